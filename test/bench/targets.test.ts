import { expect, test } from 'vitest'
import { formatRatio, formatTable } from '../../bench/format.ts'
import { printResults } from '../../bench/print-results.ts'
import type { BenchmarkResults, BuildResult } from '../../bench/results.ts'
import { judge } from '../../bench/targets.ts'

const machine = {
  date: '2026-01-02T03:04:05.000Z',
  system: 'Linux',
  processor: 'X',
  cores: 2,
  memoryGigabytes: 24,
  node: '20.19.0',
  load: 0,
}

function resultsWith(part: Partial<BenchmarkResults>): BenchmarkResults {
  const empty = { builds: [], edits: [], outputs: [], installations: [], dev: [], helpMilliseconds: [], problems: [] }
  return { machine, pages: 1000, tools: [{ name: 'sitegen', versions: { sitegen: '0.1.0' } }], ...empty, ...part }
}

const build = (tool: string, mode: BuildResult['mode'], seconds: number, more: Partial<BuildResult> = {}): BuildResult => ({
  tool,
  pages: 1000,
  mode,
  seconds,
  ...more,
})

function verdictOn(what: string, results: BenchmarkResults) {
  const verdict = judge(results).find((one) => one.what.startsWith(what))
  return verdict && { ours: verdict.ours, ratio: verdict.ratio, met: verdict.met }
}

test('nothing measured -> no verdict on any target', () => {
  expect(judge(resultsWith({})).map(({ met }) => met)).toEqual(Array.from({ length: 14 }, () => undefined))
})

test('exactly a seventh of the time of the peer -> met', () => {
  const builds = [
    build('sitegen', 'cold', 6),
    build('sitegen', 'cold', 4),
    build('sitegen', 'cold', 90),
    build('Docusaurus Faster', 'cold', 42),
  ]
  expect(verdictOn('cold build', resultsWith({ builds }))).toEqual({ ours: '6.00 s', ratio: '1/7.0', met: true })
})

test('processor time of cold builds, where it was measured -> the medians of both', () => {
  const builds = [
    build('sitegen', 'cold', 6, { cpuSeconds: 11 }),
    build('sitegen', 'cold', 6),
    build('sitegen', 'warm', 1, { cpuSeconds: 1 }),
    build('Docusaurus Faster', 'cold', 42, { cpuSeconds: 66 }),
  ]
  expect(verdictOn('CPU time', resultsWith({ builds }))).toEqual({ ours: '11.0 s', ratio: '1/6.0', met: false })
})

test('a little more than a twentieth -> not met', () => {
  const builds = [build('sitegen', 'warm', 1.01), build('Docusaurus Faster', 'warm', 20)]
  expect(verdictOn('build with nothing changed', resultsWith({ builds }))).toEqual({ ours: '1.01 s', ratio: '1/19.8', met: false })
})

test('times without the peer, or beside another one -> no verdict', () => {
  const builds = [build('sitegen', 'edit', 1), build('Eleventy', 'edit', 2)]
  expect(verdictOn('build after editing', resultsWith({ builds }))).toEqual({ ours: '1.00 s', ratio: '-', met: undefined })
})

test('times at another size -> left out of the comparison', () => {
  const builds = [build('sitegen', 'cold', 5), build('sitegen', 'cold', 50, { pages: 4000 }), build('Docusaurus Faster', 'cold', 35)]
  expect(verdictOn('cold build', resultsWith({ builds }))).toEqual({ ours: '5.00 s', ratio: '1/7.0', met: true })
})

test('memory at the largest size against the compared one -> met up to 1.5 times', () => {
  const usual = build('sitegen', 'cold', 1, { peakBytes: 400e6 })
  const large = (peakBytes: number) => build('sitegen', 'cold', 1, { pages: 4000, peakBytes })
  expect(verdictOn('peak memory, 4000', resultsWith({ builds: [usual, large(600e6)] }))).toEqual({
    ours: '1.50 times',
    ratio: '-',
    met: true,
  })
  expect(verdictOn('peak memory, 4000', resultsWith({ builds: [usual, large(601e6)] }))?.met).toBe(false)
})

