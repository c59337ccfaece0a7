// Gives the head of a page what the configuration says, and the `<head>` of its document, or a component: such a tag replaces the tags of the
// same kind that every page has, and attributes for `<html>` and `<body>` are added to them.
import { type HeadTag, headTagHtml } from '../lib/head-tag.ts'

/** The last tag that the theme itself writes into the head. What React has moved there from the text of the page follows it. */
export const endOfOwnTags = '<meta name="sg-own-tags-end"/>'

/** Where those of the configuration are to stand (theme/html/head.tsx), and then one for each that stays. */
const placeOfSiteTags = '<meta name="sg-site-tags"/>'
const siteTagMark = (index: number | string): string => `<meta name="sg-site-tag" content="${index}"/>`
const siteTagMarks = new RegExp(siteTagMark('(\\d+)'), 'g')

const rootMark = /<div data-sg-root="(html|body)"((?: [^\s=>"]+(?:="[^"]*")?)*)><\/div>/g
const tagPattern = /<title[^>]*>[^<]*<\/title>|<(?:meta|link|base)((?: [^\s=>"]+(?:="[^"]*")?)*)\/?>/g

/**
 * @param html as React writes it: attributes in double quotes, and no `<` in them.
 * @param siteTags those of the configuration; writeSiteTags() puts them there.
 */
export function placeHeadTags(html: string, siteTags: readonly HeadTag[] = []): string {
  const end = html.indexOf('</head>')
  const own = html.lastIndexOf(endOfOwnTags, end)
  if (own < 0) return html
  const roots = new Map<string, string>()
  const marked: string[] = []
  let body = html.slice(end)
  if (body.includes('<sg-head>')) {
    body = body.replace(/<sg-head>([\s\S]*?)<\/sg-head>/g, (_, content: string) => {
      marked.push(
        content.replace(rootMark, (_mark, name: string, attributes: string) => {
          roots.set(name, mergeAttributes(roots.get(name) ?? '', attributes))
          return ''
        }),
      )
      return ''
    })
  }
  // The charset is always that of the file, and stands where browsers look for it.
  const added = withoutKinds(html.slice(own + endOfOwnTags.length, end) + marked.join('').trim(), new Set(['charset']))
  let head = lastOfLeading(html.slice(0, own))
  if (siteTags.length > 0) head = markSiteTags(head, siteTags, kindsIn(added))
  if (added !== '') head = withoutKinds(head, kindsIn(added)) + withLastTitle(added)
  const page = head + body
  return roots.size === 0 ? page : [...roots].reduce((text, [name, attributes]) => addAttributes(text, name, attributes), page)
}

function markSiteTags(head: string, siteTags: readonly HeadTag[], kindsOfPage: ReadonlySet<string>): string {
  const kinds = siteTags.map((tag) => kindsIn(isVoid(tag) ? headTagHtml(tag) : ''))
  const marks = kinds.flatMap((own, index) => ([...own].some((kind) => kindsOfPage.has(kind)) ? [] : [siteTagMark(index)]))
  return withoutKinds(head, new Set(kinds.flatMap((own) => [...own]))).replace(placeOfSiteTags, () => marks.join(''))
}

function isVoid({ tagName }: HeadTag): boolean {
  return tagName === 'meta' || tagName === 'link'
}

/** The last step of a page: nothing else may take the text of a script for a part of the page. */
export function writeSiteTags(html: string, siteTags: readonly HeadTag[]): string {
  if (siteTags.length === 0) return html
  return html.replace(siteTagMarks, (_, index: string) => {
    const tag = siteTags[Number(index)]
    return tag === undefined ? '' : headTagHtml(tag)
  })
}

/** What there can be only one of, or what a page has one set of; undefined for tags that stand beside each other. */
function kindOf(tag: string): string | undefined {
  if (tag.startsWith('<title')) return 'title'
  if (tag.startsWith('<base')) return 'base'
  const attributes = readAttributes(tag)
  if (tag.startsWith('<meta')) {
    if (attributes.has('charset')) return 'charset'
    const name = attributes.get('name')?.toLowerCase()
    // Crawlers add up what several of them say, and a site that is not to be listed stays so.
    if (name === 'robots') return undefined
    return name ?? (attributes.get('property') ?? attributes.get('http-equiv') ?? attributes.get('itemprop'))?.toLowerCase()
  }
  const relation = attributes.get('rel')?.toLowerCase().replace('shortcut icon', 'icon')
  if (relation === 'alternate') return attributes.has('hreflang') ? `alternate ${attributes.get('hreflang')?.toLowerCase()}` : undefined
  return relation !== undefined && /^(?:canonical|icon|manifest|search|prev|next|author|license)$/.test(relation) ? relation : undefined
}

function kindsIn(tags: string): Set<string> {
  return new Set([...tags.matchAll(tagPattern)].flatMap(([tag]) => kindOf(tag) ?? []))
}

function withoutKinds(head: string, kinds: ReadonlySet<string>): string {
  if (kinds.size === 0) return head
  return head.replace(tagPattern, (tag) => {
    const kind = kindOf(tag)
    return kind !== undefined && kinds.has(kind) ? '' : tag
  })
}

/** React writes these two first of all, wherever they stand: that of the page, and then that of the document. */
function lastOfLeading(head: string): string {
  let text = head
  for (const leading of ['charset', 'viewport']) {
    const tags = [...text.matchAll(tagPattern)].filter(([tag]) => tag.toLowerCase().includes(leading) && kindOf(tag) === leading)
    for (const [tag] of tags.slice(0, -1)) text = text.replace(tag, () => '')
  }
  return text
}

/** Several images are one set; of several titles the last counts. */
function withLastTitle(tags: string): string {
  const titles = [...tags.matchAll(tagPattern)].filter(([tag]) => kindOf(tag) === 'title')
  return titles.slice(0, -1).reduce((text, [title]) => text.replace(title, () => ''), tags)
}

function readAttributes(text: string): Map<string, string> {
  return new Map([...text.matchAll(/ ([^\s=>"/]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value]))
}

function addAttributes(page: string, name: string, attributes: string): string {
  const pattern = new RegExp(`<${name}((?: [^\\s=>"]+(?:="[^"]*")?)*)>`)
  return page.replace(pattern, (_, own: string) => `<${name}${mergeAttributes(own, attributes)}>`)
}

/** Classes and styles are added, others are replaced. */
function mergeAttributes(own: string, more: string): string {
  const merged = readAttributes(own)
  for (const [name, value] of readAttributes(more)) {
    const before = merged.get(name)
    const separator = name === 'class' ? ' ' : ';'
    merged.set(name, before !== undefined && (name === 'class' || name === 'style') ? `${before}${separator}${value}` : value)
  }
  return [...merged].map(([name, value]) => ` ${name}="${value}"`).join('')
}
