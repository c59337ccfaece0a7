import { defineConfig } from 'sitegen'
import { api } from './plugins/api.ts'

export default defineConfig({
  title: 'Kit',
  url: 'https://example.com',
  docs: [
    { path: 'content/docs', editUrl: 'https://example.org/edit' },
    { id: 'api', path: 'content/api', routeBasePath: 'api', sidebarPath: 'sidebars.ts', editUrl: 'https://example.org/edit' },
  ],
  plugins: [api()],
})
