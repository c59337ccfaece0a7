// Markdown files outside of the collections that an MDX document imports as components (`@site/content/snippets/x.mdx`): no folder walk finds
// them, and they have to be read with all others, before anything is parsed. So imports are looked for in the text; a line in a code block
// that looks like one costs a file read and nothing else. Whether an import leads anywhere is said by the Markdown room.
import { realpath, stat } from 'node:fs/promises'
import { join, posix, sep } from 'node:path'
import type { CollectionReference, SourceDocument } from './document.ts'

export interface ImportedPartial {
  /** Site-relative. */
  file: string
  /** Of the document that imports it. */
  collection: CollectionReference
}

const specifierPattern = /\bfrom[ \t\n]*["']([^"'\n]{1,1000})["']/g
const endings = ['', '.mdx', '.md']

/** The files that `documents` import and that are not in `known`; each is put there. Not those that these import in turn. */
export async function findImportedPartials(
  siteDirectory: string,
  documents: readonly SourceDocument[],
  known: Set<string>,
): Promise<ImportedPartial[]> {
  const found: ImportedPartial[] = []
  for (const { file, format, source, bodyOffset, collection } of documents) {
    if (format !== 'mdx') continue
    for (const [, specifier = ''] of source.slice(bodyOffset).matchAll(specifierPattern)) {
      const path = sitePathOf(specifier, file)
      if (path === undefined) continue
      for (const candidate of endings.map((ending) => path + ending)) {
        if (!/\.mdx?$/i.test(candidate) || known.has(candidate) || !(await isFileInside(siteDirectory, candidate))) continue
        known.add(candidate)
        found.push({ file: candidate, collection: { ...collection, kind: 'partial' } })
      }
    }
  }
  return found
}

function sitePathOf(specifier: string, from: string): string | undefined {
  if (specifier.includes('\0')) return undefined
  const isRelative = /^\.\.?\//.test(specifier)
  if (!isRelative && !specifier.startsWith('/') && !specifier.startsWith('@site/')) return undefined
  const path = isRelative ? posix.join(posix.dirname(from), specifier) : posix.normalize(specifier.replace(/^(?:@site)?\/+/, ''))
  return path.startsWith('..') ? undefined : path
}

async function isFileInside(siteDirectory: string, file: string): Promise<boolean> {
  try {
    const [root, path] = await Promise.all([realpath(siteDirectory), realpath(join(siteDirectory, file))])
    return path.startsWith(root + sep) && (await stat(path)).isFile()
  } catch {
    return false
  }
}
