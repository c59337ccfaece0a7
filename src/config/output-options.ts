// The parts of a configuration for what a build writes besides pages: redirects, headers, social cards, the sitemap.
// The configuration as a whole: site-config.ts.

export interface RedirectOptions {
  /** Path without the base URL. */
  from: string
  to: string
}

/** Files that tell a host which headers to send. */
export type HeaderFile = '_headers' | 'vercel.json' | 'nginx'

export interface HeaderOptions {
  /** Files that the build writes, each in the form of one kind of host. @default [] */
  files?: HeaderFile[]
  /** Sources that the Content-Security-Policy allows besides the site itself: directive -> sources. */
  contentSecurityPolicy?: Record<string, string[]>
}

export interface SocialCardOptions {
  /** A square SVG file below a static folder, without text in it. @default none */
  logo?: string
  /** Name that stands at the foot. @default the title of the site */
  label?: string
  /** `#rrggbb` each. */
  colors?: {
    /** @default '#0e1116' */
    background?: string
    /** @default '#ffffff' */
    title?: string
    /** Of the address. @default '#9aa7b5' */
    muted?: string
    /** Of the section, and of the line at the foot. @default '#3b9cf7' */
    accent?: string
  }
}

export interface SitemapOptions {
  changefreq?: 'always' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | 'never'
  priority?: number
  /** Paths, or patterns with `*` and `**`, that are left out. */
  ignorePatterns?: string[]
}
