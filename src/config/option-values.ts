// Values that options of all kinds take: their schemas, and how what a user writes is brought into one form.
import * as z from 'zod'
import type { Policy } from '../diagnostics/diagnostic.ts'
import { isExternal } from '../lib/site-path.ts'
import { dangerOf, dangerOfHtml, safeHtml } from '../lib/unsafe-address.ts'

/** What is asked of a text once the whole configuration has the right form, so that it is reported together with what is wrong between keys. */
export interface LateChecks {
  /** @returns nothing, or what is wrong. */
  check?: (value: string) => { message: string; hint: string } | undefined
  /** It leads to something inside the site folder; `'file'`: to a file that exists; `'content'`: it may be the site folder, or beside it. */
  path?: 'any' | 'file' | 'content'
  /** It may be an address, or a path from the root of the site, as well. */
  orAddress?: boolean
}

/** The late checks of a schema; check-config.ts makes them. */
export const lateChecks = z.registry<LateChecks>()

/** For parsing: a configuration is read once, and Zod takes longer to compile its schema than to read it as it is. */
export const once = { jitless: true }

/** As `#rrggbb`. */
export const sixDigitColor = z.string().regex(/^#[\da-f]{6}$/i, 'a color of six hexadecimal digits, such as "#0e1116"')
export const text = z.string().min(1)
export const flag = z.boolean()
/** What an image is loaded from. */
export const imageAddress = text.refine((value) => dangerOf(value, 'image') === undefined, 'a path of an image, or its address with https:')
/** HTML of the author's own. */
export const trustedHtml = z.string().refine((value) => dangerOfHtml(value) === undefined, safeHtml)
/** A link that is the same on every page: its path counts from the root of the site, with a slash at the start or without. */
export const shellAddress = text.overwrite(fromRoot)
/** The same for a logo. Items are checked with their other keys (check-navbar.ts). */
export const logoAddress = text.refine((value) => dangerOf(value) === undefined, 'a path, or an address with https:').overwrite(fromRoot)
export const count = z.int().min(1)
export const policy = z.enum(['ignore', 'log', 'warn', 'throw']) satisfies z.ZodType<Policy>
export const addressOrPath = z
  .string()
  .refine((value) => isWebAddress(value) || /^\/(?!\/)/.test(value), 'an address (https://…) or a path (/…)')

/** A path below a folder of the site. */
export const innerPath = text.clone().register(lateChecks, { path: 'any' })
/** A path from the folder of the site. */
export const sitePath = text.overwrite(toFolder).register(lateChecks, { path: 'any' })
/** The same, or the folder of the site itself, as `.`, or one beside it, as `../docs`. */
export const folderPath = text.overwrite(toFolder).register(lateChecks, { path: 'content' })
/** What stands for a folder at the beginning of a path: no path itself, no address, and no name that means something already. */
export const aliasName = z
  .string()
  .regex(/^(?!\.|@site$|@theme(?:-|$|\/))[^\s:?#\\/]+(?:\/[^\s:?#\\/]+)*$/, 'a name such as "~" or "@assets", without a slash at its end')
/** A path from there, to a file that exists. */
export const siteFile = text.overwrite(toFolder).register(lateChecks, { path: 'file' })
/** The same, or an address, or a path from the root of the site: these stay as they are written. */
export const siteFileOrAddress = text
  .overwrite((value) => (leadsOutOfFolder(value) ? value : toFolder(value)))
  .register(lateChecks, { path: 'file', orAddress: true })
/** The start of a URL path, below the base URL. */
export const routePath = z.string().overwrite(toRoutePath)

/** Whether it is no path that begins at the folder of the site: it has a protocol, or a slash at its start. */
export function leadsOutOfFolder(value: string): boolean {
  return isExternal(value) || value.startsWith('/')
}

/** A folder relative to the site, without `./` and without leading or trailing slashes. `..` stays where it leads out. */
function toFolder(path: string): string {
  const segments: string[] = []
  for (const segment of path.split('/')) {
    if (segment === '..' && segments.length > 0 && segments.at(-1) !== '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return segments.join('/')
}

/** A URL path without leading or trailing slashes; '' is the root. */
export function toRoutePath(path: string): string {
  return path.replace(/^\/+|\/+$/g, '').normalize('NFC')
}

/** What is dangerous is refused as it is written. */
function fromRoot(address: string): string {
  if (dangerOf(address) !== undefined || /^(?:[/#?]|[a-z][a-z\d+.-]*:)/i.test(address)) return address
  return `/${address.replace(/^(?:\.{1,2}\/)+/, '')}`
}

export function isWebAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/[^/]/i.test(value) && URL.canParse(value)
}

export function isRegularExpression(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp
  } catch {
    return false
  }
}
