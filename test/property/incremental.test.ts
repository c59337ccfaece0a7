// Incremental equals clean: after any edit, a build with what earlier builds have left gives byte for byte what a build without it gives.
// Long: SITEGEN_LONG=20 makes 20 times as many edits.
import { spawnSync } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BuildOutcome, changedFiles, differencesOf, makeSiteFolder, type SiteFolder } from './compare-builds.ts'
import { filesOf, makeRichSite, type SiteState } from './rich-site.ts'
import { isLong, runs, seed, timeout } from './runs.ts'
import { type Edit, edits, mistakes } from './site-edits.ts'

const editNames = Object.keys(edits)

interface Step {
  kind: 'edit' | 'text' | 'mistake' | 'back' | 'damage' | 'nothing'
  name: number
  pick: number
  value: number
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(
    { weight: 20, arbitrary: fc.constant('edit' as const) },
    { weight: 3, arbitrary: fc.constant('text' as const) },
    { weight: 4, arbitrary: fc.constant('mistake' as const) },
    { weight: 3, arbitrary: fc.constant('back' as const) },
    { weight: 1, arbitrary: fc.constant('damage' as const) },
    { weight: 1, arbitrary: fc.constant('nothing' as const) },
  ),
  name: fc.nat(10_000),
  pick: fc.nat(10_000),
  value: fc.nat(10_000),
})

/** Edits of one walk: a long one finds what depends on older states too, a new one begins where few things are broken. */
const stepsInCi = 26
const stepsOfAWalk = 60

describe('incremental equals clean', () => {
  it(
    `random edits, seed ${seed} -> the files and the diagnostics of a clean build`,
    async () => {
      const total = isLong ? (runs(stepsInCi).numRuns ?? stepsInCi) : stepsInCi
      const steps = fc.sample(step, { seed, numRuns: total })
      for (let start = 0; start < steps.length; start += stepsOfAWalk) {
        const { succeeded } = await walk(steps.slice(start, start + stepsOfAWalk), start)
        // Else the walk has compared nothing but failures.
        expect(succeeded).toBeGreaterThan(Math.min(stepsOfAWalk, total - start) / 2)
        if (isLong) console.info(`${Math.min(total, start + stepsOfAWalk)} of ${total} edits`)
      }
    },
    timeout,
  )
})

async function walk(steps: readonly Step[], offset: number): Promise<{ succeeded: number }> {
  const folder = await makeSiteFolder()
  let succeeded = 0
  /** A clean build depends on nothing but the state. */
  const cleans = new Map<string, BuildOutcome>()
  try {
    let state = makeRichSite()
    const history = [state]
    await folder.write(state)
    let last = { ...(await folder.buildIncrementally()), state }
    for (const [index, { kind, name, pick, value }] of steps.entries()) {
      const { next, label, stays } = await takeStep(folder, state, history, { kind, name, pick, value })
      await folder.write(next)
      // Now and then with threads: they must give the same, and keep the same.
      const incremental = await folder.buildIncrementally((offset + index) % 9 === 4 ? 2 : 0)
      const known = JSON.stringify(filesOf(next))
      const clean = cleans.get(known) ?? (await folder.buildCleanly())
      cleans.set(known, clean)
      const differences = differencesOf(incremental, clean)
      // A long walk goes on after a difference, so that one run shows them all.
      const compare = isLong ? expect.soft : expect
      if (isLong && differences.length > 0) console.error(`step ${offset + index}, ${label} (pick ${pick}, value ${value}):`, differences)
      compare(differences, `step ${offset + index}, ${label} (pick ${pick}, value ${value}), seed ${seed}`).toEqual([])
      // A mistake that only warns has left an output of its own.
      const follows = last.state === state && !last.failed && !incremental.failed
      if (kind === 'text' && follows && differsInText(state, next)) expectOwnFiles(last.files, incremental.files, label)
      if (kind === 'nothing' && follows) expect(incremental.kept, label).toBe(incremental.pages)
      // A mistake is mended by the step after it.
      if (stays && !incremental.failed) {
        state = next
        history.push(next)
      }
      last = { ...incremental, state: next }
      if (!incremental.failed) succeeded++
    }
    return { succeeded }
  } finally {
    await folder.remove()
  }
}

async function takeStep(
  folder: SiteFolder,
  state: SiteState,
  history: readonly SiteState[],
  { kind, name, pick, value }: Step,
): Promise<{ next: SiteState; label: string; stays: boolean }> {
  switch (kind) {
    case 'edit': {
      const [label, edit] = entryOf(edits, name)
      return { next: edit(state, pick, value), label, stays: true }
    }
    case 'text':
      return { next: edits.text(state, pick, value), label: 'text', stays: true }
    case 'mistake': {
      const [label, edit] = entryOf(mistakes, name)
      return { next: edit(state, pick, value), label: `mistake ${label}`, stays: false }
    }
    case 'back':
      return { next: history[pick % history.length] ?? state, label: `back to state ${pick % history.length}`, stays: true }
    case 'damage':
      return { next: state, label: `damage ${await damageStore(folder.directory, pick, value)}`, stays: true }
    case 'nothing':
      return { next: state, label: 'nothing', stays: true }
  }
}

function entryOf(table: Record<string, Edit>, index: number): [string, Edit] {
  const entries = Object.entries(table)
  const entry = entries[index % entries.length]
  if (!entry) throw new Error('There are no edits.')
  return entry
}

/** Whether an edit of text has found something to edit. */
function differsInText(before: SiteState, after: SiteState): boolean {
  return Object.keys(after.files).filter((file) => before.files[file] !== after.files[file]).length === 1
}

