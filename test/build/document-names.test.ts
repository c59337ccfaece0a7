// What documents find without importing it: facts about themselves; and what they and components take from files besides code.
import { describe, expect, it } from 'vitest'
import { buildTestSite, shareBuild, type TestBuild } from './build-test-site.ts'
import { makePng } from './png.ts'

const mainOf = async (build: TestBuild, path: string): Promise<string> =>
  (/<main[\s\S]*<\/main>/.exec(await build.read(path))?.[0] ?? '').replaceAll('<!-- -->', '')

const taken = [
  '<img id="direct" alt="" src={require("./a.png")} />',
  '<img id="default" alt="" src={require("./a.png").default} />',
  '<p id="json">{require("./d.json").name}</p>',
  '<p id="raw">{raw}</p>',
  '<p id="loader">{loaded}</p>',
  '<p id="plain">{plain}</p>',
  '<p id="required">{require("!!raw-loader!./sample.css").default}</p>',
]
const rawImports =
  "import raw from './sample.css?raw'\nimport loaded from '!!raw-loader!./sample.css'\nimport plain from '!!./sample.css?raw'\n"
const files = (folder: string): Record<string, string | Uint8Array> => ({
  [`${folder}/a.png`]: makePng(3, 2),
  [`${folder}/d.json`]: '{"name":"Ada"}',
  [`${folder}/sample.css`]: '.x { color: red }',
})

const build = shareBuild({
  'site.config.ts':
    "export default { title: 'T', url: 'https://example.com', baseUrl: '/base/', onOrphanPages: 'ignore', search: false, docs: { editUrl: 'https://git.example/edit/' } }\n",
  'content/docs/facts.mdx': `---
title: Facts
unknown_key: { deep: [1] }
slug: /
---

import Part, { toc as tocOfPart, contentTitle as titleOfPart, frontMatter as keysOfPart } from './_part.mdx'

# The heading

{contentTitle} | {frontMatter.unknown_key.deep[0]} | {toc.map(({ id, level, value }) => \`\${level} \${id} \${value}\`).join(', ')}

{metadata.id} | {metadata.title} | {metadata.permalink} | {metadata.source} | {metadata.editUrl} | {metadata.frontMatter.slug}

{tocOfPart.length} | {titleOfPart} | {keysOfPart.own}

## One *two*

<Part />

export const count = toc.length

{count}
`,
  'content/docs/_part.mdx': '---\nown: yes it is\n---\n\n# Part\n\n### Of the part\n\n{toc.length} {metadata.id}\n',
  'content/pages/index.md': '# Home\n\n[Docs](/docs/)\n',
  'content/docs/own.mdx': "export const toc = 'mine'\n\n# Own\n\n{toc} {[1].map((metadata) => metadata)}\n",
  'content/docs/taken.mdx': `${rawImports}\n# Taken\n\n${taken.join('\n\n')}\n\n<p id="one">{(() => { const image = require(\`./a.png\`); return image.default })()}</p>\n`,
  ...files('content/docs'),
  'content/pages/about.tsx': `${rawImports}import Live from './live'\nexport default function About() { return <main><h1>About</h1>${taken.join('')}<Live picture={require('./a.png')} /></main> }\n`,
  'content/pages/live.jsx':
    "'use client'\nimport text from './sample.css?raw'\nexport default function Live({ picture }) { return <b data-text={text}><img alt=\"\" src={picture} /></b> }\n",
  ...files('content/pages'),
  'content/blog/authors.yml': 'ann: { name: Ann }\n',
  'content/blog/2024-01-02-post.mdx':
    '---\ntitle: Post\nauthors: [ann]\n---\n\n{metadata.title} by {metadata.authors[0].name}, {metadata.permalink}\n\n{/* truncate */}\n\nMore\n',
})

