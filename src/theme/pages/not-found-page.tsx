// The page for every path without a page (behaviour §8, spec §2).
import type { ReactElement } from 'react'
import type { NotFoundRoute } from '../../routes/route.ts'
import { Layout } from '../layout/layout.tsx'
import { FindPageScript } from './find-page-script.tsx'

export const notFoundTitle = 'Page Not Found'

export function NotFoundPage({ route }: { route: NotFoundRoute }): ReactElement {
  return (
    <Layout className="not-found-layout">
      <FindPageScript {...route.props} />
      <div className="not-found">
        <h1>{notFoundTitle}</h1>
        <p>There is no page at this address.</p>
        <p>If a link brought you here, please tell the owner of the site that it came from: the link is broken.</p>
      </div>
    </Layout>
  )
}
