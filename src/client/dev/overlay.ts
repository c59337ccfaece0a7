// Shows what is wrong with the site: a list that covers the page when the page cannot be shown as it is written, and else a small counter in
// a corner that opens the same list. Both are in a shadow tree, so that their styles and those of the site do not affect each other. All
// their contents are set as text.
import type { Problem, Problems } from './dev-message.ts'

export interface Overlay {
  /** Shows exactly these problems; without any, nothing is shown. */
  show(problems: Problems): void
}

const name = 'sitegen-overlay'

const styles = `
:host { all: initial }
dialog { box-sizing: border-box; width: min(60rem, calc(100vw - 2rem)); max-height: calc(100vh - 2rem); overflow: auto; padding: 1.25rem 1.5rem;
  border: 1px solid #b3261e; border-top-width: 6px; border-radius: 6px; background: #fff; color: #1b1b1f; font: 1rem/1.5 system-ui, sans-serif }
dialog::backdrop { background: rgb(0 0 0 / .55) }
h1 { margin: 0; font-size: 1.2rem }
header { display: flex; justify-content: space-between; align-items: start; gap: 1rem }
button { flex: none; font: inherit; padding: .25rem .75rem; border: 1px solid #767680; border-radius: 4px; background: #f4f4f6; color: inherit; cursor: pointer }
button:focus-visible, li:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px }
ol { list-style: none; margin: 0; padding: 0 }
li { margin-top: 1rem; padding-top: 1rem; border-top: 1px solid #d5d5db }
p { margin: .25rem 0; overflow-wrap: anywhere; white-space: pre-wrap }
.id { color: #b3261e; font-weight: 600 }
.place { font: .9rem ui-monospace, monospace; color: #0b57d0 }
pre { margin: .5rem 0; padding: .75rem; overflow: auto; background: #f4f4f6; border-radius: 4px; font: .85rem/1.5 ui-monospace, monospace }
.underline { color: #b3261e; font-weight: 700 }
.counter { position: fixed; inset: auto auto 1rem 1rem; z-index: 2147483647; font: .875rem/1.5 system-ui, sans-serif; background: #b3261e;
  border-color: #b3261e; color: #fff; box-shadow: 0 1px 4px rgb(0 0 0 / .4) }
.counter.warning { background: #fff; border-color: #8a5300; color: #8a5300 }
.warning .id { color: #8a5300 }
@media (prefers-color-scheme: dark) {
  dialog { background: #1d1d21; color: #ececf1; border-color: #f2b8b5 }
  button { background: #33333a }
  .counter { background: #f2b8b5; border-color: #f2b8b5; color: #1b1b1f }
  .counter.warning { background: #1d1d21; border-color: #ffb95c; color: #ffb95c }
  li { border-color: #46464d }
  .id, .underline { color: #f2b8b5 }
  .warning .id { color: #ffb95c }
  .place { color: #a8c7fa }
  pre { background: #2a2a30 }
}`

const closedKey = 'sitegen:problems-closed'

/** The reader has closed the list that covered the page. It is known after a reload too, unless the browser forbids storage. */
let isClosed: boolean | undefined

function wasClosed(): boolean {
  if (isClosed === undefined) {
    try {
      isClosed = sessionStorage.getItem(closedKey) !== null
    } catch {
      isClosed = false
    }
  }
  return isClosed
}

function setClosed(value: boolean): void {
  isClosed = value
  try {
    if (value) sessionStorage.setItem(closedKey, '')
    else sessionStorage.removeItem(closedKey)
  } catch {
    // It is known until the page is loaded again.
  }
}

