// Text with marks, as indexes give it, read into parts. Nothing of it is ever used as HTML: tags other than marks stay text, and what was
// escaped by the index reads as what it stands for.

export interface TextPart {
  text: string
  isMarked: boolean
}

/** `How to <mark>spr</mark>ing` -> three parts. Empty parts are left out; marks in marks are one. */
export function parseMarks(marked: string): TextPart[] {
  const parts: TextPart[] = []
  let depth = 0
  for (const piece of marked.split(/(<\/?mark>)/)) {
    if (piece === '<mark>') depth += 1
    else if (piece === '</mark>') depth = Math.max(0, depth - 1)
    else if (piece !== '') parts.push({ text: decodeEntities(piece), isMarked: depth > 0 })
  }
  return parts
}

export function withoutMarks(marked: string): string {
  return parseMarks(marked)
    .map(({ text }) => text)
    .join('')
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: '\u00a0' }

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:(lt|gt|amp|quot|apos|nbsp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
    (written, name?: string, decimal?: string, hex?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? written
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : written
    },
  )
}
