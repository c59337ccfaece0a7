// Labels and keys as parts of a URL: `Next.js 15` -> `next-js-15`. Words are found as the peers find them, so that the addresses of
// tag and author pages of a site that moves here stay the same (behaviour §2.21).

/** A word: capital and small letters, capitals alone (`API`), digits, or letters of scripts that have no case. */
const wordPattern = /\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+(?![\p{Ll}\p{M}])|\p{N}+|[\p{Lo}\p{M}\p{Lt}\p{Lm}]+|\p{Lu}/gu

/** '' when `text` has no letter and no digit. Accents on Latin letters go, other scripts stay. */
export function kebabCase(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/['’]/g, '')
    .normalize('NFC')
  return (plain.match(wordPattern) ?? []).join('-').toLowerCase()
}
