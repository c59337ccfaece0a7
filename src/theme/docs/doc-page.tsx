// A page of the docs: sidebar, text, contents list, links to its neighbors.

import type { ReactElement, ReactNode } from 'react'
import { text } from '../../lib/texts/text.ts'
import { CopyPage } from '../../plugins/llms/theme/text-twin.tsx'
import type { DocRoute } from '../../routes/docs/doc-route.ts'
import { classNames } from '../class-names.ts'
import { Layout } from '../layout/layout.tsx'
import { PageFoot } from '../layout/page-foot.tsx'
import { Pager, type PagerLink } from '../layout/pager.tsx'
import { TagList } from '../layout/tag-list.tsx'
import { useTextLanguage } from '../layout/text-language.ts'
import { VisibilityNotices } from '../layout/visibility-notices.tsx'
import { usePage } from '../page-context.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { ContentsColumn, ContentsDisclosure } from './contents-list.tsx'
import { buildContentsTree } from './contents-tree.ts'
import { DocsSidebar } from './docs-sidebar.tsx'
import { VersionBadge, VersionBanner } from './version-banner.tsx'

export function DocPage({ route, children }: { route: DocRoute; children: ReactNode }): ReactElement {
  const { headings } = usePage()
  const { props } = route
  const contents = buildContentsTree(headings, props.tableOfContents)
  return (
    <Layout aside={props.sidebarKey !== undefined && <DocsSidebar sidebarKey={props.sidebarKey} />} className="docs-layout">
      <div className={classNames('page-columns', contents.length > 0 && 'page-columns-contents')}>
        <div className="page-column">
          <article>
            <VersionBanner docs={props.docs} />
            <div className="page-top">
              <Breadcrumbs breadcrumbs={props.breadcrumbs} />
              <CopyPage />
            </div>
            <VersionBadge docs={props.docs} />
            <VisibilityNotices draft={props.draft} unlisted={props.unlisted} />
            {contents.length > 0 && <ContentsDisclosure tree={contents} />}
            <div className="markdown" {...useTextLanguage()}>
              {props.showTitle && (
                <header>
                  <h1>{props.title}</h1>
                </header>
              )}
              {children}
            </div>
            <TagList tags={props.tags} />
            <PageFoot editUrl={props.editUrl} lastUpdate={props.lastUpdate} />
          </article>
          <DocPager previous={props.previous} next={props.next} />
        </div>
        {contents.length > 0 && <ContentsColumn tree={contents} />}
      </div>
    </Layout>
  )
}

export function DocPager({ previous, next }: Pick<DocRoute['props'], 'previous' | 'next'>): ReactElement {
  const link = (page: typeof previous, direction: string): PagerLink | undefined =>
    page && { path: page.path, direction, title: page.label, textLocale: page.textLocale }
  return (
    <Pager
      label={text('theme.docs.paginator.navAriaLabel')}
      previous={link(previous, text('theme.docs.paginator.previous'))}
      next={link(next, text('theme.docs.paginator.next'))}
    />
  )
}
