// A link to a file next to the document (an archive, a table, a video) publishes that file under a name with its hash.
import type { Place } from '../../diagnostics/diagnostic.ts'
import type { DocumentState } from '../document-state.ts'
import { assetOutput, findSiteFile, pathOfUrl } from './resolve-local-url.ts'

/** Whether `url` leads to such a file; if so, it is added to the assets of the document. Pages and other Markdown files do not count. */
export function findDownload(url: string, index: number, folder: 'files' | 'images', place: Place, state: DocumentState): boolean {
  if (url.startsWith('pathname://') || !/\.(?!(?:mdx?|html?)$)[a-z\d]+$/i.test(pathOfUrl(url))) return false
  const file = findSiteFile(url, place, state)
  if (file === undefined) return false
  if (!state.assets.some((asset) => asset.link === index)) {
    state.assets.push({ file: file.file, output: assetOutput(folder, file.file, state.localFiles.hash(file)), link: index })
  }
  return true
}
