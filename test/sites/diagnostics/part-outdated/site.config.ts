import { defineConfig } from 'sitegen'

export default defineConfig({
  title: 'Diagnostics',
  url: 'https://example.com',
  components: { TagList: 'content/theme/tag-list.tsx' },
})
