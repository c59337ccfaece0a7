// Loads the shards in which the words of a query can be, and finds the words there.

import type { ShardList } from '../index/index-files.ts'
import { chooseForMistakes, chooseShards, inOneList } from './choose-shards.ts'
import { collectMatches, collectMisspelled, isFound, type LoadedTerms, type WordMatches } from './collect-matches.ts'
import type { IndexReader } from './index-reader.ts'
import { mayBeMisspelled } from './match-term.ts'
import type { QueryWord } from './parse-query.ts'

/** A single letter is no beginning: it would load all words with that letter, and the next one is on its way. */
const shortestBeginning = 2
/** The beginning of a word in texts would load most of the index; titles and headings answer that. */
const shortestBeginningInTexts = 3

/** Files that are loaded for the beginning of a word: as it is typed, titles and headings say more, and texts weigh more. */
const mostBeginnings = { headings: 4, texts: 1 }
/** Files that are loaded for a word that was not found, because it may be misspelled. */
const mostForMistakes = { headings: 8, lists: 2, texts: 16 }

/** @param pause waits for the rest of a word that is very short so far. */
export async function loadWord(reader: IndexReader, word: QueryWord, pause: () => Promise<void>): Promise<LoadedTerms> {
  const terms = [word.term, word.exact, word.stem(word.exact), ...word.spellings, ...word.parts]
  const beginnings = word.isPrefix
    ? [word.typed, ...word.spellings, ...word.parts.slice(-1)].filter(({ length }) => length * word.perLetter >= shortestBeginning)
    : []
  const loadHeadings = async (): Promise<LoadedTerms['headings']> => {
    // The file of all that has one letter is seldom wanted in the end.
    if (isShorterThan(shortestBeginning, word)) await pause()
    return Promise.all(
      chooseShards((await reader.manifest()).headings, [...terms, word.typed, ...word.joined], beginnings, mostBeginnings.headings).map(
        reader.headings,
      ),
    )
  }
  const [headings, texts] = await Promise.all([loadHeadings(), loadTexts(reader, word, terms, beginnings, pause)])
  return { headings, texts }
}

/** As far as it is typed. */
function isShorterThan(length: number, { isPrefix, typed, perLetter }: QueryWord): boolean {
  return isPrefix && typed.length * perLetter < length
}

async function loadTexts(
  reader: IndexReader,
  word: QueryWord,
  terms: readonly string[],
  beginnings: readonly string[],
  pause: () => Promise<void>,
): Promise<LoadedTerms['texts']> {
  const lists = Promise.all([...terms, word.typed, ...beginnings].map(reader.textShards))
  const isShort = isShorterThan(shortestBeginningInTexts, word)
  if (isShort) {
    // Loaded all the same: the rest of the word is on its way.
    lists.catch(() => undefined)
    await pause()
  }
  const [{ texts }, listed] = await Promise.all([reader.manifest(), lists])
  const shards: ShardList = Object.assign({}, ...listed)
  const own = await Promise.all(chooseShards(shards, terms, [], 0).map(reader.texts))
  // Where the word itself is known, what begins with it says little, and may be in files of its own.
  if (own.some((known) => known.has(word.exact) || known.has(word.term))) return own
  const fewer = isShort ? [] : beginnings.filter((beginning) => inOneList(texts, beginning))
  return Promise.all(chooseShards(shards, [...terms, word.typed], fewer, mostBeginnings.texts).map(reader.texts))
}

/** A word that titles, headings and phrases have so often needs no synonyms: they would load files for nothing. */
const mostWithSynonyms = 24

function countHeadings({ headings }: WordMatches): number {
  return headings.reduce((sum, { places }) => sum + places.pages.length + places.phrases.pages.length, 0)
}

/** Synonyms count in titles, headings and phrases alone. */
async function withSynonyms(reader: IndexReader, word: QueryWord, loaded: LoadedTerms): Promise<WordMatches> {
  const shards = chooseShards((await reader.manifest()).headings, word.synonyms, [], 0)
  const more = await Promise.all(shards.map(reader.headings))
  return collectMatches(word, { ...loaded, headings: [...new Set([...loaded.headings, ...more])] })
}

/** @param pause waits for the rest of a word that is still being typed, before files are loaded because it may be misspelled. */
export async function matchWord(
  reader: IndexReader,
  word: QueryWord,
  loaded: LoadedTerms,
  pause: () => Promise<void>,
): Promise<WordMatches> {
  const own = collectMatches(word, loaded)
  const found = word.synonyms.length > 0 && countHeadings(own) < mostWithSynonyms ? await withSynonyms(reader, word, loaded) : own
  if (isFound(found)) return found
  const misspelled = collectMisspelled(word, loaded)
  if (isFound(misspelled)) return misspelled
  if (!mayBeMisspelled(word)) return misspelled
  const { headings, texts } = await reader.manifest()
  const shards = chooseForMistakes(headings, word.term, mostForMistakes.headings)
  const meant = collectMisspelled(word, { headings: await Promise.all(shards.map(reader.headings)), texts: [] })
  if (isFound(meant)) return meant
  await pause()
  const lists = await Promise.all(chooseForMistakes(texts, word.term, mostForMistakes.lists).map(reader.list))
  const others = chooseForMistakes(Object.assign({}, ...lists), word.term, mostForMistakes.texts)
  return collectMisspelled(word, { headings: [], texts: await Promise.all(others.map(reader.texts)) })
}
