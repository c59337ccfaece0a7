// Finds the characters that a line must contain for a grammar pattern to match: `=>`, or the letters of `const`. Most patterns match
// nowhere in most lines, and this test takes a hundredth of the time of trying a pattern. Computed when sitegen is compiled.
import { type AlternativeNode, type AlternativeElementNode as Element, parse } from 'oniguruma-parser/parser'

/** Alternative sets of characters: every match contains all characters of at least one. An empty set means nothing is known. */
type Choices = ReadonlySet<string>[]

/** Beyond this number, the ways to match are merged. */
const mostChoices = 24

const nothing: Choices = [new Set()]

/**
 * @param pattern in Oniguruma's syntax.
 * @returns strings; every line that the pattern matches in has all characters of at least one of them. Empty if nothing is known. Printable
 * ASCII characters only.
 */
export function requiredSigns(pattern: string): string[] {
  const { body } = parse(pattern, {
    normalizeUnknownPropertyNames: true,
    rules: { captureGroup: true, singleline: true },
    skipBackrefValidation: true,
    skipPropertyNameValidation: true,
  })
  // When case is ignored, a letter also matches another one, and `ſ` and `K` match `s` and `k`.
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

/** For a class that lists its characters; one with ranges says too little. */
function choicesOfClass(parts: readonly ClassPart[]): Choices {
  const signs = parts.map((part) => (part.type === 'Character' ? signOf(part.value) : new Set<string>()))
  return signs.length > 0 && signs.length <= mostChoices && signs.every((sign) => sign.size > 0) ? signs : nothing
}

function signOf(code: number): ReadonlySet<string> {
  return new Set(code >= 0x20 && code < 0x7f ? [String.fromCharCode(code)] : [])
}

/** Every combination of the two; if that would be too many, only the more specific one. */
function both(one: Choices, other: Choices): Choices {
  if (one.length * other.length > mostChoices) return weight(one) >= weight(other) ? one : other
  return one.flatMap((choice) => other.map((next) => new Set([...choice, ...next])))
}

function weight(choices: Choices): number {
  return Math.min(...choices.map(({ size }) => size))
}
