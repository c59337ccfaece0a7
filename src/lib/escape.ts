// Escapes text for the few places that write HTML by hand (code, titles, URLs) and not through a tree.

const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** `text` for the content of an element. */
export function escapeHtml(text: string): string {
  return /[&<>]/.test(text) ? text.replace(/[&<>]/g, (character) => references[character] ?? character) : text
}

/** `text` for an attribute value, in quotes of either kind. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"']/g, (character) => references[character] ?? character)
}
