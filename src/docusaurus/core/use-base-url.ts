// `@docusaurus/useBaseUrl`: the base URL of the site in front of a path.
import { isExternal } from '../../lib/site-path.ts'
import { usePage } from '../../theme/page-context.ts'

export interface BaseUrlOptions {
  /** Adds it to a path that has it already, and to one that leaves the site. */
  forcePrependBaseUrl?: boolean
  /** With the origin of the site. */
  absolute?: boolean
}

export type BaseUrlAdder = (url: string, options?: BaseUrlOptions) => string

export function useBaseUrlUtils(): { withBaseUrl: BaseUrlAdder } {
  const { url, baseUrl } = usePage().site.config
  return { withBaseUrl: (address, options) => addBaseUrl(address, url, baseUrl, options) }
}

export default function useBaseUrl(address: string, options?: BaseUrlOptions): string {
  return useBaseUrlUtils().withBaseUrl(address, options)
}

export function addBaseUrl(
  address: string,
  origin: string,
  baseUrl: string,
  { forcePrependBaseUrl = false, absolute = false }: BaseUrlOptions = {},
): string {
  if (!address || address.startsWith('#') || isExternal(address)) return address
  if (forcePrependBaseUrl) return baseUrl + address.replace(/^\//, '')
  if (address === baseUrl.replace(/\/$/, '')) return baseUrl
  const path = address.startsWith(baseUrl) ? address : baseUrl + address.replace(/^\//, '')
  return absolute ? origin + path : path
}
