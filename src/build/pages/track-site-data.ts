// Notes which parts of the shared data a page reads while it renders. A page is made again only when one of these has changed: a new post
// affects the pages that list posts, a renamed doc those that show its sidebar.
import { hashOf } from '../../lib/hash.ts'
import type { SiteData } from '../../routes/site-data.ts'

/**
 * Parts are named `config`, `texts`, `docs/<id>`, `docTexts/<id>/<version>`, `sidebars/<key>`, `blogs/<id>`, `collections/<id>`; `<map>/` is the
 * set of keys of a map.
 */
export type SitePart = string

const maps = ['docs', 'docTexts', 'sidebars', 'blogs', 'collections'] as const

/** Returns `site`, with `onRead` told of each part that is read. Values are not copied, so that memos keyed by them work. */
export function trackSiteData(site: SiteData, onRead: (part: SitePart) => void): SiteData {
  const track = <Value>(name: string, map: Record<string, Value>): Record<string, Value> =>
    new Proxy(map, {
      get(target, key) {
        if (typeof key === 'string') onRead(`${name}/${key}`)
        return Reflect.get(target, key)
      },
      has(target, key) {
        if (typeof key === 'string') onRead(`${name}/${key}`)
        return Reflect.has(target, key)
      },
      getOwnPropertyDescriptor(target, key) {
        if (typeof key === 'string') onRead(`${name}/${key}`)
        return Reflect.getOwnPropertyDescriptor(target, key)
      },
      ownKeys(target) {
        onRead(`${name}/`)
        return Reflect.ownKeys(target)
      },
    })
  const { config, texts, docs, docTexts, sidebars, blogs, collections, ...rest } = site
  return {
    ...rest,
    get config() {
      onRead('config')
      return config
    },
    ...(texts && {
      get texts() {
        onRead('texts')
        return texts
      },
    }),
    docs: track('docs', docs),
    ...(docTexts && { docTexts: track('docTexts', docTexts) }),
    sidebars: track('sidebars', sidebars),
    blogs: track('blogs', blogs),
    collections: track('collections', collections),
  }
}

/** Returns a function that gives the current hash of a part, computed once. A part that does not exist has a hash too. */
export function createPartHashes(site: SiteData): (part: SitePart) => string {
  const known = new Map<SitePart, string>()
  return (part) => {
    const hash = known.get(part) ?? hashOf(JSON.stringify(findPart(site, part)) ?? 'undefined')
    known.set(part, hash)
    return hash
  }
}

function findPart(site: SiteData, part: SitePart): unknown {
  if (part === 'config') return site.config
  if (part === 'texts') return site.texts
  const slash = part.indexOf('/')
  const name = maps.find((map) => map === part.slice(0, slash))
  if (name === undefined) throw new Error(`There is no part ${part} of the site data.`)
  const key = part.slice(slash + 1)
  const map: Record<string, unknown> = site[name] ?? {}
  return key === '' ? Object.keys(map) : Object.hasOwn(map, key) ? map[key] : undefined
}
