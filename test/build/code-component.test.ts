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
})
