import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WrongOption } from '../../bench/read-options.ts'
import { createDocSearch } from '../../bench/search/docsearch.ts'
import { type CommandEnd, findPagefind, judgePeerTarget, pagefindVersion } from '../../bench/search/find-pagefind.ts'
import { parseSearchArguments } from '../../bench/search/search-options.ts'
import { judgeAnswers } from '../../src/plugins/search/query/judge-answers.ts'

describe('judgeAnswers', () => {
  it('ranks of the wanted pages -> their mean reciprocal rank and the parts that are first', async () => {
    const answers: Record<string, string[]> = {
      first: ['/docs/a/', '/docs/b'],
      third: ['/docs/x', '/docs/x/#y', '/docs/b.html', '/docs/a/index.html'],
      never: ['/docs/x'],
    }
    const queries = Object.keys(answers).map((query) => ({ query, pages: ['/docs/a', '/docs/c/'] }))
    const { reciprocalRank, first, firstThree, judged } = await judgeAnswers(queries, async (query) => answers[query] ?? [])
    expect(judged.map(({ rank }) => rank)).toEqual([1, 3, undefined])
    expect(reciprocalRank).toBeCloseTo((1 + 1 / 3) / 3)
    expect([first, firstThree]).toEqual([1 / 3, 2 / 3])
  })

  it('queries for a section -> the part of them whose first row leads to it', async () => {
    const answers: Record<string, string[]> = {
      right: ['/docs/a#props', '/docs/a'],
      page: ['/docs/a/', '/docs/a#props'],
      other: ['/docs/x#props', '/docs/a#props'],
      encoded: ['/docs/a#gr%C3%B6%C3%9Fe'],
    }
    const queries = Object.keys(answers).map((query) => ({ query, pages: ['/docs/a'], anchor: query === 'encoded' ? 'größe' : 'props' }))
    const asked = [...queries, { query: 'none', pages: ['/docs/a'] }]
    const { sections, judged } = await judgeAnswers(asked, async (query) => answers[query] ?? [])
    expect(judged.map(({ isSectionRight }) => isSectionRight)).toEqual([true, false, false, true, undefined])
    expect(sections).toBe(0.5)
  })
})

describe('findPagefind', () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'sitegen-bench-'))
    vi.spyOn(console, 'error').mockReturnValue()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    rmSync(root, { recursive: true, force: true })
  })
  const folder = (): string => join(root, 'node_modules/.cache/pagefind')
  /** As npm does it: the package and its program. */
  const install = (version: string): void => {
    const directory = join(folder(), 'node_modules/pagefind')
    mkdirSync(directory, { recursive: true })
    writeFileSync(join(directory, 'package.json'), JSON.stringify({ version }))
  }

  it('nothing installed -> installed in the version that the figures are of, beside the dependencies; then taken as it is', () => {
    const runs: string[][] = []
    const run = (program: string, args: readonly string[]): CommandEnd => {
      runs.push([program, ...args])
      if (program === 'npm') install(pagefindVersion)
      return { status: 0, text: '' }
    }
    expect(findPagefind('install', root, run)).toEqual({ directory: folder() })
    expect(runs[0]).toEqual(['npm', 'install', '--prefix', folder(), '--save-exact', '--no-audit', '--no-fund', 'pagefind@1.6.0'])
    runs.length = 0
    expect(findPagefind('install', root, run)).toEqual({ directory: folder() })
    expect(runs.map(([program]) => program)).not.toContain('npm')
  })

  it('another version -> installed anew', () => {
    install('1.0.0')
    const programs: string[] = []
    findPagefind('install', root, (program) => {
      programs.push(program)
      return { status: 0, text: '' }
    })
    expect(programs[0]).toBe('npm')
  })

  it.each([
    ['an installation', 'npm'],
    ['a program', join('.bin', 'pagefind')],
  ])('%s that fails -> a failure, and why', (_what, failing) => {
    const found = findPagefind('install', root, (program) =>
      program.endsWith(failing) ? { status: 1, text: 'no network' } : { status: 0, text: '' },
    )
    expect(found).toEqual({ missing: 'failed' })
    expect(vi.mocked(console.error).mock.calls.flat().join('')).toContain('no network')
  })

  it('a folder, or none on purpose -> nothing is installed', () => {
    const run = (): CommandEnd => expect.unreachable()
    expect(findPagefind({ directory: '/peer' }, root, run)).toEqual({ directory: '/peer' })
    expect(findPagefind('skip', root, run)).toEqual({ missing: 'skipped' })
  })
})

