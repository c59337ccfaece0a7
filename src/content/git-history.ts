// Last and first commits of files from git: one `git log` for all files, read as a stream and stopped as soon as every file is known. One
// process per file would take longer than the whole build.
import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { relative } from 'node:path/posix'

export interface GitRequest {
  /** Absolute path of the site folder; the root of the repository may be above it. */
  siteDirectory: string
  /** Site-relative folders to search. */
  folders: readonly string[]
  /** Site-relative files to look up; the log is read only until each of them is found. */
  files: ReadonlySet<string>
  /** Those of them whose first commit is needed too, which requires reading the whole log. */
  firstCommitOf: ReadonlySet<string>
}

export interface FileHistory {
  /** Newest commit: its hash, ISO date and time of the committer in UTC, and the author's name. */
  commit: string
  date: string
  author: string
  /** Date of the oldest commit; only for files in `firstCommitOf`. */
  firstDate?: string
}

export interface GitHistory {
  /** Site-relative file -> history. Without files that git does not know. */
  files: ReadonlyMap<string, FileHistory>
  /** Why some committed files may still be unknown. */
  state: 'complete' | 'shallow' | 'no-repository' | 'no-git' | 'failed'
}

export type GitReader = (request: GitRequest) => Promise<GitHistory>

/** `recordMark` starts a commit in the output, `fieldMark` separates its fields; neither occurs in ordinary file names. */
const recordMark = '\u001e'
const fieldMark = '\u001f'

export const readGitHistory: GitReader = async ({ siteDirectory, folders, files, firstCommitOf }) => {
  const answer = new Map<string, FileHistory>()
  if (folders.length === 0 || files.size === 0) return { files: answer, state: 'complete' }
  const repository = await readRepository(siteDirectory)
  if (typeof repository === 'string') return { files: answer, state: repository }

  // A file unknown to git would keep the log running to its end.
  const tracked = await listTracked(siteDirectory, folders, files)
  if (tracked.size === 0) return { files: answer, state: 'complete' }
  const collect = createCollector({
    files: tracked,
    firstCommitOf: keepKnown(firstCommitOf, tracked),
    ...repository,
    answer,
  })
  const options = ['-z', '--name-only', '--no-relative', '--no-renames', '--no-color', '--no-show-signature', '--no-ext-diff']
  const format = `--format=${recordMark}%H${fieldMark}%ct${fieldMark}%an`
  const isFine = await streamGit(siteDirectory, ['--literal-pathspecs', 'log', ...options, format, '--', ...folders], collect)
  return { files: answer, state: !isFine ? 'failed' : repository.boundary.size > 0 ? 'shallow' : 'complete' }
}

async function listTracked(siteDirectory: string, folders: readonly string[], files: ReadonlySet<string>): Promise<Set<string>> {
  const tracked = new Set<string>()
  let rest = ''
  await streamGit(siteDirectory, ['--literal-pathspecs', 'ls-files', '-z', '--', ...folders], (chunk) => {
    const names = (rest + chunk).split('\0')
    rest = names.pop() ?? ''
    for (const name of names) if (files.has(name)) tracked.add(name)
    return tracked.size < files.size
  })
  return tracked
}

function keepKnown(files: ReadonlySet<string>, known: ReadonlySet<string>): Set<string> {
  return new Set([...files].filter((file) => known.has(file)))
}

interface Repository {
  /** In a shallow clone, the commits where its history ends: they seem to add every file, so their dates are wrong. */
  boundary: ReadonlySet<string>
  /** Path of the site folder from the root of the repository, `website/`; '' if it is the root. */
  prefix: string
}

