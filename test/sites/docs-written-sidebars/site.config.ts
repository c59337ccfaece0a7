import { defineConfig } from 'sitegen'

export default defineConfig({
  title: 'Test',
  url: 'https://example.com',
  onOrphanPages: 'ignore',
  docs: { sidebarPath: 'content/sidebars.ts' },
  navbar: {
    items: [
      { type: 'docSidebar', sidebarId: 'guides', label: 'Guides' },
      { type: 'docSidebar', sidebarId: 'reference' },
      { type: 'doc', docId: 'intro' },
      { type: 'doc', docId: 'upcoming', label: 'Draft' },
    ],
  },
})
