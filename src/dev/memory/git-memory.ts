// The history of the site's files, read from git once: the server asks for it whenever a page comes or goes, and commits are rare.
import { type GitHistory, type GitReader, readGitHistory } from '../../content/git-history.ts'

/** Reads again only when asked for a file that was not asked for before. */
export function createGitMemory(read: GitReader = readGitHistory): GitReader {
  let asked: ReadonlySet<string> = new Set()
  let askedFirst: ReadonlySet<string> = new Set()
  let history: Promise<GitHistory> | undefined
  return (request) => {
    const isKnown = [...request.files].every((file) => asked.has(file)) && [...request.firstCommitOf].every((file) => askedFirst.has(file))
    if (!history || !isKnown) {
      asked = request.files
      askedFirst = request.firstCommitOf
      history = read(request)
    }
    return history
  }
}
