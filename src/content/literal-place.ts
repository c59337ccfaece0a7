// Finds a string in a sidebars file or in a file that it imports. They have been run by then, so there is no syntax tree; but the quoted string
// nearly always occurs only once, and that is the place the reader looks for.

import type { Place } from '../diagnostics/diagnostic.ts'
import type { SidebarsFile } from './content-tree.ts'
import { literalText } from './literal-text.ts'
import { createPlaceFinder } from './place-finder.ts'

const quotes = ["'", '"', '`']

/** The first of `texts` that occurs in quotes exactly once: a frequent word, such as a type, does not identify a place. */
export function onlyLiteral(file: SidebarsFile, texts: readonly string[]): string | undefined {
  return texts.find((text) => text !== '' && occurrencesOf(text, file).length === 1)
}

/** The first quoted occurrence of `text`, without its quotes; otherwise just the file. */
export function literalPlace(file: SidebarsFile, text: string | undefined): Place {
  const [first] = text === undefined || text === '' ? [] : occurrencesOf(text, file)
  return first ?? { file: file.file }
}

/** Every problem and every category of a file asks for them. */
const literalsOf = new WeakMap<object, string>()

function occurrencesOf(text: string, { sources = [] }: SidebarsFile): Place[] {
  return sources.flatMap((module) => {
    const { file, text: source } = module
    if (!source.includes(text)) return []
    const literals = literalsOf.get(module) ?? literalText(file, source)
    literalsOf.set(module, literals)
    const findPlace = createPlaceFinder(file, source)
    const offsets = quotes.flatMap((quote) => {
      const found: number[] = []
      for (let at = literals.indexOf(quote + text + quote); at >= 0; at = literals.indexOf(quote + text + quote, at + 1)) found.push(at + 1)
      return found
    })
    return offsets.sort((left, right) => left - right).map((offset) => findPlace(offset, offset + text.length))
  })
}
