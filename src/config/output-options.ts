// Build output other than pages: redirects, headers, social cards, pictures, the sitemap.
import * as z from 'zod'
import { count, policy, sixDigitColor, text } from './option-values.ts'

export const redirect = z.strictObject({
  /** Old path, without the base URL: `/old`. */
  from: text,
  /** Where it leads: a path without the base URL, or a URL. */
  to: text,
})

/** Old paths of a page, given its path without the base URL. */
export type CreateRedirects = (path: string) => string | string[] | undefined

/** An ending that paths had: `html`. */
export const redirectExtension = z.string().regex(/^[a-z\d]+$/i, 'an ending without its dot, such as "html"')

export const createRedirects = z.custom<CreateRedirects>((value) => typeof value === 'function', 'a function')

/** Files that tell a host which headers to send. */
const headerFile = z.enum(['_headers', 'vercel.json', 'nginx'])

export const headers = z.strictObject({
  /** Files that the build writes, each in the format of one kind of host. */
  files: z.array(headerFile).default([]),
  /** Sources that the Content-Security-Policy allows in addition to the site itself: directive -> sources. */
  contentSecurityPolicy: z
    .record(
      z
        .string()
        .regex(
          /^(?:[a-z]+-src(?:-(?:elem|attr))?|frame-ancestors|form-action|base-uri)$/,
          'the name of a directive that lists sources, such as "connect-src"',
        ),
      // A semicolon would start another directive, a line end another header.
      z.array(z.string().regex(/^[^\s;,"]+$/, 'one source, such as "https://api.example.com"')),
    )
    .default({}),
})

export const cardColors = z.strictObject({
  /** The background. */
  background: sixDigitColor.default('#0e1116'),
  /** The title, and the name of the site. */
  title: sixDigitColor.default('#ffffff'),
  /** The URL. */
  muted: sixDigitColor.default('#9aa7b5'),
  /** The section, and the line at the bottom. Undefined: `accentColor` of the site, or else a blue. */
  accent: sixDigitColor.optional(),
})

export const socialCards = z.strictObject({
  /** A square SVG file in a static folder, without text: `/img/mark.svg`. */
  logo: text
    .regex(/\.svg$/i, 'the path of an SVG file below a static folder, such as "/img/mark.svg"')
    .overwrite((path) => `/${path.replace(/^\/+/, '')}`)
    .optional(),
  /** Name at the bottom. Undefined: the title of the site. */
  label: text.optional(),
  /** Colors, each as `#rrggbb`. */
  colors: cardColors.prefault({}),
})

/** Pictures of documents in formats and widths of their own (docs/content.md). */
export const images = z.strictObject({
  /** The most bytes that a picture may have at its largest width. Undefined: any number. */
  maxBytes: count.optional(),
  /** Pictures with more. */
  onTooLarge: policy.default('warn'),
})

export const sitemap = z.strictObject({
  /** How often pages change. */
  changefreq: z.enum(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never']).default('weekly'),
  /** Priority of pages, 0 to 1. */
  priority: z.number().min(0).max(1).default(0.5),
  /** Paths, or patterns with `*` and `**`, to leave out. */
  ignorePatterns: z.array(text).default([]),
})

export type RedirectOptions = z.input<typeof redirect>
export type HeaderFile = z.input<typeof headerFile>
export type HeaderOptions = z.input<typeof headers>
export type SocialCardOptions = z.input<typeof socialCards>
export type ImageOptions = z.input<typeof images>
export type SitemapOptions = z.input<typeof sitemap>
