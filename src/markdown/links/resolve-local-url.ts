// Resolves a URL that may name a file of the site. Query and hash are not part of a file name; escapes are decoded.

import { fileOfLine } from '../../content/source-parts.ts'
import type { Place } from '../../diagnostics/diagnostic.ts'
import { decodeComponent } from '../../lib/site-path.ts'
import type { DocumentState } from '../document-state.ts'
import type { LocalFile } from './local-files.ts'

/** The decoded path of a local URL, without query and hash; '' if it has none. */
export function pathOfUrl(url: string): string {
  return decodeComponent(url.replace(/[?#].*$/s, ''))
}

/** `@site/…` and relative paths are files of the site. Absolute ones belong to the static folders and are not looked up here. */
export function findSiteFile(url: string, place: Place, state: DocumentState): LocalFile | undefined {
  const path = pathOfUrl(url)
  return path === '' || path.startsWith('/') ? undefined : state.localFiles.find(path, fileOfLine(state.source, place.line))
}

/** `assets/<folder>/<name>-<hash>.<ext>`: the name under which a file of the site is published. */
export function assetOutput(folder: 'images' | 'files', file: string, hash: string): string {
  const base = file.slice(file.lastIndexOf('/') + 1).normalize('NFC')
  const dot = base.lastIndexOf('.')
  const [name, extension] = dot > 0 ? [base.slice(0, dot), base.slice(dot)] : [base, '']
  return `assets/${folder}/${name}-${hash}${extension}`
}

/**
 * A link to a file next to the document (an archive, a table, a video) publishes that file under a name with its hash.
 * @returns whether `url` leads to such a file, which is added to the assets of the document. Pages and other Markdown files do not count.
 */
export function findDownload(url: string, index: number, folder: 'files' | 'images', place: Place, state: DocumentState): boolean {
  if (url.startsWith('pathname://') || !/\.(?!(?:mdx?|html?)$)[a-z\d]+$/i.test(pathOfUrl(url))) return false
  const file = findSiteFile(url, place, state)
  if (file === undefined) return false
  if (!state.assets.some((asset) => asset.link === index)) {
    state.assets.push({ file: file.file, output: assetOutput(folder, file.file, state.localFiles.hash(file)), link: index })
  }
  return true
}
