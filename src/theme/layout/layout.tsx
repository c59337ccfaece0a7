// What is around the content of every page: skip link, announcement, navbar, main, footer. `aside` is the sidebar of the
// page; it is also the second menu of small screens.
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Navbar } from '../navbar/navbar.tsx'
import { usePage } from '../page-context.ts'
import { AnnouncementBar } from './announcement-bar.tsx'
import { BaseUrlBanner } from './base-url-banner.tsx'
import { Footer } from './footer.tsx'
import { mainContentId, SkipLink } from './skip-link.tsx'

export interface LayoutProps {
  children: ReactNode
  aside?: ReactNode
  /** Class of the element around aside and main. */
  className?: string
}

export function Layout({ children, aside, className }: LayoutProps): ReactElement {
  const { metadata } = usePage()
  // A page that others show in a frame is only its content.
  const isBare = metadata.hideNavbar && metadata.hideFooter
  return (
    <>
      <BaseUrlBanner />
      <SkipLink />
      {!isBare && <AnnouncementBar />}
      {!metadata.hideNavbar && <Navbar hasSidebar={Boolean(aside)} />}
      <div className={classNames('layout', Boolean(aside) && 'layout-with-sidebar', className)}>
        {aside}
        <main id={mainContentId} className="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      {!metadata.hideFooter && <Footer />}
    </>
  )
}
