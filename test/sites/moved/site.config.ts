import { defineConfig } from 'sitegen'
import { docusaurus } from 'sitegen/docusaurus'

export default defineConfig({
  title: 'Moved',
  url: 'https://example.com',
  docs: { path: 'docs', sidebarPath: 'sidebars.js' },
  pages: { path: 'src/pages' },
  markdown: { format: 'mdx' },
  stylesheets: ['src/css/custom.css'],
  plugins: [docusaurus()],
})
