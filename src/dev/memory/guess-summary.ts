// Guesses what the route plan needs from a document's text without parsing it: the dev server knows thousands of documents at its start,
// and parses only those that are looked at. Wrong guesses are corrected when the document is parsed.

export interface SummaryGuess {
  contentTitle?: string
  excerpt: string
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
export function guessSummary(body: string, isPost: boolean): SummaryGuess {
  let contentTitle: string | undefined
  let excerpt = ''
  let hasHeading = false
  let fence: string | undefined
  for (const raw of linesOf(body)) {
    const line = raw.trim()
    const mark = /^(?:`{3,}|~{3,})/.exec(line)?.[0]
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined
      continue
    }
    if (mark !== undefined) {
      fence = mark
      continue
    }
    if (line === '' || silentLine.test(line)) continue
    const heading = /^(#{1,6})\s+(.*)$/.exec(line)
    if (heading) {
      if (!hasHeading && heading[1] === '#') contentTitle = plainText(heading[2] ?? '')
      hasHeading = true
      continue
    }
    excerpt = plainText(line)
    break
  }
  return {
    ...(contentTitle === undefined || contentTitle === '' ? {} : { contentTitle }),
    excerpt,
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
    .replace(/\s*\{#[^}]*\}\s*$/, '')
    .replace(/\s+#+\s*$/, '')
    .replace(/^(?:>\s*|[-*+]\s+|\d+[.)]\s+)+/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~]+/g, '')
    .trim()
}
