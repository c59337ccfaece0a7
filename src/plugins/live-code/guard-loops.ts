// An endless loop in an example would freeze the page. So every loop asks before each turn whether it may go on.

/** A part of a program, as Sucrase's parser gives it. */
export interface LoopToken {
  type: number
  start: number
  end: number
}

/** Numbers of the kinds of tokens. */
export interface LoopTokenTypes {
  _while: number
  _for: number
  parenL: number
  parenR: number
  braceL: number
  braceR: number
  dollarBraceL: number
  bracketL: number
  bracketR: number
  semi: number
  name: number
}

/** Names that the program is run with. The first gives true or throws; the second goes through a list with the first. */
export const turnName = '__turn'
export const eachName = '__each'

/**
 * `while (a)` -> `while (__turn(),a)`, `for (;;)` -> `for (;__turn();)`, `for (x of list)` -> `for (x of __each( list))`. No line moves.
 * `for await` waits, and `for … in` ends.
 */
export function guardLoops(program: string, tokens: readonly LoopToken[], types: LoopTokenTypes): string {
  const insertions: { at: number; text: string }[] = []
  const opening = new Set([types.parenL, types.braceL, types.dollarBraceL, types.bracketL])
  const closing = new Set([types.parenR, types.braceR, types.bracketR])
  tokens.forEach(({ type }, index) => {
    const paren = tokens[index + 1]
    if ((type !== types._while && type !== types._for) || paren?.type !== types.parenL) return
    if (type === types._while) {
      insertions.push({ at: paren.end, text: `${turnName}(),` })
      return
    }
    let depth = 0
    for (let at = index + 1; at < tokens.length; at++) {
      const token = tokens[at]
      if (token === undefined) return
      if (opening.has(token.type)) depth++
      else if (closing.has(token.type)) depth--
      if (depth === 0) return
      if (depth > 1) continue
      if (token.type === types.semi) {
        const isEmpty = tokens[at + 1]?.type === types.semi
        insertions.push({ at: token.end, text: isEmpty ? `${turnName}()` : `${turnName}(),` })
        return
      }
      const isOf = token.type === types.name && program.slice(token.start, token.end) === 'of' && at > index + 2
      if (isOf) {
        const end = closeOf(at)
        if (end === undefined) return
        insertions.push({ at: token.end, text: ` ${eachName}(` }, { at: end, text: ')' })
        return
      }
    }
  })

  /** Where the parenthesis ends that is open at a token. */
  function closeOf(from: number): number | undefined {
    let depth = 1
    for (const { type, start } of tokens.slice(from)) {
      if (opening.has(type)) depth++
      else if (closing.has(type)) depth--
      if (depth === 0) return start
    }
    return undefined
  }

  let guarded = ''
  let done = 0
  for (const { at, text } of insertions.sort((a, b) => a.at - b.at)) {
    guarded += program.slice(done, at) + text
    done = at
  }
  return guarded + program.slice(done)
}
