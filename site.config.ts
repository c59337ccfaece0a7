// The configuration of the toolkit's own site. What each key means: src/config/site-config.ts.
import { defineConfig } from 'sitegen'
import { bars } from './content/bars/bars.ts'
import { toolkitApart } from './content/components/figures/toolkit-apart.ts'
import { placeMaps } from './content/maps/place-maps.ts'
import { readServices } from './content/services.ts'

const repository = 'https://github.com/remotion-dev/remotion'
const editUrl = `${repository}/edit/main/packages/docs/`
const discord = 'https://remotion.dev/discord'
const x = 'https://x.com/remotion'
const store = 'https://www.remotion.pro/store'
// Pages of the public site that are no part of this repository.
const publicSite = 'https://remotion.dev'
const converter = `${publicSite}/convert`
const brandPage = `${publicSite}/brand`
const changelog = `${publicSite}/changelog`

const { askAi, pageViews, search } = readServices(process.env)
/** A chat asks its own host, and may open a frame of it. */
const chatOrigins = askAi && URL.canParse(askAi.script) ? [new URL(askAi.script).origin] : []

/** What readers call things that the pages call otherwise. */
const synonyms = [
  ['movie', 'film', 'clip', 'footage', 'video'],
  ['song', 'music', 'audio'],
  ['subtitle', 'caption'],
  ['picture', 'photo', 'image'],
  ['price', 'fee', 'cost'],
  ['erase', 'remove', 'delete'],
  ['finish', 'complete', 'done'],
  ['join', 'merge', 'combine'],
  ['cut', 'trim'],
  ['quick', 'fast', 'speed'],
  ['crash', 'failure', 'error'],
  ['abort', 'cancel', 'stop'],
  ['typeface', 'font'],
  ['ram', 'memory'],
  ['speech', 'voice', 'voiceover', 'narration'],
  ['hang', 'stuck'],
  ['length', 'duration'],
  ['blink', 'flash', 'flicker'],
  ['choppy', 'laggy', 'stutter'],
  ['resize', 'scale'],
  ['horizontal', 'landscape'],
  ['upright', 'vertical', 'portrait'],
  ['alpha', 'transparent', 'transparency'],
  ['transcribe', 'transcript', 'transcription'],
  ['hotkey', 'shortcut'],
  ['glossary', 'terminology'],
  ['colleague', 'team'],
  ['competitor', 'alternative'],
  ['consultant', 'freelancer', 'expert'],
  ['vulnerability', 'security'],
]

/** What the search offers before anything is typed: the first of each section of /search, and where to go with a fault. */
const signposts = [
  { label: 'Create a project', to: '/docs/' },
  { label: 'The fundamentals', to: '/docs/the-fundamentals' },
  { label: 'API overview', to: '/docs/api' },
  { label: 'Videos from data', to: '/docs/parameterized-rendering' },
  { label: 'A render times out', to: '/docs/timeout' },
  { label: 'Getting help', to: '/docs/support' },
]

