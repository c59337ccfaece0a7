// The syntax of formulas: that of remark-math, without the dollar signs that are none of a formula.
import { math } from 'micromark-extension-math'
import type { Code, Construct, Extension, State } from 'micromark-util-types'
import { isFormula } from '../../markdown/dollar-signs.ts'

export function dollarSyntax(singleDollarTextMath: boolean): Extension {
  const { text = {}, ...flow } = math({ singleDollarTextMath })
  return { ...flow, text: { [dollar]: [text[dollar] ?? []].flat().map(watch) } }
}

const dollar = 36

/** Reads as `construct` does, and then looks at what it has read. */
function watch(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const before = this.previous
      const decide: State = (after) => {
        const token = this.events.at(-1)?.[1]
        return token && isFormula(signOf(before), this.sliceSerialize(token), signOf(after)) ? ok(after) : nok(after)
      }
      return construct.tokenize.call(this, effects, decide, nok)
    },
  }
}

/** Ends of lines and of the text are a space. */
function signOf(code: Code): string {
  return code === null || code < 0 ? ' ' : String.fromCharCode(code)
}
