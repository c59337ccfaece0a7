// Replaces head and body of the shown page with those of the next one. What scripts have added to either stays: a chat widget, the region
// of announcements, styles of an extension. Scripts in the head of the next page are given back, to run when all is there; those in its text
// do not run.
import { isAddedByScript } from '../added-by-script.ts'
import { exchangeNodes } from './exchange-nodes.ts'
import { freshScript, isProgram, rememberScripts } from './page-scripts.ts'
import { addressOf, applySheet, type PreparedPage } from './prepare-page.ts'

/** Fired on an island before it is removed. */
export const islandLeavesEvent = 'sitegen:leave'
/** Fired on an island that stays; `detail` is its element on the next page, with the new props. */
export const islandStaysEvent = 'sitegen:props'

/** Nodes from the build, as opposed to those that scripts have added. */
let served = new Set<Node>()
const added = new WeakSet<Node>()
/** The classes and attributes of <html> and <body> that come from the build. */
const servedNames = new WeakMap<Element, { classes: string[]; attributes: string[] }>()

/** Call this before any script has changed the page. */
export function rememberServedPage(): void {
  for (const element of [document.documentElement, document.body]) servedNames.set(element, namesOf(element))
  rememberServedNodes()
}

/** For use after an exchange that was made elsewhere. What scripts had added before has been noted. */
export function rememberServedNodes(): void {
  served = new Set(partsOf(document).filter((node) => !added.has(node)))
}

/** Notes which nodes were added by scripts and did not come from the build. */
export function noteAddedNodes(): void {
  for (const node of partsOf(document)) if (!served.has(node)) added.add(node)
}

/** Leaves out what scripts of this project added to the head, because they may have done so before this script ran. */
function partsOf({ head, body }: Document): ChildNode[] {
  return [...[...head.children].filter((tag) => !isAddedByScript(tag)), ...body.childNodes]
}

/** @returns the scripts in the head of the next page that have not run. */
export function swapPage({ page, sheets }: PreparedPage): HTMLScriptElement[] {
  const scrolls = readScrolls()
  swapAttributes(document.documentElement, page.documentElement)
  swapAttributes(document.body, page.body)
  // The body first: an island that is removed may restore the title that it had changed.
  rememberScripts()
  const scripts: HTMLScriptElement[] = []
  const next = [...swapBody(page), ...swapHead(page, sheets, scripts)]
  served = new Set(next)
  restoreScrolls(scrolls)
  return scripts
}

/** Sets only what differs: even with the same value, setting any of these makes the browser recompute the style of every element. */
function swapAttributes(shown: Element, next: Element): void {
  const before = servedNames.get(shown)
  const after = namesOf(next)
  servedNames.set(shown, after)
  for (const name of before?.classes ?? []) if (!after.classes.includes(name)) shown.classList.remove(name)
  for (const name of after.classes) if (!shown.classList.contains(name)) shown.classList.add(name)
  for (const name of before?.attributes ?? []) if (!after.attributes.includes(name)) shown.removeAttribute(name)
  for (const name of after.attributes) {
    const value = next.getAttribute(name) ?? ''
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value)
  }
}

/** Without the color mode, which the reader has chosen. */
function namesOf({ classList, attributes }: Element): { classes: string[]; attributes: string[] } {
  const names = [...attributes].map(({ name }) => name)
  return { classes: [...classList], attributes: names.filter((name) => name !== 'class' && !name.startsWith('data-theme')) }
}

/** @param scripts gets those that are not in the head yet. */
function swapHead({ head }: Document, sheets: readonly HTMLLinkElement[], scripts: HTMLScriptElement[]): ChildNode[] {
  const left = new Set([...document.head.children].filter((tag) => served.has(tag)))
  const next = [...head.children].map((tag) => {
    const same = [...left].find((candidate) => candidate.isEqualNode(tag))
    if (same) {
      left.delete(same)
      return same
    }
    const sheet = tag instanceof HTMLLinkElement && sheets.find(({ href }) => href === addressOf(tag))
    if (sheet) {
      applySheet(sheet)
      return sheet
    }
    const script = isProgram(tag) ? freshScript(tag) : undefined
    if (script) {
      scripts.push(script)
      return script
    }
    const copy = document.importNode(tag, true)
    document.head.append(copy)
    return copy
  })
  for (const tag of left) tag.remove()
  return next
}

function swapBody(page: Document): ChildNode[] {
  const staying = keepIslands(page)
  for (const island of document.querySelectorAll('sg-island[data-state]')) {
    if (!staying.has(island)) island.dispatchEvent(new CustomEvent(islandLeavesEvent))
  }
  reuseImages(page)
  const shown = [...document.body.childNodes].filter((node) => served.has(node))
  return exchangeNodes(document.body, shown, [...page.body.childNodes])
}

/** Islands with `data-persist` that are awake stay the same elements and get the props of the next page; all others come from its HTML. */
function keepIslands(page: Document): Set<Element> {
  const kept = new Set<Element>()
  for (const next of page.querySelectorAll<HTMLElement>('sg-island[data-persist]')) {
    const { persist = '', module = '' } = next.dataset
    const shown = document.querySelector(`sg-island[data-state=awake][data-persist="${CSS.escape(persist)}"]`)
    if (!(shown instanceof HTMLElement) || shown.dataset.module !== module || kept.has(shown)) continue
    kept.add(shown)
    shown.dispatchEvent(new CustomEvent(islandStaysEvent, { detail: next }))
    next.replaceWith(shown)
  }
  return kept
}

const imagesSelector = 'main img'

/** Images that both pages have stay the same elements, because an image that is decoded again flickers. */
function reuseImages(page: Document): void {
  const shown = new Map([...document.querySelectorAll(imagesSelector)].map((image) => [image.outerHTML, image]))
  for (const image of page.querySelectorAll(imagesSelector)) {
    const same = shown.get(image.outerHTML)
    if (!same || same.closest('sg-island')) continue
    shown.delete(image.outerHTML)
    image.replaceWith(same)
  }
}

const scrollSelector = '[data-keep-scroll]'

function readScrolls(): Map<string, [left: number, top: number]> {
  return new Map(
    [...document.querySelectorAll<HTMLElement>(scrollSelector)].map((element) => [
      element.dataset.keepScroll ?? '',
      [element.scrollLeft, element.scrollTop],
    ]),
  )
}

function restoreScrolls(scrolls: ReturnType<typeof readScrolls>): void {
  for (const element of document.querySelectorAll<HTMLElement>(scrollSelector)) {
    const [left, top] = scrolls.get(element.dataset.keepScroll ?? '') ?? [0, 0]
    if (left !== 0 || top !== 0) element.scrollTo({ left, top, behavior: 'instant' })
  }
}
