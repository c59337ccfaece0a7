// Checks front matter and converts it: snake_case keys as authors write them -> the camelCase FrontMatter. Pure. A value of the wrong type
// is an error and is left out; the page is still built, so that one mistake gives one message.
import { distance } from 'fastest-levenshtein'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import type { DiagnosticId } from '../diagnostics/ids.ts'
import { nearest } from '../diagnostics/suggest.ts'
import { describeYamlValue } from '../lib/describe-value.ts'
import type { FrontMatter } from './document.ts'
import { adoptForeignKeys, findForeignKeys } from './foreign-front-matter.ts'
import { authorKeys, readFrontMatterAuthors } from './front-matter-authors.ts'
import { type CollectionKind, type FrontMatterField, frontMatterFields, keysWithMeaningfulNull } from './front-matter-fields.ts'
import { headKeys, readFrontMatterHead } from './front-matter-head.ts'
import { homeKeys, readHomePage } from './home-page.ts'
import type { YamlMapping } from './read-yaml-mapping.ts'

export interface CheckedFrontMatter {
  frontMatter: FrontMatter
  /** Top-level key, as written -> its place. */
  places: Record<string, Place>
  diagnostics: Diagnostic[]
}

export function checkFrontMatter(written: YamlMapping, kind: CollectionKind): CheckedFrontMatter {
  const { mapping, adopted } = hasHead(kind) ? adoptForeignKeys(written) : { mapping: written, adopted: [] }
  const frontMatter: FrontMatter = { custom: {} }
  const places: Record<string, Place> = {}
  const diagnostics: Diagnostic[] = []
  const report = (
    id: DiagnosticId,
    path: readonly (string | number)[],
    message: string,
    hint?: string,
    level: Diagnostic['level'] = 'error',
  ) => {
    diagnostics.push({ id, level, message, place: mapping.placeOf(path), ...(hint && { hint }) })
  }
  const authorValues: Record<string, unknown> = {}
  const headValues: Record<string, unknown> = {}

  const home = kind === 'docs' || kind === 'pages' ? readHomePage(mapping.value) : undefined
  if (home !== undefined) frontMatter.home = home
  const foreign = hasHead(kind)
    ? findForeignKeys(mapping, home === undefined ? adopted : [...homeKeys, ...adopted])
    : { keys: [], diagnostics: [] }
  diagnostics.push(...foreign.diagnostics)
  for (const [key, value] of Object.entries(mapping.value)) {
    places[key] = mapping.placeOf([key])
    const field = fieldOf(key, kind)
    if (kind === 'blog' && authorKeys.includes(key)) authorValues[key] = mapping.textOf(key)
    else if (hasHead(kind) && headKeys.includes(key)) headValues[key] = value
    else if (!field) {
      frontMatter.custom[key] = value
      const suggestion = kind === 'partial' || [...foreign.keys, ...adopted].includes(key) ? undefined : misspeltKey(key, kind)
      if (suggestion !== undefined) {
        const message = `Front matter has a key \`${key}\` that the generator does not know.`
        const hint = `Did you mean \`${suggestion}\`? Otherwise it is kept as data of the page; choose a name that is less alike.`
        report('front-matter-unknown-key', [key], message, hint, 'warning')
      }
    } else if (value !== null || keysWithMeaningfulNull.has(key)) {
      const text = field.isText && typeof value !== 'string' ? mapping.textOf(key) : value
      const problem = field.read(text, frontMatter)
      if (problem) reportWrongValue(field, value, problem.path)
    }
  }

  function reportWrongValue(field: FrontMatterField, value: unknown, below: readonly PropertyKey[]): void {
    const inner = below.map((step) => (typeof step === 'number' ? step : String(step)))
    const found = describeYamlValue(inner.reduce<unknown>((holder, step) => Object(holder)[step], value))
    const where = inner.length === 0 ? 'it' : typeof inner[0] === 'number' ? `item ${inner[0] + 1}` : `\`${inner.join('.')}\``
    const message = `Front matter key \`${field.key}\` must be ${field.expected}, but ${where} is ${found}.`
    const hint = field.hint ?? 'Correct the value, or remove the key.'
    report(field.key === 'tags' ? 'tag-invalid' : 'front-matter-invalid', [field.key, ...inner], message, hint)
  }

  const { authors, problems } = readFrontMatterAuthors(authorValues)
  if (authors) frontMatter.authors = authors
  for (const { path, message, hint, isWarning } of problems) {
    report('author-invalid', path, `Front matter: ${message}`, hint, isWarning ? 'warning' : 'error')
  }
  const head = readFrontMatterHead(headValues, mapping.placeOf)
  if (head.tags.length > 0) frontMatter.headTags = head.tags
  for (const { path, message, hint } of head.problems) report('front-matter-invalid', path, message, hint)
  if (frontMatter.draft && frontMatter.unlisted) {
    const hint = 'A draft is not built at all; an unlisted page is built and not linked. Keep one of them.'
    report('front-matter-invalid', ['unlisted'], 'Front matter must not have both `draft: true` and `unlisted: true`.', hint)
  }
  // Data-driven collections may use `image` in their own way.
  if (
    frontMatter.image !== undefined &&
    kind !== 'collection' &&
    /^(?!https?:|data:|pathname:)[a-z][a-z\d+.-]*:/i.test(frontMatter.image)
  ) {
    const message = `Front matter key \`image\` must be a path or an address with http: or https:, but is ${describeYamlValue(frontMatter.image)}; it is left out.`
    const hint = 'Write `./card.png` for a file beside the document, or `/img/card.png` for one below a static folder.'
    report('front-matter-invalid', ['image'], message, hint, 'warning')
  }
  const { tocMinHeadingLevel: lowest, tocMaxHeadingLevel: highest } = frontMatter
  if (lowest !== undefined && highest !== undefined && lowest > highest) {
    const message = `Front matter key \`toc_min_heading_level\` must not be above \`toc_max_heading_level\`, but is ${lowest} and the other ${highest}.`
    report('front-matter-invalid', ['toc_min_heading_level'], message, 'Let the smallest level come first: 2 is `##`.')
  }
  return { frontMatter, places, diagnostics }
}

