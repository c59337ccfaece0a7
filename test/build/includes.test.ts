// The plugin `includes`: files in code blocks and in the text of documents, where they go, and what is said of mistakes.
import { describe, expect, it } from 'vitest'
import { checkSiteCode } from '../../src/plugins/samples/build/check-site-code.ts'
import { openTestSite, shareBuild } from './build-test-site.ts'

describe('a site with files in its documents', () => {
  const built = shareBuild('includes', { verify: true })
  const twin = (): Promise<string> => built().read('docs.md')

  it('-> no findings, and the same bytes again', () => expect(built().diagnostics).toEqual([]))

  it.each([
    [
      'a whole file -> its language, its name as the title, no markers',
      '```css title="beside.css"\n.first {\n  color: red;\n}\n.second {\n  color: blue;\n}\n```',
    ],
    [
      'a region -> without its indentation and the markers in it',
      '```ts title="The server"\nconst server = createServer()\n  server.listen(port)\n\nconst address = `http://localhost:',
    ],
    [
      'ranges of lines -> one after the other',
      "```ts\nimport { createServer } from 'node:http'\nexport function start(port: number): string {\n  return address\n}\n```",
    ],
    [
      'in a list, with signs of a fence in it -> the block of the list',
      '- In a list:\n\n  ````py\n  def main():\n      print("```")\n  ````',
    ],
    [
      'a line of VitePress -> the block that it means',
      'As VitePress writes it:\n\n```ts title="demo.ts"\nconst server = createServer()\n  server.listen(port)\n\nconst address = `http://localhost:',
    ],
    ['a line of VitePress in code of a line -> as it is written', 'Text behind it, and `<<< @/nothing.ts`.'],
    ['in a quotation, with a fence in it -> the block of the quotation', '> ````md\n> Before.\n>\n> ```js\n> run()\n> ```\n> ````'],
    ['inside of a longer fence -> as it is written', '````md\n```ts file="./missing.ts"\n```\n\n<!-- @include: ./missing.md -->\n````'],
    ['a sample with a name -> its own text', "```tsx\nexport const shown = 'a sample with a name'\n```"],
    [
      'a part behind a paragraph -> without front matter, links from where it lies',
      'A paragraph.\n\nFirst line of the part with [a link](https://example.com/lab/docs/other) and [a file](https://example.com/lab/assets/files/data-',
    ],
    [
      'its picture, code in it -> from where they lie',
      '/assets/images/picture-24e7cb00.svg)\n\n### Deeper\n\n```ts\nconst address = `http://localhost:',
    ],
    ['includes in it -> from where they lie', '}`\n```\n\nThe **innermost** part, with [a way back](https://example.com/lab/docs/).'],
    ['the text below a part -> a paragraph of its own', 'The end.\n\nAnother one. See [the part](https://example.com/lab/docs/#deeper).'],
    ['a heading -> with what stands below it', '### Only this\n\nA sentence about nothing else.\n\n#### Below it\n\nMore.\n\nFirst line'],
  ])('%s', async (_, expected) => expect(await twin()).toContain(expected))

  it('marked and folded lines -> counted in what is shown', async () => {
    const page = await built().read('docs/index.html')
    expect(page.match(/sg-line-highlight">(?:<span class="t-\d+">)?const /g)).toHaveLength(1)
    expect(page).toContain('<summary aria-label="2 lines"></summary><span class="t-55">import</span>')
    expect(page).toMatch(/data-language="ts" data-hovers="\w+\.\d+"/)
  })

  it('headings -> in the list of contents, with ids of their own', async () => {
    const contents = /<nav class="contents"[\s\S]*?<\/nav>/.exec(await built().read('docs/index.html'))?.[0] ?? ''
    expect([...contents.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)).toEqual(['parts', 'deeper', 'only-this', 'next', 'only-this-1'])
  })

  it('MDX -> components that a part imports, comments of both kinds, a partial that includes', async () => {
    const page = await built().read('docs/other/index.html')
    expect(page).toContain('<strong class="shout">From a part</strong>')
    expect(page.match(/The <strong>innermost<\/strong> part/g)).toHaveLength(2)
    expect(page).toContain('>createServer</span>()')
  })

  it('a post -> the code in its feed', async () =>
    expect(JSON.parse(await built().read('blog/feed.json')).items[0].content_html).toContain(
      'server.<span class="t-33">listen</span>(port)',
    ))

  it('check-code -> the samples of files, as they are shown; findings at the line of the file', async () => {
    const site = await openTestSite('includes')
    const report = await checkSiteCode({ siteDirectory: site.directory, cache: false })
    const found = report.diagnostics.filter(({ place }) => place?.file === 'examples/demo.ts')
    expect(report.diagnostics.map(({ place }) => `${place?.file}:${place?.line}:${place?.column}`)).toEqual(
      expect.arrayContaining(['examples/demo.ts:5:18']),
    )
    expect(found.some(({ message }) => message.includes("'port'"))).toBe(true)
  })
})

it('edits of what is included -> the documents that have it, named by --explain, as in a clean build', async () => {
  const site = await openTestSite('includes')
  await site.build()
  const same = await site.build({ explain: '/docs' })
  expect(same.report.explanation).toMatchObject({
    kept: true,
    documents: [{ included: expect.arrayContaining(['examples/demo.ts', 'content/docs/parts/_inner.md']) }],
  })
  await site.write({ 'examples/tool.py': '# region main\nprint(1)\n# endregion\n' })
  const edited = await site.build({ explain: '/docs', verify: true })
  expect(edited.findings).toEqual([])
  expect(edited.report.explanation?.changes).toEqual(['what content/docs/intro.md has of examples/tool.py'])
  const { documents, cache } = edited.report
  expect(documents - cache.documents).toBe(1)
  expect(await edited.read('docs.md')).toContain('```py\n  print(1)\n')
  // What nobody takes.
  await site.write({ 'examples/tool.py': 'import sys\n' + '# region main\nprint(1)\n# endregion\n' })
  expect((await site.build({ verify: true })).findings).toEqual([])
})

describe('mistakes', () => {
  const config = `import { includes } from 'sitegen/includes'\nexport default { title: 'T', url: 'https://example.com', onOrphanPages: 'ignore', plugins: [includes()] }\n`
  const built = shareBuild({
    'site.config.ts': config,
    'examples/demo.ts': '// #region first\nconst a = 1\n// #endregion\n// #region open\nconst b = 2\n',
    'examples/image.bin': new Uint8Array([0, 1, 2, 255]),
    'examples/large.ts': '/'.repeat(1_200_000),
    'content/docs/code.md': [
      '# Code',
      '```ts file="@site/examples/demmo.ts"\n```',
      '```ts file="@site/examples/demo.ts" region="frist"\n```',
      '```ts file="@site/examples/demo.ts" region="open"\n```',
      '```ts file="@site/examples/demo.ts" lines="4-9"\n```',
      '```ts file="@site/examples/demo.ts" lines="9-4"\n```',
      '```ts file="@site/examples/demo.ts" lines=2 dedent=much\n```',
      '```ts file="../../../outside.ts"\n```',
      '```ts file="/examples/demo.ts"\n```',
      '```ts file="@site/examples/image.bin"\n```',
      '```ts file="@site/examples/large.ts"\n```',
      '```ts file="@site/examples"\n```',
      '```ts file="@site/examples/demo.ts"\nconst kept = true\n```',
      '',
    ].join('\n\n'),
    'content/docs/text.md': [
      '# Text',
      '<!-- @include: ./_prat.md -->',
      '<!-- @include: ./_part.md#secnd -->',
      '<!-- @include: ./_part.md{3,90} -->',
      '<!-- @include: ./_part.md --> and more',
      '<!-- @include: -->',
      '<div>\n<!-- @include: ./_part.md -->\n</div>',
      'Beside\ntext <!-- @include: ./_part.md --> and `<!-- @include: code -->`',
      '<!-- @include: ./_circle.md -->',
      '<!-- @include: ./_open.md -->',
      '<!-- @include: ./_part.md -->',
      'The end is there.',
      '',
    ].join('\n\n'),
    'content/docs/_part.md':
      '---\ntitle: Part\n---\n## First\n\nA [link](./gone.md) and ![picture](./gone.png).\n\n## Second\n\n```nolanguage\n```\n',
    'content/docs/_circle.md': 'Round.\n\n<!-- @include: ./_back.md -->\n',
    'content/docs/_back.md': 'And back.\n\n<!-- @include: ./_circle.md -->\n',
    'content/docs/_open.md': 'Open.\n\n```ts\nconst open = 1\n',
  })

  it('-> the place, what is there, what to do', () => {
    const said = built().diagnostics.map(({ level, place, message, hint }) => `${level} ${place?.file}:${place?.line} ${message} | ${hint}`)
    expect(said.join('\n')).toMatchSnapshot()
  })

  it('-> what stands beside them is read', async () =>
    expect(built().findings.filter((each) => each.includes('plugin-failed'))).toEqual([]))
})
