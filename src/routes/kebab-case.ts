// Labels and keys as parts of a URL: `Next.js 15` -> `next-js-15`. Words are split as comparable generators split them, so that a site that
// moves here keeps the URLs of its tag and author pages.

/** A word: a capital with small letters, capitals alone (`API`), digits, or letters of scripts without case. */
const wordPattern = /\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+(?![\p{Ll}\p{M}])|\p{N}+|[\p{Lo}\p{M}\p{Lt}\p{Lm}]+|\p{Lu}/gu

/** Signs after a letter or a digit that make another name: `C`, `C++`, `C#` and `F*` are four things. */
const signWords: Readonly<Record<string, string>> = { '+': 'plus', '#': 'sharp', '♯': 'sharp', '*': 'star', '%': 'percent' }

/** '' if `text` has no letters or digits. Accents on Latin letters are dropped; other scripts stay. */
export function kebabCase(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/['’]/g, '')
    .replace(/(?<=[\p{L}\p{M}\p{N}])[+#♯*%]+/gu, (signs) => ` ${[...signs].map((sign) => signWords[sign]).join(' ')} `)
    // The dot of `.NET` and `.env`; that of `Next.js` and at the end of a sentence says nothing.
    .replace(/(?<=^|\s)\.(?=[\p{L}])/gu, 'dot ')
    .normalize('NFC')
  return (plain.match(wordPattern) ?? []).join('-').toLowerCase()
}
