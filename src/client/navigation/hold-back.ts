// Lets the browser lay out and paint the visible part of a new page first, and the rest one frame later: the rest is most of the work on a
// long page. All elements are in the document at once; only their boxes wait (held-back.css).

/** The attribute by which the theme's rules select held-back elements. */
const heldBack = 'data-held-back'

/**
 * How much is shown first, in window heights. Block heights are guessed from the text, rather too low, so that a little too much is shown.
 */
const windows = 0.9
/** In pixels: the height of a line, and the gap between two blocks. */
const lineHeight = 24
const gap = 16
const charactersInLine = 90

/**
 * @param page the page to be shown from its top, before it is shown.
 * @returns a function that shows the rest, to be called once the page is shown; undefined if all of it is shown at once.
 */
export function holdBack(page: Document): (() => void) | undefined {
  // A page in the background gets no frames.
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
  // The first frame paints only the beginning; when the second one begins, the first was painted.
  return () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(show)))
}

function guessHeight(block: Element): number {
  const text = block.textContent
  const lines = block.querySelector('pre') ? text.split('\n').length : Math.ceil(text.length / charactersInLine)
  return gap + lineHeight * Math.max(lines, block.querySelectorAll('li, tr').length)
}
