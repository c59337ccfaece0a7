import { defineConfig } from 'sitegen'

export default defineConfig({
  title: 'Shell',
  url: 'https://example.com',
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  docs: { sidebarPath: 'content/sidebars.ts', lastVersion: 'current', versions: { current: { label: 'New', path: '' } } },
  blog: false,
  announcementBar: { id: 'first', content: 'Something <a href="/plain">new</a>', isCloseable: true },
  navbar: {
    hideOnScroll: true,
    logo: { alt: 'Shell', src: '/img/light.svg', srcDark: '/img/dark.svg', width: 60, height: 32, brandPage: '/brand' },
    items: [
      { label: 'Plain link', to: '/plain' },
      { type: 'doc', docId: 'intro', label: 'Doc item' },
      { type: 'docSidebar', sidebarId: 'main', label: 'Sidebar item' },
      {
        type: 'dropdown',
        label: 'Menu',
        items: [
          { label: 'First', to: '/plain' },
          { label: 'Second', to: '/brand' },
          { label: 'Elsewhere', href: 'https://example.org/' },
        ],
      },
      { type: 'html', value: '<b class="own-html">Own</b>' },
      { type: 'docsVersion', position: 'right' },
      { type: 'docsVersionDropdown', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
      { type: 'search', position: 'right' },
    ],
  },
  footer: { logo: { src: '/img/light.svg', srcDark: '/img/dark.svg', width: 60, height: 32 }, copyright: '© {year} Shell' },
  onOrphanPages: 'ignore',
})
