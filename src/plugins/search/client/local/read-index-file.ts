// Reads a file of the index over the network.
import { MissingFileError } from '../../query/missing-file-error.ts'

/** What hosts answer for a file that is gone: some storages refuse what they do not have. */
const goneStatuses: ReadonlySet<number> = new Set([403, 404, 410])
/** Others answer everything with a page of the site. No file of the index begins so. */
const html = /^\s*</

/**
 * Files with a hash in their name never change; of the others the server is asked whether they have.
 * @throws MissingFileError when the file is not there.
 */
export async function readIndexFile(baseUrl: string, file: string): Promise<string> {
  const url = baseUrl + file
  const response = await fetch(url, file.startsWith('assets/') ? {} : { cache: 'no-cache' })
  if (goneStatuses.has(response.status)) throw new MissingFileError(`${url} is not there: it was answered with ${response.status}.`)
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`)
  const text = await response.text()
  if (html.test(text)) throw new MissingFileError(`${url} is not there: it was answered with HTML.`)
  return text
}
