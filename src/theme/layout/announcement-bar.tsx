// The line above the navbar (behaviour §2.10). Its HTML comes from the configuration and is trusted.
import type { ReactElement } from 'react'
import { usePage } from '../page-context.ts'

export function AnnouncementBar(): ReactElement | null {
  const bar = usePage().site.config.announcementBar
  if (bar === undefined) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: <header> is for the head of the page; the role is that of behaviour §2.10.
    <div
      className="announcement-bar"
      role="banner"
      data-announcement-id={bar.id}
      style={{ backgroundColor: bar.backgroundColor, color: bar.textColor }}
    >
      <div className="announcement-bar-content" dangerouslySetInnerHTML={{ __html: bar.content }} />
      {bar.isCloseable && (
        // The browser's runtime enables it; without one it would do nothing and is not shown.
        <button type="button" className="announcement-bar-close" aria-label="Close" disabled>
          <svg width="14" height="14" viewBox="0 0 15 15" fill="none" stroke="currentColor" strokeWidth="3.1" aria-hidden="true">
            <path d="M1 1l13 13M14 1L1 14" />
          </svg>
        </button>
      )}
    </div>
  )
}
