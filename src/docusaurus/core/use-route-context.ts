// `@docusaurus/useRouteContext`: which part of the site the page belongs to.
import { usePage } from '../../theme/hooks/use-page.ts'

export default function useRouteContext(): { plugin: { name: string; id: string } } {
  return usePage().route.context
}
