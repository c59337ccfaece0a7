// The syntax of admonitions, `:::note Title` to `:::`, as one micromark construct and its tree builder.
// Written here because the generic directive syntax knows neither a title after a space nor a fixed set of keywords, and
// takes `12:30` or `a:b` in running text for directives. Rules: behaviour §2.22.

import type { Data, Parent, PhrasingContent, RootContent } from 'mdast'
import type { Extension as TreeExtension } from 'mdast-util-from-markdown'
import { factorySpace } from 'micromark-factory-space'
import { asciiAlpha, asciiAlphanumeric, markdownLineEnding, markdownSpace } from 'micromark-util-character'
import type { Code, Construct, Effects, Extension, State, Token, TokenizeContext } from 'micromark-util-types'

export interface Admonition extends Parent {
  type: 'admonition'
  keyword: string
  /** `{…}` after the keyword, without the braces. */
  attributes: string
  closed: boolean
  children: (AdmonitionTitle | RootContent)[]
  data?: Data
}

export interface AdmonitionTitle extends Parent {
  type: 'admonitionTitle'
  children: PhrasingContent[]
}

declare module 'mdast' {
  interface RootContentMap {
    admonition: Admonition
    admonitionTitle: AdmonitionTitle
  }
  interface BlockContentMap {
    admonition: Admonition
  }
}

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    admonition: 'admonition'
    admonitionFence: 'admonitionFence'
    admonitionSequence: 'admonitionSequence'
    admonitionKeyword: 'admonitionKeyword'
    admonitionMarker: 'admonitionMarker'
    admonitionTitle: 'admonitionTitle'
    admonitionAttributes: 'admonitionAttributes'
    admonitionContent: 'admonitionContent'
  }
}

const colon = 58
const leftBracket = 91
const backslash = 92
const rightBracket = 93
const leftBrace = 123
const rightBrace = 125
const dash = 45
const underscore = 95

/** Reads containers whose keyword is one of `keywords`; all other text that looks like one stays text. */
export function admonitionSyntax(keywords: ReadonlySet<string>): Extension {
  const construct: Construct = {
    name: 'admonition',
    concrete: true,
    tokenize(effects, ok, nok) {
      return tokenizeAdmonition.call(this, keywords, effects, ok, nok)
    },
  }
  return { flow: { [colon]: construct } }
}

