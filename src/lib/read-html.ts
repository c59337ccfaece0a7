// One pass over the HTML of a finished page for everything that reads it: parsing takes longer than what any of the readers does.
import { Parser } from 'htmlparser2'
import { type HtmlVisitor, readRegularHtml } from './read-regular-html.ts'

/**
 * @param createVisitors creates the visitors; called again if the page has to be reread by the general parser.
 * @returns the visitors that have seen the whole page.
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
