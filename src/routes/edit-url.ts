// The URL for editing the source of a page, and the last update that the page shows.

import type { EditUrl } from '../config/content-options.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { LastUpdate, SourceDocument } from '../content/document.ts'
import { DiagnosticError } from '../diagnostics/diagnostic.ts'
import { textOfThrown } from '../diagnostics/read-thrown.ts'
import { withBaseUrl } from '../lib/site-path.ts'
import { dangerOf, dangers } from '../lib/unsafe-address.ts'

interface EditedSource {
  /** Site-relative file. */
  file: string
  /** Relative to the folder of its collection. */
  path: string
  /** Path of the route, without the base URL. */
  permalink: string
  version?: string
  /** If a plugin has made the document of data. */
  made?: SourceDocument['made']
  /** From front matter: null or '' hides the link. */
  customEditUrl?: string | null | undefined
}

/**
 * Front matter first, then the option: either the start of the URL, to which the site-relative file is appended, or a function. If the
 * function throws or returns something other than a string, the configuration is wrong.
 */
export function editUrlOf(
  config: Pick<ResolvedConfig, 'baseUrl' | 'locale' | 'configFile'>,
  editUrl: EditUrl | undefined,
  { file: ownFile, path, permalink, version, customEditUrl, made }: EditedSource,
): string | undefined {
  if (customEditUrl !== undefined) return customEditUrl || undefined
  if (editUrl === undefined) return undefined
  // What is edited is the data. A function expects a file of the collection, which the data is not.
  if (made && (!made.place || typeof editUrl !== 'string')) return undefined
  const file = made?.place?.file ?? ownFile
  if (typeof editUrl === 'string') {
    // `../docs/a.md` leads out of the folder of the site, in the repository as on the disk.
    const above = /^(?:\.\.\/)*/.exec(file)?.[0] ?? ''
    const start = editUrl
      .replace(/\/+$/, '')
      .split('/')
      .slice(0, above === '' ? undefined : -above.length / 3)
    return [...start, ...file.slice(above.length).split('/').map(encodeURIComponent)].join('/')
  }
  let result: unknown
  try {
    const context = { path, permalink: withBaseUrl(permalink, config.baseUrl), locale: config.locale }
    result = editUrl(version === undefined ? context : { ...context, version })
  } catch (error) {
    throw editUrlError(config, `The function \`editUrl\` threw for ${file}: ${textOfThrown(error)}`)
  }
  if (result === undefined || result === null || result === '') return undefined
  if (typeof result !== 'string') {
    throw editUrlError(
      config,
      `The function \`editUrl\` has to give a text or undefined; for ${file} it gave a value of type ${typeof result}.`,
    )
  }
  const danger = dangerOf(result)
  if (danger !== undefined)
    throw editUrlError(config, `The function \`editUrl\` gave ${JSON.stringify(result)} for ${file}, which ${dangers[danger]}.`)
  return result
}

function editUrlError(config: Pick<ResolvedConfig, 'configFile'>, message: string): DiagnosticError {
  const place = { file: config.configFile }
  const hint = 'Fix the function, or give the start of the URL as a text.'
  return new DiagnosticError([{ id: 'config-invalid', level: 'error', message, place, hint }])
}

/** What is known of the last change: front matter wins over git, field by field. */
export function knownLastUpdate(document: { lastUpdate?: LastUpdate; frontMatter: { lastUpdate?: LastUpdate } }): LastUpdate {
  const date = document.frontMatter.lastUpdate?.date ?? document.lastUpdate?.date
  const author = document.frontMatter.lastUpdate?.author ?? document.lastUpdate?.author
  return { ...(date === undefined ? {} : { date }), ...(author === undefined ? {} : { author }) }
}

/** The part of it that the options of the collection allow to be shown; undefined if nothing is left. */
export function shownLastUpdate(
  known: LastUpdate,
  options: { showLastUpdateTime: boolean; showLastUpdateAuthor: boolean },
): LastUpdate | undefined {
  const shown: LastUpdate = {}
  if (options.showLastUpdateTime && known.date !== undefined) shown.date = known.date
  if (options.showLastUpdateAuthor && known.author !== undefined) shown.author = known.author
  return Object.keys(shown).length > 0 ? shown : undefined
}
