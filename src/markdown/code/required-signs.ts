// What a line must have at least for a pattern of a grammar to match in it: `=>`, or the letters of `const`. Most patterns match nowhere in
// most lines, and looking for a few characters takes a hundredth of the time of trying a pattern. Worked out when sitegen is compiled.
import { type AlternativeNode, type AlternativeElementNode as Element, parse } from 'oniguruma-parser/parser'

/** Sets of characters, one of which is in every text that matches. Nothing is known when one of them is empty. */
type Choices = ReadonlySet<string>[]

/** More ways to match than this are not told apart. */
const mostChoices = 24

const nothing: Choices = [new Set()]

/**
 * @param pattern in Oniguruma's syntax.
 * @returns texts, of one of which every character is in every line that the pattern matches in; none where nothing is known. Only printable
 * characters of ASCII.
 */
export function requiredSigns(pattern: string): string[] {
  const { body } = parse(pattern, {
    normalizeUnknownPropertyNames: true,
    rules: { captureGroup: true, singleline: true },
    skipBackrefValidation: true,
    skipPropertyNameValidation: true,
  })
  // A letter stands for another one where case is ignored, and `ſ` and `K` for `s` and `k`.
  const letters = /\(\?[a-zA-Z]*i/.test(pattern)
  const choices = anyOf(body).map((choice) => [...choice].filter((sign) => !(letters && /[a-z]/i.test(sign))).sort())
  return choices.some((choice) => choice.length === 0) ? [] : [...new Set(choices.map((choice) => choice.join('')))].sort()
}

function anyOf(alternatives: readonly AlternativeNode[]): Choices {
  const choices = alternatives.flatMap(({ body }) => body.map(choicesOf).reduce(both, nothing))
  if (choices.some((choice) => choice.size === 0)) return nothing
  return choices.length <= mostChoices ? choices : [inAll(choices)]
}

function inAll([first = new Set(), ...others]: Choices): ReadonlySet<string> {
  return new Set([...first].filter((sign) => others.every((other) => other.has(sign))))
}

function choicesOf(node: Element): Choices {
  switch (node.type) {
    case 'Character':
      return [signOf(node.value)]
    case 'CharacterClass':
      return node.negate || node.kind === 'intersection' ? nothing : choicesOfClass(node.body)
    case 'CapturingGroup':
    case 'Group':
      return anyOf(node.body)
    case 'LookaroundAssertion':
      return node.negate ? nothing : anyOf(node.body)
    case 'Quantifier':
      return node.min > 0 ? choicesOf(node.body) : nothing
    default:
      return nothing
  }
}

type ClassPart = Extract<Element, { type: 'CharacterClass' }>['body'][number]

/** Of a class that lists its characters; one with ranges in it says too little. */
function choicesOfClass(parts: readonly ClassPart[]): Choices {
  const signs = parts.map((part) => (part.type === 'Character' ? signOf(part.value) : new Set<string>()))
  return signs.length > 0 && signs.length <= mostChoices && signs.every((sign) => sign.size > 0) ? signs : nothing
}

function signOf(code: number): ReadonlySet<string> {
  return new Set(code >= 0x20 && code < 0x7f ? [String.fromCharCode(code)] : [])
}

/** Each of one with each of the other; only the one that says more when that would be too many. */
function both(one: Choices, other: Choices): Choices {
  if (one.length * other.length > mostChoices) return weight(one) >= weight(other) ? one : other
  return one.flatMap((choice) => other.map((next) => new Set([...choice, ...next])))
}

function weight(choices: Choices): number {
  return Math.min(...choices.map(({ size }) => size))
}
