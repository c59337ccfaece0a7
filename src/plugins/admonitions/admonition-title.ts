// The rest of the opening line of an admonition after its keyword: `[Title]{attributes}` or `{attributes}`. Parts of the construct in
// admonition-syntax.ts, which reads plain titles itself.
import { factorySpace } from 'micromark-factory-space'
import { markdownLineEnding } from 'micromark-util-character'
import type { Code, Effects, State } from 'micromark-util-types'

const leftBracket = 91
const backslash = 92
const rightBracket = 93
const leftBrace = 123
const rightBrace = 125

/** `[Title]`, then optional attributes, then the end of the line. */
export function tokenizeBracketTitle(effects: Effects, ok: State, nok: State): State {
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
export function tokenizeAttributes(effects: Effects, ok: State, nok: State): State {
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
