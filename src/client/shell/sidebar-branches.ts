// What a sidebar does with its file: opens categories that the page did not contain, fills in what it left out, and follows the reader to
// the next page. Loaded with the file, because most visits never need it. It imports nothing that the runtime also has: the bundler would
// split that off.
import { comparablePath } from '../../lib/site-path.ts'
import type { SharedItem } from '../../routes/docs/shared-sidebar.ts'
import { renderCategoryRow, renderHtmlRow, renderLinkRow, renderSidebarList, rowText } from './render-sidebar-rows.ts'

const more = '.more-before, .more-after'

export interface SidebarBranches {
  /** Opens a category. */
  open(row: Element): void
  /** Replaces a placeholder row with the items that it stands for. */
  showMore(row: Element): void
  /** The same for rows that the reader cannot see. */
  fillUnseen(list: Element): void
  fillAll(list: Element): void
  /**
   * Fills in what the page left out: all of it while the reader is elsewhere; the link of the page and its neighbors stay where they are, and
   * the rows around them give way. Readers who are in the sidebar see that when they have left; until then it is only what they cannot see.
   */
  fillIn(list: HTMLElement): void
  /** Updates an unchanged list for a new page: moves the mark of the current page, and opens the categories around it. */
  moveCurrent(list: HTMLElement): void
}

