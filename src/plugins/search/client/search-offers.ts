// What the search shows beside results: the signposts of the site, and where readers can say that something is missing.
import type { SearchOffers } from '../../../config/search-options.ts'
import type { SearchSetup } from './search-setup.ts'

export const noOffers: SearchOffers = { signposts: [] }

export async function loadOffers({ offersUrl }: Pick<SearchSetup, 'offersUrl'>): Promise<SearchOffers> {
  if (offersUrl === undefined) return noOffers
  const response = await fetch(offersUrl, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${offersUrl} was answered with ${response.status}.`)
  return response.json()
}
