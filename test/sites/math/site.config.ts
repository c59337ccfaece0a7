import { defineConfig } from 'sitegen'
import { math } from 'sitegen/math'

export default defineConfig({
  title: 'Fields',
  url: 'https://example.com',
  baseUrl: '/lab/',
  onOrphanPages: 'ignore',
  socialCards: {},
  headers: { files: ['_headers'] },
  blog: { path: 'content/blog', onUntruncatedBlogPosts: 'ignore', feeds: { types: ['rss', 'json'] } },
  plugins: [math({ macros: { '\\R': '\\mathbb{R}' } })],
})