/** Only the page itself, its text as Markdown, the feeds and texts that have it too, and the sitemap. */
function expectOwnFiles(before: ReadonlyMap<string, Buffer>, after: ReadonlyMap<string, Buffer>, label: string): void {
  const shared =
    /(?:^|\/)(?:(?:rss|atom|sitemap[^/]*)\.xml|feed\.json|llms(?:-full)?\.txt)$|^(?:algolia\/records\.ndjson|search-index\/manifest\.json|assets\/search\/(?:headings|texts|list)-\w*-[\da-f]+\.json)$/
  const searchPage = /^search-index\/pages\/\d+\.json$/
  const changed = changedFiles(before, after).filter((path) => !shared.test(path))
  const pages = new Set(changed.flatMap((path) => (searchPage.test(path) ? [] : [path.replace(/(?:\/index\.html|\.md)$/, '')])))
  expect(changed.filter((path) => searchPage.test(path)).length, label).toBeLessThanOrEqual(1)
  expect(pages.size, `${label} changed ${[...pages].join(', ')}`).toBeLessThanOrEqual(1)
}

/** Breaks, cuts or removes entries of the store; says what it did. */
async function damageStore(directory: string, pick: number, value: number): Promise<string> {
  const store = join(directory, '.sitegen/cache')
  const entries = await readdir(store, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const chosen = files.filter((_, index) => (index + pick) % 3 === 0)
  for (const file of chosen) {
    const bytes = await readFile(file)
    if (value % 3 === 0) await rm(file)
    else if (value % 3 === 1) await writeFile(file, bytes.subarray(0, Math.floor(bytes.length / 2)))
    else
      await writeFile(
        file,
        bytes.map((byte, index) => (index === bytes.length - 5 ? byte ^ 1 : byte)),
      )
  }
  return `${chosen.length} entries`
}

/** What went wrong once, or what a simpler cache would get wrong: file -> its new contents, undefined to remove it. */
const traps: [string, Record<string, string | undefined>][] = [
  ['a module in the place of another', { 'content/components/word.tsx': "export default 'shadow'\n" }],
  ['the first module again', { 'content/components/word.tsx': undefined }],
  [
    'a module that becomes a folder',
    { 'content/components/word.ts': undefined, 'content/components/word/index.ts': "export default 'folder'\n" },
  ],
  ['a static file at the path of a page', { 'static/about/index.html': 'static' }],
  ['a document that is gone while others link to it', { 'content/docs/guides/01-install.md': undefined }],
  [
    'the same document with other front matter',
    { 'content/docs/guides/01-install.md': '---\nid: install\nslug: /elsewhere\n---\n\nText\n' },
  ],
  ['a partial that imports another one', { 'content/docs/guides/_inner.md': 'Other text.\n\n## And a heading\n' }],
]

it(
  'edits that a cache easily gets wrong -> the files and the diagnostics of a clean build',
  async () => {
    const folder = await makeSiteFolder()
    try {
      let state = makeRichSite()
      await folder.write(state)
      await folder.buildIncrementally()
      for (const [label, change] of traps) {
        const files = Object.entries({ ...state.files, ...change }).filter(
          (entry): entry is [string, string | Uint8Array] => entry[1] !== undefined,
        )
        state = { ...state, files: Object.fromEntries(files) }
        await folder.write(state)
        expect(differencesOf(await folder.buildIncrementally(), await folder.buildCleanly()), label).toEqual([])
      }
    } finally {
      await folder.remove()
    }
  },
  timeout,
)

it(
  'commits of files that stay as they are -> the dates and authors of a clean build',
  async () => {
    const folder = await makeSiteFolder()
    let day = 1
    const git = (...words: string[]): void => {
      const env = { ...process.env, GIT_COMMITTER_DATE: `2024-01-0${day++}T00:00:00Z` }
      const settings = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', '-c', 'commit.gpgsign=false']
      const { status, stderr } = spawnSync('git', [...settings, ...words], { cwd: folder.directory, encoding: 'utf8', env })
      expect(status, stderr).toBe(0)
    }
    try {
      const { files, config } = makeRichSite()
      const dated = { showLastUpdateTime: true, showLastUpdateAuthor: true }
      const state: SiteState = { files, config: { ...config, docs: dated, blog: { ...dated, feeds: {} }, navbar: {} } }
      await folder.write(state)
      git('init', '-q')
      git('add', 'content/docs')
      git('commit', '-qm', 'One')
      const first = await folder.buildIncrementally()
      expect(first.files.get('docs/next/intro/index.html')?.toString()).toContain('2024')
      for (const words of [
        ['add', 'content'],
        ['commit', '-qm', 'Two'],
        ['commit', '-q', '--amend', '-m', 'Two', '--author', 'Bob <bob@example.com>'],
        ['rm', '-q', '--cached', 'content/docs/intro.md'],
      ]) {
        git(...words)
        expect(differencesOf(await folder.buildIncrementally(), await folder.buildCleanly()), words.join(' ')).toEqual([])
      }
    } finally {
      await folder.remove()
    }
  },
  timeout,
)

it('the table of edits -> every edit changes the first state', () => {
  for (const name of editNames) {
    const [, edit] = [name, (edits as Record<string, Edit>)[name]]
    const state = makeRichSite()
    const changes = Array.from({ length: 12 }, (_, value) => edit?.(state, value * 13, value))
    expect([name, changes.some((next) => JSON.stringify(next) !== JSON.stringify(state))]).toEqual([name, true])
  }
})
