// The page for every path without a page. A site can have a text of its own: `404.tsx`, `404.mdx` or `404.md` in the pages folder.
import type { ReactElement, ReactNode } from 'react'
import type { NotFoundRoute } from '../../routes/route.ts'
import { Layout } from '../layout/layout.tsx'
import type { SiteComponent } from '../page-input.ts'
import { FindPageScript } from './find-page-script.tsx'

export const notFoundTitle = 'Page Not Found'

export interface NotFoundPageProps {
  route: NotFoundRoute
  /** The text of a site that has written it as a component. */
  Component?: SiteComponent
  /** The text of a site that has written it in Markdown. */
  children?: ReactNode
}

export function NotFoundPage({ route, Component, children }: NotFoundPageProps): ReactElement {
  return (
    <Layout className={route.module === undefined ? 'not-found-layout' : 'module-layout'}>
      <FindPageScript pathsFile={route.props.pathsFile} />
      {Component !== undefined ? (
        <Component />
      ) : route.document !== undefined ? (
        <div className="not-found markdown">
          {route.props.title !== undefined && <h1>{route.props.title}</h1>}
          {children}
        </div>
      ) : (
        <div className="not-found">
          <h1>{notFoundTitle}</h1>
          <p>There is no page at this address.</p>
          <p>If a link brought you here, please tell the owner of the site that it came from: the link is broken.</p>
        </div>
      )}
    </Layout>
  )
}
