// The page for every path without a page. A site can have a text of its own: `404.tsx`, `404.mdx` or `404.md` in the pages folder.

import type { ReactElement, ReactNode } from 'react'
import { text } from '../../lib/texts/text.ts'
import { PagesOfAddress } from '../../plugins/search/theme/pages-of-address.tsx'
import { searchSetupOf } from '../../plugins/search/theme/search-setup-of.ts'
import type { NotFoundRoute } from '../../routes/route.ts'
import { Layout } from '../layout/layout.tsx'
import { usePage } from '../page-context.ts'
import type { SiteComponent } from '../page-input.ts'
import { FindPageScript } from './find-page-script.tsx'

export interface NotFoundPageProps {
  route: NotFoundRoute
  /** The text of a site that has written it as a component. */
  Component?: SiteComponent
  /** The text of a site that has written it in Markdown. */
  children?: ReactNode
}

export function NotFoundPage({ route, Component, children }: NotFoundPageProps): ReactElement {
  const setup = searchSetupOf(usePage())
  const suggested = setup?.search.provider === 'local' && <PagesOfAddress client="load" {...setup} />
  return (
    <Layout className={route.module === undefined ? 'not-found-layout' : 'module-layout'}>
      <FindPageScript pathsFile={route.props.pathsFile} />
      {Component !== undefined ? (
        <Component />
      ) : route.document !== undefined ? (
        <div className="not-found markdown">
          {route.props.title !== undefined && <h1>{route.props.title}</h1>}
          {children}
          {suggested}
        </div>
      ) : (
        <div className="not-found">
          <h1>{text('theme.NotFound.title')}</h1>
          <p>{text('theme.NotFound.p1')}</p>
          <p>{text('theme.NotFound.p2')}</p>
          {suggested}
        </div>
      )}
    </Layout>
  )
}
