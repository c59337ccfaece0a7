import { defineConfig } from 'sitegen'

export default defineConfig({
  title: 'Test',
  url: 'https://example.com',
  redirects: [{ from: '/docs/start', to: '/docs/intro' }],
})
