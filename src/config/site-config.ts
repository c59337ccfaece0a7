// The configuration of a site: every key once, with its meaning, its form and its default. The types of what a user writes and of what the
// program reads are inferred from it. Larger groups of keys are in the *-options.ts files. Messages of custom checks say what was expected;
// explain-issue.ts builds the sentence.
import * as z from 'zod'
import { describeValue } from '../lib/describe-value.ts'
import { plugin } from '../plugins/plugin.ts'
import { esbuildPlugins } from '../plugins/published-plugin.ts'
import { blog, collection, docs, pages } from './content-options.ts'
import { headTag, script, stylesheet } from './head-options.ts'
import { islands } from './island-options.ts'
import { askAi, dev, externalLinks, pageViews } from './network-options.ts'
import {
  aliasName,
  flag,
  folderPath,
  imageAddress,
  type LateChecks,
  lateChecks,
  policy,
  siteFile,
  sitePath,
  sixDigitColor,
  text,
} from './option-values.ts'
import { createRedirects, headers, images, redirect, redirectExtension, sitemap, socialCards } from './output-options.ts'
import { search } from './search-options.ts'
import { announcementBar, colorMode, footer, navbar, tableOfContents } from './shell-options.ts'
import { code, i18n, markdown } from './text-options.ts'
import { components } from './theme-parts.ts'

type Mistake = ReturnType<NonNullable<LateChecks['check']>>

export const siteConfig = z.strictObject({
  /** Title of the site; page titles read `<page> | <title>`. */
  title: text,
  /** One line about the site. */
  tagline: z.string().default(''),
  /** Origin of the site without a path, `https://example.com`. */
  url: text.overwrite((url) => (URL.canParse(url) ? new URL(url).origin : url)).register(lateChecks, { check: checkUrl }),
  /** Path under which the site is served. Leading and trailing slashes are added. */
  baseUrl: text.overwrite(toBaseUrl).register(lateChecks, { check: checkBaseUrl }).default('/'),
  /**
   * `true`: every path ends with a slash; `false`: none does; `'folders'`: only that of the first page of a folder does; `'html'`: it does, and
   * other paths end with `.html`. Undefined: paths stay as written.
   */
  trailingSlash: z.union([flag, z.enum(['folders', 'html'])]).optional(),
  /** Path of the icon in a static folder. */
  favicon: imageAddress.optional(),
  /** Asks search engines not to list any page. */
  noIndex: flag.default(false),
  /** Warns readers of the home page if the site is served under another path than `baseUrl`. */
  baseUrlIssueBanner: flag.default(true),
  /** The name with which titles in browser tabs end. Undefined: `title`. */
  brand: z.string().optional(),
  /** Between the title of a page and that of the site. */
  titleDelimiter: z.string().default('|'),
  /** Version of the product, for components of the site; the theme does not show it. */
  version: z.string().optional(),

  /** Links to pages that do not exist. */
  onBrokenLinks: policy.default('throw'),
  /** Links to anchors that do not exist. */
  onBrokenAnchors: policy.default('warn'),
  /** Two sources for one path. */
  onDuplicateRoutes: policy.default('warn'),
  /** One id twice on a page. */
  onDuplicateIds: policy.default('warn'),
  /** Pages that no other page links to. */
  onOrphanPages: policy.default('warn'),
  /** Links and tags that lead to files that do not exist. */
  onBrokenAssets: policy.default('throw'),
  /** Static files that nothing names. */
  onUnusedAssets: policy.default('warn'),

  /** What the site adds to the steps of a build (docs/plugins.md). */
  plugins: z.array(plugin).default([]),
  /** How Markdown is read. */
  markdown: markdown.prefault({}),
  /** How components and style sheets are bundled. */
  bundle: z
    .strictObject({
      /** Published plugins of esbuild, for Sass, PostCSS and other files that components and style sheets import (docs/theming.md). */
      esbuildPlugins: esbuildPlugins.default([]),
    })
    .prefault({}),
  /** Folders whose files are copied as they are, relative to the site. */
  staticDirectories: z.array(sitePath).default(['static']),
  /** Folders and files beside the site that documents may import from, relative to the site: `../packages`. */
  outsideFolders: z.array(folderPath).default([]),
  /** Names that imports and pictures may begin with instead of a path, and their folders: `{ '~': 'src' }` reads `~/logo.svg` as `src/logo.svg`. */
  aliases: z.record(aliasName, folderPath).default({}),
  /** Languages. */
  i18n: i18n.prefault({}),

  /** Collections of documentation, `false` for none. Undefined: one collection in content/docs if that folder exists. */
  docs: z.union([z.literal(false), docs, z.array(docs)]).optional(),
  /** Collections of dated posts, `false` for none. Undefined: one in content/blog if that folder exists. */
  blog: z.union([z.literal(false), blog, z.array(blog)]).optional(),
  /** Files whose path is their route, `false` for none. Undefined: those of content/pages if that folder exists. */
  pages: z.union([z.literal(false), pages, z.array(pages)]).optional(),
  /** Folders of documents that are rendered by components of the site. */
  collections: z.array(collection).default([]),

  /** The bar at the top of every page. */
  navbar: navbar.prefault({}),
  /** The foot of every page. */
  footer: footer.optional(),
  /** A bar above the navbar. */
  announcementBar: announcementBar.optional(),
  /** Light and dark. */
  colorMode: colorMode.prefault({}),
  /** The one color of the site: links, buttons and what is active get shades of it that can be read. Undefined: the blue of the theme. */
  accentColor: sixDigitColor.optional(),
  /** The list of headings beside the text. */
  tableOfContents: tableOfContents.prefault({}),
  /** Samples of code. */
  code: code.prefault({}),
  /** Image for social cards: a path in a static folder. */
  socialImage: imageAddress.optional(),
  /** Draws a social card with the title of each page that has no image of its own (docs/configuration.md). Undefined: none is drawn. */
  socialCards: socialCards.optional(),
  /** Publishes the pictures of documents as AVIF and WebP, in the widths that pages show. Needs sharp where the site is built. */
  images: images.optional(),
  /** Meta tags for the head of every page: `{ name: 'theme-color', content: '#111' }`. */
  metadata: z.array(z.record(z.string(), z.string())).default([]),
  /** Old paths and where they lead. */
  redirects: z.array(redirect).default([]),
  /** Endings that the paths of all pages had: with `html`, `/intro.html` leads to `/intro`. */
  redirectExtensions: z.array(redirectExtension).default([]),
  /** A function that gives the old paths of a page: `(path) => path.replace('/docs/', '/guide/')`. */
  createRedirects: createRedirects.optional(),
  /** Components for MDX documents in addition to those of the theme: name -> module, relative to the site. */
  mdxComponents: z.record(z.string(), siteFile).default({}),
  /** Components of the site that replace parts of the theme: name of the part -> module, relative to the site. */
  components: components.prefault({}),
  /** Which components run in the browser: `marked`, those of modules with `'use client'`; `auto`, all that need it (docs/content.md#islands). */
  islands: islands.default('marked'),
  /** Style sheets: files of the site, bundled after those of the theme; or addresses, `https://…` and `/…`, for the head of every page. */
  stylesheets: z.array(stylesheet).default([]),
  /** Scripts for the head of every page: addresses, or files of the site, which are published as they are. */
  scripts: z.array(script).default([]),
  /** Tags for the head of every page: `{ tagName: 'link', attributes: { rel: 'me', href: 'https://…' } }`. */
  headTags: z.array(headTag).default([]),
  /** Class -> style sheet that only the pages load which have an element of the class, relative to the site. */
  stylesheetsByClass: z.record(text, siteFile).default({}),
  /** Modules of the site that every page loads in the browser; they are notified of navigations. Relative to the site. */
  clientModules: z.array(siteFile).default([]),
  /** Sends an event for each page view. Undefined: nothing is sent. */
  pageViews: pageViews.optional(),
  /** A chat about the documentation, at the bottom of every page. Undefined: nothing is loaded. */
  askAi: askAi.optional(),
  /** Search in all pages, `false` for none. Undefined: the site's own index. */
  search: search.prefault({}),
  /** Writes `<path>.md` next to every document, post and Markdown page, and `llms.txt` and `llms-full.txt`, which list them. */
  textTwins: flag.default(true),
  /** Headers for security and caching. */
  headers: headers.prefault({}),
  /** The sitemap, `false` for none. */
  sitemap: z.union([z.literal(false), sitemap]).prefault({}),
  /** What `sitegen check-links --external` asks for. */
  externalLinks: externalLinks.prefault({}),
  /** The dev server. */
  dev: dev.prefault({}),
  /** Values for the site's own components, which get them as JSON. */
  customFields: z.record(z.string(), z.unknown()).default({}),
})

