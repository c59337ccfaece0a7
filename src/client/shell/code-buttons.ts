// Copy and word wrap for code blocks (behaviour §2.22). The buttons are made here: without a script they would do nothing.
import { announce } from '../announce.ts'
import { onPageShown } from '../page-shown.ts'

/** How long a copied block says so. */
const copiedMilliseconds = 1000

export function startCodeButtons(): void {
  // Observing tells the first size too; a block in a closed tab or details has none until it opens.
  const observer = new ResizeObserver((entries) => {
    // All sizes first: a button that comes in between would make the browser lay out the page once more.
    const offers = entries.map(({ target }) => [target, isTooWide(target)] as const)
    for (const [pre, isOffered] of offers) offerWrap(pre, isOffered)
  })
  const addButtons = (): void => {
    observer.disconnect()
    for (const block of document.querySelectorAll<HTMLElement>('.sg-code')) {
      const pre = block.querySelector('pre')
      if (!pre) continue
      observer.observe(pre)
      if (block.querySelector('.sg-code-buttons')) continue
      const buttons = document.createElement('div')
      buttons.className = 'sg-code-buttons'
      buttons.dataset.byScript = ''
      buttons.append(
        makeButton('wrap', 'Toggle word wrap', () => toggleWrap(block, pre)),
        makeButton('copy', 'Copy code to clipboard', (button) => void copyCode(pre, button)),
      )
      // Until the observer has seen the block: asking for its size here would make the browser lay out the page once for each block.
      buttons.firstElementChild?.toggleAttribute('hidden', true)
      block.append(buttons)
    }
  }
  onPageShown(({ isNewDocument }) => {
    if (isNewDocument) addButtons()
  })
  // The dev server has exchanged a part of the page.
  document.addEventListener('sitegen:update', addButtons)
}

function makeButton(name: string, label: string, act: (button: HTMLButtonElement) => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `sg-code-button sg-code-${name}`
  button.ariaLabel = label
  button.title = name === 'copy' ? 'Copy' : label
  button.addEventListener('click', () => act(button))
  return button
}

function isTooWide(pre: Element): boolean {
  return pre.scrollWidth > pre.clientWidth
}

function offerWrap(pre: Element, isOffered: boolean): void {
  const block = pre.closest('.sg-code')
  const button = block?.querySelector<HTMLElement>('.sg-code-wrap')
  if (block && button) button.hidden = !isOffered && !block.classList.contains('sg-code-wrapped')
}

function toggleWrap(block: HTMLElement, pre: HTMLElement): void {
  const wrapped = block.classList.toggle('sg-code-wrapped')
  const button = block.querySelector('.sg-code-wrap')
  if (button) button.ariaPressed = String(wrapped)
  offerWrap(pre, isTooWide(pre))
}

async function copyCode(pre: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const code = (pre.querySelector('code') ?? pre).textContent.replace(/\n$/, '')
  try {
    await navigator.clipboard.writeText(code)
  } catch {
    // Refused, or not there without https: the reader gets the text marked, one key away.
    getSelection()?.selectAllChildren(pre)
    announce('The code is selected. Copy it with the keyboard.')
    return
  }
  announce('Copied')
  button.ariaLabel = 'Copied'
  button.dataset.copied = ''
  setTimeout(() => {
    button.ariaLabel = 'Copy code to clipboard'
    delete button.dataset.copied
  }, copiedMilliseconds)
}
