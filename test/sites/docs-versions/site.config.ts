import { defineConfig } from 'sitegen'

export default defineConfig({
  title: 'Test',
  url: 'https://example.com',
  docs: { sidebarPath: 'content/sidebars.ts', versions: { '1.0': { label: 'One', path: 'one', noIndex: true } } },
  navbar: { items: [{ type: 'docsVersionDropdown' }, { type: 'docsVersion' }, { type: 'doc', docId: 'setup', label: 'Setup' }] },
  onOrphanPages: 'ignore',
})
