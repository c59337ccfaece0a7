'use client'
import { usePage, useSite } from 'sitegen/theme'

export function SiteFacts() {
  const { config, collections, sidebars } = useSite()
  return <p className="site-facts">{[config.title, Object.keys(collections).length, Object.keys(sidebars).join()].join(' ')}</p>
}

export function PageFacts() {
  const { route, metadata, site } = usePage()
  return <p className="page-facts">{[route.path, route.kind, metadata.title, site.config.url].join(' ')}</p>
}
