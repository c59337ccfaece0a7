import { defineConfig } from 'sitegen'

export default defineConfig({
  title: 'Test',
  url: 'https://example.com',
  blog: { feeds: { types: ['rss', 'atom', 'json'] } },
  onOrphanPages: 'ignore',
})
