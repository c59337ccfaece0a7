import { describe, expect, it } from 'vitest'
import { buildTestSite } from './build-test-site.ts'

describe('<CodeBlock> in MDX and in pages', () => {
  it('code in a component -> highlighted like a fence, with title and marked lines', async () => {
    const { findings, read } = await buildTestSite({
      'content/pages/index.tsx': `import { CodeBlock } from 'sitegen/theme'
export const metadata = { title: 'Home' }
export default function Home() {
  return <><h1>Home</h1><a href="/mdx">MDX</a><CodeBlock language="ts" title="a.ts">{'const a: number = 1'}</CodeBlock></>
}
`,
      'content/pages/mdx.mdx':
        '---\ntitle: MDX\n---\n\nimport CodeBlock from \'@theme/CodeBlock\'\n\n[Home](/)\n\n<CodeBlock language="css" metastring="{1}">{\'a { color: red }\'}</CodeBlock>\n\n```ts\nconst a: number = 1\n```\n',
    })
    expect(findings).toEqual([])
    const [page, mdx] = await Promise.all([read('index.html'), read('mdx/index.html')])
    const fence = /<code class="language-ts">(.*?)<\/code>/s.exec(mdx)?.[1]
    expect(fence).toContain('<span')
    expect(page).toContain(`<div class="sg-code-title">a.ts</div><pre tabindex="0"><code class="language-ts">${fence}</code>`)
    expect(mdx).toContain('<span class="sg-line sg-line-highlight">')
  })

  it('children or a title that are elements -> shown as they are, in the text twin too', async () => {
    const { findings, read } = await buildTestSite({
      'site.config.ts': "export default { title: 'T', url: 'https://example.com', search: false, textTwins: true }\n",
      'content/pages/index.mdx': [
        '---\ntitle: Home\n---\n',
        '<CodeBlock language="bash"><div>npm i x</div></CodeBlock>\n',
        '<CodeBlock language="bash">\n  npm i y\n\n  npm i z\n</CodeBlock>\n',
        '<CodeBlock language="js">{<>const a = <b>1</b></>}</CodeBlock>\n',
        '<CodeBlock language="js"><>const b = 2</></CodeBlock>\n',
        '<CodeBlock language="js" title={<i>a.js</i>}>const c = 3</CodeBlock>\n',
      ].join('\n'),
    })
    expect(findings).toEqual([])
    const html = await read('index.html')
    expect(html).toContain('<pre tabindex="0"><code class="language-bash"><div>npm i x</div></code></pre>')
    expect(html).toMatch(/<code class="language-bash"><p>npm i y<\/p>\s*<p>npm i z<\/p><\/code>/)
    expect(html).toContain('<code class="language-js">const a = <b>1</b></code>')
    expect(html).toMatch(/<code class="language-js">(?:<span class="[^"]+">[^<]+<\/span>\s*)+<\/code>/)
    expect(html).toContain('<div class="sg-code-title"><i>a.js</i></div>')
    const twin = await read('index.md')
    for (const text of ['npm i x', 'npm i y', 'npm i z', 'const a = 1', 'const b = 2', 'const c = 3']) expect(twin).toContain(text)
  })
})
