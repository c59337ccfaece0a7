// Plans one blog from a few posts, for the tests of the blog planner.
import type { BlogOptions } from '../../../src/config/content-options.ts'
import type { SiteConfig } from '../../../src/config/site-config.ts'
import type { ContentTree, DocumentSummary } from '../../../src/content/content-tree.ts'
import { planBlog } from '../../../src/routes/blog/plan-blog.ts'
import type { BlogPlan } from '../../../src/routes/plan.ts'
import type { Route } from '../../../src/routes/route.ts'
import { configOf, type DocumentInput, documentOf, treeOf } from '../planner-input.ts'

export function post(path: string, input: DocumentInput = {}): DocumentSummary {
  return documentOf({ kind: 'blog', id: 'default' }, 'content/blog', path, input)
}

/** `count` posts, a day apart from 2023-01-01 on, `post-1` the oldest. */
export function posts(count: number): DocumentSummary[] {
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2023, 0, index + 1)).toISOString()
    return post(`post-${index + 1}.md`, { frontMatter: { date, slug: `/post-${index + 1}` } })
  })
}

export interface PlanInput {
  documents: readonly DocumentSummary[]
  blog?: BlogOptions
  site?: Partial<SiteConfig>
  tree?: Partial<ContentTree>
}

export function plan({ documents, blog = {}, site = {}, tree = {} }: PlanInput): BlogPlan {
  const config = configOf({ ...site, blog })
  const [resolved] = config.blogs
  if (resolved === undefined) throw new Error('the configuration has no blog')
  return planBlog(config, resolved, treeOf(tree), documents)
}

/** The routes of one kind, with the type of that kind. */
export function routesOf<Kind extends Route['kind']>(plan: { routes: Route[] }, kind: Kind): Extract<Route, { kind: Kind }>[] {
  return plan.routes.filter((route): route is Extract<Route, { kind: Kind }> => route.kind === kind)
}

export function pathsOf(routes: readonly { path: string }[]): string[] {
  return routes.map(({ path }) => path)
}
