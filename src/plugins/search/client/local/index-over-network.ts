// How the search worker reads the files of the index: over the network.
import { MissingFileError } from '../../query/open-local-index.ts'
import { englishRules, type WordRules } from '../../terms/word-rules.ts'

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

/** The name under which the script with the words of a language leaves what it has (words/bundle-words.ts). */
declare global {
  function importScripts(url: string): void
  var searchWords: { makeRules(english: WordRules): WordRules } | undefined
}

/**
 * What the search knows of the words of another language than English, in a script that belongs to the index.
 * @throws MissingFileError when the script cannot be had: the site may have been deployed again.
 */
export async function loadWordsScript(baseUrl: string, file: string | undefined): Promise<WordRules> {
  if (file === undefined) return englishRules
  try {
    importScripts(baseUrl + file)
  } catch (error) {
    throw new MissingFileError(`${baseUrl}${file} could not be loaded: ${error instanceof Error ? error.message : String(error)}`)
  }
  return globalThis.searchWords?.makeRules(englishRules) ?? englishRules
}
