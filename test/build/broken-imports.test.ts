// One import that leads nowhere, or one module that does not compile: every other page is rendered and checked in the same run.
import { describe, expect, it } from 'vitest'
import { buildTestSite, openTestSite, type TestBuild } from './build-test-site.ts'

const config = "export default { title: 'T', url: 'https://example.com', search: false }\n"
const other = '---\nslug: /\n---\n\n# Home\n\n[gone](/gone)\n\n![gone](./gone.png)\n\n[a](./a.mdx)\n'

const found = ({ diagnostics }: TestBuild): string[] => diagnostics.map(({ id, place }) => `${id} ${place?.file}:${place?.line}`).sort()

const ofOthers = ['image-broken content/docs/index.md:9', 'link-broken content/docs/index.md:7']

describe('the rest of a site is checked when', () => {
  it.each<[string, Record<string, string>, string[]]>([
    [
      'a document imports a package that is not installed',
      { 'content/docs/a.mdx': "import A from 'no-such-package'\n\n# A\n\n<A />\n" },
      ['component-not-loadable content/docs/a.mdx:1'],
    ],
    [
      'a document imports a file that is not there',
      { 'content/docs/a.mdx': "import A from './no-such-file'\n\n# A\n\n<A />\n" },
      ['mdx-import-not-found content/docs/a.mdx:1'],
    ],
    [
      'a component imports what is not there, and another does not compile',
      {
        'content/docs/a.mdx': "import { A } from './a.tsx'\n\n# A\n\n<A />\n",
        'content/docs/b.mdx': "import { B } from './b.tsx'\n\n# B\n\n<B />\n",
        'content/docs/c.mdx': "import { A } from './a.tsx'\n\n# C\n\n<A />\n",
        'content/docs/a.tsx': "import { x } from './x'\nimport 'nothing-here'\nexport const A = () => <b>{x}</b>\n",
        'content/docs/b.tsx': 'export const B = () => <b>\n',
      },
      [
        'component-not-loadable content/docs/a.tsx:1',
        'component-not-loadable content/docs/a.tsx:2',
        'component-not-loadable content/docs/b.tsx:2',
      ],
    ],
    [
      'a component imports a name that a module does not export',
      {
        'content/docs/a.mdx': "import { A } from './a.tsx'\n\n# A\n\n<A />\n",
        'content/docs/a.tsx': "import { y } from './x'\nexport const A = () => <b>{y}</b>\n",
        'content/docs/x.ts': 'export const x = 1\n',
      },
      ['component-not-loadable content/docs/a.tsx:1'],
    ],
    [
      'an island cannot run in a browser, and its style sheet names no file',
      {
        'content/docs/a.mdx': "import { A } from './a.tsx'\n\n# A\n\n<A />\n",
        'content/docs/a.tsx':
          "'use client'\nimport { readFileSync } from 'node:fs'\nimport './a.css'\nexport const A = () => <b>{typeof readFileSync}</b>\n",
        'content/docs/a.css': '.a { background: url(./gone.svg) }\n',
      },
      ['component-not-loadable content/docs/a.css:1', 'component-not-loadable content/docs/a.tsx:2'],
    ],
  ])('%s', async (_, files, expected) => {
    const build = await buildTestSite({
      'site.config.ts': config,
      'content/docs/index.md': other,
      ...('content/docs/a.mdx' in files ? {} : { 'content/docs/a.mdx': '# A\n' }),
      ...files,
    })
    expect(found(build)).toEqual([...expected, ...ofOthers].sort())
    expect(build.report.failed).toBe(true)
  })

  it('a component of a collection is not there', async () => {
    const build = await buildTestSite({
      'site.config.ts':
        "export default { title: 'T', url: 'https://example.com', search: false, collections: [{ id: 'people', itemComponent: 'content/person.tsx' }] }\n",
      'content/people/ada.md': '# Ada\n',
      'content/docs/a.mdx': '# A\n',
      'content/docs/index.md': other,
    })
    expect(found(build)).toEqual([...ofOthers, 'collection-component-missing site.config.ts:1'].sort())
  })

  it('it was mended -> the same output as ever', async () => {
    const site = await openTestSite({
      'site.config.ts': config,
      'content/docs/index.mdx': "---\nslug: /\n---\n\nimport { A } from './a.tsx'\n\n# Home\n\n<A />\n",
    })
    expect((await site.build()).findings).toEqual(['error mdx-import-not-found'])
    await site.write({ 'content/docs/a.tsx': "import 'nothing-here'\nexport const A = () => <b>Here</b>\n" })
    expect((await site.build()).findings).toEqual(['error component-not-loadable'])
    await site.write({ 'content/docs/a.tsx': 'export const A = () => <b>Here</b>\n' })
    const mended = await site.build()
    expect(mended.findings).toEqual([])
    expect(await mended.read('docs/index.html')).toContain('<b>Here</b>')
  })
})