export default defineConfig({
  title: 'Make videos programmatically',
  brand: 'Remotion',
  tagline: 'A toolkit for making videos with React',
  url: 'https://www.remotion.dev',
  baseUrl: '/',
  version: '4.0.355',
  favicon: '/img/favicon.svg',

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: { onBrokenMarkdownLinks: 'warn' },

  docs: {
    path: 'content/docs',
    sidebarPath: 'content/sidebars.ts',
    editUrl,
    showLastUpdateTime: true,
  },

  blog: [
    {
      id: 'blog',
      path: 'content/blog',
      routeBasePath: 'blog',
      title: 'Blog',
      description: 'Releases, products and the business behind the toolkit, from the team that makes it.',
      sidebarCount: 'ALL',
      covers: true,
      editUrl,
      tagPages: false,
    },
    {
      id: 'learn',
      path: 'content/learn',
      routeBasePath: 'learn',
      title: 'Learn',
      description: 'Tutorials that build one video from an empty project to a rendered file.',
      sidebarTitle: 'Learn',
      sidebarCount: 'ALL',
      covers: true,
      editUrl,
      tagPages: false,
    },
    {
      id: 'success-stories',
      path: 'content/success-stories',
      routeBasePath: 'success-stories',
      title: 'Success stories',
      description: 'Kinds of products that are built on programmatic video, and how each of them is put together.',
      sidebarTitle: 'Success stories',
      sidebarCount: 'ALL',
      covers: true,
      tagPages: false,
    },
  ],

  pages: { path: 'content/pages' },

  components: { PostCover: 'content/components/post-cover.tsx' },

  // Addresses in the messages and types of the toolkit that are not those of the pages.
  redirects: [
    { from: '/docs/troubleshooting/serialize-defaultprops', to: '/docs/troubleshooting/defaultprops-too-big' },
    { from: '/docs/audio', to: '/docs/html5-audio' },
    { from: '/docs/video', to: '/docs/html5-video' },
    { from: '/docs/render-media', to: '/docs/renderer/render-media' },
    { from: '/docs/lambda/deploy-site', to: '/docs/lambda/deploysite' },
    { from: '/convert', to: converter },
    { from: '/brand', to: brandPage },
    { from: '/changelog', to: changelog },
  ],

  collections: [
    {
      id: 'experts',
      path: 'content/experts',
      routeBasePath: 'experts',
      itemComponent: 'content/components/expert-page.tsx',
      listComponent: 'content/components/experts-list.tsx',
      title: 'Experts',
      description: 'Sample profiles that show how freelancers and studios who make videos with code present their work.',
    },
    {
      id: 'templates',
      path: 'content/templates',
      routeBasePath: 'templates',
      itemComponent: 'content/components/template-page.tsx',
      listComponent: 'content/components/templates-list.tsx',
      title: 'Templates',
      description: 'Starting points for a new video project: each one is a single command away.',
    },
  ],

  plugins: [placeMaps(import.meta.dirname), bars(), toolkitApart()],

  search: { ...search, synonyms, signposts, missingResultsUrl: `${repository}/issues/new?title=Search%3A%20{query}` },
  ...(askAi && { askAi }),
  ...(pageViews && { pageViews }),
  // For the pages that speak of the assistant.
  customFields: { hasAssistant: askAi !== undefined },

  announcementBar: {
    id: 'mediabunny',
    content: 'We sponsor <a href="/blog/mediabunny">Mediabunny</a>, an open-source multimedia library for the web.',
  },

  navbar: {
    hideOnScroll: true,
    logo: {
      alt: 'Remotion',
      src: '/img/logo-light.svg',
      srcDark: '/img/logo-dark.svg',
      width: 132,
      height: 32,
      brandPage,
    },
    items: [
      { type: 'docSidebar', sidebarId: 'mainSidebar', label: 'Docs' },
      { type: 'docSidebar', sidebarId: 'apiSidebar', label: 'API' },
      {
        type: 'dropdown',
        label: 'Products',
        items: [
          {
            to: '/player',
            label: 'Player',
            picture: '/img/products/player.svg',
            description: 'Videos that react to your data',
          },
          {
            to: '/lambda',
            label: 'Lambda',
            picture: '/img/products/lambda.svg',
            description: 'Renders in parallel on AWS',
          },
          {
            to: '/docs/editor-starter',
            label: 'Editor Starter',
            picture: '/img/products/editor-starter.svg',
            description: 'The code of a video editor',
          },
          {
            to: '/docs/timeline',
            label: 'Timeline',
            picture: '/img/products/timeline.svg',
            description: 'Tracks and clips as a component',
          },
          {
            to: '/docs/media-parser',
            label: 'Media Parser',
            picture: '/img/products/media-parser.svg',
            description: 'Reads what is in media files',
          },
          {
            to: '/docs/webcodecs',
            label: 'WebCodecs',
            picture: '/img/products/webcodecs.svg',
            description: 'Converts videos in the browser',
          },
          {
            to: '/docs/recorder',
            label: 'Recorder',
            picture: '/img/products/recorder.svg',
            description: 'Records camera and screen',
          },
        ],
      },
      {
        type: 'dropdown',
        label: 'Resources',
        items: [
          { to: '/learn', label: 'Learn' },
          { to: '/docs/resources', label: 'Resources' },
          { to: '/blog', label: 'Blog' },
          { to: '/showcase', label: 'Showcase' },
          { href: converter, label: 'Convert a video' },
          { to: '/docs/support', label: 'Support' },
        ],
      },
      {
        type: 'dropdown',
        label: 'Commercial',
        items: [
          { href: 'https://www.remotion.pro/license', label: 'License + Pricing' },
          { href: store, label: 'Store' },
          { to: '/success-stories', label: 'Success Stories' },
          { to: '/experts', label: 'Experts' },
          { to: '/about', label: 'About us' },
          { to: '/docs/investors', label: 'Investors' },
          { to: '/contact', label: 'Contact us' },
        ],
      },
      { href: repository, position: 'right', icon: 'github', ariaLabel: 'GitHub repository' },
      { href: discord, position: 'right', icon: 'discord', ariaLabel: 'Discord' },
      { href: x, position: 'right', icon: 'x', ariaLabel: 'X' },
    ],
  },

  footer: {
    logo: { alt: 'Remotion', src: '/img/logo-light.svg', srcDark: '/img/logo-dark.svg', width: 132, height: 32 },
    copyright: 'Copyright © {year} Remotion AG',
    columns: [
      {
        title: 'Product',
        items: [
          { to: '/docs/', label: 'Getting started' },
          { to: '/docs/api', label: 'API Reference' },
          { to: '/player', label: 'Player' },
          { to: '/lambda', label: 'Lambda' },
          { to: '/learn', label: 'Learn' },
          { href: converter, label: 'Convert a video' },
          { href: store, label: 'Store' },
          { href: repository, label: 'GitHub' },
          { href: 'https://www.remotion.pro', label: 'Remotion Pro' },
        ],
      },
      {
        title: 'Community',
        items: [
          { to: '/showcase', label: 'Showcase' },
          { to: '/experts', label: 'Experts' },
          { href: discord, label: 'Discord' },
          { href: x, label: 'X' },
          { href: 'https://www.youtube.com/@remotion_dev', label: 'YouTube' },
          { href: 'https://www.linkedin.com/company/remotion-dev/', label: 'LinkedIn' },
          { href: 'https://www.instagram.com/remotion/', label: 'Instagram' },
          { href: 'https://www.tiktok.com/@remotion', label: 'TikTok' },
        ],
      },
      {
        title: 'More',
        items: [
          { to: '/about', label: 'About us' },
          { to: '/contact', label: 'Contact us' },
          { to: '/blog', label: 'Blog' },
          { to: '/success-stories', label: 'Success Stories' },
          { to: '/docs/support', label: 'Support' },
          { href: changelog, label: 'Changelog' },
          { to: '/docs/acknowledgements', label: 'Acknowledgements' },
          { to: '/docs/license', label: 'License' },
          { href: brandPage, label: 'Brand' },
        ],
      },
    ],
  },
  // Dark in both modes: code is read like that everywhere in the toolkit's own tools.
  code: {
    themes: { light: 'github-dark-default', dark: 'github-dark-default' },
    tsconfig: 'content/code/tsconfig.json',
    commands: ['content/code/remotion-cli.json'],
    hovers: true,
  },
  colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  socialCards: { logo: '/img/favicon.svg', label: 'Remotion' },

  headers: {
    files: ['_headers', 'vercel.json', 'nginx'],
    // The style sheet that the Player writes into a page with a live figure (test/browser/figures.test.ts tells when it has changed).
    contentSecurityPolicy: {
      'style-src': ["'sha256-gv/jBVmnD9LQSRVG0n8AQ31cGwpFmZCCHvcOF0Z+Em8='"],
      // Files that figures make in the browser, and those of readers, are played and read there.
      'media-src': ["'self'", 'blob:'],
      'connect-src': ['blob:', ...chatOrigins],
      ...(chatOrigins.length > 0 && { 'frame-src': chatOrigins }),
    },
  },
})
