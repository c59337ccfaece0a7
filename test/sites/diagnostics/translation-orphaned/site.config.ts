import { defineConfig } from 'sitegen'

export default defineConfig({
  title: 'Test',
  url: 'https://example.com',
  onOrphanPages: 'ignore',
  docs: { routeBasePath: '/' },
  i18n: { locales: ['en', 'fr'], onStaleTranslation: 'warn' },
})
