import { defineConfig } from 'sitegen'

export default defineConfig({
  title: 'Pages',
  url: 'https://example.com',
  onOrphanPages: 'ignore',
  pages: { editUrl: 'https://git.example/edit/main/' },
})
