import { defineConfig } from 'sitegen'

export default defineConfig({
  title: 'Garden',
  url: 'https://example.com',
  docs: { routeBasePath: 'docs' },
  blog: false,
  onOrphanPages: 'ignore',
  search: { missingResultsUrl: 'https://example.com/missing?text={query}' },
  navbar: { title: 'Garden', items: [{ label: 'Guide', to: '/docs/' }] },
})
