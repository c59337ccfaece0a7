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
    ['<><p><>\n<div>a</div>\n</></p></>', ['p div 2:1']],
  ])('MDX %j -> %j', async (body, expected) => {
    expect(await found(body, 'mdx')).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['<p><div>a</div></p>', ['p div 1:4']],
    ['<p align="center">\n\nText\n\n</p>', ['p p 3:1']],
    ['<p>One\n<p>Two', []],
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
  ])
})
