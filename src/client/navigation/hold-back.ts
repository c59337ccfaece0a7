// On a page that was just exchanged, lets the browser lay out and paint what the reader sees first, and the rest one frame later: of a long page
// the rest is most of the work. The elements are all there at once; only their boxes wait (held-back.css).

/** What the rules of the theme know held-back elements by. */
const heldBack = 'data-held-back'

/** Heights are guessed from the text, rather too low: too much is shown then. And of that, a little more than the window. */
const windows = 0.9
/** Pixels: of a line, and of what stands between two blocks. */
const lineHeight = 24
const gap = 16
const charactersInLine = 90

/**
 * @param page that is to be shown from its top, not shown yet.
 * @returns what lets go of the rest, to be called once the page is shown; undefined when all of it is shown at once.
 */
export function holdBack(page: Document): (() => void) | undefined {
  // In a page that nobody looks at there are no frames.
  if (document.visibilityState !== 'visible') return undefined
  const held: Element[] = []
  let height = 0
  for (const block of page.querySelectorAll('main .markdown > *')) {
    if (height > innerHeight * windows) {
      block.setAttribute(heldBack, '')
      held.push(block)
    }
    height += guessHeight(block)
  }
  if (held.length === 0) return undefined
  const show = (): void => {
    for (const block of held) block.removeAttribute(heldBack)
  }
  // Of the first frame, only the beginning; when the second one begins, the first was painted.
  return () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(show)))
}

function guessHeight(block: Element): number {
  const text = block.textContent
  const lines = block.querySelector('pre') ? text.split('\n').length : Math.ceil(text.length / charactersInLine)
  return gap + lineHeight * Math.max(lines, block.querySelectorAll('li, tr').length)
}
