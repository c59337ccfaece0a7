// What the hooks that run with the configuration are called with, and what they give: additions to it, documents and pages made of data. Findings
// of all hooks are here too.

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
  /** Values for components, which browsers get: what JSON can hold. */
  customFields?: Record<string, unknown> | undefined
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
