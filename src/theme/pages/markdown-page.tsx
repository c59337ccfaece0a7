// A standalone page that is written in Markdown.
import type { ReactElement, ReactNode } from 'react'
import type { PageRoute } from '../../routes/route.ts'
import { classNames } from '../class-names.ts'
import { ContentsColumn, ContentsDisclosure } from '../docs/contents-list.tsx'
import { buildContentsTree } from '../docs/contents-tree.ts'
import { Layout } from '../layout/layout.tsx'
import { PageFoot } from '../layout/page-foot.tsx'
import { useTextLanguage } from '../layout/text-language.ts'
import { VisibilityNotices } from '../layout/visibility-notices.tsx'
import { usePage } from '../page-context.ts'

export function MarkdownPage({ route, children }: { route: PageRoute; children: ReactNode }): ReactElement {
  const { headings, metadata } = usePage()
  const { editUrl, lastUpdate, title, tableOfContents, wrapperClassName } = route.props
  const contents = tableOfContents === undefined ? [] : buildContentsTree(headings, tableOfContents)
  return (
    <Layout className={classNames('markdown-layout', wrapperClassName)}>
      <div className={classNames('page-columns', contents.length > 0 && 'page-columns-contents')}>
        <div className="page-column">
          <article>
            <VisibilityNotices draft={metadata.draft} unlisted={metadata.unlisted} />
            {contents.length > 0 && <ContentsDisclosure tree={contents} />}
            <div className="markdown" {...useTextLanguage()}>
              {title !== undefined && (
                <header>
                  <h1>{title}</h1>
                </header>
              )}
              {children}
            </div>
            <PageFoot editUrl={editUrl} lastUpdate={lastUpdate} />
          </article>
        </div>
        {contents.length > 0 && <ContentsColumn tree={contents} />}
      </div>
    </Layout>
  )
}
