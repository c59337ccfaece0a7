// The parser of documents as the site wants it now: its options come from the configuration, and from the languages in its content.
import { parseOptionsOf } from '../bundle/parse-options-of.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree } from '../content/content-tree.ts'
import { originalFileOf } from '../content/locales/locale-folders.ts'
import type { ParseOptions } from '../markdown/parse-options.ts'
import { createDocumentParser, type DocumentParser, type DocumentParserInput } from './document-parser.ts'

export interface SiteParser {
  readonly current: DocumentParser
  /** Opens another one, which colors code. */
  open(): void
  /** The same, if documents would be parsed in another way than by the current one. */
  follow(): void
}

interface SiteParserInput extends Omit<DocumentParserInput, 'options' | 'isQuick' | 'originalOf'> {
  config: () => ResolvedConfig
  tree: () => ContentTree
}

/** The first one leaves code plain: the first page may be parsed before the highlighter is loaded, and then gets its colors a moment later. */
export function openSiteParser({ config, tree, ...input }: SiteParserInput): SiteParser {
  const originalOf = (file: string): string | undefined => {
    const { i18n, locales } = config()
    if (locales.length === 1 || i18n.headingIds !== 'original') return undefined
    const original = originalFileOf(file, tree().localeFolders ?? [])
    const endings = ['.md', '.mdx'].map((ending) => original?.replace(/\.mdx?$/i, ending))
    return endings.find((each) => each !== undefined && input.documents.get(each) !== undefined)
  }
  const wanted = (): ParseOptions => parseOptionsOf(config(), tree())
  const openWith = (options: ParseOptions, isQuick: boolean): { parser: DocumentParser; options: string } => ({
    parser: createDocumentParser({ ...input, options, isQuick, originalOf }),
    options: JSON.stringify(options),
  })
  let opened = openWith(wanted(), true)
  return {
    get current() {
      return opened.parser
    },
    open() {
      opened = openWith(wanted(), false)
    },
    follow() {
      const options = wanted()
      if (JSON.stringify(options) !== opened.options) opened = openWith(options, false)
    },
  }
}
