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

/** `text` for a regular expression in which each `*` of it stands for any characters. */
export function starPattern(text: string): string {
  return text.split(/\*+/).map(escapePattern).join('.*')
}

/** Whether a text is one of `patterns`, in which `*` stands for any characters. */
export function createStarTest(patterns: readonly string[]): (text: string) => boolean {
  const tests = patterns.map((pattern) => new RegExp(`^${starPattern(pattern)}$`, 's'))
  return (text) => tests.some((test) => test.test(text))
}
