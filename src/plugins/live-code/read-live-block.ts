// What stands behind the language of a code block that readers run, and what can be run of its text.

/** Languages whose blocks browsers can run. */
const languages: readonly string[] = ['js', 'jsx', 'ts', 'tsx']

export interface LiveBlock {
  language: string
  /** It shows its result with `render(…)`, as in Docusaurus; otherwise its text is one expression. */
  callsRender: boolean
  /** The title, as it is written behind the language. */
  title: string
}

/** Undefined for a block that is not live. */
export function readLiveBlock(language: string, meta: string): LiveBlock | 'wrong-language' | undefined {
  const bare = meta.replace(/=(?:"[^"]*"|'[^']*')/g, '=')
  const words = bare.split(/\s+/)
  if (!words.includes('live')) return undefined
  if (!languages.includes(language)) return 'wrong-language'
  return { language, callsRender: words.includes('noInline'), title: /(?:^|\s)(title=(?:"[^"]*"|'[^']*'))/.exec(meta)?.[1] ?? '' }
}

/** The program that a block stands for. Its lines are those of the block; in the first, columns may be one further to the right. */
export function programOf(code: string, callsRender: boolean): string {
  return callsRender ? code : `(${code.replace(/;\s*$/, '')}\n)`
}
