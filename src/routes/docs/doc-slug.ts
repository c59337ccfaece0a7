// The path of a document relative to that of its version.
import type { ResolvedDocs } from '../../config/resolved-config.ts'
import { DiagnosticError } from '../../diagnostics/diagnostic.ts'
import { textOfThrown } from '../../diagnostics/read-thrown.ts'
import { starlightPath } from '../../lib/starlight-path.ts'

export interface SlugSource {
  /** As written in the front matter. */
  slug: string | undefined
  baseId: string
  /** Without number prefixes, '' for the top. */
  folder: string
  isIndex: boolean
  paths: ResolvedDocs['paths']
}

/**
 * A slug that starts with `/` is relative to the path of the version. An index without a slug gets the path of its folder, with a trailing
 * slash. Everything else is resolved against the folder like a relative URL, so `../x` leaves it. The result is not checked: see
 * url-path-problem.ts.
 *
 * With the paths of Starlight, a slug is relative to the version always, and each name gets the form that it has in an address there.
 */
export function slugOf({ slug, baseId, folder, isIndex, paths }: SlugSource): string {
  if (slug?.startsWith('/')) return slug
  const written = slug === '' ? undefined : slug
  const isOfStarlight = paths === 'starlight'
  if (isOfStarlight && written !== undefined) return `/${written}`
  const base = folder === '' ? '/' : `/${isOfStarlight ? starlightPath(folder) : folder}/`
  if (written === undefined && isIndex) return base
  return resolveAgainstFolder(written ?? (isOfStarlight ? starlightPath(baseId) : baseId), base)
}

/**
 * How some docs tell which documents are the first page of their folder.
 * @returns a function of the name without its ending, and of all folders that it is in.
 * @throws DiagnosticError when the function of the configuration throws.
 */
export function categoryIndexTestOf({ isCategoryIndex: test }: Pick<ResolvedDocs, 'isCategoryIndex'>) {
  return (name: string, folders: readonly string[]): boolean => {
    if (test === undefined) return isCategoryIndex(name, folders.at(-1))
    try {
      return test({ fileName: name, directories: folders.toReversed() }) === true
    } catch (error) {
      const message = `The function \`isCategoryIndex\` cannot be used: it threw for ${JSON.stringify(name)}: ${textOfThrown(error)}.`
      const hint = "Give true or false for every document: ({ fileName }) => fileName === 'index'."
      throw new DiagnosticError([{ id: 'config-invalid', level: 'error', message, configPath: ['docs'], hint }])
    }
  }
}

/** Whether a file is the index of its folder: `index`, `readme` or the name of the folder, in any case. */
function isCategoryIndex(name: string, folderName: string | undefined): boolean {
  const lower = name.toLowerCase()
  return lower === 'index' || lower === 'readme' || lower === folderName?.toLowerCase()
}

/** Like `new URL`, but without encoding; excess `..` segments stop at the top. */
function resolveAgainstFolder(relative: string, folder: string): string {
  const segments = folder.split('/').filter((segment) => segment !== '')
  const parts = relative.split('/')
  const last = parts.at(-1)
  for (const part of parts) {
    if (part === '..') segments.pop()
    else if (part !== '.' && part !== '') segments.push(part)
  }
  const endsWithSlash = last === '' || last === '.' || last === '..'
  return endsWithSlash && segments.length > 0 ? `/${segments.join('/')}/` : `/${segments.join('/')}`
}
