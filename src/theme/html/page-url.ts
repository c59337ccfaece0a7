import { withBaseUrl } from '../../routes/site-path.ts'
import { fileUrl } from '../link-target.ts'

interface SiteOrigin {
  url: string
  baseUrl: string
}

/** Whole address of a page of the site, percent-encoded. */
export function absolutePageUrl(path: string, { url, baseUrl }: SiteOrigin): string {
  return toAbsolute(withBaseUrl(path, baseUrl), url)
}

/** Whole address of a file of a static folder; an address with a protocol stays. */
export function absoluteFileUrl(path: string, { url, baseUrl }: SiteOrigin): string {
  return toAbsolute(fileUrl(path, baseUrl), url)
}

function toAbsolute(path: string, origin: string): string {
  return URL.canParse(path, origin) ? new URL(path, origin).href : origin + path
}
