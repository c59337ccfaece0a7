// The scroll position on each page of the history. The browser would restore it at once, on the page that is still shown; so that is turned
// off, and the position is kept here: under a key in the state of each history entry, and across reloads in the session's storage.

type Position = [x: number, y: number]

const storageKey = 'sitegen:scroll'
const mostPositions = 200
/** Positions from the lifetime of this document. */
const positions: Record<string, Position> = {}

/** The key of a history entry; undefined for one that the browser itself made for a link to `#place`. */
export function keyOfState(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('sitegen' in state)) return undefined
  return typeof state.sitegen === 'string' ? state.sitegen : undefined
}

/** A state for history.pushState() and replaceState() that keeps what others store in it. */
export function stateWithKey(key: string, others: unknown = undefined): Record<string, unknown> {
  return { ...(typeof others === 'object' ? others : {}), sitegen: key }
}

export function createKey(): string {
  return Math.random().toString(36).slice(2, 12)
}

export function rememberScroll(key: string): void {
  positions[key] = [scrollX, scrollY]
}

/** Returns false if the position is not known. */
export function restoreScroll(key: string): boolean {
  // Storage is read only when needed: the first access takes longer than everything else that happens when a page starts.
  const position = positions[key] ?? readStored()[key]
  if (!position) return false
  jumpTo(...position)
  return true
}

/** Time of the last scroll, or of the last focus change, which scrolls too; as `performance.now()`. */
let movedAt = Number.NEGATIVE_INFINITY
/** A smooth scroll may still be in progress this many milliseconds later. On a slow machine, its frames are further apart. */
const smoothMilliseconds = 300
/** From a scroll until the browser says that it has ended, in browsers that do. */
let isScrolling = false
/** Focus changes whose scroll the browser has not had the two frames to begin. */
let beginning = 0

/**
 * Jumps instantly, whatever the style sheet says. An instant scroll does not stop a smooth scroll in progress, not even one from an earlier
 * jump here: it would continue from the new position. Only another smooth scroll stops it, in this case over a single pixel.
 */
function jumpTo(left: number, top: number): void {
  const isMoving = isScrolling || beginning > 0 || performance.now() - movedAt < smoothMilliseconds
  scrollTo({ left, top: isMoving ? Math.abs(top - 1) : top, behavior: 'instant' })
  if (!isMoving) return
  scrollTo({ left, top, behavior: 'smooth' })
  // Such a short scroll is sometimes lost while the page is exchanged.
  const finish = (): void => {
    if (Math.abs(scrollY - top) === 1) scrollTo({ left, top, behavior: 'instant' })
  }
  document.addEventListener('scrollend', finish, { once: true })
}

export function jumpToTop(): void {
  jumpTo(0, 0)
}

/** From the first navigation on, and only while this document lives: the browser itself restores the position of what it reloads. */
export function takeOverScrolling(): void {
  history.scrollRestoration = 'manual'
}

/** @param currentKey returns the key of the entry that is shown when the document goes away. */
export function startScrollMemory(currentKey: () => string): void {
  document.addEventListener(
    'scroll',
    () => {
      movedAt = performance.now()
      isScrolling = 'onscrollend' in window
    },
    { passive: true },
  )
  document.addEventListener('scrollend', () => {
    isScrolling = false
  })
  document.addEventListener('focusin', () => {
    movedAt = performance.now()
    beginning += 1
    const end = (): void => {
      beginning -= 1
    }
    requestAnimationFrame(() => requestAnimationFrame(end))
  })
  addEventListener('pagehide', () => {
    rememberScroll(currentKey())
    history.scrollRestoration = 'auto'
    try {
      const newest = Object.entries({ ...readStored(), ...positions }).slice(-mostPositions)
      sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(newest)))
    } catch {
      // Storage is full or forbidden: positions are forgotten.
    }
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeOverScrolling()
  })
}

function readStored(): Record<string, Position> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    return typeof stored === 'object' && stored !== null ? Object.fromEntries(Object.entries(stored).filter(isEntry)) : {}
  } catch {
    return {}
  }
}

function isEntry(entry: [string, unknown]): entry is [string, Position] {
  const [, value] = entry
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number')
}
