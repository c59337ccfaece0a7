// What plugins do with each page in the thread that renders it: those of this program, listed here because functions do not cross threads, and then
// those of the site.
import { markOwnPolicy } from '../../plugins/headers/mark-own-policy.ts'
import { keepTextTwin } from '../../plugins/llms/build/keep-text-twin.ts'
import { keepSearchEntry } from '../../plugins/search/build/keep-search-entry.ts'
import { nameCard } from '../../plugins/social-cards/build/social-cards.ts'
import type { LookAtPage } from './look-at-page.ts'
import type { PageHook } from './page-hook.ts'

const ofSite: PageHook = ({ pagePlugins }) => {
  if (!pagePlugins) return undefined
  const { module, siteDirectory } = pagePlugins
  let loading: Promise<LookAtPage> | undefined
  return ({ route }) => ({
    async finish(page) {
      loading ??= import('./look-at-page.ts').then(({ loadPageHooks }) => loadPageHooks(module, siteDirectory))
      return (await loading)(route, page)
    },
  })
}

const markPolicies: PageHook = () => () => ({ change: (html, { needs }) => markOwnPolicy(html, needs?.own) })

export const pageHooks: readonly PageHook[] = [nameCard, markPolicies, ofSite, keepTextTwin, keepSearchEntry]
