// "Copy page as Markdown": puts the text twin of the page on the clipboard.

import { announce } from '../../../client/announce.ts'
import { message } from '../../../lib/texts/text.ts'

/** How long the button shows that the page was copied. */
const copiedMilliseconds = 1500

export function startCopyPage(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[data-copy-page]') : null
    if (button) void copyPage(button)
  })
}

async function copyPage(button: HTMLButtonElement): Promise<void> {
  const url = button.dataset.copyPage ?? ''
  try {
    await writeClipboard(fetchText(url))
  } catch (error) {
    // Refused, or unavailable without https: the reader gets the text itself.
    console.warn('The page could not be copied.', error)
    location.assign(url)
    return
  }
  announce(message('theme.CodeBlock.copied'))
  button.classList.add('copied')
  setTimeout(() => button.classList.remove('copied'), copiedMilliseconds)
}

/** Safari requires the clipboard call right in the click event, and accepts a promise of the text. */
async function writeClipboard(text: Promise<string>): Promise<void> {
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }))
  if ('ClipboardItem' in window) await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
  else await navigator.clipboard.writeText(await text)
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return response.text()
}
