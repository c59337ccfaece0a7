// Collects what a Content-Security-Policy has to allow for a page: its inline scripts and styles, and files of other sites. Read together
// with the links, in the same pass over the HTML.
import { hash } from 'node:crypto'
import { readSrcset } from '../lib/srcset.ts'

/** All sorted, without duplicates. Hashes are written as policy sources, including their quotes. */
export interface PageNeeds {
  scriptHashes: string[]
  styleHashes: string[]
  /** Of `style` attributes. */
  attributeHashes: string[]
  /** `directive source`, such as `img-src https://example.com`. */
  origins: string[]
  /** What elements of the page say that they need, and no other page shall have: `style-src 'unsafe-inline'`. Absent if nothing. */
  own?: string[]
}

export interface NeedsReader {
  onOpenTag(name: string, attributes: Readonly<Record<string, string>>): void
  onText(text: string): void
  onCloseTag(): void
  /** Undefined for a page that needs nothing. */
  finish(): PageNeeds | undefined
}

/** Scripts of other types are data: browsers do not run them, and a policy does not block them. */
const scriptTypes: ReadonlySet<string> = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
])

const directives: Readonly<Record<string, string>> = {
  img: 'img-src',
  video: 'media-src',
  audio: 'media-src',
  source: 'media-src',
  track: 'media-src',
  script: 'script-src',
  iframe: 'frame-src',
  embed: 'object-src',
}

/** By the attribute `as`. */
const directivesOfPreload: Readonly<Record<string, string>> = {
  audio: 'media-src',
  fetch: 'connect-src',
  font: 'font-src',
  image: 'img-src',
  script: 'script-src',
  style: 'style-src',
  track: 'media-src',
  video: 'media-src',
}

/** What an element may ask for with `data-policy`: no more than its own part. Scripts in the page, and those of any host, are never allowed. */
const mayBeAsked =
  /^(?:style-src 'unsafe-inline'|script-src '(?:wasm-)?unsafe-eval'|(?:connect|font|frame|img|media|worker)-src (?:blob:|data:|https:\/\/[\w.-]+(?::\d+)?))$/

export function createNeedsReader(): NeedsReader {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const attributeStyles = new Set<string>()
  const origins = new Set<string>()
  const own = new Set<string>()
  let open: { into: Set<string>; text: string } | undefined

  const addOrigin = (directive: string, url: string | undefined): void => {
    if (url === undefined || !/^(?:https?:)?\/\//i.test(url) || !URL.canParse(url, 'https://site.invalid')) return
    origins.add(`${directive} ${new URL(url, 'https://site.invalid').origin}`)
  }
  return {
    onOpenTag(name, attributes) {
      for (const need of attributes['data-policy']?.split(';') ?? []) if (mayBeAsked.test(need.trim())) own.add(need.trim())
      if (attributes.style) attributeStyles.add(hashSource(attributes.style))
      if (name === 'script' && attributes.src === undefined && scriptTypes.has((attributes.type ?? '').toLowerCase())) {
        open = { into: scripts, text: '' }
      } else if (name === 'style') open = { into: styles, text: '' }
      else if (name === 'link') {
        const directive = directiveOfLink(attributes)
        if (directive !== undefined) addOrigin(directive, attributes.href)
      } else {
        const directive = directives[name]
        if (directive !== undefined) addOrigin(directive, attributes.src)
        if (name === 'video') addOrigin('img-src', attributes.poster)
        if (name === 'img' || name === 'source') for (const { url } of readSrcset(attributes.srcset ?? '')) addOrigin('img-src', url)
      }
    },
    onText(text) {
      if (open) open.text += text
    },
    onCloseTag() {
      if (open) open.into.add(hashSource(open.text))
      open = undefined
    },
    finish() {
      if (scripts.size + styles.size + attributeStyles.size + origins.size + own.size === 0) return undefined
      return {
        scriptHashes: [...scripts].sort(),
        styleHashes: [...styles].sort(),
        attributeHashes: [...attributeStyles].sort(),
        origins: [...origins].sort(),
        ...(own.size > 0 && { own: [...own].sort() }),
      }
    },
  }
}

/** What the file of a `<link>` counts as; undefined for one that loads nothing. */
function directiveOfLink({ rel = '', as = '' }: Readonly<Record<string, string>>): string | undefined {
  if (/\bstylesheet\b/i.test(rel)) return 'style-src'
  if (/\bmodulepreload\b/i.test(rel)) return 'script-src'
  if (/\bpreload\b/i.test(rel))
    return Object.hasOwn(directivesOfPreload, as.toLowerCase()) ? directivesOfPreload[as.toLowerCase()] : undefined
  if (/\bicon\b/i.test(rel)) return 'img-src'
  return /\bmanifest\b/i.test(rel) ? 'manifest-src' : undefined
}

function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}
