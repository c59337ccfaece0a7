import { describe, expect, it, test } from 'vitest'
import { type HomePageContent, readHomePage } from '../../src/content/home-page.ts'
import { openTestSite } from '../build/build-test-site.ts'

const none = { actions: [], features: [] }

test.each<[string, Record<string, unknown>, HomePageContent | undefined]>([
  ['keys of a site itself', { hero: { name: 'Kite' }, features: [{ title: 'A' }] }, undefined],
  ['a layout of the site that is called home', { layout: 'home', title: 'Kite' }, undefined],
  ['a document of Starlight', { template: 'doc', hero: { title: 'Kite' } }, undefined],
  [
    'VitePress',
    {
      layout: 'home',
      hero: {
        name: 'Kite',
        text: 'It <br> flies',
        image: { light: '/a.svg', dark: '/b.svg', alt: 'A kite' },
        actions: [
          { theme: 'brand', text: 'Go', link: '/guide/index.html' },
          { theme: 'alt', text: 'Git', link: 'https://git.example/a.html' },
          { text: 'Nowhere' },
        ],
      },
      features: [
        { title: 'Light', icon: '<svg></svg>', link: './why.md#how' },
        { title: 'Safe', icon: '⚡', details: 'Yes' },
        { details: 'No title' },
      ],
    },
    {
      name: 'Kite',
      text: 'It  flies',
      image: { src: '/a.svg', srcDark: '/b.svg', alt: 'A kite' },
      actions: [
        { label: 'Go', href: '/guide/', look: 'primary' },
        { label: 'Git', href: 'https://git.example/a.html', look: 'secondary' },
      ],
      features: [
        { title: 'Light', href: './why#how' },
        { title: 'Safe', details: 'Yes', icon: '⚡' },
      ],
    },
  ],
  [
    'Starlight',
    {
      title: 'Kites',
      template: 'splash',
      hero: { tagline: 'Fly', image: { file: '../a.png' }, actions: [{ text: 'Go', link: '/go/', variant: 'minimal' }] },
    },
    {
      ...none,
      name: 'Kites',
      tagline: 'Fly',
      image: { src: '../a.png', alt: '' },
      actions: [{ label: 'Go', href: '/go/', look: 'minimal' }],
    },
  ],
  [
    'an address that runs code',
    { layout: 'home', hero: { name: 'K', actions: [{ text: 'X', link: 'javascript:alert(1)' }] } },
    { ...none, name: 'K' },
  ],
])('%s -> what the page shows', (_name, frontMatter, expected) => {
  expect(readHomePage(frontMatter)).toEqual(expected)
})

describe('a site', () => {
  it('layout: home, template: splash -> pages with words, links and pictures, without sidebar; broken links and pictures are found', async () => {
    const site = await openTestSite({
      'site.config.ts':
        "import { defineConfig } from 'sitegen'\nexport default defineConfig({ title: 'Test', url: 'https://example.com', onBrokenLinks: 'warn', onBrokenAssets: 'warn', staticDirectories: ['static', 'src/assets'], docs: { routeBasePath: '/' } })\n",
      'content/docs/index.md':
        '---\nlayout: home\nhero:\n  name: Kite\n  text: It flies\n  actions:\n    - { theme: brand, text: Go, link: /guide }\n    - { theme: alt, text: Gone, link: /gone }\nfeatures:\n  - { title: Light, details: Very, link: /guide }\n---\n\nMore.\n',
      'content/docs/splash.md':
        '---\ntitle: Splash\ntemplate: splash\nhero:\n  image: { file: ../../src/assets/kite.svg }\n  actions: [{ text: Go, link: /guide }]\n---\n',
      'content/docs/lost.md': '---\ntitle: Lost\ntemplate: splash\nhero: { image: { file: ./gone.png } }\n---\n',
      'content/docs/guide.md': '# Guide\n\n[Home](./index.md) [splash](./splash.md) [lost](./lost.md)\n',
      'src/assets/kite.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>',
      'static/.keep': '',
    })
    const { diagnostics, read } = await site.build()
    expect(diagnostics.map(({ id, message }) => `${id}: ${message}`)).toEqual([
      'link-broken: The link to "/gone" leads to no page.',
      'asset-broken: There is no file at "/content/docs/gone.png".',
    ])
    const home = await read('index.html')
    expect(home).toContain('<h1><span class="home-name">Kite</span> <span class="home-text">It flies</span></h1>')
    expect(home).not.toContain('docs-sidebar')
    expect(await read('splash/index.html')).toContain('src="/kite.svg"')
  })
})
