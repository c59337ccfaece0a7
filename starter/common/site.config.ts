import { defineConfig } from 'sitegen'

export default defineConfig({
  title: '__TITLE__',
  tagline: '__TAGLINE__',
  // Where the site will be served: feeds, the sitemap and social cards have whole addresses.
  url: '__ORIGIN__',
  baseUrl: '__BASE_URL__', // only with a path
  favicon: '/favicon.svg',
  // Links, buttons and what is active get shades of this color that can be read, in light and dark mode.
  accentColor: '__COLOR__',
  stylesheets: ['content/styles/site.css'],
  navbar: {
    title: '__TITLE__',
    items: [
      { to: '/docs', label: 'Docs' }, // only with docs
      { type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Docs' }, // only with docs of the author
      { to: '/blog', label: 'Blog' }, // only with blog
    ],
  },
  footer: { copyright: '__COPYRIGHT__' },
  // A picture with the title of each page, for where links to it are shared.
  socialCards: {},
})
