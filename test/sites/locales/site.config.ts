import { defineConfig } from 'sitegen'

export default defineConfig({
  title: 'Kite',
  url: 'https://kite.example',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'ar', 'zh-Hans'] },
  docs: { sidebarPath: 'sidebars.ts' },
  onOrphanPages: 'ignore',
  redirects: [{ from: '/old', to: '/docs/guide/wind' }],
  navbar: {
    title: 'Kite',
    items: [
      { type: 'doc', docId: 'intro', label: 'Docs' },
      { to: '/blog', label: 'Blog' },
      { type: 'localeDropdown', position: 'right' },
    ],
  },
  footer: { columns: [{ title: 'Learn', items: [{ to: '/docs/guide/install', label: 'Install' }] }], copyright: 'Kite, a sample' },
})
