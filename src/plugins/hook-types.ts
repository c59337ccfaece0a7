// What the hooks of a plugin are called with, and what they give.

/**
 * A code block, as the hook `markdown.code` sees it.
 * @example code: ({ language, code, line }) => (language === 'dot' ? { component: 'Graph', props: { code, line } } : undefined)
 */
export interface PluginCodeBlock {
  /** The word after the fence; '' without one. */
  language: string
  /** What follows the language on the line of the fence. */
  meta: string
  /** The text between the fences, without the last line end. */
  code: string
  /** The document, relative to the site. */
  file: string
  /** Of the fence in that file, from 1. */
  line: number
  /** Says what is wrong with the block, and goes on: unlike an error that is thrown, the document is still built. */
  report: (finding: CodeFinding) => void
}

/**
 * Something that the hook `markdown.code` has found in a code block.
 * @example report({ message: 'Expected a number behind `width`, found `wide`.', line: 2, column: 7, hint: 'Write `width=640`.' })
 */
export interface CodeFinding {
  /** What was expected and what was found. */
  message: string
  /** In the text between the fences, from 1. Without it, the finding points to the fence. */
  line?: number | undefined
  /** In that line, from 1. */
  column?: number | undefined
  /** `error` fails the build. Default: `error`. */
  level?: 'error' | 'warning' | 'info' | undefined
  /** What to do. */
  hint?: string | undefined
}

/**
 * A component that is shown in place of a code block.
 * @example { component: 'Graph', props: { code } }
 */
export interface CodeComponent {
  /** Name of a component that MDX documents may use without an import: of `mdxComponents`, or of the theme. */
  component: string
  /** JSON for it. */
  props?: Record<string, unknown> | undefined
}

/**
 * What the hook `markdown.code` gives: HTML, a component, or nothing.
 * @example code: ({ language, code }) => (language === 'svg' ? code : undefined)
 */
export type CodeResult = string | CodeComponent | undefined

/**
 * What the hooks `content` and `routes` are called with, and `site` too.
 * @example content: ({ readFile }) => JSON.parse(readFile('data/terms.json')).map(documentOf)
 */
export interface DataContext {
  /** Absolute. */
  siteDirectory: string
  /**
   * Text of a file of the site, by its path from there. The dev server follows edits of what is read with it.
   * @throws if the file cannot be read
   */
  readFile: (path: string) => string
}

/**
 * What the hook `routes` is called with.
 * @example routes: ({ readFile, report }) => readPeople(readFile('data/people.json'), report).map(pageOf)
 */
export interface RoutesContext extends DataContext {
  /** Says what is wrong with some of the pages, and goes on: unlike an error that is thrown, everything else is still built and checked. */
  report: (finding: PluginFinding) => void
}

/**
 * A document before it is read, as the hook `source` sees it.
 * @example source: ({ file, line, text }) => text.split('\n').map((text, index) => ({ text: text.trimEnd(), file, line: line + index }))
 */
export interface PluginSource {
  /** Relative to the site. */
  file: string
  /** How it will be read. */
  format: 'md' | 'mdx'
  /** What follows the front matter. */
  text: string
  /** Line of `file` on which `text` begins, from 1. */
  line: number
  /** Absolute. */
  siteDirectory: string
  /**
   * Text of a file of the site, by its path from there. The document is made again when the file is changed, comes or goes.
   * @throws if there is no such file, or it is no text, larger than a megabyte or outside of the site; the message says which
   */
  readFile: (path: string) => string
  /** Says what is wrong, and goes on. Without a place, it points to the document. */
  report: (finding: PluginFinding) => void
}

/**
 * A line of the text that the hook `source` gives.
 * @example { text: '    npm install kites', file: 'docs/setup.md', line: 12, columns: -4 }
 */
export interface SourceLine {
  /** Without its end. */
  text: string
  /** Where it is written, relative to the site. Findings point there, and links and images are relative to this file. */
  file: string
  /** In `file`, from 1. */
  line: number
  /** What is added to a column of this line to get the column in `file`. Default: 0. */
  columns?: number | undefined
}

/**
 * Where data is written, for findings. Lines and columns count from 1.
 * @example { file: 'data/people.json', line: 3, column: 5 }
 */
export interface DataPlace {
  /** Relative to the site. */
  file: string
  /** From 1. */
  line?: number | undefined
  /** From 1. */
  column?: number | undefined
}