test('an edit that changed another page -> not met', () => {
  const edits = [{ tool: 'sitegen', pages: 1000, changed: ['a/index.html', 'b/index.html'], unexpected: ['b/index.html'] }]
  expect(verdictOn('files an edited page changes', resultsWith({ edits }))).toEqual({
    ours: '2, 1 of them unexpected',
    ratio: '-',
    met: false,
  })
})

test('the same page at two sizes -> met within 2 %', () => {
  const output = (pages: number, yardstickBytes: number) => ({
    tool: 'sitegen',
    pages,
    files: 1,
    bytes: 1,
    middlePageBytes: 28_000,
    yardstickBytes,
  })
  const name = 'the same page in sites of'
  expect(verdictOn(name, resultsWith({ outputs: [output(1000, 10_000), output(4000, 10_200)] }))).toEqual({
    ours: 'within 2.0 %',
    ratio: '-',
    met: true,
  })
  expect(verdictOn(name, resultsWith({ outputs: [output(1000, 10_000), output(4000, 10_201)] }))?.met).toBe(false)
  expect(verdictOn(name, resultsWith({ outputs: [output(1000, 10_000)] }))?.met).toBeUndefined()
})

test('dev figures -> the cold start and the median of all edits count', () => {
  const dev = [
    { tool: 'sitegen', pages: 1000, start: 'cold' as const, shownMilliseconds: 1000, editMilliseconds: [70, 60, 200] },
    { tool: 'sitegen', pages: 4000, start: 'cold' as const, shownMilliseconds: 1250, editMilliseconds: [75, 90] },
    { tool: 'sitegen', pages: 1000, start: 'warm' as const, shownMilliseconds: 9999, editMilliseconds: [] },
  ]
  expect(verdictOn('dev: start to first page', resultsWith({ dev }))).toEqual({ ours: '1,000 ms', ratio: '-', met: true })
  expect(verdictOn('dev: start in sites of', resultsWith({ dev }))).toEqual({ ours: 'within 25.0 %', ratio: '-', met: false })
  expect(verdictOn('dev: edit saved', resultsWith({ dev }))).toEqual({ ours: '75 ms', ratio: '-', met: true })
})

test('figures -> tables that say what was met and what was not measured', () => {
  const text = printResults(
    resultsWith({
      builds: [build('sitegen', 'cold', 7), build('Docusaurus Faster', 'cold', 30)],
      helpMilliseconds: [80],
      problems: ['dev: not built yet.'],
    }),
  )
  expect(text).toMatch(/\| cold build +\| +7\.00 s \| +30\.0 s \| +1\/4\.3 \| +at most 1\/7 \| +NOT MET \|/)
  expect(text).toMatch(/\| sitegen --help +\| +80 ms \| +- \| +- \| +at most 150 ms \| +met \|/)
  expect(text).toMatch(/\| installed production dependencies +.*not measured \|/)
  expect(text).toContain('### Not measured\n\n- dev: not built yet.')
})

test('a busy machine -> the head says so', () => {
  expect(printResults(resultsWith({ machine: { ...machine, load: 3 } }))).toContain('busy')
  expect(printResults(resultsWith({}))).not.toContain('busy')
})

test('ratios -> ours against the peer', () => {
  expect([formatRatio(1, 5), formatRatio(6, 5), formatRatio(0, 5)]).toEqual(['1/5.0', '1.2 times', '-'])
})

test('rows of uneven length -> a table with even columns', () => {
  expect(
    formatTable(
      ['', 'b'],
      [
        ['one', '1'],
        ['three', '22'],
      ],
    ),
  ).toBe('|       |   b |\n| ----- | --: |\n| one   |   1 |\n| three |  22 |')
})