export function createOverlay(): Overlay {
  let shown = ''
  let parts: Parts | undefined
  return {
    show({ problems, coversPage }) {
      const content = JSON.stringify(problems)
      if (!coversPage) setClosed(false)
      if (problems.length === 0) {
        parts?.host.remove()
        parts = undefined
        shown = ''
      } else if (!parts) parts = addParts()
      if (!parts) return
      parts.covers = coversPage
      const { dialog, counter } = parts
      if (content !== shown) {
        const { scrollTop } = dialog
        fillDialog(dialog, problems)
        dialog.scrollTop = scrollTop
        counter.textContent = countOf(problems)
        counter.classList.toggle(
          'warning',
          problems.every(({ level }) => level === 'warning'),
        )
      }
      shown = content
      if (coversPage && !dialog.open && !wasClosed()) {
        parts.openedItself = true
        dialog.showModal()
      } else if (!coversPage && parts.openedItself) dialog.close()
      counter.hidden = dialog.open
    },
  }
}

interface Parts {
  host: HTMLElement
  dialog: HTMLDialogElement
  /** Opens the list. */
  counter: HTMLElement
  covers: boolean
  /** The list was not opened by the reader. */
  openedItself: boolean
}

function addParts(): Parts {
  const host = document.createElement(name)
  const root = host.attachShadow({ mode: 'open' })
  const style = document.createElement('style')
  style.textContent = styles
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-labelledby', 'title')
  const counter = element('button', 'counter', '')
  counter.setAttribute('type', 'button')
  const parts: Parts = { host, dialog, counter, covers: false, openedItself: false }
  counter.addEventListener('click', () => {
    counter.hidden = true
    dialog.showModal()
  })
  // By its button or by Escape. A list that was closed stays closed until the page can be shown again.
  dialog.addEventListener('close', () => {
    parts.openedItself = false
    counter.hidden = false
    if (parts.covers) setClosed(true)
  })
  root.append(style, dialog, counter)
  // It is outside the body, so that updates of the body do not affect it.
  document.documentElement.append(host)
  return parts
}

function fillDialog(dialog: HTMLDialogElement, problems: readonly Problem[]): void {
  const header = document.createElement('header')
  const title = element('h1', '', countOf(problems))
  title.id = 'title'
  const close = element('button', '', 'Close (Esc)')
  close.setAttribute('type', 'button')
  close.addEventListener('click', () => dialog.close())
  header.append(title, close)
  const list = document.createElement('ol')
  list.append(...problems.map(writeProblem))
  dialog.replaceChildren(header, list, element('p', '', 'This goes away when the mistakes are mended.'))
}

function writeProblem({ id, level, message, place, frame, notes, hint }: Problem): HTMLLIElement {
  const item = document.createElement('li')
  item.className = level
  item.append(element('p', 'id', `${level} ${id}`), element('p', '', message))
  if (place !== undefined) item.append(element('p', 'place', place))
  if (frame.length > 0) item.append(writeFrame(frame))
  for (const note of notes) item.append(element('p', '', `note: ${note}`))
  if (hint !== undefined) item.append(element('p', '', `hint: ${hint}`))
  return item
}

function writeFrame(frame: Problem['frame']): HTMLPreElement {
  const block = document.createElement('pre')
  block.tabIndex = 0
  block.setAttribute('aria-label', 'Source')
  const margin = Math.max(...frame.map(({ number }) => number.length))
  for (const { number, text, isUnderline } of frame) {
    const line = element('span', isUnderline ? 'underline' : '', text)
    if (isUnderline) line.setAttribute('aria-hidden', 'true')
    block.append(`${number.padStart(margin)} | `, line, '\n')
  }
  return block
}

/** `2 errors, 1 warning in this site` */
function countOf(problems: readonly Problem[]): string {
  const counts = (['error', 'warning'] as const).flatMap((wanted) => {
    const count = problems.filter(({ level }) => level === wanted).length
    return count === 0 ? [] : [`${count} ${wanted}${count === 1 ? '' : 's'}`]
  })
  return `${counts.join(', ')} in this site`
}

function element(tag: string, className: string, text: string): HTMLElement {
  const created = document.createElement(tag)
  if (className !== '') created.className = className
  created.textContent = text
  return created
}
