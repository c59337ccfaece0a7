// The address of the page as Docusaurus's hooks give it: with the base URL.
import { withBaseUrl } from '../../lib/site-path.ts'
import { usePage } from '../../theme/page-context.ts'

export function usePagePath(): string {
  const { site, route } = usePage()
  const { baseUrl } = site.config
  return route.path === '*' ? `${baseUrl}404.html` : withBaseUrl(route.path, baseUrl)
}
