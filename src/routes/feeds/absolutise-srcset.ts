// Parses the candidates of a `srcset` as browsers do: a URL may contain commas, and ends at a space or before a trailing comma (HTML
// standard, "parse a srcset attribute"). Splitting at every comma would break data: URLs.

/** `resolve` makes each URL absolute. Descriptors stay as they are. */
export function absolutiseSrcset(srcset: string, resolve: (url: string) => string): string {
  const candidates: string[] = []
  let index = 0
  while (index < srcset.length) {
    while (index < srcset.length && isSpaceOrComma(srcset.charAt(index))) index++
    const start = index
    while (index < srcset.length && !isSpace(srcset.charAt(index))) index++
    let end = index
    while (end > start && srcset.charAt(end - 1) === ',') end--
    if (end === start) continue
    const url = resolve(srcset.slice(start, end))
    if (end < index) {
      candidates.push(url)
      continue
    }
    const descriptorStart = index
    let depth = 0
    for (; index < srcset.length; index++) {
      const character = srcset.charAt(index)
      if (character === '(') depth++
      else if (character === ')') depth = Math.max(0, depth - 1)
      else if (character === ',' && depth === 0) break
    }
    const descriptor = srcset.slice(descriptorStart, index).trim()
    candidates.push(descriptor === '' ? url : `${url} ${descriptor}`)
  }
  return candidates.join(', ')
}

function isSpace(character: string): boolean {
  return character === ' ' || character === '\t' || character === '\n' || character === '\f' || character === '\r'
}

function isSpaceOrComma(character: string): boolean {
  return character === ',' || isSpace(character)
}
