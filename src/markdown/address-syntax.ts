// Bare addresses, `https://example.com` and `www.example.com`. The rules are those of the GFM extension, but where an address ends is decided
// in one pass: the extension looks ahead to the end of a row of full stops from each of them. And in Chinese, Japanese and Korean, whose full
// stops have no space before or after them, an address ends before these.
import type { Link, Nodes, Root, Text } from 'mdast'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { asciiAlpha, markdownLineEndingOrSpace, unicodePunctuation, unicodeWhitespace } from 'micromark-util-character'
import type { Code, Construct, ConstructRecord, Effects, Extension, State, Tokenizer } from 'micromark-util-types'
import { walkMarkdown } from './walk-tree.ts'

/** Punctuation of these scripts and full-width signs; not the letters among them, `々〆〇`. */
const cjkPunctuation =
  /[\u3001-\u3004\u3008-\u3020\u3030\u303D\uFE10-\uFE19\uFE30-\uFE52\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65]/

/** Signs that belong to the sentence, not to the address, when only such signs follow. */
const trailing: ReadonlySet<Code> = new Set([...'!"\')*,.:;?_~'].map((sign) => sign.charCodeAt(0)))

/** The longest name of a host has 253 characters. */
const longestDomain = 300

const [ampersand, openParenthesis, closeParenthesis, dash, dot, semicolon, lessThan, openBracket, closeBracket, underscore] = [
  38, 40, 41, 45, 46, 59, 60, 91, 93, 95,
]

/** @param endsAtCjk addresses end before the punctuation of Chinese, Japanese and Korean. */
export function addressSyntax({ endsAtCjk }: { endsAtCjk: boolean }): Extension {
  const isEnd = (code: Code): boolean =>
    code === null ||
    code === lessThan ||
    markdownLineEndingOrSpace(code) ||
    unicodeWhitespace(code) ||
    (endsAtCjk && code >= 0x3000 && cjkPunctuation.test(String.fromCharCode(code)))
  const { text = {}, ...rest } = gfmAutolinkLiteral()
  const linear: ConstructRecord = {}
  for (const [code, constructs] of Object.entries(text)) {
    linear[code] = [constructs ?? []]
      .flat()
      .map((construct) => withOwnEnds(construct, measured(createDomain, isEnd), measured(createPath, isEnd)))
  }
  return { ...rest, text: linear }
}

/** The extension attempts the name of the host, or gives up, and then the path, which may be empty. */
function withOwnEnds(construct: Construct, domain: Construct, path: Construct): Construct {
  const tokenize: Tokenizer = function (effects, ok, nok) {
    const attempt: Effects['attempt'] = (_construct, after, otherwise) =>
      otherwise === undefined ? effects.attempt(path, after) : effects.attempt(domain, after, otherwise)
    return construct.tokenize.call(this, { ...effects, attempt }, ok, nok)
  }
  return { ...construct, tokenize }
}

/** Reads a part of an address sign by sign, until it gives its length; undefined if it is none. */
type Reader = (code: Code) => 'more' | { length: number | undefined }

/** Reads ahead with a reader, then takes as many signs as it says. */
function measured(createReader: (isEnd: (code: Code) => boolean) => Reader, isEnd: (code: Code) => boolean): Construct {
  return {
    partial: true,
    tokenize(effects, ok, nok) {
      const read = createReader(isEnd)
      let length = 0
      const ahead: Construct = {
        partial: true,
        tokenize(inner, innerOk, innerNok) {
          const next = (code: Code): State | undefined => {
            const result = read(code)
            if (result === 'more') {
              inner.consume(code)
              return next
            }
            length = result.length ?? 0
            return result.length === undefined ? innerNok(code) : innerOk(code)
          }
          return next
        },
      }
      const take = (code: Code): State | undefined => {
        if (length === 0) return ok(code)
        length--
        effects.consume(code)
        return take
      }
      return effects.check(ahead, take, nok)
    },
  }
}

