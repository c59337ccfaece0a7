import { defineConfig } from 'sitegen'

// Tests put a recipe of docs/analytics.md in its place.
export default defineConfig({ title: 'T', url: 'https://example.com', search: false, onOrphanPages: 'ignore', onUnusedAssets: 'ignore' })
