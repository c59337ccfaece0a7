// Dates from a repository made for the test: newest and first commits, files without any, and the states in which git cannot answer.
import { execFileSync } from 'node:child_process'
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createCollector, type FileHistory, readGitHistory } from '../../src/content/git-history.ts'
import { listUncommitted, readTextsAt } from '../../src/content/git-versions.ts'
import { makeSite } from './make-site.ts'

function git(directory: string, parameters: string[], date = '2024-01-01T00:00:00Z', author = 'Jo Löw'): void {
  const env = { ...process.env, GIT_AUTHOR_DATE: '2000-01-01T00:00:00Z', GIT_COMMITTER_DATE: date, GIT_CONFIG_GLOBAL: '/dev/null' }
  execFileSync('git', ['-c', `user.name=${author}`, '-c', 'user.email=a@example.com', ...parameters], {
    cwd: directory,
    env,
    stdio: 'pipe',
  })
}

function commit(directory: string, files: Record<string, string>, date: string, author?: string): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(join(directory, file), content)
  }
  git(directory, ['add', '-A'], date)
  git(directory, ['commit', '-qm', 'change'], date, author)
}

const request = (siteDirectory: string, files: string[], firstCommitOf: string[] = []) => ({
  siteDirectory,
  folders: ['docs', 'blog'],
  files: new Set(files),
  firstCommitOf: new Set(firstCommitOf),
})

/** The site is a folder of the repository, as in a monorepo. */
function makeRepository(): { root: string; site: string } {
  const root = makeSite({})
  git(root, ['init', '-q'])
  commit(root, { 'site/docs/a.md': '1', 'site/docs/ä b.md': '1', 'docs/a.md': '1', 'site/blog/p.md': '1' }, '2024-01-01T10:00:00+02:00')
  commit(root, { 'site/docs/a.md': '2', 'site/blog/p.md': '2' }, '2024-02-02T00:00:00Z', 'Al')
  commit(root, { 'docs/a.md': '3', 'site/other.md': '3' }, '2024-03-03T00:00:00Z')
  writeFileSync(join(root, 'site/docs/new.md'), '')
  return { root, site: join(root, 'site') }
}

test('files of a site below the repository -> newest commit of each, untracked ones left out', async () => {
  const { site } = makeRepository()
  const { files, state } = await readGitHistory(request(site, ['docs/a.md', 'docs/ä b.md', 'docs/new.md']))
  expect(state).toBe('complete')
  expect(Object.fromEntries(files)).toEqual({
    'docs/a.md': { commit: expect.any(String), date: '2024-02-02T00:00:00.000Z', author: 'Al' },
    'docs/ä b.md': { commit: expect.any(String), date: '2024-01-01T08:00:00.000Z', author: 'Jo Löw' },
  })
})

test('a symbolic link to a site in a repository -> the commits of its files', async () => {
  const { site } = makeRepository()
  const link = join(makeSite({}), 'site')
  symlinkSync(site, link)
  const { files, state } = await readGitHistory(request(link, ['docs/a.md']))
  expect([state, files.get('docs/a.md')?.author]).toEqual(['complete', 'Al'])
})

test('files beside the site folder -> found as well', async () => {
  const { site } = makeRepository()
  const { files } = await readGitHistory({ ...request(site, ['../docs/a.md', 'docs/a.md']), folders: ['../docs', 'docs'] })
  expect([...files].map(([file, { date }]) => `${file} ${date}`)).toEqual([
    '../docs/a.md 2024-03-03T00:00:00.000Z',
    'docs/a.md 2024-02-02T00:00:00.000Z',
  ])
})

test('first commits asked for -> the oldest date too', async () => {
  const { site } = makeRepository()
  const { files } = await readGitHistory(request(site, ['docs/a.md', 'blog/p.md'], ['blog/p.md']))
  expect(files.get('blog/p.md')).toMatchObject({ date: '2024-02-02T00:00:00.000Z', author: 'Al', firstDate: '2024-01-01T08:00:00.000Z' })
  expect(files.get('docs/a.md')).not.toHaveProperty('firstDate')
})

