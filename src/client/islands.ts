// Wakes islands: loads the module of an island on its trigger. React is not part of this file: each module brings the code that wakes its
// components (render/bundle/island-entry.ts), so this file need not know about it.

import { importModule } from './import-module.ts'
import { showFailure, showLoading } from './island-loader.ts'
import { whenIdle } from './when-idle.ts'

/** Events that count as the intent to use an island. */
const intentEvents = ['pointerenter', 'focusin', 'touchstart', 'click', 'keydown'] as const

/** Starts watching every island below `root`. */
export function watchIslands(root: ParentNode): void {
  for (const island of root.querySelectorAll<HTMLElement>('sg-island:not([data-state])')) watchIsland(island)
}

function watchIsland(island: HTMLElement): void {
  island.dataset.state = 'asleep'
  const wake = async (): Promise<void> => {
    if (island.dataset.state !== 'asleep') return
    if (await wakeIsland(island, () => void wake())) intent.end()
    else intent.forget()
  }
  // With every trigger: a reader who is faster must not click in vain.
  const intent = listenForIntent(island, () => void wake())
  switch (island.dataset.client) {
    case 'load':
    case 'only':
      void wake()
      break
    case 'idle':
      whenIdle(() => void wake())
      break
    case 'visible':
      wakeWhenVisible(island, () => void wake())
  }
}

function wakeWhenVisible(island: HTMLElement, wake: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    wake()
  })
  // The element itself has `display: contents` and therefore no box.
  for (const child of island.children.length > 0 ? island.children : [island.parentElement ?? island]) observer.observe(child)
}

/** The first event wakes the island; a click before it is awake is repeated on the same element afterwards. */
function listenForIntent(island: HTMLElement, wake: () => void): { end: () => void; forget: () => void } {
  let missedClick: HTMLElement | undefined
  const onEvent = (event: Event): void => {
    if (event.type === 'click' && event.target instanceof HTMLElement && !event.target.closest('a[href]')) {
      event.preventDefault()
      // The component may receive the click just before it counts as awake: it would get it twice.
      event.stopImmediatePropagation()
      missedClick = event.target
    }
    wake()
  }
  for (const name of intentEvents) island.addEventListener(name, onEvent, { capture: true })
  return {
    end() {
      for (const name of intentEvents) island.removeEventListener(name, onEvent, true)
      if (missedClick?.isConnected) missedClick.click()
    },
    /** A click without effect must not be repeated when the reader has long moved on. */
    forget() {
      missedClick = undefined
    },
  }
}

/** Returns false if the island could not be loaded: its HTML stays readable, and the next intent tries again. */
async function wakeIsland(island: HTMLElement, retry: () => void): Promise<boolean> {
  island.dataset.state = 'waking'
  const endLoading = showLoading(island)
  try {
    const { module: url = '' } = island.dataset
    const { wake } = await importModule(url)
    if (!isWake(wake)) throw new Error(`${url} is not the module of an island.`)
    await wake(island)
    island.dataset.state = 'awake'
    endLoading()
    return true
  } catch (error) {
    island.dataset.state = 'asleep'
    endLoading()
    console.warn(`The island ${island.dataset.module ?? ''} could not be loaded.`, error)
    // In the parts around the content there is no room for a box half as wide as the page.
    if (!island.closest('header, nav, aside, footer')) showFailure(island, error, retry)
    return false
  }
}

function isWake(value: unknown): value is (island: HTMLElement) => Promise<void> {
  return typeof value === 'function'
}
