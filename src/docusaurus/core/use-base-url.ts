// `@docusaurus/useBaseUrl`: the base URL of the site in front of a path.
import { isExternal, type SiteBase, withSiteBase } from '../../lib/site-path.ts'
import { usePage } from '../../theme/page-context.ts'

export interface BaseUrlOptions {
  /** Adds it to a path that has it already, and to one that leaves the site. */
  forcePrependBaseUrl?: boolean
  /** With the origin of the site. */
  absolute?: boolean
}

export type BaseUrlAdder = (url: string, options?: BaseUrlOptions) => string

export function useBaseUrlUtils(): { withBaseUrl: BaseUrlAdder } {
  const { config } = usePage().site
  return { withBaseUrl: (address, options) => addBaseUrl(address, config.url, config, options) }
}

export default function useBaseUrl(address: string, options?: BaseUrlOptions): string {
  return useBaseUrlUtils().withBaseUrl(address, options)
}

export function addBaseUrl(
  address: string,
  origin: string,
  site: SiteBase,
  { forcePrependBaseUrl = false, absolute = false }: BaseUrlOptions = {},
): string {
  if (!address || address.startsWith('#') || isExternal(address)) return address
  const { baseUrl } = site
  if (forcePrependBaseUrl) return baseUrl + address.replace(/^\//, '')
  if (address === baseUrl.replace(/\/$/, '')) return baseUrl
  const path = withSiteBase(address.startsWith('/') ? address : `/${address}`, site)
  return absolute ? origin + path : path
}
