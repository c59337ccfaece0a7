import { defineConfig } from 'sitegen'

export default defineConfig({ title: 'Islands', url: 'https://example.com', search: false, onOrphanPages: 'ignore', headers: { files: ['_headers'] } })
