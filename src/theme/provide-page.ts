// What an island gets of its page, for hooks and components of the theme: the data that pages share comes from files that are loaded when the
// first such island wakes (bundle/island-uses.ts), the page itself from attributes. Bundled with React, and only with islands that
// need it.

import { createElement } from 'react'
import type { PageProvider } from '../client/hydrate-island.ts'
import { speak } from '../lib/texts/text.ts'
import type { SiteData } from '../routes/site-data.ts'
import { PageContext, type PageContextValue } from './page-context.ts'

/** Address -> contents. */
const files = new Map<string, Promise<unknown>>()

/** @throws when a file cannot be loaded: the island then offers to try again. */
export async function loadPage(island: HTMLElement): Promise<PageProvider> {
  const addresses: Record<string, string> = JSON.parse(island.dataset.site ?? '{}')
  const parts = await Promise.all(Object.entries(addresses).map(async ([kind, address]) => [kind, await load(address)]))
  const site: SiteData = Object.fromEntries(parts)
  if (site.texts) speak({ name: document.documentElement.lang, messages: site.texts })
  return ({ dataset }, content) => {
    const { written, ...page } = JSON.parse(dataset.page ?? '{}')
    const value: PageContextValue = { ...page, site, ...(written && { writtenIn: () => written }) }
    return createElement(PageContext, { value }, content)
  }
}

function load(address: string): Promise<unknown> {
  const loading = files.get(address) ?? request(address)
  files.set(address, loading)
  loading.catch(() => files.delete(address))
  return loading
}

async function request(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}
