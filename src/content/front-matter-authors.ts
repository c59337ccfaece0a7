// `authors` of a post, or the older keys for a single author (`author`, `author_title`, …) -> AuthorReference[].
import { describeYamlValue } from '../lib/describe-value.ts'
import type { AuthorFields, AuthorReference } from './document.ts'
import { type AuthorProblem, readAuthor } from './read-author.ts'
import { isRecord } from './read-yaml-mapping.ts'

const legacyKeys = {
  author: 'name',
  author_title: 'title',
  authorTitle: 'title',
  author_url: 'url',
  authorURL: 'url',
  author_image_url: 'imageUrl',
  authorImageURL: 'imageUrl',
} as const satisfies Record<string, keyof AuthorFields>

export const authorKeys: readonly string[] = ['authors', ...Object.keys(legacyKeys)]

/** `values` has those of `authorKeys` that the post uses, with numbers as text. Paths of problems begin with the key. */
export function readFrontMatterAuthors(values: Record<string, unknown>): { authors?: AuthorReference[]; problems: AuthorProblem[] } {
  const legacy = Object.keys(legacyKeys).filter((key) => values[key] !== undefined && values[key] !== null)
  const written = values.authors
  const [firstLegacy] = legacy
  if (written === undefined || written === null) return firstLegacy === undefined ? { problems: [] } : readLegacyAuthor(values)
  if (firstLegacy !== undefined) {
    const message = `has both \`authors\` and the older key \`${firstLegacy}\`.`
    return { problems: [{ path: [firstLegacy], message, hint: `Move what \`${firstLegacy}\` says into \`authors\` and remove it.` }] }
  }
  const authors: AuthorReference[] = []
  const problems: AuthorProblem[] = []
  const items: unknown[] = Array.isArray(written) ? written : [written]
  items.forEach((item, index) => {
    const path = Array.isArray(written) ? ['authors', index] : ['authors']
    const name = Array.isArray(written) ? `author ${index + 1}` : '`authors`'
    if (typeof item === 'string' && item !== '') authors.push(item)
    else if (isRecord(item)) {
      const { fields, problems: found } = readAuthor(item)
      problems.push(...found.map((problem) => ({ ...problem, path: [...path, ...problem.path], message: `${name} ${problem.message}` })))
      const { key } = item
      if (key !== undefined && typeof key !== 'string') {
        problems.push({ path: [...path, 'key'], message: `${name} key \`key\` must be a text, but is ${describeYamlValue(key)}.` })
      } else if (key === undefined && fields.name === undefined && fields.imageUrl === undefined) {
        problems.push({
          path,
          message: `${name} has neither \`key\` nor \`name\`.`,
          hint: 'Give a name, or the key of an author in the authors file.',
        })
      } else authors.push({ ...(key !== undefined && { key }), ...fields })
    } else {
      const message = `${name} must be the key of an author or a mapping with a \`name\`, but is ${describeYamlValue(item)}.`
      problems.push({ path, message, hint: 'Write `authors: [key]` with keys of the authors file.' })
    }
  })
  return { authors, problems }
}

function readLegacyAuthor(values: Record<string, unknown>): { authors?: AuthorReference[]; problems: AuthorProblem[] } {
  const author: AuthorFields = {}
  const problems: AuthorProblem[] = []
  for (const [key, name] of Object.entries(legacyKeys)) {
    const value = values[key]
    if (value === undefined || value === null) continue
    if (typeof value === 'string') author[name] = value
    else problems.push({ path: [key], message: `\`${key}\` must be a text, but is ${describeYamlValue(value)}.` })
  }
  const checked = readAuthor({ ...author, image_url: author.imageUrl, imageUrl: undefined })
  problems.push(...checked.problems.filter((problem) => !problem.isWarning).map((problem) => ({ ...problem, path: ['author_url'] })))
  return { authors: [checked.fields], problems }
}
