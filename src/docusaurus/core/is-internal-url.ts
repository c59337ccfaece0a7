// `@docusaurus/isInternalUrl`: whether an address is on this site.
import { isExternal } from '../../lib/site-path.ts'

export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && !isExternal(url)
}

export function hasProtocol(url: string): boolean {
  return isExternal(url)
}
