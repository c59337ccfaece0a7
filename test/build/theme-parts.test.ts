// Parts of the theme that a site replaces or wraps with components of its own.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { themeParts } from '../../src/config/theme-parts.ts'
import { packageDirectory } from '../../src/lib/package-directory.ts'
import { buildTestSite, shareBuild } from './build-test-site.ts'

describe('a site that replaces five parts', () => {
  const built = shareBuild('theme-parts')

  it('the build -> no findings', () => {
    expect(built().diagnostics).toEqual([])
  })

  it('a part with another component -> that component, with its link, island and style', async () => {
    const page = await built().read('docs/first/index.html')
    const [footer = ''] = /<footer.*<\/footer>/s.exec(page) ?? []
    expect(footer).toContain('First of Parts')
    expect(footer).toContain('data-own-link=""')
    expect(footer).toContain('data-export="Clock"')
    const sheets = (await built().files()).filter((file) => file.endsWith('.css'))
    const texts = await Promise.all(sheets.map((file) => built().read(file)))
    const own = sheets.filter((_, index) => texts[index]?.includes('.own-footer{'))
    expect(own).toHaveLength(1)
    expect(page).toContain(`href="/${own[0]}"`)
  })

  it('a wrapped part -> the original inside, with the other replaced parts', async () => {
    const page = await built().read('docs/first/index.html')
    expect(page).toContain('<p class="before">Before First</p>')
    expect(page).toContain('<aside class="own-contents">part-one</aside>')
    expect(page).toContain('class="contents-disclosure"')
    expect(page).toMatch(/<a [^>]*class="pager-link pager-next"[^>]*data-own-link=""/)
  })

  it('a part that MDX uses -> the component of the site', async () => {
    expect(await built().read('docs/first/index.html')).toContain('<div class="own-admonition">')
  })

  it('a replaced part in an island -> in its script too', async () => {
    const scripts = (await built().files()).filter((file) => file.endsWith('.js'))
    const texts = await Promise.all(scripts.map((file) => built().read(file)))
    expect(texts.some((text) => text.includes('data-own-link'))).toBe(true)
  })
})

describe('a wrong component', () => {
  const site = (key: string, file: Record<string, string>) => ({
    'site.config.ts': `export default {\n  title: 'T',\n  url: 'https://example.com',\n  components: { ${key}: 'content/theme/part.tsx' },\n}\n`,
    'content/pages/index.md': '# Home\n',
    ...file,
  })

  it('a name that no part has -> an error with the nearest one', async () => {
    await expect(buildTestSite(site('Foter', { 'content/theme/part.tsx': '' }))).rejects.toMatchObject({
      diagnostics: [{ id: 'config-unknown-key', place: { file: 'site.config.ts', line: 4 }, hint: expect.stringContaining('"Footer"') }],
    })
  })

  it('a file that does not exist -> an error that names both', async () => {
    await expect(buildTestSite(site('Footer', {}))).rejects.toMatchObject({
      diagnostics: [{ id: 'config-invalid', message: expect.stringMatching(/"components\.Footer".*content\/theme\/part\.tsx/) }],
    })
  })

  it.each(['', 'export const Footer = () => null\n'])(
    'no default export: %j -> an error at the file, which names the part',
    async (text) => {
      const { diagnostics } = await buildTestSite(site('Footer', { 'content/theme/part.tsx': text }))
      expect(diagnostics).toMatchObject([
        {
          id: 'component-not-loadable',
          level: 'error',
          place: { file: 'content/theme/part.tsx' },
          message: expect.stringContaining('the part Footer'),
        },
      ])
    },
  )

  it.each([
    ['export default function Footer( {', { line: 1 }],
    ["import { x } from './missing.ts'\nexport default () => <footer>{x}</footer>\n", { line: 1 }],
  ])('a module that cannot be bundled: %j -> one error at its place, and the pages are checked without it', async (text, place) => {
    const { diagnostics } = await buildTestSite({
      ...site('Footer', { 'content/theme/part.tsx': text }),
      'content/pages/index.md': '# Home\n\n[Away](/away)\n',
    })
    expect(diagnostics).toMatchObject([
      { id: 'link-broken', place: { file: 'content/pages/index.md', line: 3 } },
      { id: 'component-not-loadable', place: { file: 'content/theme/part.tsx', ...place } },
    ])
    expect(diagnostics).toHaveLength(2)
  })

  it('a link in it that leads nowhere -> one finding, at its place', async () => {
    const text =
      'import { Link } from \'sitegen/theme\'\nexport default () => (\n  <footer>\n    <Link to="/away">Away</Link>\n  </footer>\n)\n'
    const { diagnostics } = await buildTestSite(site('Footer', { 'content/theme/part.tsx': text }))
    expect(diagnostics).toMatchObject([{ id: 'link-broken', place: { file: 'content/theme/part.tsx', line: 4 } }])
    expect(diagnostics).toHaveLength(1)
  })

  it.each(["'footer'", '{ a: 1 }'])('a default export that is no component: %s -> one error that names file and part', async (value) => {
    const { diagnostics } = await buildTestSite(site('Footer', { 'content/theme/part.tsx': `export default ${value}\n` }))
    expect(diagnostics).toMatchObject([
      { id: 'component-not-loadable', place: { file: 'content/theme/part.tsx' }, message: expect.stringContaining('the part Footer') },
    ])
  })
})

