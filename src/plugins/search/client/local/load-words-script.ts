// In the search worker: what the search knows of the words of another language than English, in a script that belongs to the index.
import { MissingFileError } from '../../query/missing-file-error.ts'
import { englishRules, type WordRules } from '../../terms/word-rules.ts'

/** The name under which the script leaves what it has (words/bundle-words.ts). */
declare global {
  function importScripts(url: string): void
  var searchWords: { makeRules(english: WordRules): WordRules } | undefined
}

/** @throws MissingFileError when the script cannot be had: the site may have been deployed again. */
export async function loadWordsScript(baseUrl: string, file: string | undefined): Promise<WordRules> {
  if (file === undefined) return englishRules
  try {
    importScripts(baseUrl + file)
  } catch (error) {
    throw new MissingFileError(`${baseUrl}${file} could not be loaded: ${error instanceof Error ? error.message : String(error)}`)
  }
  return globalThis.searchWords?.makeRules(englishRules) ?? englishRules
}