describe('judgePeerTarget', () => {
  it.each([
    [{ directory: '/peer' }, true, true, 'met'],
    [{ directory: '/peer' }, false, false, 'NOT MET'],
    [{ missing: 'failed' as const }, undefined, false, 'not measured'],
    [{ missing: 'skipped' as const }, undefined, true, 'not measured'],
  ])('%j, target held: %s -> fine: %s, "%s"', (peer, holds, isFine, text) => {
    expect(judgePeerTarget(peer, holds)).toEqual({ isFine, text })
  })
})

describe('createDocSearch', () => {
  const record = (url: string, lvl1: string, content: string | null = null, pageRank = 10, position = 0) => ({
    url,
    hierarchy: { lvl1 },
    content,
    weight: { pageRank, level: content === null ? 100 : 0, position },
  })
  const settings = {
    searchableAttributes: ['unordered(hierarchy.lvl1)', 'content'],
    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    minWordSizefor1Typo: 5,
    minWordSizefor2Typos: 9,
  }
  const ask = (query: string, ...records: ReturnType<typeof record>[]): Promise<string[]> => createDocSearch(records, settings)(query)

  it.each([
    ['a title before a text', 'sequence', ['/b', '/a'], [record('/a', 'Audio', 'A sequence'), record('/b', 'Sequence')]],
    ['the word itself before a mistake', 'render', ['/b', '/a'], [record('/a', 'Rendr'), record('/b', 'Render')]],
    ['words beside each other first', 'audio volume', ['/b', '/a'], [record('/a', 'Audio and its volume'), record('/b', 'Audio volume')]],
    ['the whole word before a beginning', 'vid', ['/b', '/a'], [record('/a', 'Video'), record('/b', 'Vid')]],
    ['then the weight of the page', 'clip', ['/b', '/a'], [record('/a', 'Clip', null, 1), record('/b', 'Clip', null, 9)]],
    ['names in camel case by their parts', 'video config', ['/a'], [record('/a', 'useVideoConfig()')]],
    ['each address once', 'clip', ['/a'], [record('/a', 'Clip'), record('/a', 'Clip', 'A clip')]],
    ['pages with all words alone, where there are any', 'clip audio', ['/a'], [record('/a', 'Clip audio'), record('/b', 'Clip')]],
    ['else those with some', 'clip zebra', ['/a'], [record('/a', 'Clip')]],
  ])('%s: %s -> %j', async (_, query, urls, records) => {
    expect(await ask(query, ...records)).toEqual(urls)
  })
})

describe('parseSearchArguments', () => {
  it('nothing -> the defaults', () => {
    expect(parseSearchArguments([], '/repository')).toEqual({
      runs: 5,
      sizes: [1000, 4000],
      pagefind: 'install',
      verbose: false,
      help: false,
    })
  })

  it('folders -> absolute', () => {
    expect(parseSearchArguments(['--pagefind', 'peer', '--built', '/out'], '/repository')).toMatchObject({
      pagefind: { directory: '/repository/peer' },
      built: '/out',
    })
  })

  it('--no-pagefind -> without it; with a folder of it, too -> which of the two', () => {
    expect(parseSearchArguments(['--no-pagefind'], '/repository').pagefind).toBe('skip')
    expect(() => parseSearchArguments(['--no-pagefind', '--pagefind', 'peer'], '/repository')).toThrow(WrongOption)
  })

  it.each([
    ['--sizes', '5'],
    ['--sizes', '1,2,3'],
    ['--sizes', 'a,b'],
    ['--runs', '0'],
  ])('%s %s -> what was expected', (option, value) => {
    expect(() => parseSearchArguments([option, value], '/repository')).toThrow(WrongOption)
    expect(() => parseSearchArguments([option, value], '/repository')).toThrow(/expected .* found "/)
  })
})
