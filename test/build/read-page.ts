// What a reader and a search engine find on a built page, read from its HTML and independent of the theme's markup.
import { Parser } from 'htmlparser2'

export interface ReadPage {
  title: string
  /** Text of `main`, with single spaces. */
  text: string
  /** Text of the headings in `main`, in order. */
  headings: string[]
  /** href of the links in `main`, in order. */
  links: string[]
  /** href of the links outside `main`, in order. */
  shellLinks: string[]
  /** name or property -> content. */
  meta: Record<string, string>
  /** rel -> href, all of them. */
  headLinks: { rel: string; href: string }[]
  /** href of the links to the neighbours in reading order, by rel. */
  neighbours: { prev?: string; next?: string }
  /** Contents of the scripts of type application/ld+json. */
  structuredData: unknown[]
}

const headingPattern = /^h[1-6]$/
/** Elements that words on either side of are apart. */
const blockPattern =
  /^(?:article|aside|blockquote|dd|details|div|dl|dt|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|td|th|tr|ul|br)$/

export function readPage(html: string): ReadPage {
  const page: ReadPage = {
    title: '',
    text: '',
    headings: [],
    links: [],
    shellLinks: [],
    meta: {},
    headLinks: [],
    neighbours: {},
    structuredData: [],
  }
  const stack: { name: string; type: string | undefined }[] = []
  let json = ''
  const isInside = (name: string) => stack.some((element) => element.name === name)
  const parser = new Parser({
    onopentag(name, attributes) {
      stack.push({ name, type: attributes.type })
      if (blockPattern.test(name)) page.text += ' '
      if (headingPattern.test(name) && isInside('main')) page.headings.push('')
      if (name === 'a' && attributes.href !== undefined) (isInside('main') ? page.links : page.shellLinks).push(attributes.href)
      if (name === 'a' && (attributes.rel === 'prev' || attributes.rel === 'next')) page.neighbours[attributes.rel] = attributes.href
      if (name === 'link') page.headLinks.push({ rel: attributes.rel ?? '', href: attributes.href ?? '' })
      const key = attributes.name ?? attributes.property
      if (name === 'meta' && key !== undefined) page.meta[key] = attributes.content ?? ''
    },
    ontext(text) {
      const current = stack.at(-1)
      if (current?.name === 'script') {
        if (current.type === 'application/ld+json') json += text
        return
      }
      if (current?.name === 'title' && isInside('head')) page.title += text
      if (!isInside('main') || current?.name === 'style') return
      page.text += text
      if (stack.some(({ name }) => headingPattern.test(name))) page.headings.push((page.headings.pop() ?? '') + text)
    },
    onclosetag(name) {
      const closed = stack.pop()
      if (blockPattern.test(name)) page.text += ' '
      if (name === 'script' && closed?.type === 'application/ld+json') {
        page.structuredData.push(JSON.parse(json))
        json = ''
      }
    },
  })
  parser.end(html)
  return {
    ...page,
    text: page.text.replace(/\s+/g, ' ').trim(),
    headings: page.headings.map((heading) => heading.replace(/#$/, '').trim()),
  }
}
