import { defineConfig } from 'sitegen'

// What the tests of the browser's navigation walk about in (test/browser/navigation*.test.ts).
export default defineConfig({
  title: 'Walk',
  url: 'https://example.com',
  onOrphanPages: 'ignore',
  onBrokenAnchors: 'ignore',
  clientModules: ['client/record-routes.ts', 'client/faulty.ts'],
  navbar: {
    title: 'Walk',
    items: [
      { label: 'Docs', to: '/docs/first' },
      { label: 'Elsewhere', href: 'https://elsewhere.example/page' },
    ],
  },
})
