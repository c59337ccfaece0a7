// Answers queries from the index that the build has written. Pure: how a file is read is given, so that the browser's worker, the command line
// and the tests search with the same code.
import { manifestFile } from '../index/index-files.ts'
import type { SearchRequest, SearchResult } from '../search-client.ts'
import { answerRequest, type SearchPauses } from './answer-request.ts'
import { createIndexReader, type IndexReader, type LocalIndexInput, OutdatedIndexError } from './index-reader.ts'

/** A file of the index is not there any longer: the site was deployed again, and what the reader's browser knows of it is old. */
export class MissingFileError extends Error {
  override name = 'MissingFileError'
}

export interface LocalIndex {
  /** Loads what every query needs, so that the first one is quick; later, looks whether the index was written again. */
  preload(): Promise<void>
  /** @throws IndexFormatError when another version of the program has written the index. */
  search(request: SearchRequest, pauses?: SearchPauses): Promise<SearchResult>
}

export function openLocalIndex(input: LocalIndexInput): LocalIndex {
  let current = createIndexReader(input)
  let isLoaded = false

  /** @returns whether there is another state of the index than the one that `used` reads: whoever finds it first makes it the current one. */
  const renew = async (used: IndexReader): Promise<boolean> => {
    const text = await input.read(manifestFile)
    if (used !== current) return true
    const next = createIndexReader(input, text)
    const [before, now] = await Promise.all([used.manifest().catch(() => undefined), next.manifest()])
    if (JSON.stringify(before) === JSON.stringify(now)) return false
    if (used === current) current = next
    return true
  }

  return {
    async preload() {
      if (isLoaded) await renew(current)
      else await current.manifest()
      isLoaded = true
    },
    async search(request, pauses) {
      // All of a search reads one state: meanwhile another search may find that there is a new one.
      const used = current
      try {
        return await answerRequest(used, request, pauses)
      } catch (error) {
        const isOutdated = error instanceof OutdatedIndexError || error instanceof MissingFileError
        if (!isOutdated || (used === current && !(await renew(used)))) throw error
        return answerRequest(current, request, pauses)
      }
    },
  }
}
