// Adds dates and authors from git to the documents that need them, and reports once per build which files git does not know.
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { blogDateOf } from './blog-file-name.ts'
import type { CollectionReference, SourceDocument } from './document.ts'
import { foldersOf, type GitHistory, type GitReader } from './git-history.ts'

/**
 * Sets `lastUpdate` of documents whose collection shows last updates, and of all documents if there is a sitemap (its `lastmod`); sets
 * `firstCommitDate` of posts without another date. Reads git only if one of these is needed. Front matter wins over git; the code that
 * makes the routes combines the two, because `last_update` may give only the author.
 */
export async function addGitDates(
  config: ResolvedConfig,
  documents: readonly SourceDocument[],
  readGit: GitReader,
  /** Other files whose last commit is wanted. */
  others: readonly string[] = [],
): Promise<{ diagnostics: Diagnostic[]; history: GitHistory }> {
  const showsUpdates = createUpdatesTest(config)
  const shown = documents.filter((document) => showsUpdates(document.collection))
  const dated = config.sitemap ? documents : shown
  const undated = documents.filter(
    (document) => document.collection.kind === 'blog' && !document.frontMatter.draft && blogDateOf(document) === undefined,
  )
  const wanted = new Set([...[...dated, ...undated].flatMap(historyFileOf), ...others])
  if (wanted.size === 0) return { diagnostics: [], history: { files: new Map(), state: 'complete' } }

  const history = await readGit({
    siteDirectory: config.siteDirectory,
    folders: foldersOf(wanted),
    files: wanted,
    firstCommitOf: new Set(undated.flatMap(historyFileOf)),
  })
  for (const document of dated) {
    const known = history.files.get(historyFileOf(document)[0] ?? '')
    if (known) document.lastUpdate = { date: known.date, author: known.author }
  }
  const diagnostics: Diagnostic[] = []
  for (const document of undated) {
    const firstDate = history.files.get(historyFileOf(document)[0] ?? '')?.firstDate
    if (firstDate !== undefined) document.firstCommitDate = firstDate
    else diagnostics.push(dateMissing(document))
  }
  // A sitemap works without dates; only pages that would show one are reported.
  const unknown = shown.flatMap((document) => {
    const files = document.frontMatter.lastUpdate === undefined ? historyFileOf(document) : []
    return files.filter((file) => !history.files.has(file))
  })
  const [first] = unknown
  if (first !== undefined) diagnostics.push(untracked(first, unknown.length, history.state))
  return { diagnostics, history }
}

/** A document made of data is as old as the file of its data; without one, git knows nothing of it. */
function historyFileOf({ file, made }: SourceDocument): string[] {
  if (!made) return [file]
  return made.place ? [made.place.file] : []
}

function createUpdatesTest(config: ResolvedConfig): (collection: CollectionReference) => boolean {
  const shows = (options: { showLastUpdateTime?: boolean; showLastUpdateAuthor?: boolean }) =>
    options.showLastUpdateTime === true || options.showLastUpdateAuthor === true
  const showing = new Set([
    ...config.docs.filter(shows).map(({ id }) => `docs/${id}`),
    ...config.blogs.filter(shows).map(({ id }) => `blog/${id}`),
    ...config.pages.filter(shows).map(({ id }) => `pages/${id}`),
    ...config.collections.filter(shows).map(({ id }) => `collection/${id}`),
  ])
  return ({ kind, id }) => showing.has(`${kind}/${id}`)
}

function dateMissing({ file, collection }: SourceDocument): Diagnostic {
  return {
    id: 'blog-date-missing',
    level: 'error',
    message: `The post of the blog \`${collection.id}\` has no date: none in its front matter, none in its file name, and git does not know the file.`,
    place: { file, line: 1, column: 1 },
    hint: 'Add `date: 2024-01-31` to the front matter, or name the file `2024-01-31-name.md`.',
  }
}

const reasons = {
  complete: ['not tracked by git', 'Commit the file, or give it `last_update` in its front matter.'],
  shallow: [
    'the clone is shallow, so the history is cut off',
    'Clone with the whole history (`git fetch --unshallow`; in GitHub Actions `fetch-depth: 0`).',
  ],
  'no-repository': [
    'the site is not in a git repository',
    'Build in a clone of the repository, or turn `showLastUpdateTime` and `showLastUpdateAuthor` off.',
  ],
  'no-git': ['git is not installed', 'Install git, or turn `showLastUpdateTime` and `showLastUpdateAuthor` off.'],
  failed: ['git ended with an error', 'Run `git log` in the site folder to see it.'],
} as const satisfies Record<GitHistory['state'], readonly [string, string]>

function untracked(file: string, count: number, state: GitHistory['state']): Diagnostic {
  const [reason, hint] = reasons[state]
  const files = count === 1 ? `\`${file}\` has` : `${count} files have, for example \`${file}\`,`
  const message = `${files} no date of the last update: ${reason}.`
  return { id: 'git-untracked', level: 'warning', message, place: { file }, hint, ...(count > 1 && { count }) }
}
