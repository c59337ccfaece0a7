// Tags for the head of every page, as VitePress and Starlight have them in their configurations.
import { asOptions, fromStatic, type Options } from './options.ts'

export interface ForeignTag {
  tagName: unknown
  attributes: unknown
  /** Undefined without one. */
  innerHTML?: unknown
}

/** Each page has these once, by the theme. */
const ofTheme = /^(?:og:(?:title|description|url|type)|twitter:(?:title|description|url|card)|description)$/

/** A sheet that a script lets count as soon as it is there, so that nobody waits for it, is an ordinary one here: code in attributes is refused. */
function withoutCode(tagName: string, attributes: Options): Options {
  const isLater = tagName === 'link' && /\b(?:rel|media)\b/.test(String(attributes.onload ?? ''))
  const { media, ...others } = attributes
  const given = isLater ? { ...others, rel: 'stylesheet', ...(media !== undefined && media !== 'print' && { media }) } : attributes
  return Object.fromEntries(Object.entries(given).filter(([name]) => !/^on/i.test(name)))
}

/** Adds them to a configuration of ours; an icon is its `favicon`. */
export function addHeadTags(tags: readonly ForeignTag[], config: Options): void {
  const own = tags.flatMap(({ tagName, attributes, innerHTML }) => {
    const given = asOptions(attributes)
    if (tagName === 'link' && given.rel === 'icon' && typeof given.href === 'string' && config.favicon === undefined) {
      config.favicon = fromStatic(given.href)
      return []
    }
    if (typeof tagName !== 'string' || (tagName === 'meta' && ofTheme.test(String(given.property ?? given.name)))) return []
    // An attribute without a value is written as an empty text.
    const written = Object.fromEntries(
      Object.entries(withoutCode(tagName, given)).map(([name, value]) => [name, value === '' ? true : value]),
    )
    return [{ tagName, attributes: written, ...(typeof innerHTML === 'string' && innerHTML !== '' && { innerHTML }) }]
  })
  if (own.length > 0) config.headTags = own
}
