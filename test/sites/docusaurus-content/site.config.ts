import { defineConfig } from 'sitegen'

// Content as people write it for Docusaurus: every document is MDX, whatever its ending.
export default defineConfig({
  title: 'Test',
  url: 'https://example.com',
  markdown: { format: 'mdx' },
  docs: { sidebarPath: 'sidebars.js', path: 'docs' },
  blog: { path: 'blog' },
  pages: { path: 'src/pages' },
  onOrphanPages: 'ignore',
})
