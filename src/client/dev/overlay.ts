// Shows what is wrong with the site in a dialog over the page. The dialog is in a shadow tree, so that its styles and those of the site do
// not affect each other. All its contents are set as text.
import type { Problem } from '../../dev/dev-message.ts'

export interface Overlay {
  /** Shows exactly these problems; an empty list closes the overlay. */
  show(problems: readonly Problem[]): void
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
.reopen { position: fixed; inset: auto auto 1rem 1rem; z-index: 2147483647; background: #b3261e; border-color: #b3261e; color: #fff }
@media (prefers-color-scheme: dark) {
  dialog { background: #1d1d21; color: #ececf1; border-color: #f2b8b5 }
  button { background: #33333a }
  .reopen { background: #f2b8b5; color: #1b1b1f }
  li { border-color: #46464d }
  .id, .underline { color: #f2b8b5 }
  .place { color: #a8c7fa }
  pre { background: #2a2a30 }
}`

export function createOverlay(): Overlay {
  let host: HTMLElement | undefined
  let shown = ''
  const remove = (): void => {
    host?.remove()
    host = undefined
    shown = ''
  }
  return {
    show(problems) {
      const content = JSON.stringify(problems)
      if (content === shown) return
      remove()
      if (problems.length === 0) return
      shown = content
      host = document.createElement(name)
      const root = host.attachShadow({ mode: 'open' })
      const style = document.createElement('style')
      style.textContent = styles
      const dialog = writeDialog(problems)
      const reopen = element('button', 'reopen', countOf(problems))
      reopen.hidden = true
      reopen.addEventListener('click', () => {
        reopen.hidden = true
        dialog.showModal()
      })
      // The dialog was closed by its button or by Escape. The mistakes remain, so there is a button to reopen it.
      dialog.addEventListener('close', () => {
        reopen.hidden = false
      })
      root.append(style, dialog, reopen)
      // It is outside the body, so that updates of the body do not affect it.
      document.documentElement.append(host)
      dialog.showModal()
    },
  }
}

function writeDialog(problems: readonly Problem[]): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-labelledby', 'title')
  const header = document.createElement('header')
  const title = element('h1', '', countOf(problems))
  title.id = 'title'
  const close = element('button', '', 'Close (Esc)')
  close.setAttribute('type', 'button')
  close.addEventListener('click', () => dialog.close())
  header.append(title, close)
  const list = document.createElement('ol')
  list.append(...problems.map(writeProblem))
  dialog.append(header, list, element('p', '', 'This goes away when the mistakes are mended.'))
  return dialog
}

function writeProblem({ id, level, message, place, frame, notes, hint }: Problem): HTMLLIElement {
  const item = document.createElement('li')
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

function countOf(problems: readonly Problem[]): string {
  return problems.length === 1 ? '1 error in this site' : `${problems.length} errors in this site`
}

function element(tag: string, className: string, text: string): HTMLElement {
  const created = document.createElement(tag)
  if (className !== '') created.className = className
  created.textContent = text
  return created
}
