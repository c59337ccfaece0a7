// The arrow keys of the search page: from the box to the first result, from result to result, and back into the box.
import { type ReactElement, type RefObject, useEffect } from 'react'
import { text } from '../../../lib/texts/text.ts'

/** @param box stands before the links of the results in `root`. */
export function useArrowKeys(root: RefObject<HTMLElement | null>, box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current
    const onKey = (event: KeyboardEvent): void => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      // With another key they are the browser's; in an input method they choose among its words.
      if (step === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.isComposing) return
      const places: (Element | null)[] = [box.current, ...(element?.querySelectorAll('article a') ?? [])]
      const here = places.indexOf(document.activeElement)
      const next = here < 0 ? undefined : places[here + step]
      if (!(next instanceof HTMLElement)) return
      event.preventDefault()
      next.focus()
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [root, box])
}

/** Says that there are such keys. */
export function ArrowKeys(): ReactElement {
  return (
    <p className="search-results-keys">
      <kbd>
        <span role="img" aria-label={text('theme.SearchModal.footer.navigateUpKeyAriaLabel')}>
          ↑
        </span>
      </kbd>{' '}
      <kbd>
        <span role="img" aria-label={text('theme.SearchModal.footer.navigateDownKeyAriaLabel')}>
          ↓
        </span>
      </kbd>{' '}
      {text('theme.SearchModal.footer.navigateText')}
    </p>
  )
}