describe('names that every document has', () => {
  it('contentTitle, frontMatter, toc with the headings of partials, metadata -> their values', async () => {
    expect(build().diagnostics).toEqual([])
    const html = await mainOf(build(), 'docs/index.html')
    expect(html).toContain(
      '<p>The heading | 1 | 2 one-two One <em>two</em>, 3 of-the-part Of the part</p>'.replace('<em>two</em>', '&lt;em&gt;two&lt;/em&gt;'),
    )
    expect(html).toContain(
      '<p>facts | Facts | /base/docs/ | @site/content/docs/facts.mdx | https://git.example/edit/content/docs/facts.mdx | /</p>',
    )
    expect(html).toMatch(/<\/a><\/h2>\s*<h1>Part<\/h1>[\s\S]*<\/h3>\s*1\s*facts\s*2<\/div>/)
  })

  it('what a partial knows of itself -> imported by name', async () => {
    expect(await mainOf(build(), 'docs/index.html')).toContain('<p>1 | Part | yes it is</p>')
  })

  it('names that the document has itself -> its own', async () => {
    expect(await mainOf(build(), 'docs/own/index.html')).toMatch(/mine\s*1/)
  })

  it('a post in the list and on its page -> what the post says', async () => {
    for (const page of ['blog/index.html', 'blog/2024/01/02/post/index.html'])
      expect(await mainOf(build(), page)).toContain('Post by Ann, /base/blog/2024/01/02/post')
  })
})

describe('files', () => {
  it.each([
    ['a document', 'docs/taken/index.html'],
    ['a component', 'about/index.html'],
  ])('%s -> addresses of pictures, data, texts', async (_, page) => {
    const html = await mainOf(build(), page)
    for (const id of ['direct', 'default'])
      expect(html).toMatch(new RegExp(`<img(?=[^>]* id="${id}")[^>]* src="/base/assets/[a-z]+/a-\\w+\\.png"`))
    expect(html).toContain('<p id="json">Ada</p>')
    for (const id of ['raw', 'loader', 'plain', 'required']) expect(html).toContain(`<p id="${id}">.x { color: red }</p>`)
  })

  it('a picture in a variable -> `default` of it', async () => {
    expect(await mainOf(build(), 'docs/taken/index.html')).toMatch(/<p id="one">\/base\/assets\/images\/a-\w+\.png<\/p>/)
  })

  it('an island -> the text and the address of a required picture', async () => {
    const html = await mainOf(build(), 'about/index.html')
    expect(html).toMatch(/<b data-text="\.x \{ color: red \}"><img alt="" src="\/base\/assets\/files\/a-\w+\.png"/)
  })

  it('a style sheet of which only the text is used -> no page loads it', async () => {
    expect(await build().read('about/index.html')).not.toMatch(/sample/)
  })
})

describe('mistakes', () => {
  it.each([
    ["{require('./b.png').default}", 'mdx-import-not-found', 'The import "./b.png" leads to no file.', 'Did you mean "./a.png"?'],
    [
      "import text from './sampel.css?raw'\n\n{text}",
      'mdx-import-not-found',
      'The import "./sampel.css" leads to no file.',
      'Did you mean "./sample.css"?',
    ],
    [
      "export const name = './a.png'\n\n{require(name).default}",
      'mdx-syntax',
      'Expected `require` to be given the name of a file as a text',
      'Write the name out',
    ],
    [
      "import x from '!!nothing!./a.png'\n\n{x}",
      'component-not-loadable',
      'Expected the import `!!nothing!./a.png`',
      'Loaders of webpack are not run.',
    ],
  ])('%s -> %s at its place', async (body, id, message, hint) => {
    const { diagnostics } = await buildTestSite({
      'site.config.ts': "export default { title: 'T', url: 'https://example.com', search: false }\n",
      'content/docs/index.mdx': `---\nslug: /\n---\n\n${body}\n`,
      ...files('content/docs'),
    })
    const found = diagnostics.find((each) => each.id === id)
    expect(found?.message).toContain(message)
    expect(found?.hint).toContain(hint)
    expect(found?.place).toMatchObject({ file: 'content/docs/index.mdx', line: body.startsWith('export') ? 7 : 5 })
  })

  it('a text that a component imports and that is not there -> its place', async () => {
    const { diagnostics } = await buildTestSite({
      'site.config.ts': "export default { title: 'T', url: 'https://example.com', search: false }\n",
      'content/pages/index.tsx': "import text from './gone.txt?raw'\nexport default () => <p>{text}</p>\n",
    })
    expect(diagnostics.filter(({ level }) => level === 'error')).toMatchObject([
      {
        id: 'component-not-loadable',
        message: expect.stringContaining('`./gone.txt?raw`'),
        place: { file: 'content/pages/index.tsx', line: 1 },
      },
    ])
  })
})
