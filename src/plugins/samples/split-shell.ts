// Splits shell text into simple commands, as words with their places. It knows enough of a shell for samples in documentation: quotes,
// continued lines, comments, operators, prompts. What it does not know (loops, here-documents) becomes words that no check looks for.

export interface ShellWord {
  /** Without quotes. */
  text: string
  /** Offsets in the whole text, in UTF-16 units. */
  start: number
  end: number
}

const operators = /^(?:&&|\|\||[;|&\n()])/
const wordStart = /^[^\S\n]+/

/** Each simple command with at least one word. Leading assignments (`NAME=value`) and a prompt (`$`) are removed. */
export function splitShell(text: string): ShellWord[][] {
  const commands: ShellWord[][] = []
  let words: ShellWord[] = []
  let offset = 0
  const endCommand = (): void => {
    const first = words.findIndex(({ text: word }) => !/^[A-Za-z_]\w*=/.test(word) && word !== '$' && word !== '%')
    if (first >= 0) commands.push(words.slice(first))
    words = []
  }
  while (offset < text.length) {
    const rest = text.slice(offset)
    const space = /^\\\r?\n/.exec(rest)?.[0] ?? wordStart.exec(rest)?.[0]
    if (space !== undefined) {
      offset += space.length
      continue
    }
    if (rest.startsWith('#')) {
      const end = text.indexOf('\n', offset)
      offset = end < 0 ? text.length : end
      continue
    }
    const operator = operators.exec(rest)?.[0]
    if (operator !== undefined) {
      endCommand()
      offset += operator.length
      continue
    }
    const word = readWord(text, offset)
    words.push(word)
    offset = word.end
  }
  endCommand()
  return commands
}

function readWord(text: string, start: number): ShellWord {
  let value = ''
  let offset = start
  while (offset < text.length) {
    const character = text[offset] ?? ''
    if (/[\s;|&()]/.test(character)) break
    if (character === '\\') {
      if (/^\\\r?\n/.test(text.slice(offset, offset + 3))) break
      value += text[offset + 1] ?? ''
      offset += 2
    } else if (character === "'" || character === '"') {
      const end = endOfQuote(text, offset)
      value += text.slice(offset + 1, end)
      offset = end + 1
    } else {
      value += character
      offset++
    }
  }
  // A lone backslash or quote at the very end: a word must never be empty, or the loop would not end.
  return { text: value, start, end: Math.min(Math.max(offset, start + 1), text.length) }
}

/** Offset of the quote that closes the one at `start`, or the end of the text. */
function endOfQuote(text: string, start: number): number {
  const quote = text[start]
  for (let offset = start + 1; offset < text.length; offset++) {
    if (quote === '"' && text[offset] === '\\') offset++
    else if (text[offset] === quote) return offset
  }
  return text.length
}
