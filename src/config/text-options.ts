// The parts of a configuration for how text is read and in which languages: Markdown, code, locales.
// The whole configuration: site-config.ts.
import type { Policy } from '../diagnostics/diagnostic.ts'

export interface MarkdownOptions {
  /** How `.md` files are read; `.mdx` files are always MDX. @default 'md' */
  format?: 'md' | 'mdx'
  /** Extra admonition keywords. */
  admonitions?: string[]
  /** Links to Markdown files that do not exist. @default 'warn' */
  onBrokenMarkdownLinks?: Policy
  /** Local images that do not exist. @default 'throw' */
  onBrokenMarkdownImages?: Policy
  /** Reads `:name:` as an emoji. @default true */
  emoji?: boolean
}

export interface LocalesOptions {
  /** @default 'en' */
  defaultLocale?: string
  /** @default [defaultLocale] */
  locales?: string[]
  localeConfigs?: Record<string, LocaleOptions>
}

export interface LocaleOptions {
  /** Name of the language, in that language. */
  label?: string
  direction?: 'ltr' | 'rtl'
  htmlLang?: string
  /** @default 'gregory' */
  calendar?: string
  path?: string
}

export interface CodeOptions {
  /** Shiki theme names. Tokens that would be hard to read (contrast below 4.5:1) are corrected. */
  themes?: { light?: string; dark?: string }
  defaultLanguage?: string
  /**
   * Compiler options with which `sitegen check-code` checks samples: a tsconfig.json, relative to the site. @default strict, for browsers,
   * with JSX
   */
  tsconfig?: string
  /**
   * Descriptions of command lines (docs/check-code.md): JSON files, relative to the site. Calls in `bash` blocks are checked against them.
   * @default []
   */
  commands?: string[]
  /** Shows the types of identifiers in samples when readers point at them. Needs TypeScript 7 where the site is built. @default false */
  hovers?: boolean
}
