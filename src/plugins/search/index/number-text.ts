// Numbers as characters, because hosts compress text and not always binary files. Small numbers take one character; no character needs an
// escape in JSON. Each number ends by itself, so numbers are written one after the other.

/** Printable ASCII without space, `!`, `"` and `\`. */
const digits = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))
  .filter((character) => !'!"\\'.includes(character))
  .join('')
/** Numbers below end here; the others say a part and go on. */
const lastDigits = 60
const moreDigits = digits.length - lastDigits

/** @param value a whole number from 0. */
export function writeNumber(value: number): string {
  let text = ''
  let rest = value
  while (rest >= lastDigits) {
    text += digits[lastDigits + (rest % moreDigits)] ?? ''
    rest = Math.floor(rest / moreDigits)
  }
  return text + (digits[rest] ?? '')
}

/** Character code -> digit. */
const digitOfCode = new Uint8Array(128)
for (const [index, digit] of [...digits].entries()) digitOfCode[digit.charCodeAt(0)] = index

export interface NumberReader {
  readonly done: boolean
  readonly position: number
  next(): number
}

/** Characters that no number has count as 0: what a reader's network damaged must not stop the search. */
export function readNumbers(text: string): NumberReader {
  let position = 0
  return {
    get done() {
      return position >= text.length
    },
    get position() {
      return position
    },
    next() {
      let value = 0
      let factor = 1
      while (position < text.length) {
        const digit = digitOfCode[text.charCodeAt(position++)] ?? 0
        if (digit < lastDigits) return value + digit * factor
        value += (digit - lastDigits) * factor
        factor *= moreDigits
      }
      return value
    },
  }
}

/** All numbers of `text` at once, in a loop that is quick before a browser has compiled it. */
export function readAllNumbers(text: string): number[] {
  const numbers: number[] = []
  let value = 0
  let factor = 1
  for (let position = 0; position < text.length; position++) {
    const digit = digitOfCode[text.charCodeAt(position)] ?? 0
    if (digit < lastDigits) {
      numbers.push(value + digit * factor)
      value = 0
      factor = 1
    } else {
      value += (digit - lastDigits) * factor
      factor *= moreDigits
    }
  }
  return numbers
}
