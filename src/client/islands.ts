// Wakes islands: loads the module of an island on its trigger. React is not part of this file: each module brings the code that wakes its
// components (bundle/island-entry.ts), so this file need not know about it.

import { message } from '../lib/texts/text.ts'
import { announce } from './announce.ts'
import { whenIdle } from './defer-work.ts'
import { importModule } from './import-module.ts'
import { showFailure, showLoading } from './island-loader.ts'

/** Events that count as the intent to use an island. */
const intentEvents = ['pointerenter', 'focusin', 'touchstart', 'click', 'keydown'] as const

/** Starts watching every island below `root`. */
export function watchIslands(root: ParentNode): void {
  for (const island of root.querySelectorAll<HTMLElement>('sg-island:not([data-state])')) watchIsland(island)
}

function watchIsland(island: HTMLElement): void {
  const { dataset } = island
  dataset.state = 'asleep'
  const wake = async (): Promise<void> => {
    if (dataset.state !== 'asleep') return
    dataset.state = 'waking'
    const endLoading = showLoading(island)
    try {
      await loadIsland(island)
      dataset.state = 'awake'
      endLoading()
      stopListening()
      for (const pressed of missed) pressed.click()
    } catch (error) {
      // Its HTML stays readable, and the next intent tries again.
      dataset.state = 'asleep'
      endLoading()
      console.warn(`The island ${dataset.module} could not be loaded.`, error)
      // Taken now: repeated by a later attempt, the clicks would surprise a reader who has moved on.
      const pressed = missed.size
      missed.clear()
      // The failure box is half as wide as the page, too large for these parts. There, only a reader who pressed something is told.
      if (!island.closest('header, nav, aside, footer')) showFailure(island, error, wake)
      else if (pressed) {
        dataset.fault = message('theme.Island.failed').replace('{name}', () => island.textContent)
        announce(dataset.fault)
      }
    }
  }
  // For islands with another trigger too: a click that comes before the trigger must not be lost.
  const missed = new Set<HTMLElement>()
  const stopListening = listenForIntent(island, wake, missed)
  switch (dataset.client) {
    case 'load':
    case 'only':
      wake()
      break
    case 'idle':
      whenIdle(wake)
      break
    case 'visible':
      wakeWhenVisible(island, wake)
  }
}

function wakeWhenVisible(island: HTMLElement, wake: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    wake()
  })
  // The element itself has `display: contents` and therefore no box; nor has a slot.
  const boxes = island.querySelectorAll(':scope>:not(sg-slot),sg-slot>*')
  for (const box of boxes[0] ? boxes : [island.parentElement ?? island]) observer.observe(box)
}

/**
 * The first event wakes the island, and clicks that come before it is awake are kept.
 *
 * @param missed gets their elements, the last one last: each once, as nobody presses twice what has not answered and means two presses.
 * @returns a function that stops listening.
 */
function listenForIntent(island: HTMLElement, wake: () => void, missed: Set<HTMLElement>): () => void {
  const onEvent = (event: Event): void => {
    if (event.type === 'click' && event.target instanceof HTMLElement && !event.target.closest('a[href]')) {
      event.preventDefault()
      // The component may hear it already, a moment before it counts as awake: it would get the click twice.
      event.stopImmediatePropagation()
      missed.delete(event.target)
      missed.add(event.target)
    }
    wake()
  }
  for (const name of intentEvents) island.addEventListener(name, onEvent, true)
  return () => {
    for (const name of intentEvents) island.removeEventListener(name, onEvent, true)
  }
}

/** Resolves when the handlers of its component are in place. */
async function loadIsland(island: HTMLElement): Promise<void> {
  const { module: url = '' } = island.dataset
  const { wake } = await importModule(url)
  if (!isWake(wake)) throw new Error(`No island: ${url}`)
  await wake(island)
}

function isWake(value: unknown): value is (island: HTMLElement) => Promise<void> {
  return typeof value === 'function'
}
