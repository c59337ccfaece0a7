// A home page that front matter describes: `layout: home` of VitePress, `template: splash` of Starlight. The same here, whoever wrote it.
import { dangerOf } from '../lib/unsafe-address.ts'
import { isRecord } from './read-yaml-mapping.ts'

export interface HomePageContent {
  /** The large words: the name of the product, and what it is. */
  name?: string | undefined
  text?: string | undefined
  tagline?: string | undefined
  image?: HomeImage | undefined
  actions: { label: string; href: string; look: 'primary' | 'secondary' | 'minimal' }[]
  features: HomeFeature[]
}

export interface HomeImage {
  /** A path below a static folder, an address, or a path relative to the document. */
  src: string
  srcDark?: string
  alt: string
}

export interface HomeFeature {
  title: string
  details?: string | undefined
  /** An emoji, or a picture. */
  icon?: string | HomeImage | undefined
  href?: string | undefined
  /** Words of the link below the text. */
  linkText?: string | undefined
}

/** Keys that are read where a document is a home page. */
export const homeKeys = ['hero', 'features', 'template']

/** Undefined for any other document: a site may have keys of its own with these names. */
export function readHomePage(frontMatter: Readonly<Record<string, unknown>>): HomePageContent | undefined {
  const { hero, features, layout, template, title } = frontMatter
  const isHome = layout === 'home' && (isRecord(hero) || Array.isArray(features))
  if (!isHome && template !== 'splash') return undefined
  const { name, text, tagline, image, actions } = isRecord(hero) ? hero : {}
  // In Starlight, the title of the page is that of its hero, if that has none.
  const large = textOf(name) ?? textOf(isRecord(hero) ? hero.title : undefined) ?? (template === 'splash' ? textOf(title) : undefined)
  return {
    name: large,
    text: textOf(text),
    tagline: textOf(tagline),
    image: imageOf(image),
    actions: listOf(actions).flatMap(actionOf),
    features: listOf(features).flatMap(featureOf),
  }
}

const looks: Readonly<Record<string, 'secondary' | 'minimal'>> = {
  alt: 'secondary',
  sponsor: 'secondary',
  secondary: 'secondary',
  minimal: 'minimal',
}

function actionOf({ text, link, theme, variant }: Record<string, unknown>): HomePageContent['actions'] {
  const label = textOf(text)
  const href = linkOf(link)
  return label === undefined || href === undefined ? [] : [{ label, href, look: looks[String(variant ?? theme)] ?? 'primary' }]
}

function featureOf({ title, details, icon, link, linkText }: Record<string, unknown>): HomeFeature[] {
  const name = textOf(title)
  if (name === undefined) return []
  // The drawing of an icon as HTML is left out.
  const sign = typeof icon === 'string' && !icon.includes('<') ? icon : imageOf(icon)
  return [{ title: name, details: textOf(details), icon: sign, href: linkOf(link), linkText: textOf(linkText) }]
}

/** `'/logo.svg'`, `{ src, alt }`, `{ light, dark, alt }`, `{ file, alt }`. */
function imageOf(image: unknown): HomeImage | undefined {
  const given = isRecord(image) ? image : { src: image }
  const src = [given.src, given.file, given.light, given.dark].find((each) => typeof each === 'string')
  if (typeof src !== 'string' || src.includes('<') || dangerOf(src, 'image') !== undefined) return undefined
  const dark = typeof given.dark === 'string' && dangerOf(given.dark, 'image') === undefined ? given.dark : undefined
  return { src, ...(dark !== undefined && { srcDark: dark }), alt: textOf(given.alt) ?? '' }
}

/** Paths end as pages here do. */
function linkOf(link: unknown): string | undefined {
  if (typeof link !== 'string' || link === '' || dangerOf(link) !== undefined) return undefined
  return /^(?:[a-z]+:|\/\/|#)/i.test(link) ? link : link.replace(/(?:(?<=\/)index)?\.(?:html|md)(?=$|[?#])/, '')
}

/** Markup within the words is left out. */
function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.replace(/<[^<>]*>/g, '').trim() : ''
  return text === '' ? undefined : text
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
