import { defineConfig } from 'sitegen'

export default defineConfig({
  title: 'Kranich',
  url: 'https://kranich.example',
  i18n: { defaultLocale: 'de', locales: ['de', 'zh-Hans'] },
  docs: {},
  onOrphanPages: 'ignore',
})
