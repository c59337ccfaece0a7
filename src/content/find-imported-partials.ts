// Finds Markdown files outside the collections that MDX documents import as components (`@site/content/snippets/x.mdx`). No folder walk
// finds them, but they must be read before anything is parsed, so this searches the text: at worst, a similar line in a code block causes a
// needless read. The Markdown room reports broken imports.
import { join, posix } from 'node:path'
import { type Aliases, withoutAlias } from '../lib/aliases.ts'
import { createInsideCheck, isNamedInside, type SiteBounds } from '../lib/inside-site.ts'
import { isFile } from '../lib/path-exists.ts'
import type { CollectionReference, SourceDocument } from './document.ts'
import { type LocaleFolder, originalFileOf } from './locales/locale-folders.ts'

export interface ImportedPartial {
  /** Site-relative. */
  file: string
  /** Collection of the document that imports it. */
  collection: CollectionReference
}

const specifierPattern = /\bfrom[ \t\n]*["']([^"'\n]{1,1000})["']/g
const endings = ['', '.mdx', '.md']

/** Files that `documents` import and that are not in `known`; adds them to `known`. Does not follow their own imports. */
export async function findImportedPartials(
  bounds: SiteBounds & { aliases?: Aliases },
  documents: readonly SourceDocument[],
  known: Set<string>,
  localeFolders: readonly LocaleFolder[] = [],
): Promise<ImportedPartial[]> {
  const { siteDirectory, outsideFolders, aliases } = bounds
  const isInside = createInsideCheck(bounds)
  const found: ImportedPartial[] = []
  for (const { file, format, source, bodyOffset, collection } of documents) {
    if (format !== 'mdx' || source === undefined) continue
    for (const [, specifier = ''] of source.slice(bodyOffset).matchAll(specifierPattern)) {
      const paths = [file, originalFileOf(file, localeFolders) ?? []]
        .flat()
        .flatMap((from) => sitePathOf(withoutAlias(specifier, aliases), from, outsideFolders) ?? [])
      for (const candidate of paths.flatMap((path) => endings.map((ending) => path + ending))) {
        if (!/\.mdx?$/i.test(candidate) || known.has(candidate) || !isInside(candidate) || !(await isFile(join(siteDirectory, candidate))))
          continue
        known.add(candidate)
        found.push({ file: candidate, collection: { ...collection, kind: 'partial' } })
      }
    }
  }
  return found
}

function sitePathOf(specifier: string, from: string, outsideFolders: readonly string[]): string | undefined {
  if (specifier.includes('\0')) return undefined
  const isRelative = /^\.\.?\//.test(specifier)
  if (!isRelative && !specifier.startsWith('/') && !specifier.startsWith('@site/')) return undefined
  const path = isRelative ? posix.join(posix.dirname(from), specifier) : posix.normalize(specifier.replace(/^(?:@site)?\/+/, ''))
  return isNamedInside(path, outsideFolders) ? path : undefined
}