function tokenizeAdmonition(this: TokenizeContext, keywords: ReadonlySet<string>, effects: Effects, ok: State, nok: State): State {
  const context = this
  const tail = context.events.at(-1)
  const indent = tail?.[1].type === 'linePrefix' ? tail[2].sliceSerialize(tail[1], true).length : 0
  let size = 0
  let previous: Token | undefined
  const nonLazyLine: Construct = { partial: true, tokenize: tokenizeNonLazyLine }
  const closingFence: Construct = {
    partial: true,
    tokenize(inner, innerOk, innerNok) {
      return tokenizeClosingFence.call(this, size, inner, innerOk, innerNok)
    },
  }
  return start

  function start(code: Code): State | undefined {
    effects.enter('admonition')
    effects.enter('admonitionFence')
    effects.enter('admonitionSequence')
    return sequence(code)
  }

  function sequence(code: Code): State | undefined {
    if (code === colon) {
      effects.consume(code)
      size++
      return sequence
    }
    if (size < 3 || !asciiAlpha(code)) return nok(code)
    effects.exit('admonitionSequence')
    effects.enter('admonitionKeyword')
    return keyword(code)
  }

  function keyword(code: Code): State | undefined {
    if (asciiAlphanumeric(code) || code === dash || code === underscore) {
      effects.consume(code)
      return keyword
    }
    const token = effects.exit('admonitionKeyword')
    return keywords.has(context.sliceSerialize(token)) ? afterKeyword(code) : nok(code)
  }

  function afterKeyword(code: Code): State | undefined {
    return factorySpace(effects, beforeTitle, 'whitespace')(code)
  }

  function beforeTitle(code: Code): State | undefined {
    if (code === leftBracket) return effects.attempt({ partial: true, tokenize: tokenizeBracketTitle }, fenceEnd, plainTitle)(code)
    return beforeAttributes(code)
  }

  function beforeAttributes(code: Code): State | undefined {
    if (code === leftBrace) return effects.attempt({ partial: true, tokenize: tokenizeAttributes }, fenceEnd, plainTitle)(code)
    return code === null || markdownLineEnding(code) ? fenceEnd(code) : plainTitle(code)
  }

  function plainTitle(code: Code): State | undefined {
    effects.enter('admonitionTitle')
    effects.enter('chunkText', { contentType: 'text' })
    return titleText(code)
  }

  function titleText(code: Code): State | undefined {
    if (code === null || markdownLineEnding(code)) {
      effects.exit('chunkText')
      effects.exit('admonitionTitle')
      return fenceEnd(code)
    }
    effects.consume(code)
    return titleText
  }

  function fenceEnd(code: Code): State | undefined {
    effects.exit('admonitionFence')
    if (code === null) return after(code)
    if (context.interrupt) return ok(code)
    return effects.attempt(nonLazyLine, contentStart, after)(code)
  }

  function contentStart(code: Code): State | undefined {
    if (code === null) return after(code)
    if (markdownLineEnding(code)) return effects.check(nonLazyLine, enterContent, after)(code)
    return enterContent(code)
  }

  function enterContent(code: Code): State | undefined {
    effects.enter('admonitionContent')
    return lineStart(code)
  }

  function lineStart(code: Code): State | undefined {
    const unindented = indent > 0 ? factorySpace(effects, chunkStart, 'linePrefix', indent + 1) : chunkStart
    return effects.attempt(closingFence, contentEnd, unindented)(code)
  }

  function chunkStart(code: Code): State | undefined {
    if (code === null) return contentEnd(code)
    if (markdownLineEnding(code)) return effects.check(nonLazyLine, enterChunk, contentEnd)(code)
    return enterChunk(code)
  }

  function enterChunk(code: Code): State | undefined {
    const token: Token = effects.enter('chunkDocument', { contentType: 'document', previous })
    if (previous) previous.next = token
    previous = token
    return chunk(code)
  }

  function chunk(code: Code): State | undefined {
    if (code === null) {
      exitChunk()
      return contentEnd(code)
    }
    if (markdownLineEnding(code)) return effects.check(nonLazyLine, lineEnd, lazyEnd)(code)
    effects.consume(code)
    return chunk
  }

  function lineEnd(code: Code): State | undefined {
    effects.consume(code)
    exitChunk()
    return lineStart
  }

  function lazyEnd(code: Code): State | undefined {
    exitChunk()
    return contentEnd(code)
  }

  function exitChunk(): void {
    const token = effects.exit('chunkDocument')
    context.parser.lazy[token.start.line] = false
  }

  function contentEnd(code: Code): State | undefined {
    effects.exit('admonitionContent')
    return after(code)
  }

  function after(code: Code): State | undefined {
    effects.exit('admonition')
    return ok(code)
  }
}

/** `[Title]`, then optional attributes, then the end of the line. */
function tokenizeBracketTitle(effects: Effects, ok: State, nok: State): State {
  let depth = 0
  return open

  function open(code: Code): State | undefined {
    effects.enter('admonitionMarker')
    effects.consume(code)
    effects.exit('admonitionMarker')
    return first
  }

  function first(code: Code): State | undefined {
    if (code === rightBracket) return close(code)
    effects.enter('admonitionTitle')
    effects.enter('chunkText', { contentType: 'text' })
    return text(code)
  }

  function text(code: Code): State | undefined {
    if (code === null || markdownLineEnding(code)) return nok(code)
    if (code === rightBracket && depth === 0) {
      effects.exit('chunkText')
      effects.exit('admonitionTitle')
      return close(code)
    }
    if (code === leftBracket) depth++
    if (code === rightBracket) depth--
    effects.consume(code)
    return code === backslash ? escaped : text
  }

  function escaped(code: Code): State | undefined {
    if (code !== leftBracket && code !== rightBracket && code !== backslash) return text(code)
    effects.consume(code)
    return text
  }

  function close(code: Code): State | undefined {
    effects.enter('admonitionMarker')
    effects.consume(code)
    effects.exit('admonitionMarker')
    return afterClose
  }

  function afterClose(code: Code): State | undefined {
    if (code === leftBrace) return tokenizeAttributes(effects, ok, nok)(code)
    return factorySpace(effects, lineEnd, 'whitespace')(code)
  }

  function lineEnd(code: Code): State | undefined {
    return code === null || markdownLineEnding(code) ? ok(code) : nok(code)
  }
}

