// Functions of the configuration that give the text and the front matter of documents, in the form of Docusaurus.
import { describe, expect, it } from 'vitest'
import { openTestSite, shareBuild } from './build-test-site.ts'

const config = (markdown: string): string => `import { defineConfig } from 'sitegen'
export default defineConfig({ title: 'Test', url: 'https://example.com', onBrokenLinks: 'warn', pages: { path: 'pages' }, markdown: {
${markdown}
} })
`
const preprocessor = String.raw`preprocessor: ({ filePath, fileContent }) =>
  filePath.endsWith('changed.md') ? fileContent.replace('[[note]]', ':::note\n\nOf %SITE%.\n\n:::').replaceAll('%SITE%', 'kites') : fileContent`
const summaries = `async parseFrontMatter(file) {
  const { frontMatter, content } = await file.defaultParseFrontMatter(file)
  const { summary, ...rest } = frontMatter
  return summary ? { frontMatter: { ...rest, summary, description: summary }, content: content + '\\n\\nAt the end.' } : { frontMatter, content }
}`

describe('markdown.preprocessor, markdown.parseFrontMatter', () => {
  const built = shareBuild(
    {
      'site.config.ts': config(`${preprocessor},\n${summaries}`),
      'pages/index.md': '# Home\n\n[a](/changed), [b](/summed), [c](/facts)\n',
      'pages/changed.md': '---\ntitle: All of %SITE%\n---\n\n[[note]]\n\n[nowhere](/gone)\n',
      'pages/summed.md': '---\ntitle: 1.10\nsummary: What it is\n---\n\nText.\n',
      'pages/facts.mdx': '---\nsummary: In short\n---\n\nHere: {frontMatter.description}\n',
    },
    { verify: true },
  )

  it('another text -> read in place of that of the file', async () => {
    const page = await built().read('changed/index.html')
    expect(page).toContain('<title>All of kites | Test</title>')
    expect(page).toMatch(/sg-admonition-note[\s\S]*Of kites\./)
  })

  it('a finding behind lines that the function has added -> where it is written', () =>
    expect(built().diagnostics.map(({ id, place }) => [id, place?.file, place?.line, place?.column])).toEqual([
      ['link-broken', 'pages/changed.md', 7, 1],
    ]))

  it('other front matter and another text below it -> those of the page; what stays keeps its form', async () => {
    const page = await built().read('summed/index.html')
    expect(page).toContain('<meta name="description" content="What it is"/>')
    expect(page).toContain('<title>1.10 | Test</title>')
    expect(page).toContain('<p>At the end.</p>')
  })

  it('`frontMatter` in MDX -> what the function gives', async () =>
    expect(await built().read('facts/index.html')).toContain('Here: In short'))
})

it.each([
  [
    'throws',
    'parseFrontMatter() { throw new Error("no owner") }',
    /`markdown\.parseFrontMatter` of the configuration has failed.*no owner/,
  ],
  ['gives nothing', 'parseFrontMatter: async () => undefined', /expected an object with `frontMatter`, found nothing/],
  ['gives no content', 'parseFrontMatter: () => ({ frontMatter: {} })', /expected the text below it as `content`, found nothing/],
  ['gives no text', 'preprocessor: () => 4', /`markdown\.preprocessor` .*expected the text of the file, found the number 4/],
])('a function that %s -> an error of each document', async (_, markdown, message) => {
  const site = await openTestSite({ 'site.config.ts': config(markdown), 'pages/index.md': '# Home\n' })
  const { diagnostics } = await site.build()
  expect(diagnostics).toMatchObject([{ id: 'plugin-failed', level: 'error', place: { file: 'pages/index.md' } }])
  expect(diagnostics[0]?.message).toMatch(message)
})

it('another text in as many lines -> read again after an edit of it and of the configuration, and findings have their places', async () => {
  const page = (end: string) => `# %SITE%\n\n[nowhere](/gone)${end}\n`
  const files = { 'pages/index.md': '# Home\n\n[a](/changed)\n', 'pages/changed.md': page('') }
  const site = await openTestSite({ ...files, 'site.config.ts': config(preprocessor) })
  await site.build()
  await site.write({ 'pages/changed.md': page(' and more') })
  const place = { file: 'pages/changed.md', line: 3, column: 1 }
  expect((await site.build()).diagnostics).toMatchObject([{ id: 'link-broken', place }])
  await site.write({ 'site.config.ts': config(`${preprocessor}, emoji: false`) })
  const last = await site.build()
  expect(last.diagnostics).toMatchObject([{ id: 'link-broken', place }])
  expect(await last.read('changed/index.html')).toMatch(/<h1[^>]*>(?:<[^>]*>)*kites/)
})

it('a wrong value of a function -> at the key that is written, or at the document', async () => {
  const site = await openTestSite({
    'site.config.ts': config(
      `parseFrontMatter: async (file) => ({ ...(await file.defaultParseFrontMatter(file)), frontMatter: { draft: 'no', title: [] } })`,
    ),
    'pages/index.md': '---\nslug: /\ntitle: Home\n---\n\nText\n',
  })
  expect((await site.build()).diagnostics.map(({ id, place }) => [id, place?.line])).toEqual([
    ['front-matter-invalid', undefined],
    ['front-matter-invalid', 3],
  ])
})

it('front matter that cannot be read -> one finding, and the function is not asked', async () => {
  const site = await openTestSite({ 'site.config.ts': config(summaries), 'pages/index.md': '---\ntitle: [\n---\n\nText\n' })
  expect((await site.build()).findings).toEqual(['error front-matter-syntax'])
})

it('an edit of the function -> the pages that it changes are made again', async () => {
  const site = await openTestSite({
    'site.config.ts': config(summaries),
    'pages/index.md': '---\nsummary: First\n---\n\n[b](/other)\n',
    'pages/other.md': '# Other\n\n[home](/)\n',
  })
  await site.build()
  await site.write({ 'site.config.ts': config(summaries.replace('description: summary', 'description: summary + "!"')) })
  const again = await site.build()
  expect(await again.read('index.html')).toContain('content="First!"')
  expect(await again.read('index.html')).toContain('At the end.')
})
