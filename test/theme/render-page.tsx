// Renders a page of the sample site and reads its HTML: what the tests of the theme look at.
import { DomUtils, parseDocument } from 'htmlparser2'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Route } from '../../src/routes/route.ts'
import { Page, type PageInput } from '../../src/theme/page.tsx'
import { sampleSite } from './sample-site.ts'

/** One of each kind. */
const sampleStyles: PageInput['assets']['styles'] = [
  { href: '/assets/theme.css', use: 'always' },
  { href: '/assets/some.css', use: { classes: ['some'], islands: [] } },
  { href: '/assets/late.css', use: 'late' },
]

export function renderPage(route: Route, input: Partial<PageInput> = {}): RenderedPage {
  const html = renderToStaticMarkup(
    <Page
      route={route}
      site={sampleSite()}
      contents={{ main: <p>The text.</p> }}
      headings={[]}
      assets={{ styles: sampleStyles, runtime: '/assets/runtime.js' }}
      buildYear={2026}
      {...input}
    />,
  )
  return new RenderedPage(html)
}

type ElementNode = Extract<ReturnType<typeof parseDocument>['children'][number], { tagName: string }>

/** An element of a page. Selectors are a tag, a class or an attribute: `nav`, `.pager-link`, `[aria-current=page]`, `meta[name=robots]`. */
export class RenderedElement {
  constructor(private readonly node: ElementNode | ReturnType<typeof parseDocument>) {}

  all(selector: string): RenderedElement[] {
    const [, tag, className, name, value] = /^([a-z\d]*)(?:\.([\w-]+))?(?:\[([\w:-]+)(?:=(.*))?\])?$/.exec(selector) ?? []
    const matches = DomUtils.findAll((element) => {
      if (tag && element.tagName !== tag) return false
      if (className && !(element.attribs.class ?? '').split(' ').includes(className)) return false
      if (name && !(name in element.attribs)) return false
      return value === undefined || (name !== undefined && element.attribs[name] === value)
    }, this.node.children)
    return matches.map((match) => new RenderedElement(match))
  }

  /** The first match. @throws when there is none. */
  one(selector: string): RenderedElement {
    const first = this.all(selector)[0]
    if (first === undefined) throw new Error(`There is no ${selector} in ${DomUtils.getOuterHTML(this.node)}`)
    return first
  }

  has(selector: string): boolean {
    return this.all(selector).length > 0
  }

  attribute(name: string): string | undefined {
    return 'attribs' in this.node ? this.node.attribs[name] : undefined
  }

  get text(): string {
    return DomUtils.textContent(this.node).trim()
  }

  texts(selector: string): string[] {
    return this.all(selector).map(({ text }) => text)
  }

  get inner(): string {
    return DomUtils.getInnerHTML(this.node)
  }
}

export class RenderedPage extends RenderedElement {
  constructor(readonly html: string) {
    super(parseDocument(html))
  }

  /** `content` of a meta tag, by its name or property. */
  meta(name: string): string | undefined {
    return [...this.all(`meta[name=${name}]`), ...this.all(`meta[property=${name}]`)][0]?.attribute('content')
  }
}