/**
 * What the hooks `site` and `files` know of the configuration.
 * @example site: ({ url, baseUrl }) => ({ metadata: [{ name: 'author', content: `${url}${baseUrl}about` }] })
 */
export interface SiteFacts {
  /** Name of the site. */
  title: string
  /** One sentence about it; '' without one. */
  tagline: string
  /** Origin of the site, without a path. */
  url: string
  /** Path under which the site is served, with slashes around it. */
  baseUrl: string
  /** Values for the site's own components. */
  customFields: Readonly<Record<string, unknown>>
}

export function siteFactsOf({ title, tagline, url, baseUrl, customFields }: SiteFacts): SiteFacts {
  return { title, tagline, url, baseUrl, customFields }
}

/**
 * A tag for the head.
 * @example { tagName: 'link', attributes: { rel: 'me', href: 'https://social.example/@kites' } }
 */
export interface HeadTagOptions {
  /** Name of the tag. */
  tagName: 'link' | 'meta' | 'noscript' | 'script' | 'style' | 'template'
  /** As they are written in HTML. */
  attributes?: Record<string, string | number | boolean> | undefined
  /** What is between its tags, as HTML. */
  innerHTML?: string | undefined
}

/**
 * What the hook `site` adds to the configuration, under the same keys. Files are relative to the site, or have their whole path.
 * @example site: { stylesheets: ['plugins/badges/badge.css'], mdxComponents: { Badge: 'plugins/badges/badge.tsx' } }
 */
export interface SiteAdditions {
  /** Meta tags for the head of every page. */
  metadata?: Record<string, string>[] | undefined
  /** Tags for the head of every page. The attribute `true` has no value, `false` is none. */
  headTags?: HeadTagOptions[] | undefined
  /** Style sheets, before those of the site: files, or addresses. */
  stylesheets?: (string | ({ href: string } & Record<string, string | number | boolean>))[] | undefined
  /** Style sheets that only pages load which have an element of a class: class -> file. */
  stylesheetsByClass?: Record<string, string> | undefined
  /** Scripts for the head of every page, before those of the site: addresses, or files. */
  scripts?: (string | ({ src: string } & Record<string, string | number | boolean>))[] | undefined
  /** Modules that every page loads in the browser, before those of the site. */
  clientModules?: string[] | undefined
  /** Components for MDX documents: name -> file. */
  mdxComponents?: Record<string, string> | undefined
  /** Components that replace parts of the theme: name of the part -> file. */
  components?: Record<string, string> | undefined
}

/**
 * A document that is no file.
 * @example { path: 'content/docs/terms/frame.md', text: '---\ntitle: Frame\n---\n\nOne picture of a film.', place: { file: 'data/terms.json', line: 2 } }
 */
export interface DataDocumentOptions {
  /** The file that it would be, relative to the site: in the folder of a docs collection, a blog, a collection or the pages; `.md` or `.mdx`. */
  path: string
  /** Markdown or MDX, with its front matter. */
  text: string
  /** Where its data is written, for findings and the link for editing. Without it, findings name the plugin and the line in `text`. */
  place?: DataPlace | undefined
}

/**
 * A place among what a sidebar of the docs generates from folders.
 * @example { category: 'guides/setup', position: 2, label: 'All commands' }
 */
export interface SidebarPlace {
  /** Name of the sidebar. Default: the first in which the page finds its place. */
  name?: string | undefined
  /** Id of the docs. Default: `default`. */
  docs?: string | undefined
  /** Version of the docs. Default: the one that readers get first. */
  version?: string | undefined
  /** Label in the sidebar. Default: the title of the page. */
  label?: string | undefined
  /** Order, as `sidebar_position` of documents. Default: behind all that have none either, in the order of the list. */
  position?: number | undefined
  /** Folder of the category that it stands in, relative to the docs: `guides/setup`. Default: the top. */
  category?: string | undefined
}

/**
 * A page made of data.
 * @example { path: '/people/ada', component: 'src/person.tsx', title: 'Ada', props: { id: 'ada' }, place: { file: 'data/people.json', line: 3 } }
 */
