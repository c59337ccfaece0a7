// How well the search answers what readers of a German and of a Chinese documentation look for: the floor below which no change may bring it.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { judgeFiles } from '../../bench/search/quality.ts'
import { parseQueries } from '../../src/plugins/search/query/parse-queries.ts'
import { shareBuild } from './build-test-site.ts'

describe('the search of a site in German and Chinese', () => {
  const built = shareBuild('search-languages')

  it.each([
    ['german', '', 0.95],
    ['chinese', 'zh-Hans/', 0.95],
  ])('what readers of its %s pages look for -> found, most of it first', async (language, folder, floor) => {
    const file = fileURLToPath(new URL(`../plugins/search/queries-${language}.tsv`, import.meta.url))
    const queries = parseQueries(await readFile(file, 'utf8'))
    expect(queries.length).toBeGreaterThanOrEqual(40)
    const { reciprocalRank, first, judged } = await judgeFiles((name) => built().read(folder + name), queries)
    console.info(`${language}: mean reciprocal rank ${reciprocalRank.toFixed(3)}, first ${(first * 100).toFixed(1)} %`)
    expect(judged.filter(({ rank }) => rank === undefined || rank > 3)).toEqual([])
    expect(reciprocalRank).toBeGreaterThanOrEqual(floor)
  })

  it('what the search knows of the words of a language -> a script for the readers of that language alone', async () => {
    const { files, read } = built()
    const scripts = (await files()).filter((name) => name.includes('assets/search/words-'))
    expect(scripts).toEqual([
      expect.stringMatching(/^assets\/search\/words-german-\w+\.js$/),
      expect.stringMatching(/^zh-Hans\/assets\/search\/words-chinese-\w+\.js$/),
    ])
    const [german = '', chinese = ''] = await Promise.all(scripts.map((name) => read(name)))
    expect(german.length).toBeLessThan(11_000)
    expect(chinese.length).toBeLessThan(4_000)
    expect(JSON.parse(await read('search-index/manifest.json')).words).toBe(scripts[0])
  })
})