async function readRepository(siteDirectory: string): Promise<Repository | 'no-git' | 'no-repository'> {
  let output = ''
  try {
    if (!mayBeInRepository(realpathSync(siteDirectory))) return 'no-repository'
    const isFine = await streamGit(
      siteDirectory,
      ['rev-parse', '--show-prefix', '--is-shallow-repository', '--git-path', 'shallow'],
      (chunk) => {
        output += chunk
        return true
      },
    )
    if (!isFine) return 'no-repository'
  } catch {
    return 'no-git'
  }
  const [prefix = '', isShallow, shallowFile = ''] = output.split('\n')
  if (isShallow !== 'true') return { boundary: new Set(), prefix }
  const hashes = await readFile(resolve(siteDirectory, shallowFile), 'utf8')
  return { boundary: new Set(hashes.split('\n').filter(Boolean)), prefix }
}

/** What git looks for itself: a process takes as long as all other reading of a small site. @param directory without symbolic links */
function mayBeInRepository(directory: string): boolean {
  if (process.env.GIT_DIR !== undefined || existsSync(join(directory, '.git'))) return true
  const above = dirname(directory)
  return above !== directory && mayBeInRepository(above)
}

interface CollectorState extends Pick<GitRequest, 'files' | 'firstCommitOf'>, Repository {
  answer: Map<string, FileHistory>
}

/** Takes the output piece by piece and returns false when nothing more is needed. Keeps only the incomplete last piece. */
export function createCollector({ files, firstCommitOf, boundary, prefix, answer }: CollectorState): (chunk: string) => boolean {
  let rest = ''
  let commit: FileHistory | undefined

  function takeToken(token: string): void {
    // The file names of a commit begin on a new line, despite `-z`.
    const text = token.startsWith('\n') ? token.slice(1) : token
    if (text.startsWith(recordMark)) {
      const [hash = '', seconds = '', author = ''] = text.slice(1).split(fieldMark)
      const time = Number(seconds) * 1000
      commit = boundary.has(hash) || !Number.isFinite(time) ? undefined : { commit: hash, date: new Date(time).toISOString(), author }
    } else if (commit) {
      const file = siteFileOf(text, prefix)
      if (files.has(file)) takeFile(file, commit)
    }
  }

  function takeFile(file: string, newest: FileHistory): void {
    const known = answer.get(file)
    if (!known) answer.set(file, firstCommitOf.has(file) ? { ...newest, firstDate: newest.date } : newest)
    else if (firstCommitOf.has(file)) known.firstDate = newest.date
  }

  return (chunk) => {
    const tokens = (rest + chunk).split('\0')
    rest = tokens.pop() ?? ''
    for (const token of tokens) takeToken(token)
    return firstCommitOf.size > 0 || answer.size < files.size
  }
}

/**
 * The option `--relative` of git would leave out what is beside the site folder.
 * @param path from the root of the repository.
 * @param prefix what `git rev-parse --show-prefix` says in the site folder.
 */
export function siteFileOf(path: string, prefix: string): string {
  return path.startsWith(prefix) ? path.slice(prefix.length) : relative(prefix, path)
}

/** The top folders of the files: few, however many files there are, because they become arguments of a command. */
export function foldersOf(files: Iterable<string>): GitRequest['folders'] {
  const folders = new Set<string>()
  for (const file of files) folders.add(file.split('/').slice(0, -1).slice(0, 2).join('/') || '.')
  return [...folders].sort()
}

/** Git waits for nobody, pages nothing, and speaks English. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, GIT_OPTIONAL_LOCKS: '0', GIT_PAGER: 'cat', LC_ALL: 'C' }
}

/**
 * Runs git and passes its output on as text. True if it ended normally or was stopped because `take` returned false.
 * @throws if git cannot be started.
 */
function streamGit(directory: string, parameters: readonly string[], take: (chunk: string) => boolean): Promise<boolean> {
  return new Promise((resolvePromise, reject) => {
    const child = spawn('git', parameters, {
      cwd: directory,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: gitEnvironment(),
    })
    let isEnough = false
    child.stdout.setEncoding('utf8')
    child.stdout.on('data', (chunk: string) => {
      if (isEnough || take(chunk)) return
      isEnough = true
      child.kill()
    })
    child.on('error', reject)
    child.on('close', (code) => resolvePromise(isEnough || code === 0))
  })
}
