// Turns rendered HTML into Markdown for people with an editor and for language models. It starts from the HTML and not from the source,
// because only that has components, partials and resolved links. Knows the markup of the theme's own components; of anything else it keeps
// the text.
import { DomHandler, parseDocument } from 'htmlparser2'
import { readRegularHtml } from '../../lib/read-regular-html.ts'
import { withoutColors } from '../../lib/without-colors.ts'
import { escapeStart } from '../../markdown/escape-markdown.ts'
import { findChild, type HtmlElement, type HtmlNode, hasClass, isElement, textOf } from './html-nodes.ts'
import { absolute, type InlineContext, inlineMarkdown, isSilent, linkMarkdown } from './inline-markdown.ts'
import { listMarkdown } from './list-markdown.ts'
import { tableMarkdown } from './table-markdown.ts'

/** @param pageUrl absolute address of the page; links are resolved against it. */
export function htmlToMarkdown(html: string, pageUrl: string): string {
  return joinBlocks(
    blocksOf(nodesOf(withoutColors(html)), { pageUrl, origin: new URL(pageUrl).origin, hasFormulas: html.includes('<math') }),
  )
}

function nodesOf(html: string): HtmlNode[] {
  const handler = new DomHandler()
  return readRegularHtml(html, [handler]) ? handler.root.children : parseDocument(html).children
}

function joinBlocks(blocks: readonly string[]): string {
  return blocks.filter((block) => block.trim() !== '').join('\n\n')
}

const blockNames: ReadonlySet<string> = new Set(
  'address article aside audio blockquote body dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html iframe li main nav ol p pre section sg-island sg-slot summary table ul video'.split(
    ' ',
  ),
)

function isBlock(node: HtmlNode): boolean {
  return (
    isElement(node) && (blockNames.has(node.name) || (node.name === 'a' && (hasClass(node, 'card') || hasClass(node, 'sg-link-button'))))
  )
}

/** Anything between blocks is a paragraph. */
export function blocksOf(nodes: readonly HtmlNode[], context: InlineContext): string[] {
  const blocks: string[] = []
  let inline: HtmlNode[] = []
  const flush = (): void => {
    const text = inlineMarkdown(inline, context)
    if (text !== '') blocks.push(escapeStart(text))
    inline = []
  }
  for (const node of nodes) {
    if (isElement(node) && isSilent(node)) continue
    if (!isElement(node) || !isBlock(node)) {
      // An inline element with blocks inside is only a wrapper.
      if (isElement(node) && node.children.some(isBlock)) {
        flush()
        blocks.push(...blocksOf(node.children, context))
      } else inline.push(node)
      continue
    }
    flush()
    blocks.push(...blockMarkdown(node, context))
  }
  flush()
  return blocks
}

function blockMarkdown(node: HtmlElement, context: InlineContext): string[] {
  const { name, children, attribs } = node
  switch (name) {
    case 'p':
      return [hasClass(node, 'step-title') ? bold(children, context) : escapeStart(inlineMarkdown(children, context))]
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [`${'#'.repeat(Number(name[1]))} ${inlineMarkdown(children, context).replace(/\n/g, ' ')}`]
    case 'hr':
      return ['---']
    case 'pre':
      return [codeBlock(node)]
    case 'blockquote':
      return [quote(joinBlocks(blocksOf(children, context)))]
    case 'ul':
    case 'ol':
      return [listMarkdown(node, (item) => blocksOf(item, context))]
    case 'table':
      return [tableMarkdown(node, context)]
    case 'summary':
      return [hasClass(node, 'sg-file') ? inlineMarkdown(children, context) : bold(children, context)]
    case 'dt':
      return [bold(children, context)]
    case 'figcaption':
      return [inlineMarkdown(children, context)]
    case 'video':
    case 'audio':
    case 'iframe':
      return [mediaMarkdown(node, context)]
    case 'a': {
      const title = findChild(node, (child) => hasClass(child, 'card-title'))
      const text = findChild(node, (child) => hasClass(child, 'card-text'))
      if (!title) return [linkMarkdown(node, context)]
      return [`- ${linkMarkdown(node, context, title.children)}${text ? `: ${inlineMarkdown(text.children, context)}` : ''}`]
    }
    case 'section':
      return 'data-footnotes' in attribs ? footnotes(node, context) : blocksOf(children, context)
    default:
      return divisionMarkdown(node, context)
  }
}

