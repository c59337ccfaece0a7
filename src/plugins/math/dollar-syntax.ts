// Which dollar signs begin a formula. The syntax is that of remark-math; but a single dollar is also a price, a variable of a shell or a
// placeholder, and those stay what they are.
import { math } from 'micromark-extension-math'
import type { Code, Construct, Extension, State } from 'micromark-util-types'

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

/**
 * @param written with its dollar signs.
 * @param before the character before it, and `after` the one behind it.
 */
export function isFormula(before: string, written: string, after: string): boolean {
  if (written.startsWith('$$')) return true
  const text = written.slice(1, -1)
  const hasCommand = /\\[a-z]|[\^_]/i.test(text)
  // `US$5 and CA$6`, `$1,$2`, `${a}${b}`
  if (/\w/.test(before) || /[\d{]/.test(after)) return false
  // `$HOME and $PATH`; but `$ x^2 $` is a formula with room around it.
  const [startsWide, endsWide] = [/^\s/.test(text), /\s$/.test(text)]
  if (startsWide || endsWide) return startsWide && endsWide && hasCommand
  // `$HOME/$USER`, `$first$second`; but not `$n$th`
  if (/[A-Za-z_(.]/.test(after) && (!/[\w)}\]'!*|]$/.test(text) || (/^[A-Za-z_]\w+$/.test(text) && after !== '.'))) return false
  // `$5 million (about R$)`
  return hasCommand || !/^\d[\d.,]*[a-z]{0,2} [a-z]{2,}/i.test(text)
}
