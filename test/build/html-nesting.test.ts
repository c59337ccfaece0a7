// HTML that a browser nests otherwise than it is written.
import { describe, expect, it } from 'vitest'
import { parseText } from '../markdown/parse-text.ts'
import { buildTestSite } from './build-test-site.ts'

const found = async (body: string, format: 'md' | 'mdx'): Promise<string[]> => {
  const { diagnostics } = await parseText(body, { format, parse: { componentNames: ['Box'] } })
  return diagnostics
    .filter(({ id }) => id === 'html-nesting')
    .map(
      ({ message, place }) =>
        `${[...message.matchAll(/<(\w+)>/g)]
          .map(([, name]) => name)
          .slice(0, 2)
          .join(' ')} ${place?.line}:${place?.column}`,
    )
}

describe('in a document', () => {
  it.each<[string, string[]]>([
    ['<p>\n  Text\n</p>', ['p p 2:3']],
    ['<p>Text</p>', []],
    ['Text <div>box</div>', ['p div 1:6']],
    ['Text <span><ul><li>a</li></ul></span>', ['p ul 1:12']],
    ['<p><Box><div>a</div></Box></p>', []],
    ['<p><button><div>a</div></button></p>', []],
    ['[a <a href="/b">b</a>](/c)', ['a a 1:4']],
    ['<table><div>a</div></table>', ['div table 1:8']],
    ['<table><tbody><tr><td><div><p>a</p></div></td></tr></tbody></table>', []],
    ['<h2><h3>a</h3></h2>', ['h2 h3 1:5']],
    ['<ul><li>a<li>b</li></li></ul>', ['li li 1:10']],
    ['<dl><dt>a<div><dd>b</dd></div></dt></dl>', ['dt dd 1:15']],
    ['<ul><li>a<ul><li>b</li></ul></li></ul>', []],
    ['<><p><>\n<div>a</div>\n</></p></>', ['p div 2:1']],
  ])('MDX %j -> %j', async (body, expected) => {
    expect(await found(body, 'mdx')).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['<p><div>a</div></p>', ['p div 1:4']],
    ['<p align="center">\n\nText\n\n</p>', ['p p 3:1']],
    ['<p>One\n<p>Two', []],
    ['<ul>\n<li>One\n<li>Two\n</ul>', []],
    ['<dl><dt>a<dd>b<dt>c<dd>d</dl>', []],
    ['<p align="center">\n  <img src="https://example.com/a.png" alt="">\n</p>\n\nText', []],
    ['a <b><button>b <button>c</button></button></b>', ['button button 1:16']],
    ['<table>\n<tr><td>a</td></tr>\n</table>\n\n- b\n\n> c', []],
    ['<details>\n<summary>a</summary>\n\nText\n\n</details>', []],
    ['`<p><div></p>` and <!-- <p><div></p> -->', []],
  ])('Markdown %j -> %j', async (body, expected) => {
    expect(await found(body, 'md')).toEqual(expected)
  })
})

it('in page modules, components, islands and expressions of MDX -> found where they are written, once', async () => {
  const { diagnostics } = await buildTestSite({
    'site.config.ts': "export default { title: 'T', url: 'https://example.com', search: false, onOrphanPages: 'ignore' }\n",
    'content/components/box.tsx': 'export const Box = () => (\n  <p>\n    {[1].map((n) => <div key={n}>{n}</div>)}\n  </p>\n)\n',
    'content/components/island.tsx': '\'use client\'\nexport const Island = () => <a href="/"><b><a href="/other">b</a></b></a>\n',
    'content/pages/index.tsx':
      "import { Box } from '../components/box'\nimport { Island } from '../components/island'\nexport default () => <main><h1>Home</h1><Box /><Island /><p><Box /></p></main>\n",
    'content/pages/other.tsx': "import { Box } from '../components/box'\nexport default () => <main><h1>Other</h1><Box /></main>\n",
    'content/docs/intro.mdx': '---\nslug: /\n---\n\n# Intro\n\n<p>{1}<div>a</div></p>\n\n{true && <h2><h3>b</h3></h2>}\n',
  })
  expect(diagnostics.map(({ id, place, count = 1 }) => `${id} ${place?.file}:${place?.line} ${count}`).sort()).toEqual([
    'html-nesting content/components/box.tsx:2 3',
    'html-nesting content/components/island.tsx:2 1',
    'html-nesting content/docs/intro.mdx:7 1',
    'html-nesting content/docs/intro.mdx:9 1',
    'html-nesting content/pages/index.tsx:3 1',
  ])
})

it('a component that makes a block inside of somebody else’s element -> found where it is used, once for each cause', async () => {
  const { diagnostics } = await buildTestSite({
    'site.config.ts': "export default { title: 'T', url: 'https://example.com', search: false, onOrphanPages: 'ignore' }\n",
    'content/components/blocks.tsx':
      "import { memo } from 'react'\nexport const Block = () => <div>a</div>\nexport const Anchor = memo(function Anchor() { return <b><a href=\"/other\">b</a></b> })\nexport const Inline = () => <b>a</b>\nexport const Raw = () => <div dangerouslySetInnerHTML={{ __html: '<p>a<div>b</div>' }} />\n",
    'content/pages/index.tsx':
      'import { Anchor, Block } from \'../components/blocks\'\nexport default () => (\n  <main>\n    <h1>Home</h1>\n    <p>\n      <Block />\n    </p>\n    <a href="/other">\n      <Anchor />\n    </a>\n  </main>\n)\n',
    'content/pages/other.tsx':
      "import { Block, Inline, Raw } from '../components/blocks'\nexport default () => <main><h1>Other</h1><p><Inline /></p><div><Block /><Raw /></div></main>\n",
    'content/docs/intro.mdx':
      "---\nslug: /\n---\nimport { Block, Inline } from '../components/blocks'\n\n# Intro\n\nText <Inline />\n\n<div>Text</div>\n\n- One\n- Two <button><Block /></button>\n",
    'content/docs/two.mdx': "import { Block as Box } from '../components/blocks'\n\n# Two\n\n<div>Text</div>\n\nText <Box />\n",
    'content/docs/three.mdx':
      "import { Block as Box } from '../components/blocks'\n\n# Three\n\n<span>Text <Box /></span> and <span><span><Box /></span></span>.\n",
  })
  expect(diagnostics.map(({ id, message, place, count = 1 }) => `${id} ${place?.file}:${place?.line} ${count} ${message}`).sort()).toEqual([
    'html-nesting content/docs/three.mdx:5 3 A browser ends the <p> before this <div>: a <p> cannot contain it. It comes from <Block>.',
    'html-nesting content/pages/index.tsx:8 1 A browser ends the <a> before this <a>: a <a> cannot contain it. It comes from <Anchor>.',
  ])
})

it('a post that lists show in full -> found in the post, once', async () => {
  const { diagnostics } = await buildTestSite({
    'site.config.ts':
      "export default { title: 'T', url: 'https://example.com', search: false, onOrphanPages: 'ignore', blog: { onUntruncatedBlogPosts: 'ignore' } }\n",
    'content/pages/index.md': '# Home\n\n[Blog](/blog)\n',
    'content/blog/2024-01-01-post.mdx': '# Post\n\nText.\n\n<p>\n  Text in <b>a {1} paragraph</b>\n</p>\n',
  })
  expect(diagnostics.map(({ id, place, count = 1 }) => `${id} ${place?.file}:${place?.line} ${count}`)).toEqual([
    'html-nesting content/blog/2024-01-01-post.mdx:6 1',
  ])
})
