// Finds in a finished page what a browser will put elsewhere. Documents and modules are looked at by themselves (rehype-nesting.ts,
// watched-nesting.ts); only the page shows what a component makes inside of somebody else's element.
import { type HtmlVisitor, readRegularHtml } from '../../lib/read-regular-html.ts'
import { findNestingProblem, type NestingProblem } from '../../markdown/html-nesting.ts'

export interface NestingReader extends HtmlVisitor {
  /** One of each kind. Call it after the whole page has been read. */
  finish(): NestingProblem[]
}

export function createNestingReader(): NestingReader {
  const open: string[] = []
  const found = new Map<string, NestingProblem>()
  return {
    onopentag(name) {
      const problem = findNestingProblem(open, name)
      if (problem) found.set(problem.text, problem)
      open.push(name)
    },
    ontext() {},
    onclosetag() {
      open.pop()
    },
    finish: () => [...found.values()],
  }
}

/** For a page that is not regular: the general parser does what a browser does, and leaves no trace of it. */
export function readNestingAsWritten(html: string): NestingProblem[] {
  const reader = createNestingReader()
  // Raw HTML that leaves out end tags means what a browser makes of it.
  return readRegularHtml(html, [reader], true) ? reader.finish() : []
}
