// What plugins do with each page in the thread that renders it: those of this program, listed here because functions do not cross threads, and
// those of the site.
import { takeRecords } from '../../plugins/algolia/build/hosted-search.ts'
import { keepFeedBody } from '../../plugins/feeds/build/feeds.ts'
import { markOwnPolicy } from '../../plugins/headers/mark-own-policy.ts'
import { keepTextTwin } from '../../plugins/llms/build/keep-text-twin.ts'
import { keepSearchEntry } from '../../plugins/search/build/keep-search-entry.ts'
import { takeIndexedPage } from '../../plugins/search/build/local-search.ts'
import { nameCard } from '../../plugins/social-cards/build/social-cards.ts'
import type { PageHook } from './page-hook.ts'
import { writtenPageHooks } from './written-page-hooks.ts'

const markPolicies: PageHook = () => () => ({ change: (html, { needs }) => markOwnPolicy(html, needs?.own) })

export const pageHooks: readonly PageHook[] = [
  nameCard,
  markPolicies,
  writtenPageHooks,
  keepFeedBody,
  keepTextTwin,
  keepSearchEntry([takeIndexedPage, takeRecords]),
]
