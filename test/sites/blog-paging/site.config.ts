import { defineConfig } from 'sitegen'

export default defineConfig({
  title: 'Test',
  url: 'https://example.com',
  blog: { title: 'News', description: 'What happened', sidebarCount: 4, feeds: false },
  onOrphanPages: 'ignore',
})
