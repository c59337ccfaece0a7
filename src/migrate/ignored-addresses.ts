// Whole addresses with the host of the site that lead to no page. Docusaurus does not check them, and many are right: something else serves them
// there. So a new configuration leaves out those that there are, and says so.
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** What the new configuration says above them. */
export const ignoredRemark =
  'Whole addresses with the host of the site that are no pages of it: something else serves them, or they are mistakes. They are not checked.'

/** Those of the findings, without queries and anchors, each once. */
export function listStrayAddresses(diagnostics: readonly Diagnostic[]): string[] {
  return [...new Set(diagnostics.flatMap((each) => addressOf(each) ?? []))].sort()
}

/** The findings that are not about one of them. */
export function withoutAddresses(diagnostics: readonly Diagnostic[], ignored: readonly string[]): Diagnostic[] {
  return diagnostics.filter((each) => !ignored.includes(addressOf(each) ?? ''))
}

/** A pattern for each: the address alone, and with whatever query or anchor. */
export function patternsOf(addresses: readonly string[]): string[] {
  return addresses.map((address) => `${address}*`)
}

/** Those that a configuration of ours leaves out already, by its text: what was written is what is compared. */
export function readPatterns(text: string): string[] {
  const list = /externalLinks: \{\s*ignore: \[([^\]]*)\]/.exec(text)?.[1] ?? ''
  return Array.from(list.matchAll(/'([^']*)'/g), ([, pattern = '']) => pattern)
}

function addressOf({ id, message }: Diagnostic): string | undefined {
  if (id !== 'link-broken' && id !== 'asset-broken') return undefined
  return /"(https?:\/\/[^"?#]*)[^"]*"/.exec(message)?.[1]
}
