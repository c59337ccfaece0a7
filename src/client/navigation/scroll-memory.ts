// Where the reader was on each page of the history. The browser would restore the place at once, on the page that is still shown; so it
// is told not to, and the place is kept here: under a key in the state of each history entry, over reloads in the session's storage.

type Position = [x: number, y: number]

const storageKey = 'sitegen:scroll'
const mostPositions = 200
/** Of this document's life. */
const positions: Record<string, Position> = {}

/** The key of a history entry; undefined for one that the browser made by itself, for a link to `#place`. */
export function keyOfState(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('sitegen' in state)) return undefined
  return typeof state.sitegen === 'string' ? state.sitegen : undefined
}

/** A state for history.pushState() and replaceState(), with what others keep in it. */
export function stateWithKey(key: string, others: unknown = undefined): Record<string, unknown> {
  return { ...(typeof others === 'object' ? others : {}), sitegen: key }
}

export function createKey(): string {
  return Math.random().toString(36).slice(2, 12)
}

export function rememberScroll(key: string): void {
  positions[key] = [scrollX, scrollY]
}

/** False when the place is not known. */
export function restoreScroll(key: string): boolean {
  // Storage is asked only when it matters: the first access takes longer than all else that happens when a page starts.
  const position = positions[key] ?? readStored()[key]
  if (!position) return false
  jumpTo(...position)
  return true
}

/** Time of the last scroll or move of the focus, which scrolls too; of `performance.now()`. */
let movedAt = Number.NEGATIVE_INFINITY
/** A smooth scroll may still be under way so many milliseconds later. */
const smoothMilliseconds = 300

/**
 * At once, whatever the style sheet says. A smooth scroll that is under way would go on from where an instant one has led, the one of an earlier
 * jump too: only another smooth one ends it, here over a single pixel.
 */
function jumpTo(left: number, top: number): void {
  const isMoving = performance.now() - movedAt < smoothMilliseconds
  scrollTo({ left, top: isMoving ? Math.abs(top - 1) : top, behavior: 'instant' })
  if (!isMoving) return
  scrollTo({ left, top, behavior: 'smooth' })
  // One so short is lost now and then, while the page is exchanged.
  const finish = (): void => {
    if (Math.abs(scrollY - top) === 1) scrollTo({ left, top, behavior: 'instant' })
  }
  document.addEventListener('scrollend', finish, { once: true })
}

export function jumpToTop(): void {
  jumpTo(0, 0)
}

/** From the first navigation on, and only while this document lives: what the browser loads anew it restores itself. */
export function takeOverScrolling(): void {
  history.scrollRestoration = 'manual'
}

/** @param currentKey of the entry that is shown when the document goes. */
export function startScrollMemory(currentKey: () => string): void {
  for (const name of ['scroll', 'focusin'] as const) {
    document.addEventListener(
      name,
      () => {
        movedAt = performance.now()
      },
      { passive: true },
    )
  }
  addEventListener('pagehide', () => {
    rememberScroll(currentKey())
    history.scrollRestoration = 'auto'
    try {
      const newest = Object.entries({ ...readStored(), ...positions }).slice(-mostPositions)
      sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(newest)))
    } catch {
      // Full, or forbidden: places are forgotten.
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
