// Chooses the syntax extensions that a document needs. Each costs time on every character, so it is used only when its characters occur in
// the text. The tests never miss a use: a document parses the same with all extensions.

import type { Extension as TreeExtension } from 'mdast-util-from-markdown'
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import type { Extension } from 'micromark-util-types'
import type {} from 'remark-parse'
import type { Data } from 'unified'
import { admonitionSyntax } from '../plugins/admonitions/admonition-syntax.ts'
import { admonitionFromMarkdown } from '../plugins/admonitions/admonition-tree.ts'
import type { ContainerStyle } from '../plugins/admonitions/admonition-types.ts'
import { addressSyntax, splitAtCjkPunctuation } from './address-syntax.ts'

export type SyntaxName = 'table' | 'strikethrough' | 'footnote' | 'task' | 'autolink' | 'www' | 'admonition' | 'cjk'

/** Where this matches nothing, there is no bare address. */
export const addressSign = /www\.|https?:\/\/|[\w.+-]@[\w-]/i

/** Patterns without which a construct cannot occur. Each takes time in proportion to the text. */
const signs: Record<Exclude<SyntaxName, 'www'>, RegExp> = {
  // One class of signs, so that a long row of them is read once.
  table: /^[ \t>*+\d.)|:-]*-[ \t:]*(?:\||$)/m,
  strikethrough: /~/,
  footnote: /\[\^/,
  task: /\[[ \txX\r\n]\]/,
  autolink: addressSign,
  admonition: /:::/,
  // Chinese, Japanese, Korean: the scripts, their punctuation, and the first halves of characters beyond 16 bits.
  cjk: /[\u1100-\u11FF\u2E80-\uA4CF\uA960-\uA97F\uAC00-\uD7FF\uF900-\uFAFF\uFE10-\uFE1F\uFE30-\uFE6F\uFF00-\uFFEF\uD81B-\uD834\uD83C\uD840-\uD8BF]/,
}

/**
 * The extensions that `body` needs. Bare text follows the CommonMark specification to the letter: it has no admonitions, no other emphasis, and of
 * the GFM autolinks only `www.`, because the others contradict examples 602, 608, 611 and 612.
 */
export function chooseSyntax(body: string, bare: boolean): SyntaxName[] {
  const names: SyntaxName[] = (['table', 'strikethrough', 'footnote', 'task'] as const).filter((name) => signs[name].test(body))
  if (signs.autolink.test(body)) names.push(bare ? 'www' : 'autolink')
  if (!bare && signs.admonition.test(body)) names.push('admonition')
  // Extensions for the same sign are tried from the last to the first: `_a@b.c` is an address before it is emphasis.
  if (!bare && signs.cjk.test(body)) names.unshift('cjk')
  return names
}

/** Data of a unified processor that makes its parser use the extensions in `names`. */
export function syntaxData(
  names: readonly SyntaxName[],
  admonitions: ReadonlySet<string>,
  containers: ContainerStyle = 'docusaurus',
): Data {
  return {
    micromarkExtensions: names.map((name) =>
      name === 'admonition' ? admonitionSyntax(admonitions, containers) : syntaxOf(name, names.includes('cjk')),
    ),
    fromMarkdownExtensions: names.flatMap((name) => treeOf(name, names.includes('cjk'))),
  }
}

/** @param cjk emphasis may stand between characters of Chinese, Japanese and Korean, whose words have no spaces around them. */
function syntaxOf(name: Exclude<SyntaxName, 'admonition'>, cjk: boolean): Extension {
  switch (name) {
    case 'table':
      return gfmTable()
    case 'strikethrough':
      return cjk ? gfmStrikethroughCjkFriendly() : gfmStrikethrough()
    case 'footnote':
      return gfmFootnote()
    case 'task':
      return gfmTaskListItem()
    case 'autolink':
      return addressSyntax({ endsAtCjk: true })
    case 'www':
      return wwwAutolink()
    case 'cjk':
      return cjkFriendlyExtension()
  }
}

function treeOf(name: SyntaxName, cjk: boolean): TreeExtension[] {
  switch (name) {
    case 'table':
      return [gfmTableFromMarkdown()]
    case 'strikethrough':
      return [gfmStrikethroughFromMarkdown()]
    case 'footnote':
      return [gfmFootnoteFromMarkdown()]
    case 'task':
      return [gfmTaskListItemFromMarkdown()]
    case 'autolink':
      return [gfmAutolinkLiteralFromMarkdown(), ...(cjk ? [{ transforms: [splitAtCjkPunctuation] }] : [])]
    case 'www': {
      // Without its transform, which would search finished text for addresses again.
      const { transforms: _, ...tree } = gfmAutolinkLiteralFromMarkdown()
      return [tree]
    }
    case 'admonition':
      return [admonitionFromMarkdown()]
    case 'cjk':
      return []
  }
}

/** The part of the autolink extension that starts at `w`. */
function wwwAutolink(): Extension {
  const { text } = addressSyntax({ endsAtCjk: false })
  const constructs = [text?.[119] ?? []].flat().filter((construct) => construct.name === 'wwwAutolink')
  return { text: { 87: constructs, 119: constructs } }
}
