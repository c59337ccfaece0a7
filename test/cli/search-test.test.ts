// `search test`: how well the search answers a file of queries.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../src/build/build-site.ts'
import { runCommandLine } from '../../src/cli/run-command-line.ts'
import { createFakeTerminal } from './fake-terminal.ts'
import { config, makeFolder } from './run-program.ts'

let cwd = ''

async function run(queries: string, ...args: string[]): Promise<{ exitCode: number; out: string; err: string }> {
  writeFileSync(join(cwd, 'queries.tsv'), queries)
  const terminal = createFakeTerminal({ workingDirectory: cwd })
  const exitCode = await runCommandLine(['search', 'test', 'queries.tsv', ...args], terminal)
  return { exitCode, out: terminal.out, err: terminal.err }
}

beforeAll(async () => {
  cwd = makeFolder({
    'site.config.ts': config,
    'content/docs/clip.md': '---\ntitle: Clips\nsearch_terms: piece of film\n---\n\nShows a file.\n',
    'content/docs/clip-list.md': '---\ntitle: Clips in lists\nsearch_boost: 0.1\n---\n\nMany.\n',
    'content/docs/gone.md': '---\ntitle: Clips nobody shall find\nsearch: false\n---\n\nHidden.\n',
  })
  await buildSite({ siteDirectory: cwd, outDirectory: join(cwd, 'build'), write: true })
})
afterAll(() => rmSync(cwd, { recursive: true, force: true }))

describe('search test', () => {
  it('queries with their pages -> the figures; pages that are first, second, and none', async () => {
    const { exitCode, out } = await run(
      '# what readers ask\nclips\t/docs/clip\npiece of film\t/docs/clip\nclips\t/docs/clip-list\nhidden\t/docs/gone\n',
    )
    expect(out).toBe('4 queries: mean reciprocal rank 0.625, first 50.0 %, first three 75.0 %.\n')
    expect(exitCode).toBe(0)
  })

  it('--missed -> the queries whose page is not first', async () => {
    const { out } = await run('hidden\t/docs/gone\n', '--missed')
    expect(out).toContain('-\thidden\n  expected /docs/gone\n  found nothing\n')
  })

  it('--threshold -> exit code 1 below it, 0 at it', async () => {
    expect(await run('hidden\t/docs/gone\n', '--threshold', '0.5')).toMatchObject({
      exitCode: 1,
      out: expect.stringContaining('Expected at least 0.5.'),
    })
    expect((await run('clips\t/docs/clip\n', '--threshold', '1')).exitCode).toBe(0)
  })

  it.each([
    ['clips /docs/clip\n', 'queries.tsv: Expected line 1 to be a query, a tab and a path'],
    ['\n', 'Expected queries in "queries.tsv", found none.'],
  ])('%j -> exit code 2, and what is expected', async (queries, message) => {
    expect(await run(queries)).toMatchObject({ exitCode: 2, err: expect.stringContaining(message) })
  })
})

describe('search test of a site in two languages', () => {
  const folder = (): string => join(cwd, 'two')
  beforeAll(async () => {
    const siteDirectory = makeFolder({
      'site.config.ts':
        "export default { title: 'Zwei', url: 'https://example.com', i18n: { defaultLocale: 'de', locales: ['de', 'zh-Hans'] }, onOrphanPages: 'ignore' }\n",
      'content/docs/haus.md': '# Häuser\n\nDach und Wand.\n',
      'content/i18n/zh-Hans/docs/haus.md': '# 房屋\n\n屋顶和墙壁。\n',
    })
    await buildSite({ siteDirectory, outDirectory: folder(), write: true })
    rmSync(siteDirectory, { recursive: true, force: true })
  })

  it.each([
    ['Haus', []],
    ['墙壁', ['--locale', 'zh-Hans']],
    ['Haus', ['--locale', 'de']],
  ])('%s, %j -> its page, by the words of the language', async (query, args) => {
    const { out } = await run(`${query}\t/docs/haus\n`, '--out', folder(), ...args)
    expect(out).toContain('mean reciprocal rank 1.000')
  })

  it('a language that the site does not have -> exit code 2, and those that it has', async () => {
    const { exitCode, err } = await run('Haus\t/docs/haus\n', '--out', folder(), '--locale', 'fr')
    expect(err).toContain('Expected --locale to be one of de, zh-Hans, found fr.')
    expect(exitCode).toBe(2)
  })
})
