// Finds a URL in a source file in the ways in which it may be written: in quotes, in parentheses, as a YAML value.

export interface LiteralForm {
  text: string
  /** A form that starts like a word (`docs/intro`) counts only directly after a quotation mark. */
  onlyQuoted?: boolean
}

export interface LiteralHit {
  start: number
  end: number
  /** The whole URL at this place, with its query and anchor. */
  written: string
}

const opening = /["'`(=[<>{:,\s]/
const quote = /["'`]/
/** The rest of a URL after the form, up to its end. */
const tailPattern = /\/?(?:[?#][^\s"'`)>\]}]*)?(?=["'`)\s>\]},;\\]|$)/y

/**
 * All places where one of `forms` is a whole URL. If `fragment` is given, it has to follow; otherwise any may. Text that several forms
 * match is found once, as the longest.
 */
export function findLiteral(source: string, forms: readonly LiteralForm[], fragment?: string): LiteralHit[] {
  const hits = new Map<number, LiteralHit>()
  for (const { text, onlyQuoted } of forms) {
    if (text === '') continue
    for (let start = source.indexOf(text); start >= 0; start = source.indexOf(text, start + 1)) {
      const before = start === 0 ? ' ' : (source[start - 1] ?? ' ')
      if (!(onlyQuoted ? quote : opening).test(before)) continue
      tailPattern.lastIndex = start + text.length
      const tail = tailPattern.exec(source)?.[0]
      if (tail === undefined) continue
      if (fragment !== undefined && !hasFragment(text + tail, fragment)) continue
      const end = start + text.length + tail.length
      const known = hits.get(start)
      if (!known || known.end < end) hits.set(start, { start, end, written: source.slice(start, end) })
    }
  }
  return [...hits.values()].sort((left, right) => left.start - right.start)
}

function hasFragment(address: string, fragment: string): boolean {
  const hash = address.indexOf('#')
  return hash >= 0 && address.slice(hash + 1).split(':~:')[0] === fragment
}
