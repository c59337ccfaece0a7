// Which dollar signs stand around a formula. A single one is also a price, a variable of a shell or a placeholder, and those stay what they
// are, with the plugin `math` and without.

/** A dollar sign in front of what only formulas have; whether something ends it is not asked. `$user_name` and `$(ls ^x)` are of a shell. */
export const formulaBegins = /(?<![\\\w$])\$(?![\s\d$({])[^$\n]*?(?:\\[a-z]{2,}(?=[\s{_^])|\^|_\{)/g

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
