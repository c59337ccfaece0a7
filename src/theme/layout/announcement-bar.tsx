// The line above the navbar. Its HTML comes from the configuration and is trusted.

import type { ReactElement } from 'react'
import { text } from '../../lib/texts/text.ts'
import { usePage } from '../page-context.ts'

/**
 * Hides the bar before it is painted if the reader has closed this announcement. Its text is the same on every site, so that a
 * Content-Security-Policy can name its hash. The keys are those of client/shell/announcement-bar.ts.
 */
export const announcementScript = `try{if(localStorage.getItem('sitegen.announcement.id')===document.currentScript.parentElement.dataset.announcementId\
&&localStorage.getItem('sitegen.announcement.dismiss')==='true')document.documentElement.dataset.announcementBarInitiallyDismissed=true}catch{}`

export function AnnouncementBar(): ReactElement | null {
  const bar = usePage().site.config.announcementBar
  if (bar === undefined) return null
  return (
    // Outside articles and sections, <header> has the role of a banner.
    <header
      className="announcement-bar"
      data-announcement-id={bar.id}
      style={{ backgroundColor: bar.backgroundColor, color: bar.textColor }}
    >
      {bar.isCloseable && <script dangerouslySetInnerHTML={{ __html: announcementScript }} />}
      <div className="announcement-bar-content" dangerouslySetInnerHTML={{ __html: bar.content }} />
      {bar.isCloseable && (
        // The browser's runtime enables it. Without the runtime it would do nothing, and is hidden.
        <button type="button" className="announcement-bar-close" aria-label={text('theme.AnnouncementBar.closeButtonAriaLabel')} disabled>
          <span className="icon" />
        </button>
      )}
    </header>
  )
}
