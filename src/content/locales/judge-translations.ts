// What a site lacks in its languages, as findings: documents without a translation, with one that is older than they are, and translations of
// nothing.
import { isDeepStrictEqual } from 'node:util'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import { type Diagnostic, type Level, levelOf } from '../../diagnostics/diagnostic.ts'
import { isBelowFolder } from '../../lib/folder-path.ts'
import type { ContentTree } from '../content-tree.ts'
import type { SourceDocument } from '../document.ts'
import type { ChangedSection, StaleTranslation } from './changed-sections.ts'
import { listLocaleFolders, ownLocalesFolder } from './locale-folders.ts'
import { findOrphans, findTranslations } from './localize-content.ts'

type JudgeConfig = Pick<ResolvedConfig, 'i18n' | 'policies' | 'locales' | 'defaultLocale'>

/** A language in which the site has translations, and how many of its documents. Drafts do not count. */
export interface TranslationState {
  locale: string
  label: string
  documents: number
  missing: { original: string; translation: string }[]
  stale: ({ file: string } & StaleTranslation)[]
  orphaned: string[]
}

export function listTranslationStates(config: JudgeConfig, tree: ContentTree): TranslationState[] {
  const wanted = tree.documents.filter(({ frontMatter }) => frontMatter.draft !== true)
  return config.locales.flatMap(({ name: locale, label }) => {
    if (locale === config.defaultLocale) return []
    const content = tree.locales?.[locale]
    const translated = new Set(content ? findTranslations(tree, content).map(({ original }) => original.file) : [])
    const missing = wanted.filter(({ file }) => !translated.has(file))
    return {
      locale,
      label,
      documents: wanted.length,
      missing: missing.map((original) => ({ original: original.file, translation: placeOfTranslation(config, locale, tree, original) })),
      stale: Object.entries(content?.stale ?? {}).map(([file, stale]) => ({ file, ...stale })),
      orphaned: content ? findOrphans(tree, content).map(({ file }) => file) : [],
    }
  })
}

/** Where a translation would be written: in the folder that the language has for documents of that kind already, or in our own. */
function placeOfTranslation(config: JudgeConfig, locale: string, tree: ContentTree, { file, path, collection }: SourceDocument): string {
  const folder = file.slice(0, -path.length - 1)
  const candidates = listLocaleFolders(config, locale, { path: folder, collection })
  const known = (tree.localeFolders ?? []).filter((each) => each.locale === locale)
  const used = candidates.find((each) => known.some((other) => isDeepStrictEqual(other, each)))
  // A language that has only the folders of Docusaurus goes on with them.
  const [own, theirs = own] = candidates
  const usual = known.length > 0 && !known.some(({ folder }) => isBelowFolder(folder, ownLocalesFolder)) ? theirs : own
  return `${(used ?? usual)?.folder}/${path}`
}

/** Under the policies of the site. @param only the language that is asked for alone. */
export function judgeTranslations(config: JudgeConfig, tree: ContentTree, only?: string): Diagnostic[] {
  if (config.locales.length < 2) return []
  const { missingTranslation, staleTranslation } = config.policies
  const levels = { missing: levelOf(missingTranslation), stale: levelOf(staleTranslation) }
  if (levels.missing === undefined && levels.stale === undefined) return []
  const states = listTranslationStates(config, tree)
  return findingsOf(only === undefined ? states : states.filter(({ locale }) => locale === only), levels)
}

/** @param levels undefined leaves the findings of that kind out. */
export function findingsOf(
  states: readonly TranslationState[],
  levels: { missing: Level | undefined; stale: Level | undefined },
): Diagnostic[] {
  return states.flatMap(({ locale, label, missing, stale, orphaned }) => {
    const language = label === locale ? locale : `${label} (${locale})`
    return [
      ...(levels.missing === undefined ? [] : missing.map((each) => findMissing(each, language, levels.missing ?? 'info'))),
      ...(levels.stale === undefined ? [] : stale.map((each) => findStale(each, language, levels.stale ?? 'info'))),
      ...(levels.stale === undefined ? [] : orphaned.map((file) => findOrphaned(file, language, levels.stale ?? 'info'))),
    ]
  })
}

function findMissing({ original, translation }: TranslationState['missing'][number], language: string, level: Level): Diagnostic {
  return {
    id: 'translation-missing',
    level,
    message: `The document has no translation for ${language}.`,
    place: { file: original },
    hint: `Write it as ${translation}.`,
  }
}

function findStale(
  { file, original, date, commit, sections }: TranslationState['stale'][number],
  language: string,
  level: Level,
): Diagnostic {
  return {
    id: 'translation-stale',
    level,
    message: `The translation for ${language} is of ${date.slice(0, 10)}, and its original has changed since.`,
    place: { file },
    notes:
      sections.length === 0
        ? [{ message: 'The original came into its place after that.', place: { file: original } }]
        : sections.map((section) => ({
            message: describeSection(section),
            place: { file: original, ...(section.line !== undefined && { line: section.line }) },
          })),
    hint: `Bring it up to date and commit it. \`git diff ${commit.slice(0, 10)} -- ${original}\` shows what has changed.`,
  }
}

/** `the section "Knots" has changed`. */
export function describeSection({ heading, change }: ChangedSection): string {
  const name = heading === undefined ? 'What stands before the first heading' : `The section "${heading}"`
  return `${name} ${change === 'changed' ? 'has changed' : change === 'new' ? 'is new' : 'is gone'}.`
}

function findOrphaned(file: string, language: string, level: Level): Diagnostic {
  return {
    id: 'translation-orphaned',
    level,
    message: `This document in ${language} translates none: there is no original with its path.`,
    place: { file },
    hint: 'Move it to the path that its original has now, or remove it.',
  }
}
