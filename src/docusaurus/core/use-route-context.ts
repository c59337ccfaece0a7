// `@docusaurus/useRouteContext`: which part of the site the page belongs to.
import { usePage } from '../../theme/hooks/use-page.ts'

const names: Readonly<Record<string, string>> = {
  docs: 'docusaurus-plugin-content-docs',
  blog: 'docusaurus-plugin-content-blog',
  pages: 'docusaurus-plugin-content-pages',
}

export default function useRouteContext(): { plugin: { name: string; id: string } } {
  const { plugin } = usePage().route.context
  return { plugin: { ...plugin, name: names[plugin.name] ?? plugin.name } }
}
