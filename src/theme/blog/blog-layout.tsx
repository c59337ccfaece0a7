// What all pages of a blog have in common: the recent posts in the sidebar, grouped by year.
import type { ReactElement, ReactNode } from 'react'
import type { BlogData } from '../../routes/site-data.ts'
import { classNames } from '../class-names.ts'
import { ContentsColumn } from '../docs/contents-list.tsx'
import type { ContentsNode } from '../docs/contents-tree.ts'
import { Layout } from '../layout/layout.tsx'
import { Sidebar } from '../layout/sidebar.tsx'
import { useTextLanguages } from '../layout/text-language.ts'
import { Link } from '../link.tsx'
import { isSamePage } from '../navbar/is-active-link.ts'
import { usePage } from '../page-context.ts'

export function BlogLayout({
  blog,
  contents = [],
  children,
}: {
  blog: BlogData
  contents?: readonly ContentsNode[]
  children: ReactNode
}): ReactElement {
  return (
    <Layout aside={blog.sidebar.length > 0 && <BlogSidebar blog={blog} />} className="blog-layout">
      <div className={classNames('page-columns', contents.length > 0 && 'page-columns-contents')}>
        <div className="page-column">{children}</div>
        {contents.length > 0 && <ContentsColumn tree={contents} />}
      </div>
    </Layout>
  )
}

function BlogSidebar({ blog }: { blog: BlogData }): ReactElement {
  const { route } = usePage()
  const languageOf = useTextLanguages()
  return (
    <Sidebar label={blog.sidebarTitle}>
      <div className="sidebar-title">{blog.sidebarTitle}</div>
      {blog.sidebar.map(({ year, posts }) => (
        <div key={year}>
          <div className="sidebar-year">{year}</div>
          <ul className="sidebar-list" aria-label={String(year)}>
            {posts.map(({ label, path, textLocale }) => (
              <li key={path}>
                <Link className="sidebar-link" to={path} aria-current={isSamePage(route.path, path) ? 'page' : undefined}>
                  {textLocale === undefined ? label : <span {...languageOf(textLocale)}>{label}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Sidebar>
  )
}
