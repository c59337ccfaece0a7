/** Says hello, in the language of the reader. */
export function greet(name: string, language = 'en'): string {
  // #region words
  const words: Record<string, string> = { en: 'Hello', fr: 'Bonjour', de: 'Hallo' }
  const word = words[language] ?? words.en
  // #endregion words
  return `${word}, ${name}!`
}
