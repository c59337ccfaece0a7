// How text is read and in which languages: Markdown, code, locales.
import * as z from 'zod'
import { rehypePlugins, remarkPlugins } from '../plugins/published-plugin.ts'
import { flag, policy, siteFile, sitePath, text } from './option-values.ts'

/** A Markdown file, as the functions of `markdown` are given it. */
export interface MarkdownFile {
  /** Absolute. */
  filePath: string
  /** Its whole text. */
  fileContent: string
}

/** Gives the text that is read in place of that of a file. The same form as in Docusaurus. */
export type MarkdownPreprocessor = (file: MarkdownFile) => string | Promise<string>

/** What a file is made of: the keys of its front matter, and the text below it. */
export interface FrontMatterResult {
  /** By the keys of front matter. Dates become texts. */
  frontMatter: Record<string, unknown>
  /** Markdown. */
  content: string
}

/** A file for `parseFrontMatter`. */
export interface FrontMatterFile extends MarkdownFile {
  /** Reads a file as it is written. */
  defaultParseFrontMatter: (file: MarkdownFile) => Promise<FrontMatterResult>
}

/**
 * Reads the front matter of a file. The same form as in Docusaurus.
 * @example async (file) => {
 *   const { frontMatter, content } = await file.defaultParseFrontMatter(file)
 *   return { frontMatter: { ...frontMatter, description: frontMatter.summary }, content }
 * }
 */
export type FrontMatterParser = (file: FrontMatterFile) => FrontMatterResult | Promise<FrontMatterResult>

const isFunction = (value: unknown): boolean => typeof value === 'function'

export const markdown = z.strictObject({
  /** How `.md` files are read; `.mdx` files are always MDX. */
  format: z.enum(['md', 'mdx']).default('md'),
  /** Keywords for `:::keyword` in addition to those of the theme. */
  admonitions: z.array(z.string().regex(/^[a-z][\w-]*$/i, 'a keyword of letters, digits and hyphens')).default([]),
  /** Links to Markdown files that are not documents. They fall under `onBrokenLinks` too; the stricter of the two counts. */
  onBrokenMarkdownLinks: policy.default('warn'),
  /** Local images that do not exist. */
  onBrokenMarkdownImages: policy.default('throw'),
  /** Images without alternative text. `alt=""` of an `<img>` says that it is decoration. */
  onMissingAlt: policy.default('warn'),
  /**
   * Whose containers there are: those of Docusaurus, `:::tip`, or also those of VitePress: `::: tip` with a space, `::: details`,
   * `::: code-group`, `::: raw`.
   */
  containers: z.enum(['docusaurus', 'vitepress']).default('docusaurus'),
  /** Reads `:name:` as an emoji. */
  emoji: flag.default(true),
  /** How ids of headings are made of their texts: as GitHub and Docusaurus do, as VitePress does, or as that with capitals as they are written. */
  headingIds: z.enum(['github', 'vitepress', 'vitepress-cased']).default('github'),
  /** What stands around an id that a heading says: `## Title {#id}`. */
  idBraces: z
    .tuple([z.string().regex(/^\S*\{$/, 'signs that end with "{"'), z.string().regex(/^\}\S*$/, 'signs that begin with "}"')])
    .default(['{', '}']),
  /** Gives the text that is read in place of that of a file. Undefined: its own. */
  preprocessor: z.custom<MarkdownPreprocessor>(isFunction, 'a function').optional(),
  /** Gives the front matter of a file and the text below it. Undefined: as they are written. */
  parseFrontMatter: z.custom<FrontMatterParser>(isFunction, 'a function').optional(),
  /** Published plugins for the Markdown tree, each alone or in a list with its options (docs/plugins.md). */
  remarkPlugins: remarkPlugins.default([]),
  /** Published plugins for the HTML tree, each alone or in a list with its options (docs/plugins.md). */
  rehypePlugins: rehypePlugins.default([]),
})

