import { defineConfig } from 'sitegen'

export default defineConfig({
  title: 'Islands by themselves',
  url: 'https://example.com',
  search: false,
  onOrphanPages: 'ignore',
  islands: { mode: 'auto', clientOf: { 'content/components/clock.jsx': 'load' } },
})
