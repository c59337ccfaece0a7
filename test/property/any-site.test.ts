// Whole builds of sites whose every file holds any text: each ends with output or with diagnostics, never with an exception of the program.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DiagnosticError } from '../../src/diagnostics/diagnostic.ts'
import { diagnosticIds } from '../../src/diagnostics/ids.ts'
import { openTestSite } from '../build/build-test-site.ts'
import { hostileText, markdownFragments, markupFragments, mdxFragments, yamlFragments } from './hostile-text.ts'
import { runs, timeout } from './runs.ts'

const markdown = hostileText([...markdownFragments, ...markupFragments], { pieces: 20 })
/** Short ones: most long ones are no MDX, and only what is gets rendered. */
const mdx = hostileText([...mdxFragments, ...markdownFragments], { pieces: 4 })
const yaml = hostileText(yamlFragments, { pieces: 6 })
const value = fc.jsonValue({ maxDepth: 2 }).map((data) => JSON.stringify(data))
const key = fc.constantFrom(
  'title',
  'description',
  'slug',
  'tags',
  'authors',
  'image',
  'sidebar_position',
  'id',
  'keywords',
  'city',
  'unlisted',
)
const frontMatter = fc.oneof(
  yaml,
  fc
    .uniqueArray(fc.tuple(key, value), { selector: ([name]) => name, maxLength: 3 })
    .map((entries) => entries.map(([name, text]) => `${name}: ${text}`).join('\n')),
)
const document = (body: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(fc.option(frontMatter, { freq: 3 }), body).map(([matter, text]) => (matter === null ? text : `---\n${matter}\n---\n\n${text}`))

const site = fc.record({
  'content/docs/a.md': document(markdown),
  'content/docs/b.mdx': document(mdx),
  'content/docs/c.mdx': document(mdx),
  'content/docs/d.mdx': mdx,
  'content/docs/e.mdx': mdx,
  'content/docs/g/_category_.yml': yaml,
  'content/docs/g/a.md': document(markdown),
  'content/docs/_part.mdx': mdx,
  'content/docs/whole.mdx': fc.constant("import Part from './_part.mdx'\n\n<Part />\n"),
  'content/blog/authors.yml': yaml,
  'content/blog/tags.yml': yaml,
  'content/blog/2024-01-01-a.md': document(markdown),
  'content/people/ann.md': document(markdown),
  'content/pages/index.md': document(markdown),
  'content/versions.json': fc.oneof({ weight: 5, arbitrary: fc.constant('[]') }, { weight: 1, arbitrary: value }),
})
const beside = {
  'site.config.ts':
    "export default { title: 'T', url: 'https://example.com', blog: { feeds: {} }, collections: [{ id: 'people', itemComponent: 'content/person.tsx' }] }\n",
  'content/person.tsx':
    'export default function Person({ item, children }) { return <><h1>{item.title}</h1>{JSON.stringify(item.data)}{children}</> }\n',
}

it(
  'any site -> output or diagnostics',
  async () => {
    const opened = await openTestSite(beside)
    const property = fc.asyncProperty(site, async (files) => {
      await opened.write(files)
      try {
        const { report, diagnostics } = await opened.build()
        for (const { id, message } of diagnostics) {
          expect(diagnosticIds).toHaveProperty([id])
          expect(message).not.toContain('[object Object]')
        }
        expect(report.failed).toBe(diagnostics.some(({ level }) => level === 'error'))
      } catch (error) {
        if (!(error instanceof DiagnosticError)) throw error
      }
    })
    await fc.assert(property, { ...runs<[Record<string, string>]>(12), endOnFailure: !process.env.SITEGEN_SHRINK })
  },
  timeout,
)
