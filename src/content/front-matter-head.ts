// `head_tags`, `scripts` and `stylesheets` in front matter: tags for the head of one page, in the forms that they have in the configuration.
import type { Place } from '../diagnostics/diagnostic.ts'
import { nearest } from '../diagnostics/suggest.ts'
import { describeYamlValue } from '../lib/describe-value.ts'
import { addressNameOf, addressOfHost, findHeadTagProblem, type HeadTag, headTagKey, headTagNames } from '../lib/head-tag.ts'
import type { PlacedHeadTag } from './document.ts'
import { isRecord } from './read-yaml-mapping.ts'

type Path = readonly (string | number)[]

export interface HeadProblem {
  path: Path
  message: string
  hint: string
}

export const headKeys: readonly string[] = ['head_tags', 'stylesheets', 'scripts']

/** @param values of the three keys, as far as they are written. */
export function readFrontMatterHead(
  values: Readonly<Record<string, unknown>>,
  placeOf: (path: Path) => Place,
): { tags: PlacedHeadTag[]; problems: HeadProblem[] } {
  const tags: PlacedHeadTag[] = []
  const problems: HeadProblem[] = []
  const keys = new Set<string>()
  const report = (path: Path, expected: string, found: string, hint: string): void =>
    void problems.push({ path, message: `Front matter: expected ${nameOf(path)} to be ${expected}, found ${found}.`, hint })

  const readAttributes = (value: unknown, path: Path): HeadTag['attributes'] | undefined => {
    if (!isRecord(value)) return void report(path, 'a mapping of attributes', describeYamlValue(value), 'Write `name: value` for each.')
    const attributes: HeadTag['attributes'] = {}
    for (const [name, each] of Object.entries(value)) {
      if (each === true || typeof each === 'string' || typeof each === 'number')
        attributes[name.toLowerCase()] = each === true ? true : String(each)
      else if (each !== false)
        return void report([...path, name], 'a text, a number, true or false', describeYamlValue(each), 'Put it into quotes.')
    }
    return attributes
  }
  const readEntry = (key: string, value: unknown, path: Path): HeadTag | undefined => {
    if (key === 'head_tags') return readTag(value, path)
    const name = key === 'scripts' ? 'src' : 'href'
    const start: HeadTag =
      key === 'scripts' ? { tagName: 'script', attributes: {} } : { tagName: 'link', attributes: { rel: 'stylesheet' } }
    const attributes = typeof value === 'string' ? { [name]: value } : isRecord(value) ? readAttributes(value, path) : undefined
    if (attributes === undefined) {
      if (!isRecord(value))
        report(path, `an address, or a mapping with \`${name}\``, describeYamlValue(value), 'Write it as "https://example.com/file".')
      return undefined
    }
    if (typeof attributes[name] !== 'string' || attributes[name] === '')
      return void report(path, `a mapping with \`${name}\``, 'none', `Add the address as \`${name}: …\`.`)
    return { ...start, attributes: { ...start.attributes, ...attributes } }
  }
  const readTag = (value: unknown, path: Path): HeadTag | undefined => {
    if (!isRecord(value))
      return void report(
        path,
        'a mapping with `tagName` and `attributes`',
        describeYamlValue(value),
        'Write `- tagName: meta`, and `attributes:` below it.',
      )
    const { tagName, attributes = {}, innerHTML, ...others } = value
    const [other] = Object.keys(others)
    if (other !== undefined) {
      const hint = 'A tag has `tagName`, `attributes` and `innerHTML`; what belongs into the tag is written below `attributes`.'
      return void report([...path, other], 'a key of a tag', `\`${other}\``, hint)
    }
    const known = headTagNames.find((name) => name === tagName)
    if (known === undefined) {
      const meant = typeof tagName === 'string' ? nearest(tagName, headTagNames) : undefined
      const hint = meant ? `Did you mean "${meant}"?` : 'The title of the page is `title`.'
      return void report(
        tagName === undefined ? path : [...path, 'tagName'],
        `one of ${headTagNames.join(', ')}`,
        describeYamlValue(tagName),
        hint,
      )
    }
    if (innerHTML !== undefined && typeof innerHTML !== 'string')
      return void report([...path, 'innerHTML'], 'a text', describeYamlValue(innerHTML), 'Write the text below `innerHTML: |`.')
    const read = readAttributes(attributes, [...path, 'attributes'])
    return read && { tagName: known, attributes: read, ...(innerHTML !== undefined && { innerHTML }) }
  }

  for (const key of headKeys) {
    const value = values[key]
    if (value === undefined || value === null) continue
    if (!Array.isArray(value)) {
      report([key], 'a list', describeYamlValue(value), `Write \`- \` before each, on lines of their own below \`${key}:\`.`)
      continue
    }
    for (const [index, each] of value.entries()) {
      const path = [key, index]
      const tag = readEntry(key, each, path)
      if (tag === undefined) continue
      const problem = findHeadTagProblem(tag) ?? findHost(tag)
      const at = (below: readonly string[]): Path =>
        typeof each === 'string' ? path : [...path, ...(key === 'head_tags' ? below : below.slice(1))]
      if (problem) report(at(problem.path), problem.expected, problem.found, problem.hint)
      else if (keys.has(headTagKey(tag))) report(path, 'a tag that is not there yet', 'it twice', 'Remove one of the two.')
      else {
        const name = addressNameOf(tag)
        tags.push({ ...tag, place: placeOf(name !== undefined && tag.attributes[name] !== undefined ? at(['attributes', name]) : path) })
      }
      keys.add(headTagKey(tag))
    }
  }
  return { tags, problems }
}

/** A path is relative to the document, so nothing but its file could tell. */
function findHost(tag: HeadTag): ReturnType<typeof findHeadTagProblem> {
  const name = addressNameOf(tag)
  const address = name && tag.attributes[name]
  const meant = typeof address === 'string' ? addressOfHost(address) : undefined
  if (name === undefined || meant === undefined) return undefined
  const hint = `Did you mean "${meant}"? A file beside the document is written as \`./…\`.`
  return { path: ['attributes', name], expected: 'an address with https:// or a path', found: describeYamlValue(address), hint }
}

function nameOf([key, index, ...below]: Path): string {
  if (index === undefined) return `\`${key}\``
  return `${below.length === 0 ? '' : `\`${below.join('.')}\` of `}item ${Number(index) + 1} of \`${key}\``
}
