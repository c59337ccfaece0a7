// The steps of `sitegen translations`: configuration, content, and what each language lacks. No page is made.
import { loadConfig } from '../../config/load-config.ts'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import { findingsOf, listTranslationStates, type TranslationState } from '../../content/locales/judge-translations.ts'
import { readContent } from '../../content/read-content.ts'
import { type Diagnostic, type Level, levelOf, type Policy } from '../../diagnostics/diagnostic.ts'
import { sortDiagnostics } from '../../diagnostics/sort-diagnostics.ts'
import { openSourcePlugins } from '../../markdown/source-plugins.ts'
import { findMissingTexts } from './judge-texts.ts'
import { listTextsFiles, readTextsOfComponents, type TextsFile } from './list-texts.ts'
import { writeTexts } from './write-texts.ts'

export interface TranslationsReport {
  /** The languages of the site that were looked at. */
  states: (TranslationState & { texts: TextsFile[] })[]
  /** All languages besides the default one. */
  locales: string[]
  /** Files that `write` has made or extended. */
  written: string[]
  diagnostics: Diagnostic[]
  failed: boolean
}

export interface CheckTranslationsOptions {
  /** Absolute. */
  siteDirectory: string
  /** Only this language. */
  locale?: string | undefined
  /** Makes and extends the files of texts. */
  write?: boolean
  /** See loadConfig. */
  note?: Parameters<typeof loadConfig>[1]
}

/** @throws DiagnosticError when the configuration cannot be used; a SyntaxError when a file to extend is no JSON. */
export async function checkSiteTranslations({
  siteDirectory,
  locale,
  write = false,
  note,
}: CheckTranslationsOptions): Promise<TranslationsReport> {
  const { config: whole } = await loadConfig(siteDirectory, note)
  // Which translations are stale is asked here, whatever the site does about it.
  const config: ResolvedConfig = { ...whole, i18n: { ...whole.i18n, staleNotice: true } }
  const tree = await readContent(config, { expand: await openSourcePlugins(config) })
  const ofComponents = await readTextsOfComponents(config, tree)
  const all = listTranslationStates(config, tree)
  const states = all
    .filter((state) => locale === undefined || state.locale === locale)
    .map((state) => ({ ...state, texts: listTextsFiles(config, tree, state.locale, ofComponents) }))
  const invalid = tree.diagnostics.filter(({ id }) => id === 'translation-invalid')
  const written =
    write && invalid.length === 0
      ? await writeTexts(
          siteDirectory,
          states.flatMap(({ texts }) => texts),
        )
      : []
  const { missingTranslation, staleTranslation } = config.policies
  const levels = { missing: shownLevel(missingTranslation), stale: shownLevel(staleTranslation) }
  const texts = write
    ? []
    : states.flatMap(({ texts }) => texts.flatMap((each) => findMissingTexts(each, whole.configFile, levels.missing)))
  const diagnostics = sortDiagnostics([...invalid, ...findingsOf(states, levels), ...texts])
  return {
    states,
    locales: all.map((state) => state.locale),
    written,
    diagnostics,
    failed: diagnostics.some(({ level }) => level === 'error'),
  }
}

/** The command lists what a build is told to ignore. */
function shownLevel(policy: Policy): Level {
  return levelOf(policy) ?? 'info'
}
