// How the corpus bends words: plurals, articles, names for code, slugs.

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

export function camelCase(first: string, ...others: readonly string[]): string {
  return first + others.map(capitalize).join('')
}

export function pascalCase(...words: readonly string[]): string {
  return words.map(capitalize).join('')
}

export function plural(word: string): string {
  return /(s|x|ch)$/.test(word) ? `${word}es` : `${word.replace(/([^aeo])y$/, '$1ie')}s`
}

/** `a index` becomes `an index`. */
export function fixArticles(text: string): string {
  return text.replace(/\b([Aa]) (?=[aeio]|u(?!ni|se))/g, '$1n ')
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
