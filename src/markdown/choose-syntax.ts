// Chooses the syntax extensions that a document needs. Each costs time on every character, so it is used only when its characters occur in
// the text. The tests never miss a use: a document parses the same with all extensions.

import type { Extension as TreeExtension } from 'mdast-util-from-markdown'
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import type { Extension } from 'micromark-util-types'
import type {} from 'remark-parse'
import type { Data } from 'unified'
import { admonitionSyntax } from './admonitions/admonition-syntax.ts'
import { admonitionFromMarkdown } from './admonitions/admonition-tree.ts'

export type SyntaxName = 'table' | 'strikethrough' | 'footnote' | 'task' | 'autolink' | 'www' | 'admonition'

/** Patterns without which a construct cannot occur. */
const signs: Record<Exclude<SyntaxName, 'www'>, RegExp> = {
  table: /^[ \t>*+\d.)-]*\|?[ \t]*:?-+:?[ \t]*(?:\||$)/m,
  strikethrough: /~/,
  footnote: /\[\^/,
  task: /\[[ \txX\r\n]\]/,
  autolink: /www\.|https?:\/\/|[\w.+-]@[\w-]/i,
  admonition: /:::/,
}

/**
 * The extensions that `body` needs. Bare text has no admonitions, and of the GFM autolinks only `www.`: the others contradict examples 602,
 * 608, 611 and 612 of the CommonMark specification, which bare text follows to the letter.
 */
export function chooseSyntax(body: string, bare: boolean): SyntaxName[] {
  const names: SyntaxName[] = (['table', 'strikethrough', 'footnote', 'task'] as const).filter((name) => signs[name].test(body))
  if (signs.autolink.test(body)) names.push(bare ? 'www' : 'autolink')
  if (!bare && signs.admonition.test(body)) names.push('admonition')
  return names
}

/** Data of a unified processor that makes its parser use the extensions in `names`. */
export function syntaxData(names: readonly SyntaxName[], admonitions: ReadonlySet<string>): Data {
  return {
    micromarkExtensions: names.map((name) => syntaxOf(name, admonitions)),
    fromMarkdownExtensions: names.flatMap(treeOf),
  }
}

function syntaxOf(name: SyntaxName, admonitions: ReadonlySet<string>): Extension {
  switch (name) {
    case 'table':
      return gfmTable()
    case 'strikethrough':
      return gfmStrikethrough()
    case 'footnote':
      return gfmFootnote()
    case 'task':
      return gfmTaskListItem()
    case 'autolink':
      return gfmAutolinkLiteral()
    case 'www':
      return wwwAutolink()
    case 'admonition':
      return admonitionSyntax(admonitions)
  }
}

function treeOf(name: SyntaxName): TreeExtension[] {
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
      return [gfmAutolinkLiteralFromMarkdown()]
    case 'www': {
      // Without its transform, which would search finished text for addresses again.
      const { transforms: _, ...tree } = gfmAutolinkLiteralFromMarkdown()
      return [tree]
    }
    case 'admonition':
      return [admonitionFromMarkdown()]
  }
}

/** The part of the autolink extension that starts at `w`. */
function wwwAutolink(): Extension {
  const { text } = gfmAutolinkLiteral()
  const constructs = [text?.[119] ?? []].flat().filter((construct) => construct.name === 'wwwAutolink')
  return { text: { 87: constructs, 119: constructs } }
}
