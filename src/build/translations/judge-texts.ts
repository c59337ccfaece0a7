// The texts that a language of the site lacks, as findings.
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import type { ContentTree } from '../../content/content-tree.ts'
import { type Diagnostic, type Level, levelOf } from '../../diagnostics/diagnostic.ts'
import { listTextsFiles, readTextsOfComponents, type TextsFile } from './list-texts.ts'

/** Of each language that is built, under the policy of the site. @param locale builds this one alone. */
export async function judgeTexts(config: ResolvedConfig, tree: ContentTree, locale?: string): Promise<Diagnostic[]> {
  const level = levelOf(config.policies.missingTranslation)
  const names = config.locales.flatMap(({ name }) => (name === config.defaultLocale || (locale ?? name) !== name ? [] : name))
  if (level === undefined || names.length === 0) return []
  const ofComponents = await readTextsOfComponents(config, tree)
  return names.flatMap((name) =>
    listTextsFiles(config, tree, name, ofComponents).flatMap((file) => findMissingTexts(file, config.configFile, level)),
  )
}

const mostNamed = 5

export function findMissingTexts({ file, wanted, missing }: TextsFile, configFile: string, level: Level): Diagnostic[] {
  if (missing.length === 0) return []
  const named = missing.slice(0, mostNamed).map((id) => `"${id}"`)
  const more = missing.length - named.length
  const isThere = missing.length < Object.keys(wanted).length
  return [
    {
      id: 'translation-missing',
      level,
      message: `${file} lacks ${missing.length === 1 ? 'one text' : `${missing.length} texts`}: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
      place: { file: isThere ? file : configFile },
      hint: '`sitegen translations --write` adds them, for translators to fill in.',
    },
  ]
}
