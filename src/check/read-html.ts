// One pass over the HTML of a finished page for all that read it: parsing it takes longer than what any of them does with it.
import { Parser } from 'htmlparser2'
import { readRegularHtml } from './read-regular-html.ts'

/** Is told of the page in the order of its text, entities decoded. Elements without an end tag are closed at once. */
export interface HtmlVisitor {
  onopentag(name: string, attributes: Readonly<Record<string, string>>): void
  ontext(text: string): void
  onclosetag(name: string): void
}

/**
 * @param createVisitors makes those that are told of the page; once more for a page that has to be read again by the general parser.
 * @returns those that have been told of all of it.
 */
export function readHtml<Visitors extends readonly HtmlVisitor[]>(html: string, createVisitors: () => Visitors): Visitors {
  const visitors = createVisitors()
  if (readRegularHtml(html, visitors)) return visitors
  const again = createVisitors()
  readAnyHtml(html, again)
  return again
}

export function readAnyHtml(html: string, visitors: readonly HtmlVisitor[]): void {
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const visitor of visitors) visitor.onopentag(name, attributes)
    },
    ontext(text) {
      for (const visitor of visitors) visitor.ontext(text)
    },
    onclosetag(name) {
      for (const visitor of visitors) visitor.onclosetag(name)
    },
  })
  parser.end(html)
}
