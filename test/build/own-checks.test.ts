// Plugins that look at finished pages and check the site: what they find, and when they look again.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { openTestSite } from './build-test-site.ts'

afterEach(() => {
  delete process.env.LOOKED
})

describe('a site with a rule of its own: no heading twice on a page, no title twice', () => {
  it('code, helpers and options of the rule redo the look; text redoes its page; nothing else does; --verify holds', async () => {
    const site = await openTestSite('own-checks')
    const log = join(site.directory, 'looked.txt')
    process.env.LOOKED = log
    let before = 0
    const looked = async (): Promise<string[]> => {
      const paths = (await readFile(log, 'utf8').catch(() => '')).split('\n').filter((path) => path.startsWith('/docs'))
      const fresh = paths.slice(before)
      before = paths.length
      return fresh.sort()
    }
    expect((await site.build()).diagnostics).toEqual([])
    expect(await looked()).toEqual(['/docs/', '/docs/other'])
    expect((await site.build()).diagnostics).toEqual([])
    expect(await looked()).toEqual([])

    const config = await readFile(join(site.directory, 'site.config.ts'), 'utf8')
    const shout = await readFile(join(site.directory, 'plugins/shout.ts'), 'utf8')
    await site.write({ 'content/docs/other.md': '---\ntitle: Start\n---\n\n## Parts\n\nB.\n\n## Parts\n' })
    const { report, diagnostics } = await site.build()
    expect(report.failed).toBe(true)
    expect(diagnostics).toMatchObject([
      { id: 'plugin-message', level: 'warning', message: 'distinct-headings: Two pages are called "Start".', place: { line: 2 } },
      {
        id: 'plugin-message',
        level: 'error',
        message: 'distinct-headings: The page /docs/other has the heading "Parts" twice.',
        place: { file: 'content/docs/other.md' },
        hint: expect.stringContaining('say what each is about'),
      },
    ])
    await looked()
    // What was noted is kept with the pages: it is checked again without being looked at.
    expect((await site.build()).diagnostics).toEqual(diagnostics)
    expect(await looked()).toEqual([])
    await site.write({ 'content/docs/other.md': '---\ntitle: Other\n---\n\n## Parts\n\nB.\n' })

    const edits: [string, string, string[]][] = [
      ['plugins/normalize.ts', 'export const normalize = (text: string): string => text.toLowerCase()\n', ['/docs/', '/docs/other']],
      ['site.config.ts', config.replace("'Example'", "'example'"), ['/docs/', '/docs/other']],
      [
        'site.config.ts',
        config.replace("'Example'", "'example'").replace("path: 'content/docs'", "path: 'content/docs', sidebarCollapsible: true"),
        [],
      ],
    ]
    await site.build()
    await looked()
    for (const [file, text, expected] of edits) {
      await site.write({ [file]: text })
      await site.build({ write: false })
      expect([file, await looked()]).toEqual([file, expected])
    }
    // An edit of another plugin, which works on documents, redoes the documents; the code of the rule is not looked at for its sake.
    await site.write({ 'plugins/shout.ts': shout.replace('remark: []', 'remark: [() => () => undefined]') })
    const last = await site.build({ verify: true, explain: '/docs/other' })
    expect(last.diagnostics).toEqual([])
    expect(JSON.stringify(last.report.explanation)).toContain('distinct-headings')
  })

  it('hooks that throw or give something else -> plugin-failed with plugin, hook and place; not kept', async () => {
    const site = await openTestSite({ 'content/docs/intro.md': '---\nslug: /\n---\n\n# Start\n' })
    const messages = async (hooks: string): Promise<string[]> => {
      await site.write({
        'site.config.ts': `export default { title: 'Test', url: 'https://example.com', plugins: [{ name: 'rule', ${hooks} }] }\n`,
      })
      const found = (await site.build({ write: false })).diagnostics
      return found.map(({ id, message, place }) => `${id} ${place?.file}: ${message}`)
    }
    const thrown = "page: ({ kind }) => { if (kind === 'doc') throw new Error('No answer.') }"
    expect(await messages(thrown)).toEqual([
      'plugin-failed content/docs/intro.md: The hook `page` of the plugin rule has failed for /docs/: No answer',
    ])
    expect((await messages(thrown)).length).toBe(1)
    expect(await messages("page: ({ kind }) => (kind === 'doc' ? { at: new Map() } : undefined)")).toEqual([
      'plugin-failed content/docs/intro.md: The hook `page` of the plugin rule has failed for /docs/: expected JSON or nothing, found something else',
    ])
    expect(await messages("check: () => { throw new Error('No answer.') }")).toEqual([
      'plugin-failed site.config.ts: The hook `check` of the plugin rule has failed: No answer',
    ])
    expect(await messages("check: () => [{ text: 'x' }]")).toEqual([
      expect.stringContaining(
        'plugin-failed site.config.ts: The hook `check` of the plugin rule has failed: expected a list of findings; 0.message: ',
      ),
    ])
    expect(await messages("check: async () => [{ message: 'Nothing here.' }]")).toEqual([
      'plugin-message site.config.ts: rule: Nothing here.',
    ])
  })
})
