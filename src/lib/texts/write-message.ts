// A message with its values: the form for a count, and what stands in place of `{name}`.

/** In the order in which a message has them, if the language has them. */
const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

export type TextValues = Readonly<Record<string, string | number>>

/**
 * `One post|{count} posts` and 3 -> `{count} posts`. A message with fewer forms than the language has uses its last one.
 * @param language as in `lang`; one that nobody knows counts as English.
 */
export function chooseForm(message: string, count: number, language: string): string {
  if (!message.includes('|')) return message
  const forms = message.split('|')
  const rules = pluralRules(language)
  const known: readonly string[] = rules.resolvedOptions().pluralCategories
  const used = categories.filter((category) => known.includes(category))
  return forms[Math.min(used.indexOf(rules.select(count)), forms.length - 1)] ?? message
}

function pluralRules(language: string): Intl.PluralRules {
  try {
    return new Intl.PluralRules(language)
  } catch {
    return new Intl.PluralRules('en')
  }
}

/** The first value that is a number decides about the form. A name without a value stays as it is. */
export function writeMessage(message: string, values: TextValues, language: string): string {
  const count = Object.values(values).find((value) => typeof value === 'number')
  const form = count === undefined ? message : chooseForm(message, count, language)
  return form.replace(placeholder, (written, name: string) => String(values[name] ?? written))
}

export const placeholder = /\{(\w+)\}/g
