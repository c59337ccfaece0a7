// What a build of one language has to read, parse and bundle: its translations, and the originals that it shows or takes ids of headings from.
// Of the other languages only files and front matter are known, which is enough to link to their pages.
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import { isBelowFolder } from '../../lib/folder-path.ts'
import type { ContentTree } from '../content-tree.ts'
import { localizeContent } from './localize-content.ts'

export interface NeededContent {
  tree: ContentTree
  /** Originals that no page shows: only the ids of their headings are wanted. */
  headingsOnly: ReadonlySet<string>
}

/** @param locale undefined for all languages. */
export function neededContent(
  tree: ContentTree,
  { i18n, defaultLocale }: Pick<ResolvedConfig, 'i18n' | 'defaultLocale'>,
  locale: string | undefined,
): NeededContent {
  if (locale === undefined) return { tree, headingsOnly: new Set() }
  const { tree: localized, originals } = localizeContent(tree, { locale, defaultLocale, i18n })
  const translated = new Set(Object.values(originals))
  const keepsHeadings = i18n.headingIds === 'original'
  const foldersOfOthers = (tree.localeFolders ?? []).flatMap((each) => (each.locale === locale ? [] : each.folder))
  const own = tree.locales?.[locale]
  const isOwnModule = ({ file }: { file: string }): boolean => own?.pageModules.some((module) => module.file === file) === true
  const others = Object.entries(tree.locales ?? {}).map(([name, content]) => [
    name,
    name === locale ? content : { ...content, documents: [], pageModules: [] },
  ])
  return {
    tree: {
      ...tree,
      documents: keepsHeadings ? tree.documents : tree.documents.filter(({ file }) => !translated.has(file)),
      partials: tree.partials.filter(({ file }) => !foldersOfOthers.some((folder) => isBelowFolder(file, folder))),
      pageModules: localized.pageModules.filter((module) => !isOwnModule(module)),
      ...(tree.locales && { locales: Object.fromEntries(others) }),
    },
    headingsOnly: keepsHeadings ? translated : new Set(),
  }
}
