// What the build writes for a hosted index, with and without one in the configuration; and the client library that a hosted search needs.
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findClientLibrary, testedVersion } from '../../../src/plugins/algolia/find-client-library.ts'
import type { SearchRecord } from '../../../src/plugins/algolia/make-records.ts'
import { largestRecord } from '../../../src/plugins/algolia/record-lines.ts'
import { openTestSite, type TestBuild } from '../../build/build-test-site.ts'

const hosted = { provider: 'algolia', appId: 'ABC123', apiKey: 'k', indexName: 'docs' }

function configOf(parts: object): Record<string, string> {
  return {
    'site.config.ts': `export default ${JSON.stringify({ title: 'T', url: 'https://example.com', onOrphanPages: 'ignore', ...parts })}`,
  }
}

const pages = {
  'content/docs/spring.md': '# spring()\n\nA physical animation.\n\n## Damping\n\nHow hard it slows down.\n',
  'content/docs/easing.md': '---\ndescription: Curves\n---\n# Easing\n\nCurves over time. Émoji 🎬 and "quotes" & <b>tags</b>.\n',
  'content/docs/hidden.md': '---\nunlisted: true\n---\n# Hidden\n\nA secret.\n',
}

async function recordsOf(build: TestBuild): Promise<SearchRecord[]> {
  const lines = (await build.read('algolia/records.ndjson')).trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line))
}

describe('records of a build', () => {
  it.each([
    ['no search options', {}],
    ['a hosted search', { search: hosted }],
  ])('%s -> records and settings, unlisted pages left out', async (_what, parts) => {
    const site = await openTestSite({ ...configOf({ baseUrl: '/kit/', ...parts }), ...pages })
    const build = await site.build()
    expect(build.findings).toEqual([])
    const records = await recordsOf(build)
    expect(records.filter(({ type }) => type !== 'content').map(({ url, hierarchy }) => [url, hierarchy.lvl1, hierarchy.lvl2])).toEqual([
      ['https://example.com/kit/docs/easing', 'Easing', null],
      ['https://example.com/kit/docs/spring', 'spring()', null],
      ['https://example.com/kit/docs/spring#damping', 'spring()', 'Damping'],
    ])
    expect(records.find(({ content }) => content?.startsWith('Curves'))?.content).toBe('Curves over time. Émoji 🎬 and "quotes" & tags.')
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length)
    expect(JSON.parse(await build.read('algolia/settings.json'))).toMatchObject({ attributeForDistinct: 'url', queryLanguages: ['en'] })
    for (const record of records) expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThanOrEqual(largestRecord)
  })

  it('nothing but unlisted pages and a version with noIndex -> no records, and a file that says so', async () => {
    const docs = { versions: { current: { noIndex: true } } }
    const site = await openTestSite({ ...configOf({ docs, search: hosted }), ...pages })
    const build = await site.build()
    expect(build.findings).toEqual([])
    expect(await build.read('algolia/records.ndjson')).toBe('')
  })

  it('search: false -> nothing', async () => {
    const site = await openTestSite({ ...configOf({ search: false }), ...pages })
    const files = await (await site.build()).files()
    expect(files.filter((file) => file.startsWith('algolia/'))).toEqual([])
  })

  it('an edit, a page that comes, one that goes, a title that changes -> the same bytes as a clean build', async () => {
    const site = await openTestSite({ ...configOf({}), ...pages })
    await site.build()
    const edits: Record<string, string | undefined>[] = [
      { 'content/docs/spring.md': '# spring()\n\nAnother text.\n\n## Damping\n\nHow hard it slows down.\n' },
      { 'content/docs/added.md': '# Added\n\nNew.\n' },
      { 'content/docs/easing.md': undefined },
      { 'content/docs/spring.md': '# spring() renamed\n\nAnother text.\n' },
    ]
    for (const edit of edits) {
      for (const [file, text] of Object.entries(edit)) {
        if (text === undefined) await rm(join(site.directory, file))
        else await site.write({ [file]: text })
      }
      const records = await (await site.build()).read('algolia/records.ndjson')
      expect(await (await site.build({ cache: false })).read('algolia/records.ndjson')).toBe(records)
    }
  })

  it('another address or base URL -> other addresses in all records', async () => {
    const site = await openTestSite({ ...configOf({}), ...pages })
    await site.build()
    await site.write(configOf({ url: 'https://other.example', baseUrl: '/v2/' }))
    const records = await recordsOf(await site.build())
    expect(records.every(({ url }) => url.startsWith('https://other.example/v2/docs/'))).toBe(true)
  })

  it('nothing changed -> the file of the last build; a file that was tampered with -> written again', async () => {
    const site = await openTestSite({ ...configOf({}), ...pages })
    const first = await site.build()
    const { outDirectory = '' } = first.report
    const file = join(outDirectory, 'algolia/records.ndjson')
    const text = await first.read('algolia/records.ndjson')
    const { ino } = await stat(file)
    await site.build()
    expect((await stat(file)).ino).toBe(ino)
    await writeFile(file, text.replace('physical', 'poisoned'))
    await site.write({ 'content/docs/easing.md': '# Easing\n\nEdited.\n' })
    const records = await (await site.build()).read('algolia/records.ndjson')
    expect(records).not.toContain('poisoned')
    expect(records).toContain('Edited.')
  })
})

