import { describe, expect, it } from 'vitest'
import { WrongOption } from '../../bench/read-options.ts'
import { judgeAnswers } from '../../bench/search/judge-answers.ts'
import { parseSearchArguments } from '../../bench/search/search-options.ts'

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

describe('parseSearchArguments', () => {
  it('nothing -> the defaults', () => {
    expect(parseSearchArguments([], '/repository')).toEqual({ runs: 5, sizes: [1000, 4000], verbose: false, help: false })
  })

  it('folders -> absolute', () => {
    expect(parseSearchArguments(['--pagefind', 'peer', '--built', '/out'], '/repository')).toMatchObject({
      pagefind: '/repository/peer',
      built: '/out',
    })
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
