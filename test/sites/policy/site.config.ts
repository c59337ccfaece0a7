import { defineConfig } from 'sitegen'

export default defineConfig({
  title: 'Policy',
  url: 'https://example.com',
  announcementBar: { id: 'a', content: 'News', backgroundColor: 'rgb(1, 2, 3)', textColor: '#ffffff' },
  headers: { files: ['_headers'] },
})
