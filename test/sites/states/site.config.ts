import { defineConfig } from 'sitegen'

export default defineConfig({ title: 'States', url: 'https://example.com', onOrphanPages: 'ignore', headers: { files: ['_headers'] } })
