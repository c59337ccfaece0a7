// Guesses what the route plan needs from a document's text without parsing it: the dev server knows thousands of documents at its start,
// and parses only those that are looked at: a guess takes 14 µs, parsing a document of some hundred words several milliseconds. Wrong guesses are
// corrected when the document is parsed.
import { createLineScanner } from '../../markdown/line-scanner.ts'

export interface SummaryGuess {
  contentTitle?: string
  excerpt: string
  /** Known once the document has been parsed. */
  image?: string
  /** Known once the document has been parsed. */
  pageData?: Record<string, unknown>
  wordCount: number
  truncated: boolean
}

/** A line without text of its own: code, imports, tags, directives, comments, rules, tables. */
const silentLine = /^(?:import\s|export\s|<|\{|:::|\||!\[|\[[^\]]+\]:|(?:[-*_]\s*){3,}$)/
const truncateMarker = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/

/**
 * @param body the text after the front matter.
 * @param isPost posts are shown with their length, and in part: that takes the whole text.
 */
export function guessSummary(body: string, format: 'md' | 'mdx', isPost: boolean): SummaryGuess {
  const scan = createLineScanner(format)
  let contentTitle: string | undefined
  let excerpt: string | undefined
  let hasHeading = false
  for (const raw of linesOf(body)) {
    const { kind, content } = scan(raw)
    if (kind !== 'text' || content === '') continue
    const heading = /^(#{1,6})\s+(.*)$/.exec(content)
    if (heading) {
      if (!hasHeading && heading[1] === '#') contentTitle = plainText(heading[2] ?? '')
      hasHeading = true
    } else if (excerpt === undefined && !silentLine.test(content)) excerpt = plainText(content)
    if (hasHeading && excerpt !== undefined) break
  }
  return {
    ...(contentTitle === undefined || contentTitle === '' ? {} : { contentTitle }),
    excerpt: excerpt ?? '',
    wordCount: isPost ? body.split(/\s+/).filter(Boolean).length : 0,
    truncated: isPost && truncateMarker.test(body),
  }
}

function* linesOf(text: string): Generator<string> {
  let start = 0
  while (start < text.length) {
    const end = text.indexOf('\n', start)
    yield text.slice(start, end < 0 ? text.length : end)
    if (end < 0) return
    start = end + 1
  }
}

/** Removes the marks of emphasis, code and links. */
function plainText(text: string): string {
  return text
    .replace(/\s*(?:\\?\{#[^}]*\}|\{\/\*\s*#.*\*\/\}|<!--\s*#.*-->)\s*$/, '')
    .replace(/\s+#+\s*$/, '')
    .replace(/^(?:>\s*|[-*+]\s+|\d+[.)]\s+)+/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~]+/g, '')
    .trim()
}
