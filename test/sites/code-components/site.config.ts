import { defineConfig } from 'sitegen'
import { countdowns } from './plugins/countdowns.ts'

export default defineConfig({
  title: 'Code components',
  url: 'https://example.com',
  onOrphanPages: 'ignore',
  blog: { feeds: { types: ['rss'] } },
  plugins: [countdowns()],
})
