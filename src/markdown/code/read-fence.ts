// The line that opens a code block -> its language and what stands after that. Of one mind for pages and for the check of their code.
import type { Code } from 'mdast'

const typedLanguages: ReadonlySet<string> = new Set(['ts', 'tsx', 'typescript', 'mts', 'cts'])
const quotedPattern = /(?:^|\s)title=(?:"[^"]*"|'[^']*')/g

export function isTypedLanguage(language: string): boolean {
  return typedLanguages.has(language)
}

/** A sample whose types are checked: in TypeScript, and it does not say `no-check` outside of its title. */
export function isTypedSample({ language, meta }: { language: string; meta: string }): boolean {
  return isTypedLanguage(language) && !/(?:^|\s)no-check(?=[\s=]|$)/.test(meta.replace(quotedPattern, ' '))
}

/** The language is '' when there is none; both parts are as written but for the case of the language. */
export function readFence(block: Pick<Code, 'lang' | 'meta'>): { language: string; meta: string } {
  // `ts{1,3}` without a space between is common.
  const [, name = '', joined = ''] = /^([^\s{]*)(.*)$/s.exec(block.lang ?? '') ?? []
  return { language: name.toLowerCase(), meta: `${joined} ${block.meta ?? ''}` }
}
