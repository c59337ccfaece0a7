// Layouts of a site's own: components around documents, posts and pages, by the name in their front matter.
import { describe, expect, it } from 'vitest'
import { startTestServer } from '../dev/start-test-server.ts'
import { openTestSite } from './build-test-site.ts'

const files = {
  'content/layouts/wide.tsx': `import { Layout, type LayoutProps } from 'sitegen/theme'
import { Clock } from '../components/clock.tsx'
export default function Wide({ route, children }: LayoutProps) {
  return <Layout className="wide"><p>Wide {route.kind}</p><Clock /><div className="markdown">{children}</div></Layout>
}
`,
  'content/layouts/noted.tsx': `import { DocPage } from 'sitegen/theme/original'
import type { LayoutProps } from 'sitegen/theme'
export default function Noted({ route, children }: LayoutProps) {
  return route.kind === 'doc' ? <DocPage route={route}><p>Read this first.</p>{children}</DocPage> : <>{children}</>
}
`,
  'content/components/clock.tsx': "'use client'\nexport function Clock() {\n  return <time>noon</time>\n}\n",
  'content/docs/intro.md':
    '---\nslug: /\nlayout: wide\n---\n\n# Start\n\n[About](/about) [Noted](noted.md) [Plain](plain.md) [Module](/module)\n',
  'content/docs/noted.md': '---\nlayout: noted\n---\n\n# Noted\n\n## Part one\n\n## Part two\n',
  'content/docs/plain.md': '# Plain\n',
  'content/blog/2026-01-05-news.md': '---\ntitle: News\nlayout: wide\n---\n\nNew.\n\n<!-- truncate -->\n\nMore of it.\n',
  'content/pages/about.md': '---\nlayout: wide\n---\n\n# About\n',
  'content/pages/module.tsx':
    "export const layout = 'wide'\nexport const metadata = { title: 'Module' }\nexport default function Page() {\n  return <h1>A module</h1>\n}\n",
}

describe('layouts of a site', () => {
  it('front matter of a document, post and page, export of a module -> that component around it; an edit redoes them', async () => {
    const site = await openTestSite(files)
    const built = await site.build()
    expect(built.diagnostics).toEqual([])
    const intro = await built.read('docs/index.html')
    expect(intro).toContain('<p>Wide doc</p>')
    expect(intro).toContain('data-export="Clock"')
    expect(intro).toContain('class="navbar"')
    const noted = await built.read('docs/noted/index.html')
    expect(noted).toContain('<p>Read this first.</p>')
    expect(noted.match(/href="#part-two"/g)?.length).toBeGreaterThan(1)
    expect(await built.read('docs/plain/index.html')).not.toContain('Wide')
    expect(await built.read('blog/2026/01/05/news/index.html')).toMatch(/Wide blog-post<\/p>.*More of it/s)
    expect(await built.read('about/index.html')).toContain('<p>Wide page</p>')
    expect(await built.read('module/index.html')).toMatch(/Wide page<\/p>.*<h1>A module<\/h1>/s)

    await site.write({ 'content/layouts/wide.tsx': files['content/layouts/wide.tsx'].replace('<p>Wide', '<p>Broad') })
    const again = await site.build({ verify: true })
    expect(again.diagnostics).toEqual([])
    expect(await again.read('docs/index.html')).toContain('<p>Broad doc</p>')
  })

  it('a site with a part `Layout` of its own -> around the pages with a layout too', async () => {
    const site = await openTestSite({
      ...files,
      'site.config.ts':
        "export default { title: 'T', url: 'https://example.com', onOrphanPages: 'ignore', components: { Layout: 'content/theme/layout.tsx' } }\n",
      'content/theme/layout.tsx': 'export default ({ children }) => <main className="own">{children}</main>\n',
    })
    const built = await site.build()
    expect(built.diagnostics).toEqual([])
    expect(await built.read('docs/index.html')).toMatch(/<main class="own"><p>Wide doc<\/p>/)
  })

  it('a name that no layout has, a module without a component -> told with place and the nearest', async () => {
    const site = await openTestSite({
      ...files,
      'content/docs/plain.md': '---\nlayout: wyde\n---\n\n# Plain\n',
      'content/pages/module.tsx': files['content/pages/module.tsx'].replace("'wide'", "'wild'"),
      'content/layouts/noted.tsx': 'export const noted = 1\n',
    })
    const { diagnostics } = await site.build({ write: false })
    expect(diagnostics.map(({ id, message, place, hint }) => [id, `${place?.file}:${place?.line}`, message, hint])).toMatchInlineSnapshot(`
      [
        [
          "page-render",
          "content/docs/noted.md:undefined",
          "The page /docs/noted could not be rendered: Expected the layout content/layouts/noted.tsx to export a component as its default.",
          "Correct it in the document or module of the page.",
        ],
        [
          "front-matter-invalid",
          "content/docs/plain.md:2",
          "Expected \`layout\` to be the name of a layout of the site, found "wyde".",
          "Did you mean "wide"? Otherwise make the file content/layouts/wyde.tsx, with a component as its default export, or remove the key.",
        ],
        [
          "page-render",
          "content/pages/module.tsx:undefined",
          "The page /module could not be rendered: Expected \`layout\` of content/pages/module.tsx to be the name of a layout, found "wild"; there are noted, wide.",
          "Correct it in the document or module of the page.",
        ],
      ]
    `)
  })

  it('the dev server: a first layout comes, is edited and goes -> the page follows', async () => {
    const server = await startTestServer({
      'site.config.ts': "export default { title: 'Test', url: 'https://example.com' }\n",
      'content/docs/intro.md': '---\nlayout: wide\n---\n\n# Start\n',
    })
    try {
      const stream = await server.listen('/docs/intro')
      expect((await server.get('/docs/intro')).body).not.toContain('Wide')
      await server.server.watching
      const shows = async (text: string): Promise<void> => expect.poll(async () => (await server.get('/docs/intro')).body).toContain(text)
      const layout = (text: string): string =>
        `export default function Wide({ children }) {\n  return <main><p>${text}</p>{children}</main>\n}\n`
      server.write('content/layouts/wide.tsx', layout('Wide'))
      await shows('<p>Wide</p>')
      server.write('content/layouts/wide.tsx', layout('Broad'))
      await shows('<p>Broad</p>')
      server.remove('content/layouts/wide.tsx')
      await shows('class="navbar"')
      stream.close()
    } finally {
      await server.close()
    }
  })
})
