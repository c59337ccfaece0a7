import { defineConfig } from 'sitegen'

export default defineConfig({
  title: 'Test',
  url: 'https://example.com',
  docs: [
    { path: 'content/docs' },
    { id: 'api', path: 'content/api', routeBasePath: 'reference', breadcrumbs: false, editUrl: ({ path, version }) => `https://git.example/${version}/${path}` },
  ],
  navbar: { items: [{ type: 'doc', docId: 'intro', label: 'Docs' }, { type: 'docSidebar', sidebarId: 'defaultSidebar', docsPluginId: 'api', label: 'API' }] },
  onOrphanPages: 'ignore',
})