/** Follows a row of signs that an address does not end with: `.`, `&amp;`, `]`. Says whether the row goes on, is over, or was none. */
function createTrail(isEnd: (code: Code) => boolean): (code: Code) => 'on' | 'over' | 'none' {
  let entity: 'start' | 'name' | undefined
  let afterBracket = false
  return (code) => {
    if (entity !== undefined) {
      const isName = asciiAlpha(code)
      const isComplete = entity === 'name' && code === semicolon
      entity = isName ? 'name' : undefined
      return isName || isComplete ? 'on' : 'none'
    }
    if (afterBracket && (code === openParenthesis || code === openBracket)) return 'over'
    afterBracket = code === closeBracket
    if (isEnd(code)) return 'over'
    if (code === ampersand) entity = 'start'
    return code === ampersand || afterBracket || trailing.has(code) ? 'on' : 'none'
  }
}

function createPath(isEnd: (code: Code) => boolean): Reader {
  let count = 0
  let open = 0
  let closed = 0
  let trail: { start: number; follow: ReturnType<typeof createTrail> } | undefined
  return (code) => {
    const state = trail?.follow(code)
    if (trail !== undefined && state === 'over') return { length: trail.start }
    if (state === 'none') trail = undefined
    if (isEnd(code)) return { length: count }
    const isBalanced = code === closeParenthesis && closed < open
    if (code === openParenthesis) open++
    if (code === closeParenthesis) closed++
    if (trail === undefined && !isBalanced) {
      const follow = createTrail(isEnd)
      if (follow(code) === 'on') trail = { start: count, follow }
    }
    count++
    return 'more'
  }
}

/** The last two parts of a name have no underscores. */
function createDomain(isEnd: (code: Code) => boolean): Reader {
  const parts = { last: false, beforeLast: false, any: false }
  let count = 0
  let end: { length: number | undefined } | undefined
  let trail: { start: { length: number | undefined }; follow: ReturnType<typeof createTrail> } | undefined
  const endHere = (): { length: number | undefined } => ({
    length: parts.last || parts.beforeLast || !parts.any ? undefined : count,
  })
  return (code) => {
    const state = trail?.follow(code)
    if (trail !== undefined && state === 'over') return trail.start
    if (state === 'none') trail = undefined
    // After the name, a row of signs that began in it is followed to its end.
    if (end !== undefined) return trail === undefined ? end : 'more'
    const isMark = code === dot || code === underscore
    if (code === null || isEnd(code) || (unicodePunctuation(code) && !isMark && code !== dash)) {
      end = endHere()
      return trail === undefined || code === null ? end : 'more'
    }
    if (isMark && trail === undefined) {
      const follow = createTrail(isEnd)
      follow(code)
      trail = { start: endHere(), follow }
    }
    if (code === underscore) parts.last = true
    else if (code === dot) [parts.beforeLast, parts.last] = [parts.last, false]
    else parts.any = true
    return ++count > longestDomain ? { length: undefined } : 'more'
  }
}

/** The same for addresses that the extension finds only in the finished text, for example after a bracket: a tree transform. */
export function splitAtCjkPunctuation(tree: Root): void {
  walkMarkdown(tree, (node, index, siblings) => {
    if (node.type !== 'link') return undefined
    const only = node.position === undefined ? node.children[0] : undefined
    const at = only?.type === 'text' && node.url.endsWith(only.value) ? only.value.search(cjkPunctuation) : -1
    if (only?.type === 'text' && at > 0) siblings.splice(index, 1, ...splitLink(node, only, at))
    return 'skip'
  })
}

function splitLink(link: Link, text: Text, at: number): Nodes[] {
  const rest = text.value.slice(at)
  const url = link.url.slice(0, link.url.length - rest.length)
  return [
    { ...link, url, children: [{ ...text, value: text.value.slice(0, at) }] },
    { type: 'text', value: rest },
  ]
}
