import { defineConfig } from 'sitegen'

export default defineConfig({
  title: 'Head',
  url: 'https://example.com',
  baseUrl: '/base/',
  search: false,
  onOrphanPages: 'ignore',
  headTags: [
    { tagName: 'meta', attributes: { name: 'theme-color', content: '#123456' } },
    { tagName: 'script', attributes: {}, innerHTML: 'window.ran = ["site"] // </head> & <b>' },
    { tagName: 'noscript', innerHTML: '<style>.menu { display: none }</style>' },
  ],
  stylesheets: ['content/site.css', '/css/shared.css'],
  scripts: ['client/note site.js', { src: '/js/everywhere.js', defer: true, 'data-site': 'example.com', async: false }],
  navbar: { items: [{ to: '/docs', label: 'Docs' }] },
  headers: { files: ['_headers'] },
})
