import { defineConfig } from 'sitegen'

export default defineConfig({
  title: 'Test',
  url: 'https://example.com',
  blog: { postsPerPage: 2, onInlineTags: 'warn', feeds: false },
  onOrphanPages: 'ignore',
})
