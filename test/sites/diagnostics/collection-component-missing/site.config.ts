import { defineConfig } from 'sitegen'

export default defineConfig({
  title: 'Test',
  url: 'https://example.com',
  onOrphanPages: 'ignore',
  collections: [{ id: 'people', itemComponent: 'content/person-page.tsx' }],
})
