// Links from the text of one language into another: a translator has copied an address that names the language of the original. Only addresses
// that do so can: those of the site with its host, `pathname://`, and paths of the language at the root.
import type { ResolvedLocale } from '../config/resolve-locales.ts'
import type { DocumentSummary } from '../content/content-tree.ts'
import { type Diagnostic, levelOf, type Policy } from '../diagnostics/diagnostic.ts'
import { withBaseUrl } from '../lib/site-path.ts'
import { pathKey } from './resolve-href.ts'
import type { TargetIndex } from './target-index.ts'

export interface CheckLanguagesInput {
  /** Name of the language, and the documents that are written in it. */
  locale: string
  documents: readonly DocumentSummary[]
  config: { locales: readonly ResolvedLocale[]; rootUrl: string; url: string }
  index: Pick<TargetIndex, 'find'>
  policy: Policy
}

export function checkLanguages({ locale, documents, config, index, policy }: CheckLanguagesInput): Diagnostic[] {
  const level = levelOf(policy)
  const own = config.locales.find(({ name }) => name === locale)
  if (level === undefined || own === undefined) return []
  return documents.flatMap(({ links }) =>
    links.flatMap(({ url, kind, place, unchecked }): Diagnostic[] => {
      if (unchecked || kind === 'image') return []
      const target = languageOf(url, own, config)
      if (target === undefined || target.locale.name === locale || !leadsToPage(target, config, index)) return []
      const path = target.url.pathname.slice(target.locale.baseUrl.length - 1) || '/'
      return [
        {
          id: 'link-other-language',
          level: level === 'error' ? 'warning' : level,
          message: `The link to "${url}" leads from ${own.label} (${own.name}) into ${target.locale.label} (${target.locale.name}).`,
          place,
          hint: `Write \`${path}${target.url.search}${target.url.hash}\`, which stays in the language of the page. If it is meant, give the link \`data-no-link-check\`.`,
        },
      ]
    }),
  )
}

interface LanguageTarget {
  url: URL
  locale: ResolvedLocale
}

function languageOf(url: string, from: ResolvedLocale, { locales, rootUrl, url: site }: CheckLanguagesInput['config']) {
  const isPath = from.folder === '' && /^\/(?!\/)/.test(url)
  if (!isPath && !/^(?:pathname|https?):\/\//i.test(url)) return undefined
  const absolute = withBaseUrl(url.replace(/^pathname:\/\//, ''), rootUrl)
  if (!URL.canParse(absolute, site)) return undefined
  const target = new URL(absolute, site)
  const [locale] = locales
    .filter(({ url, baseUrl }) => new URL(url).host === target.host && `${target.pathname}/`.startsWith(baseUrl))
    .sort((left, right) => right.baseUrl.length - left.baseUrl.length)
  return locale && { url: target, locale }
}

/** Files are the same for all languages. What stands on another host is not among the pages here. */
function leadsToPage({ url, locale }: LanguageTarget, config: CheckLanguagesInput['config'], index: Pick<TargetIndex, 'find'>): boolean {
  if (new URL(config.url).host !== url.host) return !/\.[a-z\d]+$/i.test(url.pathname) || locale.baseUrl !== '/'
  return index.find(pathKey(url.pathname.slice(config.rootUrl.length - 1) || '/'))?.kind === 'page'
}
