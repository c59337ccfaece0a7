import { defineConfig } from 'sitegen'
import { includes } from 'sitegen/includes'

export default defineConfig({
  title: 'Parts',
  url: 'https://example.com',
  baseUrl: '/lab/',
  onOrphanPages: 'ignore',
  code: { hovers: true },
  blog: { path: 'content/blog', onUntruncatedBlogPosts: 'ignore', feeds: { types: ['json'] } },
  plugins: [includes()],
})
