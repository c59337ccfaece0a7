// Lets the identifiers of one sample show their types to pointer, touch and keyboard. Loaded when a sample is first used.

import type { HoverData } from '../hover-files.ts'
import { describedElement, hideTip, hideTipSoon, showTip } from './hover-tip.ts'
import { markIdentifiers } from './mark-identifiers.ts'

const preparing = new WeakMap<HTMLElement, Promise<void>>()

/** @param event what the reader did. It takes effect once the types are loaded, if the pointer is still there. */
export async function prepareHovers(block: HTMLElement, baseUrl: string, event: Event): Promise<void> {
  const pointed = followPointer(block, event)
  const ready = preparing.get(block) ?? prepare(block, baseUrl)
  preparing.set(block, ready)
  ready.catch(() => preparing.delete(block))
  await ready.finally(pointed.leave)
  pointed
    .element()
    ?.closest('.sg-hover')
    ?.dispatchEvent(new CustomEvent('sg-show', { bubbles: true }))
}

/**
 * Follows the pointer while the types are loaded. Its position is used and not `:hover`, because the elements of the words are new: until
 * the pointer moves again, or even for a while after that, the browser does not count them as hovered.
 */
function followPointer(block: HTMLElement, event: Event): { element(): Element | null; leave(): void } {
  const isTap = event.type === 'click'
  let last = event instanceof MouseEvent && (isTap || !isTouch(event)) ? event : undefined
  const follow = (moved: PointerEvent): void => {
    if (last && !isTap && !isTouch(moved)) last = moved
  }
  document.addEventListener('pointermove', follow, { passive: true })
  return {
    element: () => {
      if (!last) return null
      const found = document.elementFromPoint(last.clientX, last.clientY)
      // The pointer was there before any script, so its position is unknown.
      return block.contains(found) ? found : block.querySelector('.sg-hover:hover')
    },
    leave: () => document.removeEventListener('pointermove', follow),
  }
}

async function prepare(block: HTMLElement, baseUrl: string): Promise<void> {
  const code = block.querySelector('code')
  const hovers = await readHovers(block.dataset.hovers ?? '', baseUrl)
  if (!code || block.dataset.hoverState === 'ready') return
  const marks = markIdentifiers(code, hovers.numbers)
  block.dataset.hoverState = 'ready'
  listen(code, marks, hovers)
}

function listen(code: HTMLElement, marks: readonly HTMLElement[], { texts }: BlockHovers): void {
  const show = (mark: HTMLElement): void => {
    const [type, documentation] = texts[Number(mark.dataset.text)] ?? []
    if (type !== undefined) showTip(mark, type, documentation ?? '')
  }
  const markOf = ({ target }: Event): HTMLElement | undefined => {
    const mark = target instanceof Element ? target.closest<HTMLElement>('.sg-hover') : null
    return mark ?? undefined
  }
  const onMark = (name: string, act: (mark: HTMLElement, event: Event) => void): void => {
    code.addEventListener(name, (event) => {
      const mark = markOf(event)
      if (mark) act(mark, event)
    })
  }
  // A finger that only scrolls is over a word too, so it has to tap.
  onMark('pointerover', (mark, event) => {
    if (!isTouch(event)) show(mark)
  })
  onMark('pointerout', (_, event) => {
    if (!isTouch(event)) hideTipSoon()
  })
  let shownByTap: HTMLElement | undefined
  onMark('click', (mark) => {
    if (shownByTap === mark && describedElement() === mark) return hideTip()
    show(mark)
    shownByTap = mark
  })
  onMark('sg-show', show)
  onMark('focusin', (mark) => {
    if (mark.matches(':focus-visible')) show(mark)
  })
  onMark('focusout', hideTipSoon)
  onMark('keydown', (mark, event) => {
    if (event instanceof KeyboardEvent) moveFocus(marks, mark, event)
  })
}

/** One stop for Tab; arrow keys move between the identifiers of a sample. */
function moveFocus(marks: readonly HTMLElement[], from: HTMLElement, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const index = marks.indexOf(from)
  const next: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    Home: 0,
    End: marks.length - 1,
  }
  const target = marks[next[event.key] ?? -1]
  if (!target) return
  event.preventDefault()
  from.tabIndex = -1
  target.tabIndex = 0
  target.focus()
}

function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch'
}

const files = new Map<string, Promise<HoverData>>()

interface BlockHovers {
  texts: HoverData['texts']
  numbers: readonly number[]
}

/**
 * The types for a sample: one file for all of a page, loaded once.
 * @param reference reference of the block, `<file>.<line>` (markdown/code/hover-reference.ts).
 */
async function readHovers(reference: string, baseUrl: string): Promise<BlockHovers> {
  const [name = '', line = ''] = reference.split('.')
  const url = `${baseUrl}assets/hovers/${encodeURIComponent(name)}.json`
  const file = files.get(url) ?? loadFile(url)
  files.set(url, file)
  file.catch(() => files.delete(url))
  const { texts, blocks } = await file
  return { texts, numbers: blocks[line] ?? [] }
}

async function loadFile(url: string): Promise<HoverData> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return response.json()
}
