// Makes the docs sidebar interactive: categories open and close in place, and what the page left out comes from the file
// of the sidebar. The file is fetched once the reader has done something and the page is at rest, if it lacks rows that they would see, or when they
// turn to the sidebar. As long as they are in it, nothing visible moves until they press something.
import { message } from '../../lib/texts/text.ts'
import { afterFirstAction, whenIdle } from '../defer-work.ts'
import { isSlowConnection } from '../navigation/slow-connection.ts'
import { onPageShown } from '../page-shown.ts'
import type { SidebarBranches } from './sidebar-branches.ts'

const more = '.more-before, .more-after'

/** Address of the file -> what is made from it, once it is loaded. */
const loaded = new Map<string, SidebarBranches>()
const loading = new Map<string, Promise<SidebarBranches>>()
/** The list as the reader has opened it, for the next page with the same sidebar. */
let kept: { file: string; list: HTMLElement; scrollTop: number } | undefined

export function startDocsSidebar(): void {
  // Before the navigation handles the click.
  document.addEventListener('click', onClick, true)
  document.addEventListener('keydown', (event) => {
    // A link with the role of a button has to respond to the space bar.
    if (event.key !== ' ' || !(event.target instanceof HTMLElement) || !event.target.matches('.sidebar-nav a[role=button]')) return
    event.preventDefault()
    event.target.click()
  })
  for (const name of ['pointerover', 'focusin', 'touchstart'] as const) document.addEventListener(name, onIntent, { passive: true })
  // The drawer is still sliding in: the reader has not seen yet where things are.
  document.addEventListener('toggle', fillDrawer, true)
  // The dev server has replaced a part of the page.
  document.addEventListener('sitegen:update', showSidebar)
  document.addEventListener('scroll', onScroll, { capture: true, passive: true })
  onPageShown(({ isNewDocument }) => {
    if (isNewDocument) showSidebar()
  })
  afterFirstAction(() => onPageShown(() => whenIdle(completeSidebar)))
}

/** As if the reader had pointed at what is left out. */
function completeSidebar(): void {
  const row = document.querySelector(more)
  if (row?.checkVisibility()) onIntent({ target: row })
}

function showSidebar(): void {
  const nav = document.querySelector<HTMLElement>('.sidebar-nav[data-file]')
  const file = nav?.dataset.file
  const list = nav?.querySelector<HTMLElement>(':scope > .sidebar-list')
  if (!nav || !file || !list) {
    kept = undefined
    return
  }
  const branches = loaded.get(file)
  if (branches && kept?.file === file) {
    if (list !== kept.list) {
      list.replaceWith(kept.list)
      nav.scrollTop = kept.scrollTop
    }
    branches.moveCurrent(kept.list)
  } else kept = { file, list, scrollTop: nav.scrollTop }
  decorate(kept.list)
  scrollToCurrent(nav)
  branches?.fillIn(kept.list)
}

/**
 * Pointing at, focusing or touching the sidebar or the button of its drawer: what is loaded before the drawer opens does not move anything.
 */
function onIntent({ target }: Pick<Event, 'target'>): void {
  if (kept && target instanceof Element && target.closest('.sidebar-nav, .navbar-toggle') && !isSlowConnection())
    load(kept.file).catch(giveUp)
}

function fillDrawer({ target }: Event): void {
  if (!kept || !(target instanceof Element) || !target.contains(kept.list) || !target.matches(':popover-open')) return
  const { file, list } = kept
  load(file).then((branches) => branches.fillAll(list), giveUp)
}

function giveUp(error: unknown): void {
  console.warn('The sidebar could not be loaded.', error)
}

function onScroll({ target }: Event): void {
  if (!kept || !(target instanceof Element) || !target.contains(kept.list)) return
  kept.scrollTop = target.scrollTop
  loaded.get(kept.file)?.fillUnseen(kept.list)
}

function load(file: string): Promise<SidebarBranches> {
  const known = loading.get(file)
  if (known) return known
  const request = loadBranches(file)
  // The next intent tries again.
  request.catch(() => loading.delete(file))
  loading.set(file, request)
  return request
}

async function loadBranches(file: string): Promise<SidebarBranches> {
  const [{ createSidebarBranches }, response] = await Promise.all([import('./sidebar-branches.ts'), fetch(file)])
  if (!response.ok) throw new Error(`${file} answered ${response.status}.`)
  const branches = createSidebarBranches(file, await response.json(), decorate)
  loaded.set(file, branches)
  if (kept?.file === file) branches.fillIn(kept.list)
  return branches
}

function onClick(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const control =
    event.target instanceof Element ? event.target.closest<HTMLElement>('.sidebar-nav[data-file] :is(a, .sidebar-caret)') : null
  const row = control?.closest('li')
  if (!control || !row || !kept) return
  const isMore = row.matches(more)
  if (!isMore && !isToggle(control, row)) return
  event.preventDefault()
  event.stopPropagation()
  if (!isMore && row.querySelector(':scope > ul')) {
    row.classList.toggle('open')
    decorate(row)
    return
  }
  const act = (branches: SidebarBranches): void => (isMore ? branches.showMore(row) : branches.open(row))
  const ready = loaded.get(kept.file)
  if (ready) act(ready)
  // Without the file, the link leads to the same place.
  else load(kept.file).then(act, () => location.assign(row.querySelector('a')?.href ?? location.href))
}

/** Whether it is a category without a page, the category whose page is shown, or the caret beside a link. */
function isToggle(control: HTMLElement, row: Element): boolean {
  if (!row.matches('.category:not([data-fixed])')) return false
  return control.matches('.sidebar-caret, [role=button]') || (control.ariaCurrent === 'page' && control.parentElement === row)
}

/** Shows what opens and closes: a category without a page becomes a button, and one with a page gets a button beside its link. */
function decorate(root: Element): void {
  for (const row of [root, ...root.querySelectorAll('.category')]) {
    const head = row.matches('.category:not([data-fixed])') ? row.firstElementChild : null
    if (!head) continue
    const isOpen = row.classList.contains('open')
    let control = row.querySelector<HTMLElement>(':scope > .sidebar-caret')
    if (row.hasAttribute('data-page') && !control) {
      control = document.createElement('button')
      control.className = 'sidebar-caret'
      control.dataset.byScript = ''
      head.after(control)
    }
    if (control)
      control.ariaLabel = (
        isOpen ? message('theme.DocSidebarItem.collapseCategoryAriaLabel') : message('theme.DocSidebarItem.expandCategoryAriaLabel')
      ).replace('{label}', () => head.textContent)
    else if (head.matches('a')) head.role = 'button'
    ;(control ?? head).ariaExpanded = String(isOpen)
  }
}

function scrollToCurrent(nav: HTMLElement): void {
  const link = nav.querySelector('[aria-current=page]')
  if (!link || getComputedStyle(nav).overflowY !== 'auto') return
  const frame = nav.getBoundingClientRect()
  const { top, bottom } = link.getBoundingClientRect()
  if (top < frame.top || bottom > frame.bottom) nav.scrollTop += (top + bottom - frame.top - frame.bottom) / 2
}
