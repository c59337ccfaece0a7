import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openTestSite } from '../build-test-site.ts'
import { readOutputs } from './read-outputs.ts'

const files = {
  'content/pages/index.md': '# Home\n\nFirst.\n',
  ...Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`content/docs/page-${index}.md`, `# Page ${index}\n`])),
}

/** Names in the site folder and in its `.sitegen`, the cache aside. */
async function namesIn(directory: string): Promise<string[]> {
  const inside = await readdir(join(directory, '.sitegen')).catch(() => [])
  return [...(await readdir(directory)), ...inside.map((name) => `.sitegen/${name}`)]
    .filter((name) => !name.startsWith('.sitegen/cache'))
    .sort()
}

describe('a build that is interrupted', () => {
  for (const workers of [0, 2]) {
    for (const step of ['content', 'markdown and components', 'pages', 'links']) {
      it(`in the step "${step}", ${workers} workers -> ends with the reason, leaves the last output and nothing else`, async () => {
        const site = await openTestSite(files)
        await site.build({ workers: 0 })
        const before = await readOutputs(join(site.directory, 'build'))
        const names = await namesIn(site.directory)
        await site.write({ 'content/pages/index.md': '# Home\n\nSecond.\n' })
        const controller = new AbortController()
        const reason = new Error('enough')
        const building = site.build({
          workers,
          cache: false,
          signal: controller.signal,
          onProgress: (progress) => {
            if (progress.step === step) controller.abort(reason)
          },
        })
        await expect(building).rejects.toBe(reason)
        expect(await namesIn(site.directory)).toEqual(names)
        expect(await readOutputs(join(site.directory, 'build'))).toEqual(before)
      })
    }
  }
})

describe('two builds at once', () => {
  it('of one site into one folder -> both end well, and the output is whole', async () => {
    const site = await openTestSite(files)
    const alone = await site.build({ workers: 0 })
    const before = await readOutputs(join(site.directory, 'build'))
    const both = await Promise.all([site.build({ workers: 2, cache: false }), site.build({ workers: 0, cache: false })])
    for (const { report } of both) expect(report).toMatchObject({ failed: false, pages: alone.report.pages })
    expect(await readOutputs(join(site.directory, 'build'))).toEqual(before)
    expect((await namesIn(site.directory)).filter((name) => /work|new|old|gone|whole/.test(name))).toEqual([])
  })

  it('of one site into two folders -> the same files in both', async () => {
    const site = await openTestSite(files)
    await Promise.all([site.build({ outDirectory: 'one', workers: 0 }), site.build({ outDirectory: 'two', workers: 0 })])
    expect(await readOutputs(join(site.directory, 'two'))).toEqual(await readOutputs(join(site.directory, 'one')))
  })
})
