// Wraps each identifier of a highlighted sample in an element, so that it can be pointed at and focused. Nothing else in the sample
// changes, neither its text nor its colors.

/** The part of a line that is in one text node. */
interface Segment {
  node: Text
  /** Where it starts in the node, and in the line. */
  offset: number
  column: number
  length: number
}

/** @param numbers four for each identifier: line and column from 0, length, index of its text. In text order. */
export function markIdentifiers(code: Element, numbers: readonly number[]): HTMLElement[] {
  const lines = readLines(code)
  const marks: HTMLElement[] = []
  // From the end: splitting a node does not move what comes before the split.
  for (let index = numbers.length - 4; index >= 0; index -= 4) {
    const [line = 0, column = 0, length = 0, text = 0] = numbers.slice(index, index + 4)
    const segment = lines[line]?.find((part) => part.column <= column && column + length <= part.column + part.length)
    if (!segment) continue
    const word = segment.node.splitText(segment.offset + column - segment.column)
    word.splitText(length)
    const mark = document.createElement('span')
    mark.className = 'sg-hover'
    mark.tabIndex = -1
    mark.dataset.text = String(text)
    word.replaceWith(mark)
    mark.append(word)
    marks.unshift(mark)
  }
  const [first] = marks
  if (first) first.tabIndex = 0
  return marks
}

function readLines(code: Element): Segment[][] {
  const lines: Segment[][] = [[]]
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  let column = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // Types that are printed below a line are no code.
    if (!(node instanceof Text) || node.parentElement?.closest('samp')) continue
    let offset = 0
    for (const [index, part] of node.data.split('\n').entries()) {
      if (index > 0) {
        lines.push([])
        column = 0
      }
      lines.at(-1)?.push({ node, offset, column, length: part.length })
      column += part.length
      offset += part.length + 1
    }
  }
  return lines
}
