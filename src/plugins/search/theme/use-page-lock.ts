// What the search does to the page below it while it is open, and undoes when it closes.
import { useLayoutEffect } from 'react'
import { pageShownEvent } from '../../../client/page-shown.ts'

/** On <body>. The name is the one that style sheets and scripts know from the hosted provider's own search box. */
export const activeClass = 'DocSearch--active'

export function usePageLock(): void {
  useLayoutEffect(() => {
    const { body, documentElement } = document
    let top: number | undefined = scrollY
    // On a page that comes meanwhile, the navigation decides where the reader is.
    const forgetTop = (): void => {
      top = undefined
    }
    document.addEventListener(pageShownEvent, forgetTop)
    const { marginRight } = body.style
    body.style.marginRight = `${innerWidth - documentElement.clientWidth}px`
    body.classList.add(activeClass)
    const followHeight = (): void => documentElement.style.setProperty('--search-vh', `${innerHeight / 100}px`)
    followHeight()
    addEventListener('resize', followHeight)
    return () => {
      removeEventListener('resize', followHeight)
      documentElement.style.removeProperty('--search-vh')
      body.classList.remove(activeClass)
      body.style.marginRight = marginRight
      document.removeEventListener(pageShownEvent, forgetTop)
      if (top !== undefined) scrollTo({ left: 0, top, behavior: 'instant' })
    }
  }, [])
}
