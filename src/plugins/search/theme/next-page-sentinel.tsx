// The end of what is loaded of the results: when a reader scrolls down to it, the next page of them is asked for.

import { type ReactElement, useEffect, useRef } from 'react'
import { text } from '../../../lib/texts/text.ts'

export function NextPageSentinel({ onReach }: { onReach: () => void }): ReactElement {
  const sentinel = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    let lastTop = Number.POSITIVE_INFINITY
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const { top } = entry.boundingClientRect
        // On the way up, and where a page of results stands that was there before, nobody asks for more.
        if (entry.isIntersecting && top < lastTop) onReach()
        lastTop = top
      },
      { threshold: 1 },
    )
    if (sentinel.current) observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [onReach])
  return (
    <p ref={sentinel} className="search-results-more">
      {text('theme.SearchPage.fetchingNewResults')}
    </p>
  )
}
