// Where the store has what search knows of a page. Most builds read none of these entries, so they are not with the pages.
import { hashOf } from '../cache/content-store.ts'

export function searchKeyOf(pageKey: string): string {
  return hashOf('search entry', pageKey)
}