/** `file` is the address of the items; `decorate` turns what can be opened into buttons. */
export function createSidebarBranches(file: string, items: readonly SharedItem[], decorate: (root: Element) => void): SidebarBranches {
  const open = (row: Element): void => {
    const item = itemOf(row, items)
    row.classList.add('open')
    if (!row.querySelector(':scope > ul') && item && 'items' in item) {
      row.insertAdjacentHTML('beforeend', renderSidebarList(renderRows(item.items)))
    }
    decorate(row)
  }

  /** Visible rows stay where they are. */
  const fill = (row: Element): void => {
    const list = row.parentElement
    const level = list && levelOf(list, items)
    const count = Number(/\d+/.exec(row.textContent)?.[0])
    if (!list || !level || !(count > 0)) return
    const before = row.matches('.more-before')
    const anchor = before ? row.nextElementSibling : null
    const top = anchor?.getBoundingClientRect().top ?? 0
    row.insertAdjacentHTML('beforebegin', renderRows(before ? level.slice(0, count) : level.slice(-count)))
    row.remove()
    const scroller = scrollerOf(list)
    if (anchor && scroller) scroller.scrollTop += anchor.getBoundingClientRect().top - top
    decorate(list)
  }

  /** The link of the page, where the reader is looking, stays where it is. */
  const fillAll = (list: Element): void => {
    const top = topOfCurrent(list)
    for (const row of list.querySelectorAll(more)) fill(row)
    const scroller = scrollerOf(list)
    if (scroller) scroller.scrollTop += topOfCurrent(list) - top
  }

  const fillUnseen = (list: Element): void => {
    const frame = scrollerOf(list)?.getBoundingClientRect()
    for (const row of list.querySelectorAll(more)) {
      const { top, bottom } = row.getBoundingClientRect()
      const isSeen = frame && row.checkVisibility() && bottom > frame.top && top < Math.min(frame.bottom, innerHeight)
      if (!isSeen) fill(row)
    }
  }

  const fillAround = (list: HTMLElement): void => {
    if (!list.querySelector(more)) return
    const top = topOfCurrent(list)
    // The rows are new ones: nothing slides away from under the eyes of a reader.
    list.replaceChildren(...[...list.children].map((row) => row.cloneNode(true)))
    fillAll(list)
    // Where the list ends too early to be scrolled that far, it keeps the space that was below it.
    const missing = topOfCurrent(list) - top
    const scroller = scrollerOf(list)
    if (missing < 1 || !scroller) return
    list.style.paddingBottom = `${missing}px`
    scroller.scrollTop += missing
  }

  const fillIn = (list: HTMLElement): void => {
    // With the file, the list can follow the reader by itself, so the next page's version of it is not needed.
    list.setAttribute('data-stays', '')
    const isUsed = list.parentElement?.matches(':hover, :focus-within')
    if (isUsed || !list.checkVisibility()) fillUnseen(list)
    else fillAround(list)
  }

  const onLeave = ({ target, relatedTarget }: PointerEvent | FocusEvent): void => {
    const nav = target instanceof Element && target.closest<HTMLElement>('.sidebar-nav')
    if (!nav || nav.dataset.file !== file || (relatedTarget instanceof Node && nav.contains(relatedTarget))) return
    const list = nav.querySelector<HTMLElement>(':scope > .sidebar-list')
    // Once the focus has moved on.
    if (list) setTimeout(() => fillIn(list))
  }
  for (const name of ['pointerout', 'focusout'] as const) document.addEventListener(name, onLeave, { passive: true })

  return {
    open,
    fillAll,
    fillUnseen,
    fillIn,
    showMore(row) {
      const before = row.matches('.more-before')
      const neighbor = before ? row.nextElementSibling : row.previousElementSibling
      const hadFocus = row.matches(':focus-within')
      fill(row)
      const nearest = before ? neighbor?.previousElementSibling : neighbor?.nextElementSibling
      if (hadFocus) nearest?.querySelector('a')?.focus({ preventScroll: true })
    },
    moveCurrent(list) {
      list.style.paddingBottom = ''
      for (const link of list.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current')
      for (const row of list.querySelectorAll('.active')) row.classList.remove('active')
      let level: Element | null = list
      for (const item of findTrail(items) ?? []) {
        for (const row of level?.querySelectorAll(':scope > li') ?? []) if (row.matches(more)) fill(row)
        const row: Element | undefined = [...(level?.children ?? [])].find((child) => isRowOf(child, item))
        if (!row) return
        if ('items' in item) {
          row.classList.add('active')
          open(row)
        }
        if (isCurrent(item)) row.firstElementChild?.setAttribute('aria-current', 'page')
        level = row.querySelector(':scope > ul')
      }
      // The reader is looking at a new page: a good time to fill in the rest.
      fillAll(list)
    },
  }
}

/** 0 if the list has no link of the page. */
function topOfCurrent(list: Element): number {
  return list.querySelector('[aria-current]')?.getBoundingClientRect().top ?? 0
}

/** The sidebar column on large screens, the drawer on small ones. */
function scrollerOf(element: Element): Element | null {
  const nav = element.closest('.sidebar-nav')
  return nav && getComputedStyle(nav).overflowY === 'auto' ? nav : element.closest('.drawer')
}

/** The items from the top level down to the page. */
function findTrail(items: readonly SharedItem[]): SharedItem[] | undefined {
  for (const item of items) {
    const below = 'items' in item ? findTrail(item.items) : undefined
    if (isCurrent(item) || below) return [item, ...(below ?? [])]
  }
  return undefined
}

/** Whole levels, with the categories open that are from the start. */
function renderRows(items: readonly SharedItem[]): string {
  return items.map(renderRow).join('')
}

function renderRow(item: SharedItem): string {
  if ('html' in item) return renderHtmlRow(item)
  const current = isCurrent(item)
  if (!('items' in item)) return renderLinkRow(item, current)
  const { label, badge, href, className, items, open } = item
  if (items.length === 0 && href) return renderLinkRow({ label, badge, href, className }, current)
  return renderCategoryRow(item, { current, rows: open ? renderRows(items) : undefined })
}

function isCurrent(item: SharedItem): boolean {
  if ('html' in item || !item.href || ('items' in item && !item.page)) return false
  return comparablePath(item.href) === comparablePath(location.pathname.replace(/(?:\/index)?\.html$/, ''))
}

function itemOf(row: Element, items: readonly SharedItem[]): SharedItem | undefined {
  const level = row.parentElement && levelOf(row.parentElement, items)
  return level?.find((item) => isRowOf(row, item))
}

function levelOf(list: Element, items: readonly SharedItem[]): readonly SharedItem[] | undefined {
  const row = list.parentElement?.closest('.sidebar-nav li')
  if (!row) return items
  const item = itemOf(row, items)
  return item && 'items' in item ? item.items : undefined
}

function isRowOf(row: Element, item: SharedItem): boolean {
  if ('html' in item) return false
  const head = row.firstElementChild
  return head?.textContent === rowText(item) && ('items' in item || head.getAttribute('href') === item.href)
}
