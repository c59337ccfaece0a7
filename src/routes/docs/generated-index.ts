// Assigns paths to the generated pages of categories, and lists the contents of their cards.
import GithubSlugger from 'github-slugger'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { applyTrailingSlash, type TrailingSlash } from '../../lib/site-path.ts'
import { joinPath } from '../join-path.ts'
import { urlPathProblem } from '../url-path-problem.ts'
import type { CategoryCard } from './doc-route.ts'
import { type CategoryNode, categoryPath, type GeneratedIndex, type SidebarNode, type Sidebars } from './sidebar-node.ts'

/** The same sidebars with the `path` of each generated page. Two categories of one version with the same label get different paths. */
export function assignIndexPaths(
  sidebars: Sidebars,
  versionPath: string,
  trailingSlash: TrailingSlash,
): { sidebars: Sidebars; diagnostics: Diagnostic[] } {
  const slugger = new GithubSlugger()
  const diagnostics: Diagnostic[] = []
  return { sidebars: new Map([...sidebars].map(([name, nodes]) => [name, nodes.map(assign)])), diagnostics }

  function assign(node: SidebarNode): SidebarNode {
    if (node.type !== 'category') return node
    const link = node.link?.type === 'generated-index' ? { ...node.link, path: pathOf(node.link, node.label) } : node.link
    return { ...node, ...(link === undefined ? {} : { link }), items: node.items.map(assign) }
  }

  function pathOf(index: GeneratedIndex, label: string): string {
    const slug = index.slug === undefined ? defaultSlug(label) : joinPath(index.slug)
    const problem = urlPathProblem(slug, index.slug)
    if (problem !== undefined) diagnostics.push(slugProblem(index, slug, problem))
    return applyTrailingSlash(joinPath(versionPath, problem === undefined ? slug : defaultSlug(label)), trailingSlash)
  }

  /** A label without letters or digits, such as an emoji, still needs a name. */
  function defaultSlug(label: string): string {
    return `/category/${slugger.slug(/[\p{L}\p{N}]/u.test(label) ? label.slice(0, 60) : 'category')}`
  }
}

function slugProblem(index: GeneratedIndex, slug: string, problem: string): Diagnostic {
  return {
    id: 'slug-invalid',
    level: 'error',
    message: `The slug of the page of the category "${index.title}" cannot be a path: "${slug}" ${problem}.`,
    place: index.place,
    hint: 'Use letters, digits and hyphens, with / between the parts.',
  }
}

/** A card for each item that leads somewhere; unlisted documents and HTML items have none. */
export function categoryCards(category: CategoryNode): CategoryCard[] {
  return category.items.flatMap((node): CategoryCard[] => {
    if (node.type === 'html') return []
    const href = firstPath(node)
    if (href === undefined) return []
    if (node.type === 'category') {
      const itemCount = node.items.filter((item) => firstPath(item) !== undefined).length
      return [{ type: 'category', label: node.label, href, description: node.description, itemCount }]
    }
    const description = node.type === 'doc' ? node.doc.description : node.description
    return [{ type: 'link', label: node.label, href, description }]
  })
}

/** Where a click on the item leads: its own page, or else the first listed one inside. */
function firstPath(node: SidebarNode): string | undefined {
  if (node.type === 'html') return undefined
  if (node.type === 'link') return node.page?.unlisted ? undefined : node.href
  if (node.type === 'doc') return node.doc.unlisted ? undefined : node.doc.path
  if (node.link !== undefined && !(node.link.type === 'doc' && node.link.doc.unlisted)) return categoryPath(node)
  for (const item of node.items) {
    const path = firstPath(item)
    if (path !== undefined) return path
  }
  return undefined
}
