// Reads the text of a paragraph, heading or cell: links, images, code, emphasis, breaks.
import type { PhrasingContent } from 'mdast'
import type { Point } from 'unist'
import { type Bracket, type Item, resolveRuns } from './emphasis.ts'
import type { Grammar } from './grammar.ts'
import { leaveToLibrary, pointIn, type Segment, skipSpaces, space, tab } from './places.ts'
import { decodeReference, readResource } from './resource.ts'

const signs = new Uint8Array(128)
for (const sign of '&*<@[\\]_`{~') signs[sign.charCodeAt(0)] = 1

const [ampersand, asterisk, openParenthesis, at, openBracket, backslash, closeBracket, caret, underscore, backtick] = [
  38, 42, 40, 64, 91, 92, 93, 94, 95, 96,
]
const [exclamation, lessThan, openBrace] = [33, 60, 123]

const punctuation = /[!-/:-@[-`{-~]/
const unicodePunctuation = /\p{P}|\p{S}/u
const reference = /&(?:#|[a-z\d]{1,31};)/iy
/** Or none, at the end of a line. */
const westernCharacter = /^[\0-\u02FF\u2010-\u2027]?$/
const partOfName = /[\w.+-]/
const partOfHost = /[\w-]/

export interface InlineOptions {
  /** Where the text begins. @default the start of the first line */
  from?: number | undefined
  /** Backslashes before pipes are no part of code. */
  inTable?: boolean
}

/** @param segments the lines, of which there is at least one. */
export function readInline(text: string, segments: readonly Segment[], grammar: Grammar, options: InlineOptions = {}): PhrasingContent[] {
  const items: Item[] = []
  const brackets: { bracket: Bracket; index: number }[] = []
  let row = 0
  let segment = segmentAt(0)
  let next = options.from ?? segment.start
  /** Start of the text that is not yet in a node. */
  let plain = next
  for (;;) {
    while (next < segment.end && !isSign(text.charCodeAt(next))) next++
    if (next < segment.end) readSign(text.charCodeAt(next))
    else if (row + 1 < segments.length) readLineEnding()
    else break
  }
  takePlain(trimmed(segment.end))
  return resolveRuns(items, grammar.addresses)

  function segmentAt(index: number): Segment {
    return segments[index] ?? leaveToLibrary()
  }

  function here(offset: number): Point {
    return pointIn(segment, offset)
  }

  function addText(value: string, start: Point, end: Point): void {
    const last = items.at(-1)
    if (last?.type === 'text' && last.position) {
      last.value += value
      last.position.end = end
    } else items.push({ type: 'text', value, position: { start, end } })
  }

  function takePlain(end: number): void {
    if (end > plain) addText(text.slice(plain, end), here(plain), here(end))
    plain = end
  }

  /** Takes the text before a construct. */
  function begin(): void {
    takePlain(next)
  }

  function goOn(offset: number): void {
    next = offset
    plain = offset
  }

  /** Where the text before `end` has its last character that is no space. */
  function trimmed(end: number): number {
    let last = end
    while (last > plain && text.charCodeAt(last - 1) === space) last--
    if (last > plain && text.charCodeAt(last - 1) === tab) leaveToLibrary()
    return last
  }

  function readLineEnding(): void {
    const { end } = segment
    const last = trimmed(end)
    const following = segmentAt(row + 1)
    takePlain(last)
    const start = here(end - last > 1 ? last : end)
    const behind = pointIn(following, following.lineStart)
    if (end - last > 1) items.push({ type: 'break', position: { start, end: behind } })
    else addText('\n', start, behind)
    beginLine(following)
  }

  function beginLine(following: Segment): void {
    row++
    segment = following
    goOn(skipSpaces(text, following.start, following.end))
    if (text.charCodeAt(next) === tab) leaveToLibrary()
  }

  function readSign(sign: number): void {
    switch (sign) {
      case backslash:
        readEscape()
        break
      case backtick:
        readCode()
        break
      case asterisk:
      case underscore:
        readRun(sign)
        break
      case openBracket:
        readOpening()
        break
      case closeBracket:
        readClosing()
        break
      case ampersand:
        readReference()
        break
      case lessThan: {
        // Nothing else is certain to be no tag and no address.
        if (grammar.isMdx || (next + 1 < segment.end && text.charCodeAt(next + 1) !== space)) leaveToLibrary()
        next++
        break
      }
      case at: {
        const mayBeAddress = grammar.addresses && brackets.length === 0
        if (mayBeAddress && partOfName.test(before(next)) && partOfHost.test(after(next + 1))) leaveToLibrary()
        next++
        break
      }
      case openBrace:
        if (grammar.isMdx) leaveToLibrary()
        next++
        break
      default:
        leaveToLibrary()
    }
  }

  /** The character before an offset, or '' at the start of a line. */
  function before(offset: number): string {
    return offset > segment.start ? text.charAt(offset - 1) : ''
  }

  function after(offset: number): string {
    return offset < segment.end ? text.charAt(offset) : ''
  }

  function readEscape(): void {
    const following = segments[row + 1]
    if (next + 1 === segment.end && following !== undefined) {
      begin()
      items.push({ type: 'break', position: { start: here(next), end: pointIn(following, following.lineStart) } })
      beginLine(following)
    } else if (punctuation.test(after(next + 1))) {
      begin()
      addText(text.charAt(next + 1), here(next), here(next + 2))
      goOn(next + 2)
    } else next++
  }

  function readReference(): void {
    reference.lastIndex = next
    const written = reference.exec(text)?.[0]
    const character = written === undefined ? undefined : decodeReference(written)
    if (written === undefined || character === undefined || character === written) {
      next++
      return
    }
    begin()
    addText(character, here(next), here(next + written.length))
    goOn(next + written.length)
  }

  function readCode(): void {
    begin()
    const start = here(next)
    const opening = runEnd(next)
    const length = opening - next
    const parts: string[] = []
    let partStart = opening
    let end = opening
    for (;;) {
      while (end < segment.end && text.charCodeAt(end) !== backtick) end++
      if (end < segment.end) {
        const closing = runEnd(end)
        if (closing - end === length) break
        end = closing
        continue
      }
      parts.push(text.slice(partStart, segment.end))
      // Without an end, these are no code.
      segment = segmentAt(++row)
      partStart = segment.start
      end = partStart
    }
    parts.push(text.slice(partStart, end))
    const value = withoutPadding(parts.join('\n'))
    items.push({
      type: 'inlineCode',
      value: options.inTable ? value.replaceAll('\\|', '|') : value,
      position: { start, end: here(end + length) },
    })
    goOn(end + length)
  }

  /** Behind a row of the same sign. */
  function runEnd(start: number): number {
    const sign = text.charCodeAt(start)
    let end = start + 1
    while (end < segment.end && text.charCodeAt(end) === sign) end++
    return end
  }

  function readRun(sign: number): void {
    begin()
    const end = runEnd(next)
    const [previous, following] = [before(next), after(end)]
    // Beside a tilde, the rules are other ones when the syntax of strikethrough is in use.
    if (previous === '~' || following === '~') leaveToLibrary()
    if (grammar.cjk && !(westernCharacter.test(previous) && westernCharacter.test(following))) leaveToLibrary()
    const [left, right] = [kindOf(previous), kindOf(following)]
    const isLeft = right === 'other' || (right === 'punctuation' && left !== 'other')
    const isRight = left === 'other' || (left === 'punctuation' && right !== 'other')
    items.push({
      type: 'run',
      sign: text.slice(next, end),
      opens: isLeft && (sign === asterisk || left !== 'other' || !isRight),
      closes: isRight && (sign === asterisk || right !== 'other' || !isLeft),
      start: here(next),
      end: here(end),
    })
    goOn(end)
  }

  function readOpening(): void {
    if (grammar.footnotes && text.charCodeAt(next + 1) === caret) leaveToLibrary()
    const isImage = next > plain && text.charCodeAt(next - 1) === exclamation
    const start = isImage ? next - 1 : next
    takePlain(start)
    const bracket: Bracket = { type: 'bracket', sign: isImage ? '![' : '[', active: true, start: here(start), end: here(next + 1) }
    brackets.push({ bracket, index: items.length })
    items.push(bracket)
    goOn(next + 1)
  }

  function readClosing(): void {
    const opening = brackets.pop()
    // There are no definitions, so only an address in parentheses makes a link.
    if (!opening?.bracket.active || text.charCodeAt(next + 1) !== openParenthesis || next + 1 >= segment.end) {
      next++
      return
    }
    const { bracket, index } = opening
    const { url, title, after: end } = readResource(text, next + 2, segment.end)
    begin()
    const children = resolveRuns(items.splice(index).slice(1), false)
    const position = { start: bracket.start, end: here(end) }
    if (bracket.sign === '![') items.push({ type: 'image', title, url, alt: children.map(textOf).join(''), position })
    else {
      items.push({ type: 'link', title, url, children, position })
      deactivate()
    }
    goOn(end)
  }

  /** No link can contain another one. What is before an inactive bracket is inactive already. */
  function deactivate(): void {
    for (let index = brackets.length - 1; index >= 0; index--) {
      const bracket = brackets[index]?.bracket
      if (bracket?.sign !== '[') continue
      if (!bracket.active) return
      bracket.active = false
    }
  }
}

function isSign(code: number): boolean {
  return code < 128 && signs[code] === 1
}

function kindOf(character: string): 'space' | 'punctuation' | 'other' {
  if (character === '' || /\s/.test(character)) return 'space'
  return unicodePunctuation.test(character) ? 'punctuation' : 'other'
}

/** Code may have a space at both ends, so that it can begin and end with backticks. */
function withoutPadding(code: string): string {
  return /^[ \n]/.test(code) && /[ \n]$/.test(code) && /[^ \n]/.test(code) ? code.slice(1, -1) : code
}

function textOf(node: PhrasingContent): string {
  if ('value' in node) return node.value
  if ('alt' in node) return node.alt ?? ''
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
