import { defineConfig } from 'sitegen'

export default defineConfig({
  title: 'Parts',
  url: 'https://example.com',
  components: {
    Footer: './content/theme/footer.tsx',
    DocPage: './content/theme/doc-page.tsx',
    ContentsColumn: './content/theme/contents-column.tsx',
    Link: './content/theme/link.tsx',
    Admonition: './content/theme/admonition.tsx',
  },
})
