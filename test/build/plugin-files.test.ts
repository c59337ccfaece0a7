// Files that plugins make of all pages: what is in them, when they are made again, and what is refused.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openTestSite } from './build-test-site.ts'

const config = (plugins: string, keys = ''): string =>
  `import { changes } from './plugins/changes.ts'\nexport default { title: 'T', url: 'https://example.com', onOrphanPages: 'ignore', ${keys} plugins: [${plugins}] }\n`
const changes = `import { appendFileSync } from 'node:fs'
export const changes = ({ name = 'changes.json', log } = {}) => ({
  name: 'changes',
  page: ({ kind, headings }) => (kind === 'doc' ? headings.map(({ text }) => text) : undefined),
  files({ site, pages }) {
    const list = pages.filter(({ isHidden, path }) => !isHidden && path !== '*').map(({ path, title, value }) => ({ path, title, value }))
    const text = JSON.stringify({ site: site.title, list })
    return [
      { path: 'lists/' + name, content: text },
      { path: 'lists/slow.txt', identity: text, content: async () => { if (log) appendFileSync(log, 'made\\n'); return new TextEncoder().encode(text) } },
    ]
  },
})
`
const content = {
  'content/docs/intro.md': '---\nslug: /\n---\n\n# Intro\n\n## First\n\n[list](pathname:///lists/changes.json) [text](/lists/slow.txt)\n',
  'content/docs/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n',
}

describe('files of all pages', () => {
  it('a list with what was noted -> written, linked, redone when a page or the plugin changes, and else not asked for; --verify holds', async () => {
    const site = await openTestSite({ ...content, 'plugins/changes.ts': changes, 'site.config.ts': config('changes()') })
    const log = join(site.directory, 'made.txt')
    await site.write({ 'site.config.ts': config(`changes({ log: ${JSON.stringify(log)} })`) })
    const made = async (): Promise<number> => (await readFile(log, 'utf8').catch(() => '')).split('\n').length - 1
    const first = await site.build()
    expect(first.diagnostics).toEqual([])
    const list = JSON.parse(await first.read('lists/changes.json'))
    expect(list.site).toBe('T')
    expect(list.list).toContainEqual({ path: '/docs/', title: 'Intro', value: ['First'] })
    expect(list.list.map(({ path }: { path: string }) => path)).not.toContain('/docs/hidden')
    expect(await first.read('lists/slow.txt')).toBe(await first.read('lists/changes.json'))
    expect(await made()).toBe(1)
    expect((await site.build()).diagnostics).toEqual([])
    expect(await made()).toBe(1)
    await site.write({ 'content/docs/intro.md': content['content/docs/intro.md'].replace('## First', '## Second') })
    const second = await site.build({ verify: true })
    expect(second.diagnostics).toEqual([])
    expect(await second.read('lists/slow.txt')).toContain('Second')
    // Once for this build, once for the one that proves it.
    expect(await made()).toBe(3)
    await site.write({ 'plugins/changes.ts': changes.replace('site: site.title', 'site: site.url') })
    expect(JSON.parse(await (await site.build()).read('lists/slow.txt')).site).toBe('https://example.com')
  })

  it('the name of a file that sitegen makes beside pages -> takes its place', async () => {
    const plugin = "{ name: 'own', files: () => [{ path: 'sitemap.xml', content: 'mine' }] }"
    const site = await openTestSite({
      ...content,
      'site.config.ts': config(plugin).replace(/^import.*\n/, ''),
      'content/docs/intro.md': '# A\n',
    })
    const built = await site.build()
    expect(built.diagnostics).toEqual([])
    expect(await built.read('sitemap.xml')).toBe('mine')
  })

  it.each<[string, string]>([
    ["() => [{ path: 'docs/intro/index.html', content: '' }]", 'the site has a file "docs/intro/index.html" already.'],
    ["() => [{ path: 'a', content: '' }, { path: 'A', content: '' }]", 'the site has a file "A" already.'],
    [
      "() => [{ path: '../a', content: '' }]",
      'expected a list of files; 0.path: expected the path of a file from the output, such as "feeds/changes.json".',
    ],
    [
      "() => [{ path: '/a', content: '' }]",
      'expected a list of files; 0.path: expected the path of a file from the output, such as "feeds/changes.json".',
    ],
    [
      "() => [{ path: 'a', content: 1 }]",
      'expected a list of files; 0.content: expected a text, bytes, or a function that gives one of them.',
    ],
    ["() => ({ path: 'a' })", 'expected a list of files; what it gave: Invalid input: expected array, received object.'],
    ["() => { throw new Error('Gone.') }", 'Gone'],
    ["() => [{ path: 'a', content() { throw new Error('Gone.') } }]", 'it could not make "a": Gone'],
    ["() => [{ path: 'a', identity: 'x', content: async () => 1 }]", 'expected text or bytes for "a", found 1.'],
  ])('%s -> %s', async (hook, problem) => {
    const site = await openTestSite({
      'content/docs/intro.md': '# A\n',
      'site.config.ts': config(`{ name: 'own', files: ${hook} }`).replace(/^import.*\n/, ''),
    })
    const { report } = await site.build()
    expect(report.failed).toBe(true)
    expect(report.diagnostics).toMatchObject([
      { id: 'plugin-failed', message: `The hook \`files\` of the plugin own has failed: ${problem}`, place: { file: 'site.config.ts' } },
    ])
  })
})
