// A button that leads back to the top of a long document, shown while the reader scrolls up.
import { message } from '../../lib/texts/text.ts'
import { onPageShown } from '../page-shown.ts'

/** Pixels from the top. */
const threshold = 300

export function startBackToTop(): void {
  let button: HTMLButtonElement | undefined
  let last = 0
  let jumped = false
  const show = (visible: boolean): void => {
    if (visible) button ??= makeButton()
    if (button) button.hidden = !visible
  }
  addEventListener(
    'scroll',
    () => {
      const y = scrollY
      const isDocument = document.documentElement.matches('.doc-page, .generated-index-page')
      const atBottom = y + innerHeight >= document.documentElement.scrollHeight - 1
      if (jumped) jumped = false
      else if (!isDocument || y < threshold || y > last) show(false)
      else if (y < last && !atBottom) show(true)
      last = y
    },
    { passive: true },
  )
  onPageShown(({ url, isNewDocument }) => {
    jumped = url.hash.length > 1
    if (isNewDocument) show(false)
  })
}

function makeButton(): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'back-to-top'
  button.dataset.byScript = ''
  button.ariaLabel = message('theme.BackToTopButton.buttonAriaLabel')
  button.addEventListener('click', () => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
    // The button is about to hide, so the focus goes where the reader goes.
    document.querySelector('main')?.focus({ preventScroll: true })
  })
  document.body.append(button)
  return button
}