export const locale = z.strictObject({
  /** Name of the language, in that language. Undefined: as the platform knows it. */
  label: text.optional(),
  /** Direction of writing. Undefined: that of the script. */
  direction: z.enum(['ltr', 'rtl']).optional(),
  /** The `lang` of pages. Undefined: the tag. */
  htmlLang: text.optional(),
  /** In which dates are written: `gregory`, `buddhist`, `persian` … */
  calendar: text.default('gregory'),
  /** First part of the paths of its pages. Undefined: the tag. The default language has none, unless another one has `''`. */
  path: z.string().optional(),
  /** Origin of a host of its own, `https://fr.example.com`, to which the folder of the language is published. Undefined: that of the site. */
  url: text.overwrite((url) => (URL.canParse(url) ? new URL(url).origin : url)).optional(),
  /** Folder of the translated documents of the docs, relative to the site, if they are not in `content/i18n` or the folders of Docusaurus. */
  docs: sitePath.optional(),
})

export const i18n = z.strictObject({
  /** The language of the site, a language tag such as `en` or `pt-BR`. */
  defaultLocale: text.default('en'),
  /** All languages in which the site exists. Undefined: the default one. */
  locales: z.array(text).min(1).optional(),
  /** Folder with one folder for each further language, relative to the site. */
  path: sitePath.default('i18n'),
  /** Shows documents that a language lacks in the default one, below a notice. `false` leaves them out. */
  fallback: flag.default(true),
  /**
   * The ids of headings of a translated document: those of its original, section by section, where both have the same structure, so that links
   * hold in every language; or ids of its own words.
   */
  headingIds: z.enum(['original', 'translated']).default('original'),
  /** Tells readers of a translation that is older than its original so, with a link to that. */
  staleNotice: flag.default(true),
  /** Documents that a language lacks, and texts (`sitegen translations`). */
  onMissingTranslation: policy.default('ignore'),
  /** Translations that are older than their originals, by git, or have none any more. */
  onStaleTranslation: policy.default('ignore'),
  /** Language tag -> settings. */
  localeConfigs: z.record(z.string(), locale).default({}),
})

const codeThemes = z.strictObject({
  /** Name of a Shiki theme, for the light mode. */
  light: text.default('github-light'),
  /** Name of a Shiki theme, for the dark mode. */
  dark: text.default('github-dark'),
})

const magicComment = z.strictObject({
  /** Class of the lines that are marked. */
  className: text,
  /** What a comment says whose next line is marked. */
  line: text.optional(),
  /** What comments say between which all lines are marked. */
  block: z
    .strictObject({
      /** Stands before the first of the lines. */
      start: text,
      /** Stands after the last of them. */
      end: text,
    })
    .optional(),
})

export const code = z.strictObject({
  /** Colors of code. Tokens that would be hard to read (contrast below 4.5:1) are corrected. */
  themes: codeThemes.prefault({}),
  /** Language of code blocks that name none. */
  defaultLanguage: text.default('text'),
  /**
   * Compiler options with which `sitegen check-code` checks samples: a tsconfig.json, relative to the site. Undefined: strict, for browsers,
   * with JSX.
   */
  tsconfig: siteFile.optional(),
  /**
   * Descriptions of command lines (docs/check-code.md): JSON files, relative to the site. Calls in `bash` blocks are checked against them.
   */
  commands: z.array(siteFile).default([]),
  /** Which samples `sitegen check-code` checks: all in TypeScript, or only those that say `twoslash` after the language. */
  check: z.enum(['all', 'twoslash']).default('all'),
  /** Comments of your own that mark lines of code with a class, besides `highlight-next-line` and those of its kind. */
  magicComments: z.array(magicComment).default([]),
  /** Shows the types of identifiers in samples when readers point at them. Needs TypeScript 7 where the site is built. */
  hovers: flag.default(false),
})

export type MarkdownOptions = z.input<typeof markdown>
export type LocalesOptions = z.input<typeof i18n>
export type LocaleOptions = z.input<typeof locale>
export type CodeOptions = z.input<typeof code>