/** `{…}` up to the end of the line. */
function tokenizeAttributes(effects: Effects, ok: State, nok: State): State {
  let size = 0
  return open

  function open(code: Code): State | undefined {
    effects.enter('admonitionMarker')
    effects.consume(code)
    effects.exit('admonitionMarker')
    return inside
  }

  function inside(code: Code): State | undefined {
    if (code === null || markdownLineEnding(code)) return nok(code)
    if (code === rightBrace) {
      if (size > 0) effects.exit('admonitionAttributes')
      effects.enter('admonitionMarker')
      effects.consume(code)
      effects.exit('admonitionMarker')
      return afterClose
    }
    if (size++ === 0) effects.enter('admonitionAttributes')
    effects.consume(code)
    return inside
  }

  function afterClose(code: Code): State | undefined {
    return factorySpace(effects, lineEnd, 'whitespace')(code)
  }

  function lineEnd(code: Code): State | undefined {
    return code === null || markdownLineEnding(code) ? ok(code) : nok(code)
  }
}

function tokenizeClosingFence(this: TokenizeContext, minimum: number, effects: Effects, ok: State, nok: State): State {
  let size = 0
  return factorySpace(effects, start, 'linePrefix', 4)

  function start(code: Code): State | undefined {
    effects.enter('admonitionFence')
    effects.enter('admonitionSequence')
    return sequence(code)
  }

  function sequence(code: Code): State | undefined {
    if (code === colon) {
      effects.consume(code)
      size++
      return sequence
    }
    if (size < minimum) return nok(code)
    effects.exit('admonitionSequence')
    return markdownSpace(code) ? factorySpace(effects, end, 'whitespace')(code) : end(code)
  }

  function end(code: Code): State | undefined {
    if (code !== null && !markdownLineEnding(code)) return nok(code)
    effects.exit('admonitionFence')
    return ok(code)
  }
}

function tokenizeNonLazyLine(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const context = this
  return start

  function start(code: Code): State | undefined {
    effects.enter('lineEnding')
    effects.consume(code)
    effects.exit('lineEnding')
    return lineStart
  }

  function lineStart(code: Code): State | undefined {
    return context.parser.lazy[context.now().line] ? nok(code) : ok(code)
  }
}

/** Builds the nodes of the syntax above. */
export function admonitionFromMarkdown(): TreeExtension {
  return {
    enter: {
      admonition(token) {
        this.enter({ type: 'admonition', keyword: '', attributes: '', closed: false, children: [] }, token)
      },
      admonitionTitle(token) {
        this.enter({ type: 'admonitionTitle', children: [] }, token)
      },
    },
    exit: {
      admonition(token) {
        this.exit(token)
      },
      admonitionTitle(token) {
        this.exit(token)
      },
      admonitionKeyword(token) {
        const node = this.stack.at(-1)
        if (node?.type === 'admonition') node.keyword = this.sliceSerialize(token)
      },
      admonitionAttributes(token) {
        const node = this.stack.at(-1)
        if (node?.type === 'admonition') node.attributes = this.sliceSerialize(token)
      },
      admonitionSequence() {
        const node = this.stack.at(-1)
        // Colons before the keyword open the container, colons after it close it.
        if (node?.type === 'admonition') node.closed = node.keyword !== ''
      },
    },
  }
}
