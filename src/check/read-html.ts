// One pass over the HTML of a finished page for all that read it: parsing it takes longer than what any of them does with it.
import { Parser } from 'htmlparser2'

/** Is told of the page in the order of its text, entities decoded. Elements without an end tag are closed at once. */
export interface HtmlVisitor {
  onopentag(name: string, attributes: Readonly<Record<string, string>>): void
  ontext(text: string): void
  onclosetag(name: string): void
}

export function readHtml(html: string, visitors: readonly HtmlVisitor[]): void {
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
