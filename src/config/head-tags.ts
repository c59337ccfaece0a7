// `headTags`, `stylesheets` and `scripts` of the configuration and of plugins as one list of tags: what is wrong with them, and what each
// page gets. Style sheets that are files of the site are not among them: they are bundled.
import { describeValue } from '../lib/describe-value.ts'
import { addressNameOf, addressOfHost, findHeadTagProblem, type HeadTag, headTagKey } from '../lib/head-tag.ts'
import { isExternal, withBaseUrl } from '../lib/site-path.ts'
import { type Finding, formatPath, type ValuePath } from './finding.ts'
import { leadsOutOfFolder } from './option-values.ts'
import type { ParsedConfig } from './site-config.ts'

export type HeadValues = Pick<ParsedConfig, 'headTags' | 'stylesheets' | 'scripts'>

/** A script of the site that is published as it is. */
export interface HeadFile {
  /** Relative to the site. */
  file: string
  /** Relative to the output; its name has the hash of its contents. */
  output: string
}

type Key = keyof HeadValues
type Entry = HeadValues[Key][number]

const keys = ['headTags', 'stylesheets', 'scripts'] as const satisfies readonly Key[]

/** Every mistake in one of the three lists that their schemas do not see. */
export function checkHeadTags(values: HeadValues): Finding[] {
  const seen = new Map<string, ValuePath>()
  return keys.flatMap((key) =>
    values[key].flatMap((entry, index): Finding[] => {
      const path = [key, index]
      const tag = tagOf(key, entry)
      const problem = findHeadTagProblem(tag)
      if (problem) {
        const at = problem.path.length === 0 ? path : [...path, ...(key === 'headTags' ? problem.path : problem.path.slice(1))]
        return [invalid(typeof entry === 'string' ? path : at, problem.expected, problem.found, problem.hint)]
      }
      const stray = strayFile(key, entry, tag)
      if (stray) return [invalid([...path, ...(typeof entry === 'string' ? [] : stray.path)], stray.expected, stray.found, stray.hint)]
      const first = seen.get(headTagKey(tag))
      seen.set(headTagKey(tag), first ?? path)
      if (!first) return []
      const what = tag.tagName === 'script' ? 'script' : tag.tagName === 'link' ? 'link' : 'tag'
      const hint = 'Remove one of the two.'
      return [invalid(path, `a ${what} that is not there yet`, `that of "${formatPath(first)}"`, hint)]
    }),
  )
}

function invalid(path: ValuePath, expected: string, found: string, hint: string): Finding {
  const message = `Expected "${formatPath(path)}" to be ${expected}, found ${found}.`
  return { id: 'config-invalid', path, at: 'value', message, hint }
}

/** An address that only the folder of a page, or only the bundler, would make sense of. */
function strayFile(key: Key, entry: Entry, tag: HeadTag): { path: string[]; expected: string; found: string; hint: string } | undefined {
  const name = addressNameOf(tag)
  const address = name && tag.attributes[name]
  if (name === undefined || typeof address !== 'string' || leadsOutOfFolder(address)) return undefined
  const found = describeValue(address)
  if (key === 'scripts') {
    if (!/\.tsx?$/i.test(address)) return undefined
    const hint = 'Files in `scripts` are published as they are. Name it in `clientModules`, which are compiled and bundled.'
    return { path: [name], expected: 'a script that browsers can run', found, hint }
  }
  if (key === 'stylesheets' && typeof entry === 'string') return undefined
  if (/^(?:#|$)/.test(address)) return undefined
  const meant = addressOfHost(address)
  const alone = key === 'stylesheets' ? 'A style sheet of the site is bundled: write its path alone, without attributes.' : undefined
  return {
    path: key === 'headTags' ? ['attributes', name] : [name],
    expected: 'an address with https:// or a path that starts with "/"',
    found,
    hint: meant
      ? `Did you mean "${meant}"?`
      : (alone ?? `Write "/${address.replace(/^(?:\.{1,2}\/)+/, '')}" for a file in a static folder.`),
  }
}

function tagOf(key: Key, entry: Entry): HeadTag {
  if (typeof entry === 'string') {
    return key === 'scripts'
      ? { tagName: 'script', attributes: { src: entry } }
      : { tagName: 'link', attributes: { rel: 'stylesheet', href: entry } }
  }
  if ('tagName' in entry && typeof entry.attributes === 'object')
    return { tagName: String(entry.tagName), attributes: asWritten(entry.attributes), ...textOf(entry) }
  const attributes = asWritten(entry)
  return key === 'scripts' ? { tagName: 'script', attributes } : { tagName: 'link', attributes: { rel: 'stylesheet', ...attributes } }
}

function textOf(entry: object): Pick<HeadTag, 'innerHTML'> {
  return 'innerHTML' in entry && typeof entry.innerHTML === 'string' ? { innerHTML: entry.innerHTML } : {}
}

function asWritten(attributes: object): HeadTag['attributes'] {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === false ? [] : [[name.toLowerCase(), value === true ? true : String(value)]],
    ),
  )
}

/** What several sources give, the site itself last: what it has as well is its own. */
export function mergeHeadValues(sources: readonly HeadValues[]): HeadValues {
  const last = new Map<string, Entry>()
  for (const values of sources) for (const key of keys) for (const entry of values[key]) last.set(headTagKey(tagOf(key, entry)), entry)
  const kept = new Set(last.values())
  const merge = <Value extends Entry>(key: Key, lists: readonly (readonly Value[])[]): Value[] =>
    lists.flat().filter((entry, index, all) => {
      const identity = headTagKey(tagOf(key, entry))
      return kept.has(entry) && all.findLastIndex((other) => headTagKey(tagOf(key, other)) === identity) === index
    })
  return {
    headTags: merge(
      'headTags',
      sources.map(({ headTags }) => headTags),
    ),
    stylesheets: merge(
      'stylesheets',
      sources.map(({ stylesheets }) => stylesheets),
    ),
    scripts: merge(
      'scripts',
      sources.map(({ scripts }) => scripts),
    ),
  }
}

export interface ResolvedHead {
  /** Files of the site, to be bundled. */
  stylesheets: string[]
  headTags: HeadTag[]
  headFiles: HeadFile[]
}

/** @param publish gives the output of a script of the site. */
export function resolveHead(values: HeadValues, baseUrl: string, publish: (file: string) => string): ResolvedHead {
  const headFiles: HeadFile[] = []
  const addressOf = (key: Key, address: string): string => {
    if (address.startsWith('/')) return withBaseUrl(address, baseUrl)
    if (key !== 'scripts' || isExternal(address)) return address
    const output = publish(address)
    headFiles.push({ file: address, output })
    return withBaseUrl(`/${output}`, baseUrl)
  }
  const isBundled = (entry: Entry): entry is string => typeof entry === 'string' && !leadsOutOfFolder(entry)
  const headTags = keys.flatMap((key) =>
    values[key].flatMap((entry): HeadTag[] => {
      if (key === 'stylesheets' && isBundled(entry)) return []
      const tag = tagOf(key, entry)
      const name = addressNameOf(tag)
      const address = name && tag.attributes[name]
      if (name === undefined || typeof address !== 'string') return [tag]
      return [{ ...tag, attributes: { ...tag.attributes, [name]: addressOf(key, address) } }]
    }),
  )
  return { stylesheets: values.stylesheets.filter(isBundled), headTags, headFiles }
}
