// What is searched for the reader of an address without a page.
import { decodeComponent } from '../../../lib/site-path.ts'
import { toQuery } from './search-limits.ts'

/** The last part of the path says what was looked for: `/docs/player/drag-and-dorp.html` -> `drag and dorp`. '' where it has no words. */
export function addressQuery(pathname: string): string {
  const last =
    decodeComponent(pathname)
      .split('/')
      .findLast((part) => part !== '') ?? ''
  const words = last.replace(/\.[a-z]{2,5}$/i, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  // The space says that the last word is finished.
  return words.length === 0 ? '' : `${toQuery(words.join(' '))} `
}
