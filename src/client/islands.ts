// Wakes islands: loads the module of an island, and React with it, when its trigger says so. React is not in this file.
// (hydrate-island.ts holds the part that needs React and is loaded on the first waking.)

interface IslandHydration {
  hydrateIsland: (element: HTMLElement) => Promise<void>
}

/** Events that count as the intent to use an island. */
const intentEvents = ['pointerenter', 'focusin', 'touchstart', 'click', 'keydown'] as const

/** Starts to watch every island below `root`. `hydrationUrl` is the address of the module with hydrate-island.ts. */
export function watchIslands(root: ParentNode, hydrationUrl: string): void {
  for (const island of root.querySelectorAll<HTMLElement>('sg-island:not([data-state])')) watchIsland(island, hydrationUrl)
}

function watchIsland(island: HTMLElement, hydrationUrl: string): void {
  island.dataset.state = 'asleep'
  const wake = (): Promise<void> => wakeIsland(island, hydrationUrl)
  switch (island.dataset.client) {
    case 'load':
    case 'only':
      void wake()
      break
    case 'idle':
      if ('requestIdleCallback' in window) requestIdleCallback(() => void wake())
      else setTimeout(() => void wake(), 200)
      break
    case 'visible':
      wakeWhenVisible(island, wake)
      break
    default:
      wakeOnIntent(island, wake)
  }
}

function wakeWhenVisible(island: HTMLElement, wake: () => Promise<void>): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    void wake()
  })
  // The element itself has `display: contents` and therefore no box.
  for (const child of island.children.length > 0 ? island.children : [island.parentElement ?? island]) observer.observe(child)
}

/** The first event wakes the island; a click that came before it was awake is given again to the same element. */
function wakeOnIntent(island: HTMLElement, wake: () => Promise<void>): void {
  let missedClick: HTMLElement | undefined
  const onEvent = (event: Event): void => {
    if (event.type === 'click' && event.target instanceof HTMLElement && !event.target.closest('a[href]')) {
      event.preventDefault()
      missedClick = event.target
    }
    if (island.dataset.state !== 'asleep') return
    void wake().then(() => {
      for (const name of intentEvents) island.removeEventListener(name, onEvent, true)
      if (missedClick?.isConnected) missedClick.click()
    })
  }
  for (const name of intentEvents) island.addEventListener(name, onEvent, { capture: true })
}

async function wakeIsland(island: HTMLElement, hydrationUrl: string): Promise<void> {
  if (island.dataset.state !== 'asleep') return
  island.dataset.state = 'waking'
  try {
    const { hydrateIsland }: IslandHydration = await import(hydrationUrl)
    await hydrateIsland(island)
    island.dataset.state = 'awake'
  } catch (error) {
    // The HTML of the island stays readable. The next intent tries again.
    island.dataset.state = 'asleep'
    console.warn(`The island ${island.dataset.module ?? ''} could not be loaded.`, error)
  }
}