export interface DataPageOptions {
  /** Path of the page from the root of the site, without the base URL. */
  path: string
  /** File of the component that shows it, relative to the site; its default export gets `props`. */
  component: string
  /** Title of the page. */
  title: string
  /** For search engines and cards. */
  description?: string | undefined
  /** For search engines. */
  keywords?: string[] | undefined
  /** Image for social cards: a path in a static folder. */
  image?: string | undefined
  /** Date of the last change, for the sitemap. */
  lastModified?: string | undefined
  /** Leaves it out of sitemap and search. */
  unlisted?: boolean | undefined
  /** JSON for the component. */
  props?: Record<string, unknown> | undefined
  /**
   * Gives the component, as `collected`, what plugins have left in the documents under this key of `file.data.page`:
   * a list of `{ path, title, value }` in the order of the paths.
   */
  collects?: string | undefined
  /**
   * Shows a sidebar of the docs beside the page: its name, for a sidebar that has a written link to the page; or the place that the page gets
   * where a sidebar is generated from folders.
   */
  sidebar?: string | SidebarPlace | undefined
  /** Where the page comes from, for findings. Without it, the configuration. */
  place?: DataPlace | undefined
}

/**
 * A finished page, as the hook `page` sees it.
 * @example page: ({ html, isHidden }) => (isHidden ? undefined : { images: html.split('<img').length - 1 })
 */
export interface FinishedPage {
  /** Without the base URL; `*` for the page of paths that do not exist. */
  path: string
  /** As in the head of the page. */
  title: string
  /** As in the head of the page. */
  description?: string | undefined
  /** `doc`, `generated-index`, `blog-post`, `blog-list`, `blog-tag`, `blog-author`, `collection-item`, `page` …: what kind of screen it is. */
  kind: string
  /** The file that it is made from, relative to the site. */
  source?: string | undefined
  /** Robots are asked not to index it, or it is in no list. */
  isHidden: boolean
  /** The whole page as it is written. */
  html: string
  /** The headings of its document, without the title. */
  headings: readonly { id: string; text: string; level: number }[]
  /** What plugins have left in `file.data.page` of its document. */
  data: Readonly<Record<string, unknown>>
}

/**
 * A page among all pages, for the hooks `files` and `check`.
 * @example check: ({ pages }) => pages.filter(({ value }) => value === undefined).map(({ path, source }) => findingOf(path, source))
 */
export interface NotedPage {
  /** Without the base URL. */
  path: string
  /** As in the head of the page. */
  title: string
  /** That of its route. */
  description?: string | undefined
  /** ISO date of the last change, where it is known. */
  lastModified?: string | undefined
  /** Robots are asked not to index it, or it is in no list. */
  isHidden: boolean
  /** The file that it is made from, relative to the site. */
  source?: string | undefined
  /** What the hook `page` of the same plugin has given for it. */
  value?: unknown
}

/**
 * What the hook `files` is called with.
 * @example files: ({ site, pages }) => [{ path: 'pages.txt', content: [site.title, ...pages.map(({ path }) => path)].join('\n') }]
 */
export interface FilesContext {
  /** What the configuration says. */
  site: SiteFacts
  /** All pages, in the order of their paths. The page of paths that do not exist has the path `*`. */
  pages: readonly NotedPage[]
}

/**
 * A file that a site has beside its pages.
 * @example { path: 'feeds/changes.json', identity: hash, content: () => JSON.stringify(changes) }
 */
export interface PluginFile {
  /** Relative to the output: `feeds/changes.json`. */
  path: string
  /** What is in it, or a function that is called when it is asked for. */
  content: string | Uint8Array | (() => string | Uint8Array | Promise<string | Uint8Array>)
  /** Says what it is made from, besides the code and the options of the plugin. A build in which it is the same does not ask for the content. */
  identity?: string | undefined
}

/**
 * What the hook `check` is called with.
 * @example check: ({ files }) => (files.includes('robots.txt') ? [] : [{ message: 'Expected a robots.txt, found none.' }])
 */
export interface CheckContext {
  /** Absolute. */
  siteDirectory: string
  /** All pages, in the order of their paths. */
  pages: readonly NotedPage[]
  /** Every file of the site, relative to the output, in order. */
  files: readonly string[]
}

/**
 * Something that the hook `check` has found.
 * @example { message: 'Expected a date, found `soon`.', place: { file: 'data/people.json', line: 3 }, level: 'warning', hint: 'Write `2026-11-27`.' }
 */
export interface PluginFinding {
  /** What was expected and what was found. */
  message: string
  /** Where it is to be mended. Without it, findings point to the configuration. */
  place?: DataPlace | undefined
  /** `error` fails the build. Default: `error`. */
  level?: 'error' | 'warning' | 'info' | undefined
  /** What to do. */
  hint?: string | undefined
}
