// What git has of files besides their dates: which of them differ from the last commit, and their text at some commit.
import { spawn } from 'node:child_process'
import { foldersOf, gitEnvironment, siteFileOf } from './git-history.ts'

/** Those of the site-relative `files` that are not as they were committed last. Files that git does not know are not among them. */
export async function listUncommitted(siteDirectory: string, files: ReadonlySet<string>): Promise<Set<string>> {
  const options = ['--literal-pathspecs', 'diff', '--name-only', '--no-relative', '--no-ext-diff', '--no-renames', '-z', 'HEAD', '--']
  const [prefix, output] = await Promise.all([
    runGit(siteDirectory, ['rev-parse', '--show-prefix']),
    runGit(siteDirectory, [...options, ...foldersOf(files)]),
  ])
  const above = prefix.toString('utf8').replace(/\n$/, '')
  return new Set(
    output
      .toString('utf8')
      .split('\0')
      .map((path) => siteFileOf(path, above))
      .filter((file) => files.has(file)),
  )
}

/** The text of each file at its commit, in the order of `wanted`; undefined where the commit has no such file. One process for all. */
export async function readTextsAt(
  siteDirectory: string,
  wanted: readonly { commit: string; file: string }[],
): Promise<(string | undefined)[]> {
  if (wanted.length === 0) return []
  // A name with a line break would be two questions.
  const questions = wanted.map(({ commit, file }) => `${commit}:./${file.includes('\n') ? '' : file}\n`)
  let rest = await runGit(siteDirectory, ['cat-file', '--batch=%(objecttype) %(objectsize)'], questions.join(''))
  return wanted.map(() => {
    const end = rest.indexOf('\n')
    const answer = rest.subarray(0, Math.max(0, end)).toString('utf8')
    rest = rest.subarray(end + 1)
    const [, type, size] = /^(\w+) (\d+)$/.exec(answer) ?? []
    // "… missing": nothing follows.
    if (size === undefined) return undefined
    const text = rest.subarray(0, Number(size)).toString('utf8')
    rest = rest.subarray(Number(size) + 1)
    return type === 'blob' ? text : undefined
  })
}

/** What git writes; nothing if it fails. @throws if git cannot be started. */
function runGit(directory: string, parameters: readonly string[], input = ''): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', parameters, { cwd: directory, stdio: ['pipe', 'pipe', 'ignore'], env: gitEnvironment() })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    // It may end without reading all.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0 ? Buffer.concat(chunks) : Buffer.alloc(0)))
  })
}
