// The syntax of admonitions, `:::note Title` to `:::`, as one micromark construct. Not the generic directive syntax: that knows neither a
// title after a space nor a fixed set of keywords, and takes `12:30` or `a:b` in running text for directives.
import { factorySpace } from 'micromark-factory-space'
import { asciiAlpha, asciiAlphanumeric, markdownLineEnding, markdownSpace } from 'micromark-util-character'
import type { Code, Construct, Effects, Extension, State, Token, TokenizeContext } from 'micromark-util-types'
import { tokenizeAttributes, tokenizeBracketTitle } from './admonition-title.ts'
import type { ContainerStyle } from './admonition-types.ts'

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
const leftBrace = 123
const dash = 45
const underscore = 95

/** Reads containers whose keyword is one of `keywords`; anything else that looks like one stays text. In VitePress's style the keyword may follow a space. */
export function admonitionSyntax(keywords: ReadonlySet<string>, style: ContainerStyle = 'docusaurus'): Extension {
  const construct: Construct = {
    name: 'admonition',
    concrete: true,
    tokenize(effects, ok, nok) {
      return tokenizeAdmonition.call(this, keywords, style === 'vitepress', effects, ok, nok)
    },
  }
  return { flow: { [colon]: construct } }
}

function tokenizeAdmonition(
  this: TokenizeContext,
  keywords: ReadonlySet<string>,
  mayHaveSpace: boolean,
  effects: Effects,
  ok: State,
  nok: State,
): State {
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
    const hasSpace = mayHaveSpace && markdownSpace(code)
    if (size < 3 || !(hasSpace || asciiAlpha(code))) return nok(code)
    effects.exit('admonitionSequence')
    return hasSpace ? factorySpace(effects, keywordStart, 'whitespace')(code) : keywordStart(code)
  }

  function keywordStart(code: Code): State | undefined {
    if (!asciiAlpha(code)) return nok(code)
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
