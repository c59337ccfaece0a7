// What the browser is sent for islands: Preact for those of the theme, React for those of the site, and nothing of either to who has none.
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BrowserBundleOutput, bundleBrowser } from '../../src/bundle/bundle-browser.ts'
import { noSitePlugins } from '../../src/bundle/site-plugins.ts'
import { packageDirectory } from '../../src/lib/package-directory.ts'

let siteDirectory = ''

beforeAll(async () => {
  siteDirectory = await realpath(await mkdtemp(join(tmpdir(), 'sitegen-islands-')))
  await writeFile(join(siteDirectory, 'counter.tsx'), "'use client'\nexport default () => <button>0</button>\n")
})
afterAll(() => rm(siteDirectory, { recursive: true, force: true }))

function bundle(islands: Record<string, string>): Promise<BrowserBundleOutput> {
  return bundleBrowser({
    siteDirectory,
    baseUrl: '/docs/',
    components: {},
    islands: new Map(Object.entries(islands)),
    islandParts: new Map(),
    sheets: [],
    staticDirectories: [],
    clientModules: [],
    hasAnnouncementBar: true,
    hidesNavbar: true,
    hasSearch: true,
    pageViewEndpoint: undefined,
    askAi: undefined,
    searchClient: undefined,
    leftOut: { files: [], imports: [] },
    sitePlugins: noSitePlugins,
    codeStyles: '',
    accentColor: undefined,
    languages: {},
    isAlsoBuiltIn: true,
  })
}

const search = join(packageDirectory, 'src/plugins/search/theme/search-button.tsx')
const counter = (): string => join(siteDirectory, 'counter.tsx')

/** Address of a module -> what it and the modules that it imports at once contain. */
function textOf({ files }: Pick<BrowserBundleOutput, 'files'>, url: string | undefined): string {
  const path = url?.replace('/docs/', '') ?? ''
  const own = Buffer.from(files.get(path) ?? '').toString()
  const imported = [...own.matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g)].map(([, name]) =>
    textOf({ files }, `/docs/assets/js/${name}`),
  )
  return [own, ...imported].join('\n')
}

const react = 'react.transitional.element'

describe('bundleBrowser', () => {
  it('islands of the theme alone -> no file has React in it', async () => {
    const output = await bundle({ 'sitegen:search': search })
    expect(output.islandUrls['sitegen:search']).toMatch(/^\/docs\/assets\/js\/search-button-\w+\.js$/)
    expect([...output.files.values()].filter((content) => Buffer.from(content).includes(react))).toEqual([])
  })

  it('islands of the theme and of the site -> React with those of the site only', async () => {
    const output = await bundle({ 'sitegen:search': search, 'counter.tsx': counter() })
    expect(textOf(output, output.islandUrls['counter.tsx'])).toContain(react)
    expect(textOf(output, output.islandUrls['sitegen:search'])).not.toContain(react)
    expect(textOf(output, output.runtime)).not.toContain(react)
  })

  it('islands of the theme, made when sitegen was compiled -> the worker that they start is below the base URL of the site', async () => {
    const output = await bundle({ 'sitegen:search': search })
    const worker = [...output.files.keys()].find((path) => path.includes('search-worker'))
    expect(textOf(output, output.islandUrls['sitegen:search'])).toContain(`"/docs/${worker}"`)
    expect([...output.files.values()].filter((content) => Buffer.from(content).includes('__sitegen_base_url__'))).toEqual([])
  })

  it('two islands whose files have the same name -> an address for each', async () => {
    await mkdir(join(siteDirectory, 'other'))
    const other = join(siteDirectory, 'other/counter.tsx')
    await writeFile(other, "'use client'\nexport default () => <button>1</button>\n")
    const { islandUrls } = await bundle({ 'counter.tsx': counter(), 'other/counter.tsx': other })
    expect(Object.values(islandUrls)).toEqual(Array(2).fill(expect.stringMatching(/^\/docs\/assets\/js\/counter-\w+\.js$/)))
    expect(new Set(Object.values(islandUrls)).size).toBe(2)
  })

  it('hooks that an island imports and does not use -> not loaded for it, also beside an island that uses them', async () => {
    const theme = "from 'sitegen/theme'"
    const islands = {
      uses: `import { useDocs } ${theme}\nexport default () => <b>{useDocs().id}</b>`,
      imports: `import { useDocs, useBlog } ${theme}\nexport default () => <b>0</b>`,
      links: `import { Link, useDocs } ${theme}\nexport default () => <Link to="/">0</Link>`,
      all: `import * as theme ${theme}\nexport default () => <b>0</b>`,
      allLinks: `import * as theme ${theme}\nexport default () => <theme.Link to="/">0</theme.Link>`,
      helped: "import { help } from './help'\nexport default () => <b>{help()}</b>",
    }
    await writeFile(
      join(siteDirectory, 'help.js'),
      `import { useDocs } ${theme}\nexport const help = () => 0\nexport const docs = () => useDocs().id\n`,
    )
    for (const [name, code] of Object.entries(islands)) await writeFile(join(siteDirectory, `${name}.jsx`), `'use client'\n${code}\n`)
    const { islandUses } = await bundle(Object.fromEntries(Object.keys(islands).map((name) => [name, join(siteDirectory, `${name}.jsx`)])))
    expect(Object.fromEntries(Object.entries(islandUses).map(([name, { site }]) => [name, site]))).toEqual({
      uses: ['config', 'docs'],
      links: ['config'],
      allLinks: ['config'],
    })
  })

  it('an island that exports `wake` -> that function alone, without React', async () => {
    const path = join(siteDirectory, 'plays.tsx')
    await writeFile(path, "'use client'\nexport default ({ children }) => children\nexport const wake = (island) => island.dataset.plays\n")
    const output = await bundle({ 'plays.tsx': path })
    const text = textOf(output, output.islandUrls['plays.tsx'])
    expect(text).toContain('.dataset.plays')
    expect(text).not.toContain(react)
    expect(text.length).toBeLessThan(200)
  })

  it('no islands -> the runtime alone', async () => {
    const { files, islandUrls } = await bundle({})
    expect(islandUrls).toEqual({})
    expect([...files.keys()].filter((path) => /search-button|react/.test(path))).toEqual([])
  })
})
