// Plain text -> Markdown that says the same. Only what would be read as Markdown gets a backslash, so that the text stays readable.

/** A text inside of a paragraph or a heading. */
export function escapeText(text: string): string {
  if (!/[\\`*_<\]~&]/.test(text)) return text
  return text
    .replace(/[\\`*]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/\](?=[([:])/g, '\\]')
    .replace(/~~/g, '\\~~')
    .replace(/&(?=#?\w+;)/g, '\\&')
}

/** Markdown of a paragraph: escapes characters that would start a heading, a list or a quotation, or make a rule, only because they are first. */
export function escapeStart(markdown: string): string {
  return markdown.replace(/^(?:#{1,6}(?=\s|$)|[-+>](?=\s|$)|-{3,}$|={3,}$)/, '\\$&').replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
}

/** `level`: 1 to 6. Signs at the end of a heading would be read as its closing. */
export function headingMarkdown(level: number, text: string): string {
  return `${'#'.repeat(level)} ${escapeText(text).replace(/(^|\s)(#+)$/, '$1\\$2')}`
}

/** A text as that of a link: brackets would end it. */
export function escapeLinkText(text: string): string {
  return escapeText(text).replace(/(?<!\\)[[\]]/g, '\\$&')
}
