// `search query`: what readers would find, in the terminal.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../src/build/build-site.ts'
import { runCommandLine } from '../../src/cli/run-command-line.ts'
import { createFakeTerminal } from './fake-terminal.ts'
import { config, makeFolder } from './run-program.ts'

let cwd = ''

async function run(...args: string[]): Promise<{ exitCode: number; out: string; err: string }> {
  const terminal = createFakeTerminal({ workingDirectory: cwd })
  const exitCode = await runCommandLine(['search', 'query', ...args], terminal)
  return { exitCode, out: terminal.out, err: terminal.err }
}

beforeAll(async () => {
  cwd = makeFolder({
    'site.config.ts': config,
    'content/docs/clip.md': '---\ntitle: useClip()\n---\n\nPlays a file.\n\n## Volume\n\nHow loud it is.\n',
    'content/docs/unbroken.md': `---\ntitle: Unbroken\n---\n\n${'x'.repeat(200)}\n`,
    'content/docs/other.md': '---\ntitle: "Escape \\e[31mred"\n---\n\nA clip of another kind.\n',
  })
  await buildSite({ siteDirectory: cwd, outDirectory: join(cwd, 'build'), write: true })
})
afterAll(() => rmSync(cwd, { recursive: true, force: true }))

describe('search query', () => {
  it('words -> the results, the best one first', async () => {
    const { exitCode, out } = await run('clip volume', '--limit', '1')
    expect(exitCode).toBe(0)
    expect(out).toMatch(
      /^1\. Documentation > useClip\(\) > Volume\n {3}\/docs\/clip#volume\n {3}How loud it is\.\n\n\d+ results, 1 shown\.\n$/,
    )
  })

  it('--format json -> the same as data', async () => {
    const { out } = await run('useClip', '--format', 'json')
    const { query, nbHits, hits } = JSON.parse(out)
    expect(query).toBe('useClip')
    expect(nbHits).toBe(hits.length)
    expect(hits[0]).toMatchObject({ url: '/docs/clip', type: 'lvl1', hierarchy: { lvl1: 'useClip()' } })
  })

  it('nothing found -> says so', async () => {
    expect(await run('zebra')).toMatchObject({ exitCode: 0, out: 'Nothing was found for "zebra".\n' })
  })

  it('a long text without spaces -> its beginning', async () => {
    const { out } = await run('unbroken')
    expect(out).toContain(`   ${'x'.repeat(200)}\n\n`)
  })

  it('a query with a dash behind -- -> its results', async () => {
    expect((await run('--', '--volume')).out).toContain('/docs/clip#volume')
  })

  it.each([
    '{"format":3,',
    '{"format":99}',
    '{"format":3,"generation":"","language":"en","tags":[],"groups":[],"runs":[],"headings":{"":"0"},"texts":{}}',
  ])('a folder with half of an index, %s -> what is missing, and exit code 2', async (manifest) => {
    mkdirSync(join(cwd, 'half/search-index'), { recursive: true })
    writeFileSync(join(cwd, 'half/search-index/manifest.json'), manifest)
    const { exitCode, err } = await run('clip', '--out', 'half')
    expect(exitCode).toBe(2)
    expect(err).toMatch(/Expected a whole search index in ".*half", but it cannot be read: [\s\S]*Run `sitegen build` again\./)
  })

  it('signs that would steer the terminal -> written out', async () => {
    const { out } = await run('escape')
    expect(out).not.toContain('\u001b')
    expect(out).toContain('Escape')
  })

  it.each([
    [['x', '--limit', '0'], 'Expected a whole number from 1 to 100.'],
    [['x', '--format', 'xml'], 'Expected one of pretty, json.'],
    [['x', '--out', 'nowhere'], 'found no search-index/manifest.json there'],
    [[], "missing required argument 'words'"],
  ])('%j -> what was expected, and exit code 2', async (args, message) => {
    const { exitCode, err } = await run(...args)
    expect(exitCode).toBe(2)
    expect(err).toContain(message)
  })
})

describe('search query --explain', () => {
  it('words -> for each page its score, and where each word stands', async () => {
    const { exitCode, out } = await run('clip volume', '--explain', '--limit', '1')
    expect(exitCode).toBe(0)
    expect(out).toMatch(/^1\. \/docs\/clip\n {3}score [\d.]+, weight 1, standing \d\n {3}clip: title.*\n {3}volume: heading.*\n$/)
  })

  it('--format json -> the same as data', async () => {
    const { pages } = JSON.parse((await run('clip', '--explain', '--format', 'json')).out)
    expect(pages[0]).toMatchObject({
      path: '/docs/clip',
      words: [{ term: 'clip', places: expect.arrayContaining([{ place: 'title', quality: 1 }]) }],
    })
  })
})
