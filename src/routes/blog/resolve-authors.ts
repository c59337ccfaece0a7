// The authors of one post: keys of the authors file, authors defined in the post, or a key with fields that differ for this post. An
// unknown key is an error that lists the known keys.
import type { DocumentSummary } from '../../content/content-tree.ts'
import type { AuthorReference } from '../../content/document.ts'
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { listNearest, nearest } from '../../diagnostics/suggest.ts'
import type { BlogAuthor } from './blog-route.ts'
import { type KnownAuthors, shownFields } from './read-authors.ts'

/** `authorsFile`: site-relative, for messages; it need not exist. */
export function resolveAuthors(
  { file, frontMatter, frontMatterPlaces }: Pick<DocumentSummary, 'file' | 'frontMatter' | 'frontMatterPlaces'>,
  known: KnownAuthors,
  authorsFile: string,
): { authors: BlogAuthor[]; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const place = frontMatterPlaces.authors ?? frontMatterPlaces.author ?? { file }
  const authors: BlogAuthor[] = []
  const seen = new Set<string>()
  for (const reference of frontMatter.authors ?? []) {
    const author = authorOf(reference, known, { authorsFile, place }, diagnostics)
    if (author === undefined) continue
    // Authors without a key may be two people with one name.
    if (author.key !== undefined && seen.has(author.key)) {
      diagnostics.push({
        id: 'author-invalid',
        level: 'error',
        message: `The post names the author "${author.key}" twice.`,
        place,
        hint: 'Remove one of the two.',
      })
      continue
    }
    if (author.key !== undefined) seen.add(author.key)
    authors.push(author)
  }
  return { authors, diagnostics }
}

function authorOf(
  reference: AuthorReference,
  known: KnownAuthors,
  { authorsFile, place }: { authorsFile: string; place: Place },
  diagnostics: Diagnostic[],
): BlogAuthor | undefined {
  const { key, ...fields } = typeof reference === 'string' ? { key: reference } : reference
  const base = key === undefined ? {} : known.get(key)
  if (base === undefined) {
    diagnostics.push(unknownAuthor(String(key), known, authorsFile, place))
    return undefined
  }
  const label = key ?? ('name' in fields ? fields.name : undefined)
  if ('page' in fields && fields.page) {
    diagnostics.push({
      id: 'author-invalid',
      level: 'error',
      message: `The author "${label ?? ''}" is written in the post and asks for a page, which only authors of the authors file can have.`,
      place,
      hint: `Move the author to ${authorsFile} and name the key here.`,
    })
  }
  const owner = label === undefined ? 'An author of the post' : `The author "${label}"`
  const author: BlogAuthor = { ...base, ...shownFields(fields, owner, place, diagnostics) }
  if (author.name !== undefined || author.imageUrl !== undefined || author.key !== undefined) return author
  diagnostics.push({
    id: 'author-invalid',
    level: 'error',
    message: 'An author that is written in a post needs a name or an image; this one has neither.',
    place,
    hint: 'Add `name: …`, or `key: …` with a key of the authors file.',
  })
  return undefined
}

function unknownAuthor(key: string, known: KnownAuthors, authorsFile: string, place: Place): Diagnostic {
  const keys = [...known.keys()]
  const meant = nearest(key, keys)
  return {
    id: 'author-unknown',
    level: 'error',
    message: `The post names the author "${key}", who is not in ${authorsFile}.`,
    place,
    ...(keys.length === 0 ? {} : { notes: [{ message: `Authors there: ${listNearest(key, keys)}.`, place: { file: authorsFile } }] }),
    hint:
      meant === undefined
        ? `Add "${key}" to ${authorsFile}, or write the author here as an object with a name.`
        : `Did you mean "${meant}"? Otherwise add "${key}" to ${authorsFile}.`,
  }
}