describe('the list of parts', () => {
  const sourceOf = (module: string) => readFileSync(join(packageDirectory, 'src', module), 'utf8')

  const fromTheme = (module: string) => (module.startsWith('theme/') ? module.replace('theme/', './') : `../${module}`)

  it('each part -> a function that its module exports, and `sitegen/theme/original`', () => {
    const originals = sourceOf('theme/original.ts')
    for (const [name, module] of themeParts) {
      expect(sourceOf(module)).toMatch(new RegExp(`^export function ${name}\\(`, 'm'))
      expect(originals).toMatch(new RegExp(`^export \\{[^}]*\\b${name}\\b[^}]*\\} from '${fromTheme(module)}'$`, 'm'))
    }
  })

  it('what `sitegen/theme/original` exports -> only parts', () => {
    const names = [...sourceOf('theme/original.ts').matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim()),
    )
    expect(names.sort()).toEqual([...themeParts.keys()].sort())
  })

  it('docs/theming.md -> names each part', () => {
    const page = readFileSync(join(packageDirectory, 'docs/theming.md'), 'utf8')
    for (const name of themeParts.keys()) expect(page).toContain(`\`${name}\``)
  })
})

describe('content/pages/404.*', () => {
  const own = { 'content/pages/index.md': '# Home\n' }

  it('Markdown -> the text of 404.html, which is in neither sitemap nor search, and has no page or Markdown form of its own', async () => {
    const build = await buildTestSite({ ...own, 'content/pages/404.md': '---\ntitle: Lost\n---\n\nTry the [start](/).\n' })
    expect(build.findings).toEqual([])
    const page = await build.read('404.html')
    expect(page).toContain('<title>Lost | Test</title>')
    expect(page).toContain('<h1>Lost</h1>')
    expect(page).toContain('Try the <a href="/">start</a>')
    expect(page).toContain('noindex')
    expect(page).not.toContain('rel="canonical"')
    const files = await build.files()
    expect(files.filter((file) => file.includes('404'))).toEqual(['404.html'])
    expect(await build.read('sitemap.xml')).not.toContain('404')
    for (const file of files.filter((name) => /search|llms/.test(name) && !name.endsWith('.html')))
      expect(await build.read(file)).not.toContain('Try the')
  })

  it('a module -> its component, with its metadata; a trailing slash changes nothing', async () => {
    const build = await buildTestSite({
      ...own,
      'site.config.ts': "export default { title: 'Test', url: 'https://example.com', trailingSlash: true }\n",
      'content/pages/404.tsx': "export const metadata = { title: 'Nothing' }\nexport default () => <h1>Nothing here</h1>\n",
    })
    expect(build.findings).toEqual([])
    const page = await build.read('404.html')
    expect(page).toContain('<title>Nothing | Test</title>')
    expect(page).toContain('<h1>Nothing here</h1>')
    expect(await build.files()).not.toContain('404/index.html')
  })

  it('two of them -> one finding, as for any page with two sources', async () => {
    const build = await buildTestSite({ ...own, 'content/pages/404.md': '# A\n', 'content/pages/404.mdx': '# B\n' })
    expect(build.findings).toEqual(['warning route-duplicate'])
  })
})
