// Texts that are cut at a number of characters.

/** @returns the first `longest` units of the text, one fewer where a character of two units would be cut in halves. */
export function cutText(text: string, longest: number): string {
  return text.length <= longest ? text : text.slice(0, longest).replace(/[\ud800-\udbff]$/, '')
}

/** The same, up to the last space where that is not far: where there are no spaces for long, most of the text would be lost. */
export function cutAtSpace(text: string, longest: number): string {
  if (text.length <= longest) return text
  const space = text.lastIndexOf(' ', longest)
  return space > longest / 2 ? text.slice(0, space) : cutText(text, longest)
}

/** How much longer than it should be a text may be so that its sentence ends. */
const beyond = 40

/** The same, behind a sentence: the last that ends in the second half, or else the first that ends soon after it. */
export function cutAtSentence(text: string, longest: number): string {
  if (text.length <= longest) return text
  const ends = [...text.slice(0, longest + beyond + 1).matchAll(/[.!?](?= |$)|[。！？]/g)].map(({ index }) => index + 1)
  const end = ends.findLast((end) => end <= longest && end > longest / 2) ?? ends.find((end) => end > longest && end <= longest + beyond)
  return end === undefined ? cutAtSpace(text, longest) : text.slice(0, end)
}