test('a repository whose settings ask for renames, colour and signatures -> the same answer', async () => {
  const { root, site } = makeRepository()
  for (const [key, value] of [
    ['color.ui', 'always'],
    ['diff.renames', 'copies'],
    ['log.showSignature', 'true'],
    ['log.follow', 'true'],
    ['diff.relative', 'false'],
  ] as const)
    git(root, ['config', key, value])
  renameSync(join(site, 'docs/a.md'), join(site, 'docs/moved.md'))
  commit(root, {}, '2024-04-04T00:00:00Z')
  const { files } = await readGitHistory(request(site, ['docs/moved.md']))
  expect(files.get('docs/moved.md')?.date).toBe('2024-04-04T00:00:00.000Z')
})

test('a shallow clone -> nothing said of the commit at which it is cut off', async () => {
  const { root } = makeRepository()
  const clone = join(makeSite({}), 'clone')
  git(root, ['clone', '-q', '--depth', '2', `file://${root}`, clone])
  const { files, state } = await readGitHistory(request(join(clone, 'site'), ['docs/a.md', 'docs/ä b.md']))
  expect({ state, known: [...files.keys()] }).toEqual({ state: 'shallow', known: [] })
})

test('no repository, one without commits, nothing asked -> no answer, no error', async () => {
  const site = makeSite({ 'docs/a.md': '' })
  expect(await readGitHistory(request(site, ['docs/a.md']))).toEqual({ files: new Map(), state: 'no-repository' })
  git(site, ['init', '-q'])
  expect(await readGitHistory(request(site, ['docs/a.md']))).toEqual({ files: new Map(), state: 'complete' })
  git(site, ['add', '-A'])
  expect((await readGitHistory(request(site, ['docs/a.md']))).state).toBe('failed')
  expect((await readGitHistory(request(site, []))).state).toBe('complete')
  rmSync(join(site, '.git'), { recursive: true })
})

test('no git, in a repository and without one -> no-git; no-repository, which is what has to be mended first', async () => {
  const { site } = makeRepository()
  const path = process.env.PATH
  process.env.PATH = site
  try {
    expect((await readGitHistory(request(site, ['docs/a.md']))).state).toBe('no-git')
    expect((await readGitHistory(request(makeSite({ 'docs/a.md': '' }), ['docs/a.md']))).state).toBe('no-repository')
  } finally {
    process.env.PATH = path
  }
})

test('GIT_DIR names a repository elsewhere -> asked', async () => {
  const { root, site } = makeRepository()
  const elsewhere = makeSite({})
  renameSync(join(root, '.git'), join(elsewhere, 'kept'))
  process.env.GIT_DIR = join(elsewhere, 'kept')
  process.env.GIT_WORK_TREE = root
  try {
    expect((await readGitHistory(request(site, ['docs/a.md']))).state).toBe('complete')
  } finally {
    delete process.env.GIT_DIR
    delete process.env.GIT_WORK_TREE
  }
})

test('output in pieces of any length -> the same answer, and an end when all is known', () => {
  const mark = '\u001e'
  const field = '\u001f'
  const output = `${mark}h2${field}86400${field}Al\0\na\0b\0${mark}h1${field}0${field}Jo\0\na\0`
  for (let size = 1; size <= output.length; size++) {
    const answer = new Map<string, FileHistory>()
    const collect = createCollector({ files: new Set(['a', 'b']), firstCommitOf: new Set(), boundary: new Set(), prefix: '', answer })
    let goesOn = true
    for (let at = 0; at < output.length; at += size) goesOn = collect(output.slice(at, at + size))
    expect(Object.fromEntries(answer)).toEqual({
      a: { commit: expect.any(String), date: '1970-01-02T00:00:00.000Z', author: 'Al' },
      b: { commit: expect.any(String), date: '1970-01-02T00:00:00.000Z', author: 'Al' },
    })
    expect(goesOn).toBe(false)
  }
})

test('a document in the site and one beside it changed since their commit -> these, and the committed texts of both', async () => {
  const { root, site } = makeRepository()
  for (const file of ['site/docs/a.md', 'docs/a.md']) writeFileSync(join(root, file), 'new')
  const files = ['docs/a.md', '../docs/a.md', 'docs/ä b.md', 'blog/p.md']
  expect(await listUncommitted(site, new Set(files))).toEqual(new Set(['docs/a.md', '../docs/a.md']))
  const texts = await readTextsAt(
    site,
    files.map((file) => ({ commit: 'HEAD', file })),
  )
  expect(texts).toEqual(['2', '3', '1', '2'])
})
