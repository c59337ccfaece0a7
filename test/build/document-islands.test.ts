// `islands: 'auto'`: components that a document declares itself.
import { describe, expect, it } from 'vitest'
import { startTestServer } from '../dev/start-test-server.ts'
import { buildTestSite, openTestSite, shareBuild, type TestBuild } from './build-test-site.ts'

const config =
  "export default { title: 'T', url: 'https://example.com', onOrphanPages: 'ignore', search: false, islands: 'auto', docs: { path: 'docs' } }\n"
const counter = `---
slug: /
---

import { useState } from 'react'
import { start } from '../src/start.js'

export const step = 2

export const Counter = ({ from = start, format }) => {
  const [count, setCount] = useState(from)
  return <button onClick={() => setCount(count + step)}>{format ? format(count) : count}</button>
}

# Title

<Counter from={5} />

Steps of {step}.
`
const files = { 'site.config.ts': config, 'docs/a.mdx': counter, 'src/start.js': 'export const start = 1\n' }

const islandsOf = (html: string): string[] =>
  [...html.matchAll(/<sg-island data-module="([^"]*)-\w+\.js"(?: data-export="(\w+)")? data-client="(\w+)"/g)].map((found) =>
    found.slice(1).join(' '),
  )
const findingsOf = ({ diagnostics }: TestBuild): string[] =>
  diagnostics.map(({ level, id, place }) => `${level} ${id} ${place?.file}:${place?.line}:${place?.column}`)

describe('a component with state that a document declares', () => {
  const built = shareBuild(files)

  it('the page -> an island, with what the document says beside it', async () => {
    expect(built().diagnostics).toEqual([])
    const html = await built().read('docs/index.html')
    expect(islandsOf(html)).toEqual(['/assets/js/a.mdx.esm Counter intent'])
    expect(html).toContain('<button>5</button>')
    expect(html.replaceAll('<!-- -->', '')).toContain('Steps of 2.')
  })

  it('a document whose text alone is edited -> the bundle is kept; whose code is -> another module, exactly', async () => {
    const site = await openTestSite(files)
    const scripts = async (build: TestBuild): Promise<string[]> => (await build.files()).filter((file) => /a\.mdx/.test(file))
    const before = await scripts(await site.build())
    expect(before).toHaveLength(1)
    await site.write({ 'docs/a.mdx': counter.replace('# Title', '# Another title') })
    const text = await site.build()
    expect(text.diagnostics).toEqual([])
    expect(text.report.cache.bundle).toBe(true)
    expect(await text.read('docs/index.html')).toContain('Another title')
    await site.write({ 'docs/a.mdx': counter.replace('step = 2', 'step = 3') })
    const code = await site.build({ verify: true })
    expect(code.diagnostics).toEqual([])
    expect(code.report.cache.bundle).toBe(false)
    expect(await scripts(code)).not.toEqual(before)
    expect((await code.read('docs/index.html')).replaceAll('<!-- -->', '')).toContain('Steps of 3.')
  })

  it('the dev server -> the same, and an edit of the code', async () => {
    const server = await startTestServer(files)
    try {
      const shown = async (): Promise<string> => (await server.get('/docs/')).body
      expect(islandsOf(await shown())).toEqual(['/assets/js/a.mdx.esm Counter intent'])
      const stream = await server.listen('/docs/')
      await server.server.watching
      server.write('docs/a.mdx', counter.replace('step = 2', 'step = 3').replace('from={5}', 'from={7}'))
      await expect.poll(shown).toContain('<button>7</button>')
      expect((await shown()).replaceAll('<!-- -->', '')).toContain('Steps of 3.')
      expect(islandsOf(await shown())).toHaveLength(1)
      stream.close()
    } finally {
      await server.close()
    }
  })
})

describe('what stays as it is', () => {
  it('a prop that is no data -> a finding at the prop', async () => {
    const build = await buildTestSite({ ...files, 'docs/a.mdx': counter.replace('from={5}', 'format={(count) => count}') })
    expect(findingsOf(build)).toEqual(['warning island-prop docs/a.mdx:17:10'])
    expect(await build.read('docs/index.html')).toContain('<button>1</button>')
  })

  it('code that uses what only the document has: its components, its facts, its files -> the finding of lost code', async () => {
    const withCode = (code: string): string => counter.replace('<button onClick', `<button title={String(${code})} onClick`)
    for (const text of [
      counter
        .replace('<button', '<Badge>new</Badge>; <button')
        .replace('return', 'return count > 9 ? <Card title="a" /> :')
        .replace('<Badge>new</Badge>; ', ''),
      withCode('toc.length'),
      counter.replace("import { start } from '../src/start.js'", "import start from './part.mdx'"),
    ]) {
      const build = await buildTestSite({ ...files, 'docs/a.mdx': text, 'docs/part.mdx': '---\nunlisted: true\n---\n\nPart.\n' })
      expect(build.diagnostics.map(({ id }) => id)).toContain('event-handler-lost')
      expect(islandsOf(await build.read('docs/index.html'))).toEqual([])
    }
  })

  it('an error in the code -> at its line in the document', async () => {
    const build = await buildTestSite({
      ...files,
      'docs/a.mdx': counter.replace('useState(from)', 'useState(from.missing.name)'),
    })
    expect(findingsOf(build)).toEqual([expect.stringMatching(/^error mdx-render docs\/a\.mdx:11:/)])
  })

  it('without the setting -> the finding', async () => {
    const build = await buildTestSite({ ...files, 'site.config.ts': config.replace("islands: 'auto', ", '') })
    expect(build.diagnostics.map(({ id }) => id)).toEqual(['event-handler-lost'])
  })

  it('an import that leads nowhere -> a finding in the document, and other pages are looked at', async () => {
    const build = await buildTestSite({
      ...files,
      'docs/a.mdx': counter.replace("'../src/start.js'", "'not-installed'"),
      'docs/b.mdx': `${counter.replace('slug: /', 'slug: /b')}\n[Lost](./lost.md)\n`,
    })
    const found = build.diagnostics.map(({ id, place }) => `${id} ${place?.file}`)
    expect(found.toSorted()).toEqual(['component-not-loadable docs/a.mdx', 'markdown-link-broken docs/b.mdx'])
  })
})
