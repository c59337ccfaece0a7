// Pages that a component of the site draws: a page module, an item of a collection, the list of a collection.

import type { ReactElement, ReactNode } from 'react'
import type { CollectionItemRoute, CollectionListRoute, PageRoute } from '../../routes/route.ts'
import { DocsFrame } from '../docs/docs-frame.tsx'
import { Layout } from '../layout/layout.tsx'
import { PageFoot } from '../layout/page-foot.tsx'
import { VisibilityNotices } from '../layout/visibility-notices.tsx'
import { usePage } from '../page-context.ts'
import type { SiteComponent } from '../page-input.ts'

interface ModulePageProps<ShownRoute> {
  route: ShownRoute
  Component: SiteComponent | undefined
}

export function ModulePage({ route, Component }: ModulePageProps<PageRoute>): ReactElement {
  const Shown = requireComponent(Component, route)
  const { data, inDocs } = route.props
  if (inDocs !== undefined)
    return (
      <DocsFrame place={inDocs}>
        <Shown {...data} />
      </DocsFrame>
    )
  return (
    <Layout className="module-layout">
      <Shown {...data} />
    </Layout>
  )
}

export function CollectionItemPage({
  route,
  Component,
  children,
}: ModulePageProps<CollectionItemRoute> & { children: ReactNode }): ReactElement {
  const { site, metadata } = usePage()
  const { collection, item, editUrl, lastUpdate } = route.props
  const Shown = requireComponent(Component, route)
  return (
    <Layout className="module-layout collection-layout">
      <VisibilityNotices draft={metadata.draft} unlisted={metadata.unlisted} />
      <Shown collection={collection} item={item} items={site.collections[collection] ?? []}>
        {children}
      </Shown>
      <div className="module-foot">
        <PageFoot editUrl={editUrl} lastUpdate={lastUpdate} />
      </div>
    </Layout>
  )
}

export function CollectionListPage({ route, Component }: ModulePageProps<CollectionListRoute>): ReactElement {
  const { site, metadata } = usePage()
  const { collection } = route.props
  const Shown = requireComponent(Component, route)
  return (
    <Layout className="module-layout collection-layout">
      <Shown collection={collection} items={site.collections[collection] ?? []} title={metadata.title} description={metadata.description} />
    </Layout>
  )
}

/** docs/specification.md 5.02: a page module must export a component as its default. */
function requireComponent(Component: SiteComponent | undefined, { path, module }: { path: string; module?: string }): SiteComponent {
  if (Component !== undefined) return Component
  throw new Error(
    `The page component of ${path} has no default export. Export a React component as the default of ${module ?? 'its module'}: \`export default function Page() { … }\`.`,
  )
}
