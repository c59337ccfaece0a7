// The site in three files that README.md shows has to build as it stands, and its misspelt link has to be said.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openTestSite } from './build-test-site.ts'

const text = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

function readSite(): Record<string, string> {
  const [, section = ''] = text.split('### A site in three files')
  const files: Record<string, string> = {}
  for (const [, path = '', content = ''] of section.matchAll(/^`(\S+)`\n\n```(?:ts|markdown)\n([\s\S]*?)^```/gm)) files[path] = content
  return files
}

describe('README.md', () => {
  it('a site in three files -> builds; a misspelt link -> said at its place', async () => {
    const files = readSite()
    expect(Object.keys(files)).toEqual(['site.config.ts', 'content/docs/intro.md', 'content/docs/installation.md'])
    const site = await openTestSite(files)
    expect((await site.build()).findings).toEqual([])
    const [, message = ''] = /```text\nerror markdown-link-broken\n {2}(.*)\n/.exec(text) ?? []
    await site.write({ 'content/docs/intro.md': (files['content/docs/intro.md'] ?? '').replace('installation.md#npm', 'instalation.md') })
    const { diagnostics } = await site.build()
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        id: 'markdown-link-broken',
        level: 'error',
        message,
        place: expect.objectContaining({ file: 'content/docs/intro.md', line: 6, column: 16 }),
        hint: 'Did you mean `./installation.md`?',
      }),
    )
  })
})
