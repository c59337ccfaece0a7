// Reads the candidates of a `srcset` as browsers do: an address may contain commas, and ends at a space or before a trailing comma (HTML
// Standard, "parse a srcset attribute"). Splitting at every comma would break data: URLs.

export interface SrcsetCandidate {
  url: string
  /** `2x`, `640w`; '' if there is none. */
  descriptor: string
}

export function readSrcset(srcset: string): SrcsetCandidate[] {
  const candidates: SrcsetCandidate[] = []
  let index = 0
  while (index < srcset.length) {
    while (index < srcset.length && isSpaceOrComma(srcset.charAt(index))) index++
    const start = index
    while (index < srcset.length && !isSpace(srcset.charAt(index))) index++
    let end = index
    while (end > start && srcset.charAt(end - 1) === ',') end--
    if (end === start) continue
    const url = srcset.slice(start, end)
    if (end < index) {
      candidates.push({ url, descriptor: '' })
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
    candidates.push({ url, descriptor: srcset.slice(descriptorStart, index).trim() })
  }
  return candidates
}

export function writeSrcset(candidates: readonly SrcsetCandidate[]): string {
  return candidates.map(({ url, descriptor }) => (descriptor === '' ? url : `${url} ${descriptor}`)).join(', ')
}

function isSpace(character: string): boolean {
  return character === ' ' || character === '\t' || character === '\n' || character === '\f' || character === '\r'
}

function isSpaceOrComma(character: string): boolean {
  return character === ',' || isSpace(character)
}
