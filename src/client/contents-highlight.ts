// Marks the heading that is being read in the list of headings.
import { findTarget } from './navigation/move-reader.ts'
import { onPageShown } from './page-shown.ts'

interface Entry {
  link: HTMLElement
  heading: Element
}

let entries: Entry[] = []
let marked: HTMLElement | undefined
let isScheduled = false

export function startContentsHighlight(): void {
  onPageShown(({ isNewDocument }) => {
    if (!isNewDocument) return
    marked = undefined
    entries = [...document.querySelectorAll<HTMLAnchorElement>('.contents a[href^="#"]')].flatMap((link) => {
      const heading = findTarget(link.hash)
      return heading ? { link, heading } : []
    })
    schedule()
  })
  addEventListener('scroll', schedule, { passive: true })
  addEventListener('resize', schedule, { passive: true })
}

/** Once per frame, when the browser computes positions anyway. */
function schedule(): void {
  if (isScheduled || entries.length === 0) return
  isScheduled = true
  requestAnimationFrame(() => {
    isScheduled = false
    mark()
  })
}

function mark(): void {
  const current =
    entries[
      findCurrent(
        entries.map(({ heading }) => heading.getBoundingClientRect()),
        coveredHeight(),
        innerHeight,
      )
    ]?.link
  if (current === marked) return
  marked?.removeAttribute('aria-current')
  current?.setAttribute('aria-current', 'true')
  marked = current
  if (current) showInList(current)
}

/**
 * The index of the heading that is being read: the first one below the bar at the top if it is in the upper half of the window, otherwise
 * the one before it; the last if all are above; -1 for none. Heights in pixels.
 */
export function findCurrent(headings: readonly { top: number; bottom: number }[], covered: number, windowHeight: number): number {
  const next = headings.findIndex(({ top }) => top >= covered)
  if (next < 0) return headings.length - 1
  const { top = 0, bottom = 0 } = headings[next] ?? {}
  return top > 0 && bottom < windowHeight / 2 ? next : next - 1
}

/** How much the bar covers; nothing if it hides while the reader scrolls. */
function coveredHeight(): number {
  const bar = document.querySelector('.navbar')
  return !bar || bar.classList.contains('navbar-hideable') ? 0 : bar.clientHeight
}

/** A long list has its own scroll bar. */
function showInList(link: HTMLElement): void {
  const list = link.closest('.contents')
  if (!list || list.scrollHeight <= list.clientHeight) return
  const { top, bottom } = link.getBoundingClientRect()
  const frame = list.getBoundingClientRect()
  if (top < frame.top) list.scrollTop += top - frame.top
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom
}
