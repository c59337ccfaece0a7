// The tags of posts: predefined in the tags file, or written in a post. Labels that give the same path are one tag: `React` and `react` share a
// page. When they differ in more than case, as `A/B` and `A B` do, that is a finding.
import type { DocumentSummary, TagsFile } from '../../content/content-tree.ts'
import { type Diagnostic, levelOf, type Place, type Policy } from '../../diagnostics/diagnostic.ts'
import { nearest } from '../../diagnostics/suggest.ts'
import { kebabCase } from '../kebab-case.ts'
import { urlPathProblem } from '../url-path-problem.ts'
import type { BlogTag } from './blog-route.ts'

export interface TagOptions {
  file: TagsFile | undefined
  /** What to do about tags that are not in the file, if there is one. */
  onInlineTags: Policy
  /** Path of the page of a tag; undefined when the blog has no tag pages. */
  pathOf: ((slug: string) => string) | undefined
}

/** Posts are passed one by one, newest first: the newest post decides how an inline tag is spelled. */
export interface TagResolver {
  tagsOf(document: Pick<DocumentSummary, 'file' | 'frontMatter' | 'frontMatterPlaces'>): { tags: BlogTag[]; diagnostics: Diagnostic[] }
  /** Problems of the tags file itself. */
  diagnostics: Diagnostic[]
}

export function createTagResolver({ file, onInlineTags, pathOf }: TagOptions): TagResolver {
  const diagnostics: Diagnostic[] = []
  const byKey = new Map<string, BlogTag>()
  const bySlug = new Map<string, BlogTag>()
  /** In lower case: what was said once, or needs no word. */
  const namesOf = new Map<BlogTag, Set<string>>()
  const inlineLevel = file === undefined ? undefined : levelOf(onInlineTags)

  /** The tag with this slug; `label` and `description` are used only when it is new. */
  function tagAt(slug: string, label: string, description?: string): BlogTag {
    const found = bySlug.get(slug.toLowerCase())
    if (found !== undefined) return found
    const tag: BlogTag = { label }
    namesOf.set(tag, new Set([label.toLowerCase()]))
    if (description !== undefined) tag.description = description
    if (pathOf !== undefined) tag.path = pathOf(slug)
    bySlug.set(slug.toLowerCase(), tag)
    return tag
  }

  const keyOfSlug = new Map<string, string>()
  for (const key of Object.keys(file?.tags ?? {}).sort()) {
    const { label = upperFirst(key), description, permalink } = file?.tags[key] ?? {}
    const place = { file: file?.file ?? '' }
    const slug = trimSlashes(permalink ?? kebabCase(key))
    const problem = slugProblem(slug, permalink)
    if (problem !== undefined) {
      const what = permalink === undefined ? `The key "${key}"` : `The permalink "${permalink}" of the tag "${key}"`
      diagnostics.push(
        invalidTag(`${what} cannot be the path of a tag: it ${problem}.`, place, 'Give the tag a `permalink` of letters and digits.'),
      )
      continue
    }
    const other = keyOfSlug.get(slug.toLowerCase())
    if (other !== undefined) {
      const message = `The tags "${other}" and "${key}" have the same path, "${slug}".`
      diagnostics.push(invalidTag(message, place, 'Give one of them another `permalink`, or remove it.'))
      continue
    }
    keyOfSlug.set(slug.toLowerCase(), key)
    const tag = tagAt(slug, label, description)
    namesOf.get(tag)?.add(key.toLowerCase())
    byKey.set(key, tag)
  }

  function inlineTag(tag: string | { label: string; permalink: string }, place: Place, found: Diagnostic[]): BlogTag | undefined {
    const label = typeof tag === 'string' ? tag : tag.label
    const slug = typeof tag === 'string' ? kebabCase(tag) : trimSlashes(tag.permalink)
    const problem = slugProblem(slug, typeof tag === 'string' ? undefined : tag.permalink)
    if (problem !== undefined) {
      const hint = 'Use letters and digits, or write `{ label: …, permalink: … }`.'
      found.push(invalidTag(`The tag "${label}" cannot be the path of a page: "${slug}" ${problem}.`, place, hint))
      return undefined
    }
    if (inlineLevel !== undefined && file !== undefined) {
      const meant = nearest(label, byKey.keys())
      found.push({
        id: 'tag-not-predefined',
        level: inlineLevel,
        message: `The tag "${label}" is not in ${file.file}.`,
        place,
        hint: `${meant === undefined ? 'Add' : `Did you mean "${meant}"? Otherwise add`} the tag to ${file.file}, or set \`onInlineTags\` to 'ignore'.`,
      })
    }
    const result = tagAt(slug, label)
    const names = namesOf.get(result)
    if (!names || names.has(label.toLowerCase())) return result
    names.add(label.toLowerCase())
    found.push({
      ...invalidTag(
        `The tag "${label}" has the same path as the tag "${result.label}", "${slug}": readers see one tag, "${result.label}".`,
        place,
        `Write "${result.label}" here, or give this one a path of its own: \`{ label: "${label}", permalink: … }\`.`,
      ),
      level: 'warning',
    })
    return result
  }

  return {
    diagnostics,
    tagsOf({ file: source, frontMatter, frontMatterPlaces }) {
      const found: Diagnostic[] = []
      const place = frontMatterPlaces.tags ?? { file: source }
      const tags = new Set<BlogTag>()
      for (const written of frontMatter.tags ?? []) {
        const tag = (typeof written === 'string' ? byKey.get(written) : undefined) ?? inlineTag(written, place, found)
        if (tag !== undefined) tags.add(tag)
      }
      return { tags: [...tags], diagnostics: found }
    },
  }
}

function slugProblem(slug: string, permalink: string | undefined): string | undefined {
  return slug === '' ? 'has no letter or digit' : urlPathProblem(`/${slug}`, permalink)
}

function invalidTag(message: string, place: Place, hint: string): Diagnostic {
  return { id: 'tag-invalid', level: 'error', message, place, hint }
}

function trimSlashes(text: string): string {
  let start = 0
  let end = text.length
  while (text[start] === '/') start++
  while (end > start && text[end - 1] === '/') end--
  return text.slice(start, end)
}

function upperFirst(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
