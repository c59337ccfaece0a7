import { defineConfig } from 'sitegen'

export default defineConfig({ title: 'Chat', url: 'https://example.com', askAi: { script: '/chat.js', siteId: 'site-1' }, headers: { files: ['_headers'] } })
