import { defineConfig } from 'sitegen'

export default defineConfig({ title: 'Reference', url: 'https://example.com', baseUrl: '/kit/', onOrphanPages: 'ignore', pages: false, blog: false, headers: { files: ['_headers'] } })
