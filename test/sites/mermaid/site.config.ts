import { defineConfig } from 'sitegen'
import { mermaid } from 'sitegen/mermaid'

export default defineConfig({
  title: 'Diagrams',
  url: 'https://example.com',
  onOrphanPages: 'ignore',
  blog: { feeds: { types: ['rss'] } },
  headers: { files: ['_headers'] },
  plugins: [mermaid()],
})
