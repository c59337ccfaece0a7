// Loads the shards in which the words of a query can be, and finds the words there.
import { chooseForMistakes, chooseShards, inOneList } from './choose-shards.ts'
import { collectMatches, collectMisspelled, isFound, type LoadedTerms, type WordMatches } from './collect-matches.ts'
import type { IndexReader } from './index-reader.ts'
import type { QueryWord } from './parse-query.ts'

/** Of a single letter only the shard with its own name is loaded: what it finds beyond is not what is meant, and the next letter is on its way. */
const shortestBeginning = 2
/** The beginning of a word in texts would load most of the index; titles and headings answer that. */
const shortestBeginningInTexts = 3

/** Files that are loaded for the beginning of a word: as it is typed, titles and headings say more, and texts weigh more. */
const mostBeginnings = { headings: 4, texts: 1 }

export async function loadWord(reader: IndexReader, word: QueryWord): Promise<LoadedTerms> {
  const terms = [word.term, word.typed, ...word.parts]
  const beginnings = word.isPrefix ? [word.typed, ...word.parts.slice(-1)].filter(({ length }) => length >= shortestBeginning) : []
  const loadHeadings = async (): Promise<LoadedTerms['headings']> =>
    Promise.all(chooseShards((await reader.manifest()).headings, terms, beginnings, mostBeginnings.headings).map(reader.headings))
  const [headings, texts] = await Promise.all([loadHeadings(), loadTexts(reader, word, terms, beginnings)])
  return { headings, texts }
}

async function loadTexts(
  reader: IndexReader,
  word: QueryWord,
  terms: readonly string[],
  beginnings: readonly string[],
): Promise<LoadedTerms['texts']> {
  const lists = Promise.all([...terms, ...beginnings].map(reader.textShards))
  if (word.isPrefix && word.typed.length < shortestBeginningInTexts) {
    // Loaded all the same: the rest of the word is on its way.
    lists.catch(() => undefined)
    return []
  }
  const [{ texts }, listed] = await Promise.all([reader.manifest(), lists])
  const fewer = beginnings.filter((beginning) => inOneList(texts, beginning))
  return Promise.all(chooseShards(Object.assign({}, ...listed), terms, fewer, mostBeginnings.texts).map(reader.texts))
}

export async function matchWord(reader: IndexReader, word: QueryWord, loaded: LoadedTerms): Promise<WordMatches> {
  const found = collectMatches(word, loaded)
  if (isFound(found)) return found
  const misspelled = collectMisspelled(word, loaded)
  if (isFound(misspelled)) return misspelled
  const { headings } = await reader.manifest()
  const others = await Promise.all(chooseForMistakes(headings, word).map(reader.headings))
  return collectMisspelled(word, { headings: others, texts: [] })
}
