// The colors of edited code, without a highlighter in the browser: a line that the block has had keeps its colors, and in another one each word
// has the color that it has elsewhere in the block.
import { escapeHtml } from '../../../lib/escape.ts'

export type ColorCode = (code: string) => string

/** @param code the highlighted code of the block, as it was built. */
export function learnColors(code: HTMLElement): ColorCode {
  const lines = new Map<string, string>()
  const texts = code.textContent.split('\n')
  const built = code.innerHTML.split('\n')
  if (texts.length === built.length) texts.forEach((text, index) => void lines.set(text, built[index] ?? ''))
  const classes = new Map<string, string>()
  for (const part of code.querySelectorAll('[class]'))
    for (const word of wordsOf(part.textContent)) if (part.childElementCount === 0 && !classes.has(word)) classes.set(word, part.className)
  const colorWord = (word: string): string => {
    const name = classes.get(word)
    return name === undefined ? escapeHtml(word) : `<span class="${name}">${escapeHtml(word)}</span>`
  }
  return (edited) =>
    edited
      .split('\n')
      .map((line) => lines.get(line) ?? wordsOf(line).map(colorWord).join(''))
      .join('\n')
}

function wordsOf(text: string): string[] {
  return text.match(/[\w$]+|[^\w$]/g) ?? []
}
