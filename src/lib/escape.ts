// Escapes text for the few places that write HTML (code, titles, URLs) or a regular expression by hand.

const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** `text` for the content of an element. */
export function escapeHtml(text: string): string {
  return /[&<>]/.test(text) ? text.replace(/[&<>]/g, (character) => references[character] ?? character) : text
}

/** `text` for an attribute value, in quotes of either kind. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"']/g, (character) => references[character] ?? character)
}

/** `text` for a regular expression that matches just it. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
