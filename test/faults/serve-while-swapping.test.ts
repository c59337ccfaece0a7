// `serve` while builds put new outputs in the place of the one that it serves: every request gets its page.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openOutput } from '../../src/build/output/output.ts'
import { startPreviewServer } from '../../src/dev/preview-server.ts'

const swaps = 40
const text = (build: number) => `build ${build}\n`.repeat(20_000)

it(`${swaps} swaps while pages are requested -> every answer is 200 and whole`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sitegen-swaps-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const directory = join(folder, 'build')
  mkdirSync(directory)
  writeFileSync(join(directory, '404.html'), 'Not found')
  writeFileSync(join(directory, 'page.html'), text(0))
  const server = await startPreviewServer({ directory, port: 0, baseUrl: '/' })
  onTestFinished(() => server.close())

  let isSwapping = true
  const statuses = new Map<number, number>()
  const bodies = new Set<string>()
  const request = async (): Promise<void> => {
    while (isSwapping) {
      const response = await fetch(`${server.url}page`, { headers: { 'accept-encoding': 'identity' } })
      const body = await response.text()
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      bodies.add(body.slice(0, 9).trim())
      expect(new Set(body.trimEnd().split('\n')).size, 'builds mixed in one answer').toBe(1)
      expect(body.length).toBe(text(Number(body.slice(6, 8).trim())).length)
    }
  }
  const clients = [request(), request(), request()]
  for (let build = 1; build <= swaps; build++) {
    const output = await openOutput(directory)
    await output.write('404.html', 'Not found')
    await output.write('page.html', text(build))
    await output.publish()
    await output.close()
  }
  isSwapping = false
  await Promise.all(clients)
  expect([...statuses.keys()]).toEqual([200])
  expect(bodies.size).toBeGreaterThan(1)
})
