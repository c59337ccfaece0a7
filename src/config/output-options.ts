// The parts of a configuration for build output other than pages: redirects, headers, social cards, the sitemap.
// The whole configuration: site-config.ts.

export interface RedirectOptions {
  /** Path without the base URL. */
  from: string
  to: string
}

/** Files that tell a host which headers to send. */
export type HeaderFile = '_headers' | 'vercel.json' | 'nginx'

export interface HeaderOptions {
  /** Files that the build writes, each in the format of one kind of host. @default [] */
  files?: HeaderFile[]
  /** Sources that the Content-Security-Policy allows in addition to the site itself: directive -> sources. */
  contentSecurityPolicy?: Record<string, string[]>
}

export interface SocialCardOptions {
  /** A square SVG file in a static folder, without text. @default none */
  logo?: string
  /** Name at the bottom. @default the title of the site */
  label?: string
  /** Each as `#rrggbb`. */
  colors?: {
    /** @default '#0e1116' */
    background?: string
    /** @default '#ffffff' */
    title?: string
    /** Of the URL. @default '#9aa7b5' */
    muted?: string
    /** Of the section, and of the line at the bottom. @default '#3b9cf7' */
    accent?: string
  }
}

export interface SitemapOptions {
  changefreq?: 'always' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | 'never'
  priority?: number
  /** Paths, or patterns with `*` and `**`, to leave out. */
  ignorePatterns?: string[]
}
