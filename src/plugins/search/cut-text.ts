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

/** The same, behind the last sentence that ends in the second half. */
export function cutAtSentence(text: string, longest: number): string {
  if (text.length <= longest) return text
  const ends = [...text.slice(0, longest + 1).matchAll(/[.!?](?= )|[。！？]/g)]
  const end = (ends.at(-1)?.index ?? -1) + 1
  return end > longest / 2 ? text.slice(0, end) : cutAtSpace(text, longest)
}
