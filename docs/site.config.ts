// The documentation of sitegen as a site: `npm run docs` serves it.
import { defineConfig } from 'sitegen'
import { includes } from 'sitegen/includes'
import { liveCode } from 'sitegen/live-code'
import { math } from 'sitegen/math'
import { mermaid } from 'sitegen/mermaid'

export default defineConfig({
  title: 'sitegen',
  tagline: 'A static site generator for React documentation: checked, fast, static.',
  // Nobody has published it yet.
  url: 'https://sitegen.example',
  docs: { path: '.', routeBasePath: '/', sidebarPath: 'sidebars.ts' },
  navbar: {
    title: 'sitegen',
    items: [
      { to: '/content', label: 'Writing' },
      { to: '/configuration', label: 'Configuration' },
      { to: '/plugins', label: 'Plugins' },
      { to: '/command-line', label: 'Command line' },
      { to: '/diagnostics', label: 'Diagnostics' },
    ],
  },
  footer: { copyright: 'sitegen. MIT License.' },
  code: { hovers: true },
  tableOfContents: { maxHeadingLevel: 2 },
  plugins: [math(), mermaid(), includes(), liveCode()],
  onBrokenAnchors: 'throw',
  onOrphanPages: 'throw',
})
