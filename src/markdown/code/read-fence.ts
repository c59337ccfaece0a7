// The opening line of a code block -> its language and the text after it. Shared by the pages and the check of their code.
import type { Code } from 'mdast'

const typedLanguages: ReadonlySet<string> = new Set(['ts', 'tsx', 'typescript', 'mts', 'cts'])
const quotedPattern = /(?:^|\s)title=(?:"[^"]*"|'[^']*')/g

export function isTypedLanguage(language: string): boolean {
  return typedLanguages.has(language)
}

/** Whether the types of a sample are checked: it is in TypeScript and does not say `no-check` outside its title. */
export function isTypedSample({ language, meta }: { language: string; meta: string }): boolean {
  return isTypedLanguage(language) && !/(?:^|\s)no-check(?=[\s=]|$)/.test(meta.replace(quotedPattern, ' '))
}

/** The language is '' if there is none. Both parts are as written, but the language is in lower case. */
export function readFence(block: Pick<Code, 'lang' | 'meta'>): { language: string; meta: string } {
  // A title in the manner of VitePress may stand there alone, `[.env]`. `ts{1,3}` without a space is common; `ts:line-numbers` is how VitePress writes options.
  const [, name = '', joined = ''] = /^((?!\[)[^\s{:]*)?(.*)$/s.exec(block.lang ?? '') ?? []
  return { language: name.toLowerCase(), meta: `${joined} ${block.meta ?? ''}` }
}
