import { defineConfig } from 'sitegen'

export default defineConfig({
  title: 'Kit & <Co>',
  url: 'https://example.com',
  baseUrl: '/kit/',
  onOrphanPages: 'ignore',
  socialImage: '/img/site.svg',
  socialCards: { logo: '/img/mark.svg', label: 'Kit', colors: { background: '#102030', accent: '#ff8800' } },
  collections: [{ id: 'people', title: 'Our people', itemComponent: 'content/components/person.tsx' }],
})
