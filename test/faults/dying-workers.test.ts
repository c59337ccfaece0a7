// Code of the site that ends its thread, or takes all memory: the message names the page, the exit code is 1, the last output stays, and the
// next build works.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openFaultSite, readTree } from './fault-site.ts'

const part = (body: string): string => `export function Part() {\n  ${body}\n  return <p>A part.</p>\n}\n`

it.each([
  ['process.exit', '0', 'process.exit(0)', /The page \/ could not be rendered: `process\.exit\(0\)` was called.*\n.*src\/part\.tsx:2:/],
  ['process.exit', '1', 'process.exit(0)', /The page \/ could not be rendered: `process\.exit\(0\)` was called.*\n.*src\/part\.tsx:2:/],
  ['all memory', '1', 'for (const all: unknown[] = []; ; ) all.push(new Array(100_000).fill(all.length))', /the page \//],
  [
    'an error in a timer',
    '1',
    "setTimeout(() => { throw new Error('later') }, 0)\n  for (const end = Date.now() + 20; Date.now() < end; );",
    /later/,
  ],
])(
  'a component with %s, --workers %s -> said, exit code 1, the last output stays, the next build works',
  async (_name, workers, body, message) => {
    const site = openFaultSite()
    await site.make()
    const before = readTree(site.out)
    writeFileSync(join(site.directory, 'src/part.tsx'), part(body))
    const { exitCode, stdout, stderr } = await site.build('--workers', workers, '--memory', '400m')
    expect([exitCode, stdout + stderr]).toEqual([1, expect.stringMatching(message)])
    expect(stdout + stderr).not.toMatch(/mistake of its own|\n {4}at /)
    expect(readTree(site.out)).toEqual(before)
    writeFileSync(join(site.directory, 'src/part.tsx'), part(''))
    expect((await site.build()).exitCode).toBe(0)
    expect(readTree(site.out)).toEqual(await site.buildClean())
  },
)

it('a configuration that calls process.exit(0) -> said, and the exit code is not 0', async () => {
  const site = openFaultSite()
  writeFileSync(join(site.directory, 'site.config.ts'), 'process.exit(0)\nexport default {}\n')
  const { exitCode, stderr } = await site.build()
  expect([exitCode, stderr]).toEqual([1, expect.stringContaining('by `process.exit` in the code of the site')])
})
