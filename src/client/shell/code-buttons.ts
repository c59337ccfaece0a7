// Copy and word wrap for code blocks. The buttons are made here, because they do nothing without a script.
import { message } from '../../lib/texts/text.ts'
import { announce } from '../announce.ts'
import { whenIdle } from '../defer-work.ts'
import { onPageShown } from '../page-shown.ts'

/** How long a block shows that it was copied. */
const copiedMilliseconds = 1000

export function startCodeButtons(): void {
  // A block in a closed tab or in closed details has no size until it opens.
  const observer = new ResizeObserver((entries) => offerWraps(entries.map(({ target }) => target)))
  const addButtons = (): void => {
    observer.disconnect()
    const codes = [...document.querySelectorAll<HTMLElement>('.sg-code pre')]
    offerWraps(codes)
    for (const pre of codes) observer.observe(pre)
  }
  onPageShown(({ isNewDocument }) => {
    // Nobody needs them before the page is painted, and with many blocks they take as long as everything else.
    if (isNewDocument) whenIdle(addButtons)
  })
  // The dev server has replaced a part of the page.
  document.addEventListener('sitegen:update', addButtons)
}

/** Reads all sizes first: adding a button in between would make the browser lay out the page again. */
function offerWraps(codes: readonly Element[]): void {
  const offers = codes.map((pre) => [pre, pre.scrollWidth > pre.clientWidth] as const)
  for (const [pre, isTooWide] of offers) {
    const block = pre.closest<HTMLElement>('.sg-code')
    if (!block) continue
    const button = block.querySelector<HTMLElement>('.sg-code-wrap') ?? addButtonsTo(block, pre)
    button.hidden = !isTooWide && !block.classList.contains('sg-code-wrapped')
  }
}

function makeButton(name: string, label: string, act: (button: HTMLButtonElement) => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `sg-code-button sg-code-${name}`
  button.ariaLabel = label
  button.title = name === 'copy' ? message('theme.CodeBlock.copy') : label
  button.addEventListener('click', () => act(button))
  return button
}

/** Returns the button for word wrap. */
function addButtonsTo(block: HTMLElement, pre: Element): HTMLElement {
  const buttons = document.createElement('div')
  buttons.className = 'sg-code-buttons'
  buttons.dataset.byScript = ''
  const wrap = makeButton('wrap', message('theme.CodeBlock.wordWrapToggle'), (button) => toggleWrap(block, pre, button))
  const copy = makeButton('copy', message('theme.CodeBlock.copyButtonAriaLabel'), (button) => void copyCode(pre, button))
  buttons.append(wrap, copy)
  block.append(buttons)
  return wrap
}

function toggleWrap(block: HTMLElement, pre: Element, button: HTMLElement): void {
  button.ariaPressed = String(block.classList.toggle('sg-code-wrapped'))
  offerWraps([pre])
}

async function copyCode(pre: Element, button: HTMLButtonElement): Promise<void> {
  const copy = document.importNode(pre, true)
  // What the compiler says of the code is no part of it.
  for (const said of copy.querySelectorAll('samp')) said.remove()
  const code = copy.textContent.replace(/\n$/, '')
  try {
    await navigator.clipboard.writeText(code)
  } catch {
    // Refused, or unavailable without https: the text is selected, so that one key copies it.
    getSelection()?.selectAllChildren(pre)
    announce(message('theme.CodeBlock.selected'))
    return
  }
  announce(message('theme.CodeBlock.copied'))
  button.ariaLabel = message('theme.CodeBlock.copied')
  button.dataset.copied = ''
  setTimeout(() => {
    button.ariaLabel = message('theme.CodeBlock.copyButtonAriaLabel')
    delete button.dataset.copied
  }, copiedMilliseconds)
}
