// `authors.yml` of a blog -> its authors by key.
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { AuthorsFile } from './content-tree.ts'
import { readAuthor } from './read-author.ts'
import { readYamlMapping } from './read-yaml-mapping.ts'

export function readAuthorsFile(file: string, source: string): { authorsFile: AuthorsFile; diagnostics: Diagnostic[] } {
  const { mapping, diagnostics } = readYamlMapping({
    file,
    text: source,
    name: 'The authors file',
    syntaxId: 'author-invalid',
    forbiddenKeyId: 'author-invalid',
  })
  const authors: AuthorsFile['authors'] = {}
  for (const key of Object.keys(mapping?.value ?? {})) {
    const { fields, problems } = readAuthor(mapping?.textOf(key))
    if (problems.length === 0 && fields.name === undefined && fields.imageUrl === undefined) {
      problems.push({ path: [], message: 'has neither `name` nor `image_url`.', hint: 'Give the author a `name`.' })
    }
    authors[key] = fields
    for (const { path, message, hint, isWarning } of problems) {
      diagnostics.push({
        id: 'author-invalid',
        level: isWarning ? 'warning' : 'error',
        message: `Author \`${key}\` ${message}`,
        ...(mapping && { place: mapping.placeOf([key, ...path]) }),
        ...(hint && { hint }),
      })
    }
  }
  return { authorsFile: { file, authors, ...(mapping === undefined && { unreadable: true }) }, diagnostics }
}
