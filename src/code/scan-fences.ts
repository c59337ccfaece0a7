// The code blocks of plain Markdown without a parse, where its text leaves no doubt which they are. A document of this kind has nothing but
// fences at the beginning of a line, outside of HTML; most have, and reading them so takes a tenth of the time.
import { setAsideCode } from '../markdown/set-aside-code.ts'

export interface ScannedFence {
  /** Of the opening fence, from 1. */
  line: number
  /** The first word after the fence, and what stands after that. */
  lang: string
  meta: string
  code: string
}

/** Where HTML begins a line no fence may be one. The same holds for what may stand in a list, a quotation or a footnote. */
const doubtful = /^[ \t>*+\d.)-]*<|^(?: {4}|\t)/m
const fences = /`{3,}|~{3,}/g
/** Signs that stand for others in the words after a fence. */
const encoded = /[\\&]/

/** @returns undefined when only a parser can tell. */
export function scanFences(body: string): ScannedFence[] | undefined {
  const aside = setAsideCode(body)
  if (aside === undefined || doubtful.test(aside.text)) return undefined
  if (aside.text.match(fences)?.length !== 2 * aside.blocks.size) return undefined
  const lines = aside.text.split('\n')
  const found: ScannedFence[] = []
  for (const [line, { value }] of aside.blocks) {
    const info = (lines[line - 1] ?? '').replace(/^(?:`+|~+)/, '').trim()
    if (encoded.test(info)) return undefined
    const [lang = ''] = info.split(/[ \t]/, 1)
    found.push({ line, lang, meta: info.slice(lang.length).trim(), code: value })
  }
  return found
}
