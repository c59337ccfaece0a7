// Makes text safe for a terminal: invisible characters and those that would control the terminal are written as escapes. File names, titles
// and source lines come from users, and may be hostile.

/** Control characters except tab and line feed, and characters that are invisible or change the writing direction. */
const hidden = /[\0-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Zero-width joiners and non-joiners are part of emoji and of some scripts: they stay between two visible characters. */
const joiner = /(?<=\S)[\u200c\u200d](?=\S)/

export function toVisible(text: string): string {
  return text.replace(hidden, (character, offset: number) => {
    const around = text.slice(Math.max(0, offset - 2), offset + 3)
    if ((character === '\u200d' || character === '\u200c') && joiner.test(around)) return character
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