/** What a user writes. */
export type SiteConfig = z.input<typeof siteConfig>
/** With all defaults; what depends on several keys is not done yet (resolved-config.ts). */
export type ParsedConfig = z.output<typeof siteConfig>

function checkUrl(url: string): Mistake {
  const found = `found ${describeValue(url)}`
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol)) {
    return { message: `Expected "url" to be an address with http or https, ${found}.`, hint: 'Write it as "https://example.com".' }
  }
  if (parsed.username !== '' || parsed.password !== '') {
    return {
      message: 'Expected "url" to have no user name and no password: the address is written into every page.',
      hint: 'Write the origin alone, for example "https://example.com".',
    }
  }
  const rest = parsed.pathname + parsed.search + parsed.hash
  if (rest === '/') return undefined
  const hint = `Write url: "${parsed.origin}"${parsed.pathname === '/' ? '' : ` and baseUrl: "${parsed.pathname}"`}.`
  return { message: `Expected "url" to be an address without a path, ${found}.`, hint }
}

function checkBaseUrl(baseUrl: string): Mistake {
  const isPath = !/[?#\\\s<>"']|^\/\/|:/.test(baseUrl) && !baseUrl.split('/').some((segment) => segment === '..' || segment === '.')
  if (isPath) return undefined
  const message = `Expected "baseUrl" to be a path, found ${describeValue(baseUrl)}.`
  return { message, hint: 'Write it as "/docs/"; the host belongs in "url".' }
}

/** With exactly one slash at each end. */
function toBaseUrl(baseUrl: string): string {
  const path = baseUrl.replace(/^\/+|\/+$/g, '')
  return path === '' ? '/' : `/${path}/`
}
