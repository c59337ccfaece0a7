// Closes the announcement bar and remembers it. A script in the bar hides it if it was closed before, so nothing moves.
import { onPageShown } from '../page-shown.ts'
import { keepChoice, readChoice } from './storage.ts'

/** theme/layout/announcement-bar.tsx reads the same keys before the first paint. */
const idKey = 'sitegen.announcement.id'
const dismissKey = 'sitegen.announcement.dismiss'

export function startAnnouncementBar(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('.announcement-bar-close'))) return
    keepChoice(dismissKey, 'true')
    document.documentElement.dataset.announcementBarInitiallyDismissed = 'true'
  })
  onPageShown(() => {
    const bar = document.querySelector<HTMLElement>('.announcement-bar')
    if (!bar) return
    const { announcementId = '' } = bar.dataset
    if (readChoice(idKey) !== announcementId) {
      keepChoice(idKey, announcementId)
      keepChoice(dismissKey, 'false')
    }
    const button = bar.querySelector<HTMLButtonElement>('.announcement-bar-close')
    if (button) button.disabled = false
  })
}
