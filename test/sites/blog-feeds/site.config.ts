import { defineConfig } from 'sitegen'

export default defineConfig({
  title: 'Feeds',
  url: 'https://example.com',
  baseUrl: '/base/',
  blog: { feeds: { types: ['rss', 'atom', 'json'], title: 'News & notes', limit: 2 } },
  onOrphanPages: 'ignore',
})