function divisionMarkdown(node: HtmlElement, context: InlineContext): string[] {
  const { children } = node
  if (hasClass(node, 'sg-admonition')) {
    const [title, ...body] = children.filter(isElement)
    return [quote(joinBlocks([title ? bold(title.children, context) : '', ...body.flatMap((part) => blocksOf(part.children, context))]))]
  }
  if (hasClass(node, 'cards')) return [blocksOf(children, context).join('\n')]
  if (hasClass(node, 'sg-code')) {
    const holder = findChild(node, (child) => child.name === 'details') ?? node
    const pre = findChild(holder, (child) => child.name === 'pre')
    const title = findChild(holder, (child) => hasClass(child, 'sg-code-title'))
    return pre ? [codeBlock(pre, title && textOf(title))] : []
  }
  if (hasClass(node, 'tabs')) return tabsMarkdown(node, context)
  return blocksOf(children, context)
}

/** The name of each tab precedes its content. */
function tabsMarkdown({ children }: HtmlElement, context: InlineContext): string[] {
  return children.filter(isElement).flatMap((child) => {
    if (child.name === 'label') return [bold(child.children, context)]
    return child.name === 'input' ? [] : blocksOf([child], context)
  })
}

function bold(nodes: readonly HtmlNode[], context: InlineContext): string {
  const text = inlineMarkdown(nodes, context).replace(/\n/g, ' ')
  return text === '' ? '' : `**${text}**`
}

/** A type that the page shows below a line is the comment again that asks for it. */
function codeOf(node: HtmlNode): string {
  if (!isElement(node)) return textOf(node)
  const written = hasClass(node, 'sg-type') ? node.attribs['data-written'] : undefined
  if (written === undefined) return node.children.map(codeOf).join('')
  return textOf(node).startsWith('\n') ? `\n${written}` : `${written}\n`
}

function codeBlock(pre: HtmlElement, title?: string): string {
  const code = codeOf(pre).replace(/\n$/, '')
  const inner = findChild(pre, (child) => child.name === 'code')
  const [, language = ''] = /language-(\S+)/.exec(inner?.attribs.class ?? '') ?? []
  const fence = '`'.repeat(Math.max(3, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length + 1)))
  const named = title ? ` title="${title.replace(/["\n]/g, "'")}"` : ''
  return `${fence}${language === 'text' && named === '' ? '' : language}${named}\n${code}\n${fence}`
}

function quote(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n')
}

function mediaMarkdown(node: HtmlElement, context: InlineContext): string {
  const { name, attribs } = node
  const src = attribs.src ?? findChild(node, (child) => child.name === 'source')?.attribs.src
  if (src === undefined) return ''
  const kind = { video: 'Video', audio: 'Audio', iframe: 'Embedded page' }[name] ?? name
  const title = attribs['aria-label'] ?? attribs.title
  return `[${title === undefined ? kind : `${kind}: ${title.replace(/[[\]]/g, '\\$&')}`}](${absolute(src, context)})`
}

/** `[^1]: text`, with all paragraphs after the first one indented. */
function footnotes(section: HtmlElement, context: InlineContext): string[] {
  const notes = findChild(section, (child) => child.name === 'ol')?.children.filter(isElement) ?? []
  return notes.map(
    (note, index) =>
      `[^${index + 1}]: ${blocksOf(note.children, context)
        .join('\n\n')
        .replace(/\n(?=.)/g, '\n    ')}`,
  )
}