describe('the client library', () => {
  it('a site with its own index -> nothing of the provider in any script', async () => {
    const site = await openTestSite({ ...configOf({}), ...pages })
    const build = await site.build()
    const scripts = (await build.files()).filter((file) => file.endsWith('.js'))
    const texts = await Promise.all(scripts.map((file) => build.read(file)))
    expect(texts.length).toBeGreaterThan(3)
    expect(texts.join('').includes('algolianet')).toBe(false)
    expect(scripts.filter((file) => file.includes('algolia'))).toEqual([])
  })

  it('a site that is searched by the provider -> its client in a script of its own', async () => {
    const site = await openTestSite({ ...configOf({ search: hosted }), ...pages })
    const build = await site.build()
    const scripts = (await build.files()).filter((file) => file.endsWith('.js'))
    const texts = await Promise.all(scripts.map((file) => build.read(file)))
    expect(texts.filter((text) => text.includes('algolianet'))).toHaveLength(1)
    expect((await build.files()).filter((file) => /^(?:assets\/search|search-index)\//.test(file))).toEqual([])
  })

  it('another major version in the site -> the version, where the provider is named, and how to get the right one', async () => {
    const site = await openTestSite({
      'site.config.ts':
        "export default {\n  title: 'T',\n  url: 'https://example.com',\n  search: { provider: 'algolia', appId: 'A', apiKey: 'k', indexName: 'i' },\n}\n",
      ...pages,
    })
    const folder = join(site.directory, 'node_modules/algoliasearch')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'package.json'), '{ "name": "algoliasearch", "version": "4.24.0" }')
    await writeFile(join(folder, 'lite.js'), '')
    const { report, diagnostics } = await site.build()
    expect(report.failed).toBe(true)
    expect(diagnostics).toEqual([
      {
        id: 'config-invalid',
        level: 'error',
        message: 'Expected the package algoliasearch 5 to be installed for the search provider "algolia", found 4.24.0.',
        place: { file: 'site.config.ts', line: 4, column: 23, endLine: 4, endColumn: 32 },
        hint: `Run \`npm install --save-exact algoliasearch@${testedVersion}\` in the folder of the site.`,
      },
    ])
  })

  it('a React that is too old as well -> both are named at once', async () => {
    const files = [
      ['algoliasearch/lite.js', ''],
      ['algoliasearch/package.json', '{ "name": "algoliasearch", "version": "4.24.0" }'],
      ['react/package.json', '{ "name": "react", "version": "18.3.1" }'],
      ['react-dom/package.json', '{ "name": "react-dom", "version": "18.3.1" }'],
    ] as const
    const site = await openTestSite({
      'site.config.ts':
        "export default {\n  title: 'T',\n  url: 'https://example.com',\n  search: { provider: 'algolia', appId: 'A', apiKey: 'k', indexName: 'i' },\n}\n",
      ...pages,
    })
    for (const [path, text] of files) {
      const file = join(site.directory, 'node_modules', path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
    }
    const { diagnostics } = await site.build()
    expect(diagnostics.map(({ id }) => id).sort()).toEqual(['config-invalid', 'react-unusable'])
  })

  it('the version that is named -> that of the package', async () => {
    const packageJson = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8'))
    expect([packageJson.peerDependencies.algoliasearch, packageJson.devDependencies.algoliasearch]).toEqual([testedVersion, testedVersion])
  })

  it('a site without it -> that beside sitegen', () => {
    const { lite, full } = findClientLibrary({ siteDirectory: dirname(dirname(import.meta.dirname)), configFile: 'site.config.ts' })
    expect([lite, full].map((file) => file.replace(/^.*node_modules\//, ''))).toEqual([
      'algoliasearch/dist/lite/builds/browser.js',
      'algoliasearch/dist/node.js',
    ])
  })
})