/** A document of a data-driven collection may have fields of these names, and a partial has no page. */
function hasHead(kind: CollectionKind): boolean {
  return kind === 'docs' || kind === 'blog' || kind === 'pages'
}

const fieldsByKey = new Map(frontMatterFields.map((field) => [field.key, field]))

function fieldOf(key: string, kind: CollectionKind): FrontMatterField | undefined {
  const field = fieldsByKey.get(key)
  return field && (field.kinds === undefined || field.kinds.includes(kind)) ? field : undefined
}

const allKeys: readonly string[] = [...frontMatterFields.map((field) => field.key), ...authorKeys, ...headKeys]

/**
 * The known key of which `key` looks like a misspelling. Documents of data-driven collections have fields of their own (`tag`, `images`),
 * so there, apart from differences in case and separators, only keys with an underscore are suggested.
 */
function misspeltKey(key: string, kind: CollectionKind): string | undefined {
  if (allKeys.includes(key)) return undefined
  const candidates = frontMatterFields.filter((field) => field.kinds === undefined || field.kinds.includes(kind)).map((field) => field.key)
  if (kind === 'blog') candidates.push('authors')
  if (hasHead(kind)) candidates.push(...headKeys)
  const bare = withoutSeparators(key)
  const sameLetters = candidates.find((candidate) => withoutSeparators(candidate) === bare)
  if (sameLetters !== undefined) return sameLetters
  const suggestion = nearest(key, kind === 'collection' ? candidates.filter((candidate) => candidate.includes('_')) : candidates)
  if (suggestion === undefined) return undefined
  const fewest = Math.min(key.length, suggestion.length) < 5 ? 1 : 2
  return distance(key, suggestion) <= fewest || sortedLetters(key) === sortedLetters(suggestion) ? suggestion : undefined
}

function withoutSeparators(key: string): string {
  return key.replace(/[-_ ]/g, '').toLowerCase()
}

function sortedLetters(key: string): string {
  return [...key].sort().join('')
}
