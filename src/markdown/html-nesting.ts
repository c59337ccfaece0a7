// Which elements a browser does not leave where they are written: it closes a paragraph before a block, and takes what cannot be in a table out
// of it (the HTML standard, "tree construction"). The page then looks and behaves otherwise than its text says.

/** Each ends an open paragraph. */
const blocks = new Set(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section summary table ul'.split(
    ' ',
  ),
)

/** A paragraph outside of these stays open in them. */
const boundaries = new Set(['button', 'caption', 'object', 'marquee', 'table', 'td', 'th', 'template', 'svg', 'math', 'foreignObject'])
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const once = new Set(['a', 'button', 'form'])
/** Item of a list -> items that end it, unless a list of their own is around them. */
const items = new Map([
  ['li', new Set(['li'])],
  ['dt', new Set(['dt', 'dd'])],
  ['dd', new Set(['dt', 'dd'])],
])
/** What an item may be in without a list of its own around it, and still end another one. */
const throughItems = new Set(['address', 'div', 'p', 'a', 'b', 'code', 'em', 'i', 'span', 'strong'])
/** HTML allows to leave out their end tags, so only such a tag shows that more was meant to be inside. */
export const optionallyEnded: ReadonlySet<string> = new Set(['p', 'li', 'dt', 'dd'])
const partsOfTable = new Set([
  'caption',
  'col',
  'colgroup',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'td',
  'th',
  'script',
  'style',
  'template',
  'form',
  'input',
])
const tables = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr'])

export interface NestingProblem {
  outer: string
  inner: string
  /** What a browser does. */
  text: string
}

/** @param open the elements around `inner`, outermost first, from the last component on: nobody knows what that puts between them. */
export function findNestingProblem(open: readonly string[], inner: string): NestingProblem | undefined {
  const parent = open.at(-1)
  if (parent === undefined) return undefined
  if (tables.has(parent) && !partsOfTable.has(inner)) {
    const outer = parent
    return { outer, inner, text: `A browser moves this <${inner}> out of the table: a <${outer}> cannot contain it.` }
  }
  if (headings.has(parent) && headings.has(inner)) return ends(parent, inner)
  if (once.has(inner)) {
    for (let index = open.length - 1; index >= 0; index--) {
      const outer = open[index] ?? ''
      if (outer === inner) return ends(outer, inner)
      if (boundaries.has(outer)) break
    }
  }
  const ended = items.get(inner)
  if (ended) {
    for (let index = open.length - 1; index >= 0; index--) {
      const outer = open[index] ?? ''
      if (ended.has(outer)) return ends(outer, inner)
      if (!throughItems.has(outer)) break
    }
  }
  if (!blocks.has(inner) && ended === undefined) return undefined
  for (let index = open.length - 1; index >= 0; index--) {
    const outer = open[index] ?? ''
    if (outer === 'p') return ends(outer, inner)
    // Another block has ended the paragraph already.
    if (boundaries.has(outer) || blocks.has(outer)) break
  }
  return undefined
}

function ends(outer: string, inner: string): NestingProblem {
  return { outer, inner, text: `A browser ends the <${outer}> before this <${inner}>: a <${outer}> cannot contain it.` }
}

export function nestingHint({ outer, inner }: Pick<NestingProblem, 'outer' | 'inner'>): string {
  if (outer === 'p' && inner === 'p') {
    return 'Text in lines of its own is a paragraph already. Write <div> around it, or the text in the line of the tag.'
  }
  if (outer === 'p')
    return `Put the <${inner}> into lines of its own, with empty lines around it; or write <div> instead of <p>, or <span> instead of <${inner}>.`
  if (outer === 'li' || outer === 'dt' || outer === 'dd') return `Put the <${inner}> beside the <${outer}>, or into a list of its own.`
  return `Put one of the two elsewhere, or use another element.`
}
