// Text that is safe to write to a terminal: what is invisible or would steer the terminal is written out.
// File names, titles and source lines are the user's, and not always friendly.

/** Control characters but tab and line feed, and the characters that turn the direction of writing or are invisible. */
const hidden = /[\0-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff]/g

/** The zero-width joiner and non-joiner belong to emoji and to some scripts: they stay between two visible characters. */
const joiner = /(?<=\S)[\u200c\u200d](?=\S)/

export function toVisible(text: string): string {
  return text.replace(hidden, (character, offset: number) => {
    const around = text.slice(Math.max(0, offset - 2), offset + 3)
    if ((character === '\u200d' || character === '\u200c') && joiner.test(around)) return character
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
