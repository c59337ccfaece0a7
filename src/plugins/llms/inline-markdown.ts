// Turns the contents of a paragraph of rendered HTML into Markdown: text, links, code and emphasis.
import { collapseSpace } from '../../markdown/collapse-space.ts'
import { escapeText } from '../../markdown/escape-markdown.ts'
import { formulaText, isFormulaSource } from '../../markdown/formula-source.ts'
import { isPageOnly, isTaskBox } from '../../markdown/is-page-only.ts'
import { findChild, type HtmlElement, type HtmlNode, hasClass, isElement, isText, textOf } from './html-nodes.ts'

export interface InlineContext {
  /** Address of the page, for addresses relative to it. */
  pageUrl: string
  /** Origin of the page, for addresses that start with a slash. */
  origin: string
  /** The text has formulas between dollar signs: all others are escaped. */
  hasFormulas?: boolean
}

/** Elements that cannot be shown in a text. */
const silent: ReadonlySet<string> = new Set(['svg', 'track', 'source'])

export function isSilent(node: HtmlElement): boolean {
  const { name, attribs } = node
  if (name === 'label' && findChild(node, (child) => isTaskBox(child.name, child.attribs))) return false
  return silent.has(name) || isPageOnly(name, attribs)
}

/** Inline Markdown, without space at its ends. */
export function inlineMarkdown(nodes: readonly HtmlNode[], context: InlineContext): string {
  const joined = joinInline(nodes, context)
  const text = (joined.includes('  ') ? joined.replace(/ {2,}/g, ' ') : joined).trim()
  return text.includes('\n') ? text.replace(/ *\n */g, '\n') : text
}

function joinInline(nodes: readonly HtmlNode[], context: InlineContext): string {
  let text = ''
  for (const node of nodes) {
    if (isText(node)) {
      const escaped = escapeText(collapseSpace(node.data))
      text += context.hasFormulas ? escaped.replaceAll('$', '\\$') : escaped
    }
    if (isElement(node) && !isSilent(node)) text += elementMarkdown(node, context)
  }
  return text
}

function elementMarkdown(node: HtmlElement, context: InlineContext): string {
  switch (node.name) {
    case 'br':
      return '\\\n'
    case 'code':
      return codeSpan(textOf(node))
    case 'em':
    case 'i':
      return wrap('*', joinInline(node.children, context))
    case 'strong':
    case 'b':
      return wrap('**', joinInline(node.children, context))
    case 'del':
    case 's':
      return wrap('~~', joinInline(node.children, context))
    case 'img':
      return imageMarkdown(node, context)
    case 'a':
      return linkMarkdown(node, context)
    case 'sup': {
      const note = findChild(node, ({ attribs }) => 'data-footnote-ref' in attribs)
      return note ? `[^${textOf(note)}]` : joinInline(node.children, context)
    }
    case 'math':
      return formulaMarkdown(node) ?? joinInline(node.children, context)
    default: {
      const text = joinInline(node.children, context)
      if (hasClass(node, 'sg-badge')) return ` (${text.trim()})`
      if (isOnlyFormula(node)) return text
      // Two boxes next to each other are two words.
      return node.name === 'span' && (node.attribs.class ?? '') !== '' && text !== '' ? ` ${text} ` : text
    }
  }
}

function formulaMarkdown(node: HtmlElement): string | undefined {
  const source = findFormulaSource(node)
  return source && formulaText(textOf(source), node.attribs.display === 'block')
}

function findFormulaSource(node: HtmlElement): HtmlElement | undefined {
  if (isFormulaSource(node.name, node.attribs)) return node
  for (const child of node.children) {
    const found = isElement(child) ? findFormulaSource(child) : undefined
    if (found) return found
  }
  return undefined
}

/** Whether the element is the frame of a formula: a sign that follows it belongs to it as to a word. */
function isOnlyFormula(node: HtmlElement): boolean {
  const [only, ...others] = node.children.filter((child) => !(isElement(child) && isSilent(child)))
  return (
    only !== undefined && isElement(only) && others.length === 0 && (only.name === 'math' || (only.name === 'span' && isOnlyFormula(only)))
  )
}

export function imageMarkdown(node: HtmlElement, context: InlineContext): string {
  const { src, alt = '' } = node.attribs
  if (src === undefined || src.startsWith('data:')) return ''
  return `![${escapeText(collapseSpace(alt))}](${destination(absolute(src, context))})`
}

/** @param content what is inside the link. */
export function linkMarkdown(node: HtmlElement, context: InlineContext, content: readonly HtmlNode[] = node.children): string {
  const text = collapseSpace(joinInline(content, context)).trim()
  const { href } = node.attribs
  if (href === undefined || text === '') return text
  const url = absolute(href, context)
  return text === url && /^https?:/.test(url) ? `<${url}>` : `[${text}](${destination(url)})`
}

export function absolute(url: string, { pageUrl, origin }: InlineContext): string {
  // Most links lead to other pages of the site, and parsing an address takes longer than everything else about a link.
  if (/^\/[\w-][\w/-]*(?:#[\w-]*)?$/.test(url)) return origin + url
  return URL.canParse(url, pageUrl) ? new URL(url, pageUrl).href : url
}

/** Parentheses and spaces end a destination unless it is in angle brackets. */
function destination(url: string): string {
  return /[\s()]/.test(url) ? `<${url.replace(/[<>\n]/g, encodeURIComponent)}>` : url
}

/** Delimited by more backticks than the code has in a row (CommonMark 6.1). */
export function codeSpan(code: string): string {
  const text = code.replace(/\n/g, ' ')
  if (text === '') return ''
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  const space = /^`|`$|^ .* $/.test(text) ? ' ' : ''
  return fence + space + text + space + fence
}

/** Puts the signs around a text but inside its outer spaces: `** a**` is not emphasis. */
function wrap(sign: string, text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  return inner === '' ? text : before + sign + inner + sign + after
}
