// Every text that a wrong configuration provokes, with its place. Sites are made in a temporary folder: the case is what stands in the test.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type LoadedConfig, loadConfig } from '../../src/config/load-config.ts'
import { type Diagnostic, DiagnosticError } from '../../src/diagnostics/diagnostic.ts'
import { sortDiagnostics } from '../../src/diagnostics/sort-diagnostics.ts'

let site = ''

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'sitegen-config-'))
})
afterEach(() => rmSync(site, { recursive: true, force: true }))

function write(files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(site, name)), { recursive: true })
    writeFileSync(join(site, name), content)
  }
}

/** Loads a site with this configuration. */
function load(config: string, files: Record<string, string> = {}): Promise<LoadedConfig> {
  write({ 'site.config.ts': config, ...files })
  return loadConfig(site)
}

/** The body of `export default { … }` with the two keys that are needed. */
function withKeys(keys: string): string {
  return `export default {\n  title: 'T',\n  url: 'https://example.com',\n${keys}\n}\n`
}

/** What is reported: a line for each finding, `id place: message -> hint`. */
async function mistakesOf(loading: Promise<unknown>): Promise<string> {
  const error: unknown = await loading.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof DiagnosticError)) throw new Error(`Expected a DiagnosticError, found ${String(error)}`)
  return sortDiagnostics(error.diagnostics).map(formatLine).join('\n').replaceAll(site, '<site>')
}

function formatLine({ id, place, message, hint }: Diagnostic): string {
  const { file, line, column, endColumn } = place ?? { file: '-' }
  const position = [file, line, endColumn === undefined ? column : `${column}-${endColumn}`].filter((part) => part !== undefined).join(':')
  return `${id} ${position}: ${message}${hint === undefined ? '' : ` -> ${hint}`}`
}

describe('a configuration that is right', () => {
  it('two keys -> every default, and no collection without its folder [spec 3.04] [spec 5.05]', async () => {
    const { config, diagnostics } = await load(withKeys(''))
    expect(diagnostics).toEqual([])
    expect(config).toMatchObject({
      siteDirectory: site,
      configFile: 'site.config.ts',
      title: 'T',
      tagline: '',
      url: 'https://example.com',
      baseUrl: '/',
      noIndex: false,
      baseUrlIssueBanner: true,
      titleDelimiter: '|',
      policies: {
        brokenLinks: 'throw',
        brokenAnchors: 'warn',
        brokenMarkdownLinks: 'warn',
        brokenMarkdownImages: 'throw',
        duplicateRoutes: 'warn',
        duplicateIds: 'warn',
        orphanPages: 'warn',
        brokenAssets: 'throw',
        unusedAssets: 'warn',
      },
      docs: [],
      blogs: [],
      pages: [],
      collections: [],
      staticDirectories: ['static'],
      textTwins: true,
      headers: { files: [], contentSecurityPolicy: {} },
      sitemap: { changefreq: 'weekly', priority: 0.5, ignorePatterns: [] },
    })
    expect([config.trailingSlash, config.favicon, config.askAi]).toEqual([undefined, undefined, undefined])
  })

  it('default folders that exist -> default collections', async () => {
    const { config } = await load(withKeys(''), { 'content/docs/a.md': '', 'content/blog/b.md': '', 'content/pages/c.md': '' })
    expect(config.docs).toMatchObject([{ id: 'default', path: 'content/docs', routeBasePath: 'docs', breadcrumbs: true }])
    expect(config.blogs).toMatchObject([{ id: 'default', path: 'content/blog', routeBasePath: 'blog', postsPerPage: 10, sidebarCount: 5 }])
    expect(config.pages).toMatchObject([{ path: 'content/pages', routeBasePath: '' }])
  })

  it('`false` for collections whose folders exist -> none', async () => {
    const { config } = await load(withKeys('docs: false, blog: false, pages: false'), { 'content/docs/a.md': '', 'content/pages/c.md': '' })
    expect([config.docs, config.blogs, config.pages]).toEqual([[], [], []])
  })

  it("defineConfig from 'sitegen', types and a local import -> loaded", async () => {
    const source = `import { defineConfig, type SiteConfig } from 'sitegen'
import { title } from './names'
export default defineConfig({ title, url: 'https://example.com/', baseUrl: 'sub' } satisfies SiteConfig)`
    const { config } = await load(source, { 'names.ts': "export const title: string = 'Named'" })
    expect(config).toMatchObject({ title: 'Named', url: 'https://example.com', baseUrl: '/sub/' })
  })

  it.each(['site.config.mts', 'site.config.js', 'site.config.mjs'])('%s -> found', async (name) => {
    write({ [name]: withKeys('') })
    expect((await loadConfig(site)).config.configFile).toBe(name)
  })

  it('a file of the site that asks for `__dirname` -> its own folder', async () => {
    const files = { 'plugins/name.ts': "import { basename } from 'node:path'\nexport const name = basename(__dirname)\n" }
    const { config } = await load(
      "import { name } from './plugins/name'\nexport default { title: name, url: 'https://example.com' }",
      files,
    )
    expect(config.title).toBe('plugins')
  })

  it('a package of the site, import.meta.url and a top-level await -> work', async () => {
    const source = `import { readFileSync } from 'node:fs'
import { word } from 'some-package'
const read = await Promise.resolve(readFileSync(new URL('./tagline.txt', import.meta.url), 'utf8'))
export default { title: word, tagline: read, url: 'https://example.com' }`
    const { config } = await load(source, {
      'tagline.txt': 'from a file',
      'node_modules/some-package/package.json': '{"name":"some-package","type":"module","main":"index.js"}',
      'node_modules/some-package/index.js': "export const word = 'packed'",
    })
    expect(config).toMatchObject({ title: 'packed', tagline: 'from a file' })
  })

  it('a changed file -> the new configuration, not the remembered one', async () => {
    expect((await load(withKeys("tagline: 'one'"))).config.tagline).toBe('one')
    expect((await load(withKeys("tagline: 'two'"))).config.tagline).toBe('two')
  })

  it('loading, also with a failure -> leaves no file behind', async () => {
    await load(withKeys(''))
    expect(readdirSync(site)).toEqual(['site.config.ts'])
    await mistakesOf(load('throw new Error("x")'))
    expect(readdirSync(site)).toEqual(['site.config.ts'])
    write({ '.sitegen/kept.json': '{}' })
    await load(withKeys(''))
    expect(readdirSync(join(site, '.sitegen'))).toEqual(['kept.json'])
  })

  it('a broken tsconfig.json in the site -> no concern of the build', async () => {
    const { config } = await load(withKeys(''), { 'tsconfig.json': '{ "extends": "./nowhere.json", ' })
    expect(config.title).toBe('T')
  })

  it('announcement bar and colour mode -> completed [spec 3.07]', async () => {
    const { config } = await load(withKeys("announcementBar: { content: '<b>Hi</b>', backgroundColor: '#000', textColor: '#fff' }"))
    expect(config.announcementBar).toEqual({
      id: 'announcement-bar',
      content: '<b>Hi</b>',
      backgroundColor: '#000',
      textColor: '#fff',
      isCloseable: true,
    })
    expect(config.colorMode).toEqual({ defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true })
  })

  it('one navbar item of each type -> accepted, on the left unless said otherwise [spec 3.08]', async () => {
    const { config } = await load(
      withKeys(`navbar: { items: [
        { label: 'A', to: '/a' },
        { type: 'default', html: '<i>B</i>', href: 'https://b.example', position: 'right' },
        { type: 'dropdown', label: 'C', items: [{ label: 'D', to: '/d' }, { type: 'html', value: '<hr>' }] },
        { type: 'search' },
        { type: 'html', value: 'x' },
        { type: 'doc', docId: 'intro' },
        { type: 'docSidebar', sidebarId: 'main', label: 'Docs' },
        { type: 'docsVersion' },
        { type: 'docsVersionDropdown', versions: { current: { label: 'Next' } }, dropdownItemsAfter: [{ label: 'All', to: '/versions' }] },
        { type: 'localeDropdown', queryString: '?x' },
        { href: 'https://github.com', icon: 'github', ariaLabel: 'Source' },
      ] }`),
    )
    expect(config.navbar.items.map(({ type = 'default', position }) => `${type} ${position}`)).toEqual([
      'default left',
      'default right',
      'dropdown left',
      'search left',
      'html left',
      'doc left',
      'docSidebar left',
      'docsVersion left',
      'docsVersionDropdown left',
      'localeDropdown left',
      'default left',
    ])
  })
})

describe('a configuration that cannot be loaded', () => {
  it('no file -> where it was looked for, and a minimal one', async () => {
    expect(await mistakesOf(loadConfig(site))).toMatchInlineSnapshot(`
      "config-missing site.config.ts: Expected a configuration file, found none: looked for site.config.ts (or site.config.mts, site.config.js, site.config.mjs) in <site>. -> Give the folder of the site with --site DIR, or write a site.config.ts there:
      import { defineConfig } from 'sitegen'
      export default defineConfig({ title: 'My site', url: 'https://example.com' })"
    `)
  })

  it('a folder with the name of the file -> not taken for it', async () => {
    mkdirSync(join(site, 'site.config.ts'))
    expect(await mistakesOf(loadConfig(site))).toContain('config-missing')
    write({ 'site.config.js': withKeys('') })
    expect((await loadConfig(site)).config.configFile).toBe('site.config.js')
  })

  it('many at once -> all loaded, nothing left behind', async () => {
    write({
      'site.config.ts':
        "import { join } from 'node:path'\nimport { word } from 'some-package'\nexport default { title: join(word), url: 'https://e.com' }",
    })
    write({
      'node_modules/some-package/package.json': '{"name":"some-package","type":"module","main":"index.js"}',
      'node_modules/some-package/index.js': "export const word = 'w'",
    })
    const loaded = await Promise.all(Array.from({ length: 20 }, () => loadConfig(site)))
    expect(loaded.map(({ config }) => config.title)).toEqual(Array(20).fill('w'))
    expect(existsSync(join(site, '.sitegen'))).toBe(false)
  })

  it('a syntax error -> the place of the compiler, columns counted in characters', async () => {
    expect(await mistakesOf(load("export default {\n  title: 'ää' 'x',\n}"))).toMatchInlineSnapshot(
      `"config-not-loadable site.config.ts:2:15-18: The configuration could not be compiled: Expected "}" but found "'x'" -> Fix the syntax here or in the line above."`,
    )
  })

  it('an import of a file that does not exist -> its place', async () => {
    expect(await mistakesOf(load("import a from './nope.ts'\nexport default a"))).toMatchInlineSnapshot(
      `"config-not-loadable site.config.ts:1:15-26: The configuration could not be compiled: Could not resolve "./nope.ts" -> Correct the path or the name, or install the package."`,
    )
  })

  it('a plugin that looks for a package which is not installed -> its name, and the line that switches the plugin on', async () => {
    const files = {
      'plugins/charts.ts':
        "import { createRequire } from 'node:module'\nexport const charts = () => createRequire(import.meta.url).resolve('@not-installed/charts/package.json')\n",
    }
    const config = "import { charts } from './plugins/charts.ts'\nexport default {\n  plugins: [charts()],\n}"
    expect(await mistakesOf(load(config, files))).toMatchInlineSnapshot(
      `"config-not-loadable plugins/charts.ts:2:60-67: A plugin of the configuration needs the package "@not-installed/charts", which is not installed. -> Run \`npm install @not-installed/charts\` in the folder of the site."`,
    )
  })

  it('two plugins with one name -> an error at the second one, because what each has noted is kept under its name', async () => {
    const config =
      "const rule = () => ({ name: 'rule' })\nexport default {\n  title: 'T',\n  url: 'https://example.com',\n  plugins: [rule(), rule()],\n}"
    expect(await mistakesOf(load(config))).toMatchInlineSnapshot(
      `"config-invalid site.config.ts:5:21-25: Expected "plugins[1]" to have a name of its own, found "rule" as in "plugins[0]". -> Remove it, or give it another name: \`{ ...plugin(), name: 'rule 2' }\`."`,
    )
  })

  it('a plugin that is not called, or named by its file -> how to write it', async () => {
    const config = (plugin: string): string =>
      `const rule = () => ({ name: 'rule' })\nexport default {\n  title: 'T',\n  url: 'https://example.com',\n  plugins: [${plugin}],\n}`
    expect(await mistakesOf(load(config('rule')))).toMatchInlineSnapshot(
      `"config-invalid site.config.ts:5:13-17: Expected "plugins[0]" to be an object, found a function. -> Call it: \`plugins: [plugin()]\`. A plugin of unified belongs into \`markdown.remarkPlugins\` or \`markdown.rehypePlugins\`."`,
    )
    expect(await mistakesOf(load(config("'./plugins/rule.ts'")))).toMatchInlineSnapshot(
      `"config-invalid site.config.ts:5:13-32: Expected "plugins[0]" to be an object, found "./plugins/rule.ts". -> Import it, and put what its function gives into the list."`,
    )
  })

  it('a plugin that lacks several packages -> all of them', async () => {
    const config =
      "const both = () => { throw Object.assign(new Error(\"Cannot find package '@no/one two'\"), { code: 'MODULE_NOT_FOUND' }) }\nexport default {\n  plugins: [both()],\n}"
    expect(await mistakesOf(load(config))).toMatchInlineSnapshot(
      `"config-not-loadable site.config.ts:1:42-45: A plugin of the configuration needs the packages "@no/one" and "two", which are not installed. -> Run \`npm install @no/one two\` in the folder of the site."`,
    )
  })

  it('an import of a package that is not installed -> its name and how to get it', async () => {
    expect(await mistakesOf(load("import { a } from 'not-installed-package'\nexport default a"))).toMatchInlineSnapshot(
      `"config-not-loadable site.config.ts:1:19-42: The configuration imports "not-installed-package", which is not installed. -> Run \`npm install not-installed-package\` in the folder of the site."`,
    )
  })

  it('imports of several packages that are not installed -> all of them in one command', async () => {
    const config =
      "import { a } from 'not-installed'\nimport b from '@not/installed/deep'\nimport { c } from 'neither'\nimport 'node:fs'\nexport default [a, b, c]"
    expect(await mistakesOf(load(config))).toMatchInlineSnapshot(
      `"config-not-loadable site.config.ts:1:19-34: The configuration imports the packages "not-installed", "@not/installed" and "neither", which are not installed. -> Run \`npm install not-installed @not/installed neither\` in the folder of the site."`,
    )
  })

  it('a throw in an imported file -> message and place, no stack', async () => {
    const files = { 'names.ts': 'const missing: { a?: { b: string } } = {}\nexport const name =\n  missing.a!.b' }
    expect(await mistakesOf(load("import { name } from './names'\nexport default { title: name }", files))).toMatchInlineSnapshot(
      `"config-not-loadable names.ts:3:14-15: The configuration threw while it was loaded: TypeError: Cannot read properties of undefined (reading 'b') -> The configuration is a program that runs when the site is built: what it reads here has to be there then."`,
    )
  })

  it('something thrown that is no error -> its text', async () => {
    expect(await mistakesOf(load("throw 'plain text'"))).toMatchInlineSnapshot(
      `"config-not-loadable site.config.ts: The configuration threw while it was loaded: plain text -> The configuration is a program that runs when the site is built: what it reads here has to be there then."`,
    )
  })

  it('no default export -> says so', async () => {
    expect(await mistakesOf(load("export const config = { title: 'x' }"))).toMatchInlineSnapshot(
      `"config-invalid site.config.ts: Expected the configuration as the default export, found no default export. -> Write \`export default defineConfig({ … })\`."`,
    )
  })

  it.each([
    ['a function', 'export default () => ({})'],
    ['nothing', 'export default undefined'],
    ['a list of 1', "export default ['x']"],
    ['a promise', 'export default Promise.resolve({})'],
  ])('%s as the default export -> found %s', async (found, source) => {
    expect(await mistakesOf(load(source))).toContain(`Expected the default export to be an object, found ${found}.`)
  })

  it('a folder that cannot be written to -> still loaded', async () => {
    write({ '.sitegen': 'a file where the folder should be' })
    expect((await load(withKeys(''))).config.title).toBe('T')
    expect(existsSync(join(site, '.sitegen'))).toBe(true)
  })
})

describe('keys', () => {
  it('a misspelt key -> the nearest one, and nothing about the one that is missing', async () => {
    expect(await mistakesOf(load("export default {\n  titel: 'T',\n  url: 'https://example.com',\n}"))).toMatchInlineSnapshot(
      `"config-unknown-key site.config.ts:2:3-8: Unknown key "titel" in the configuration. -> Did you mean "title"?"`,
    )
  })

  it('unknown keys deep in the configuration -> known keys of that level', async () => {
    const keys = `  docs: { pth: 'content/docs' },
  blog: [{ postPerPage: 5 }],
  navbar: { items: [{ type: 'doc', docID: 'a', docId: 'a' }], logo: { source: 'x', src: 'y' } },
  i18n: { localeConfigs: { en: { dir: 'ltr' } } },
  'color-mode': {},`
    expect(await mistakesOf(load(withKeys(keys)))).toMatchInlineSnapshot(`
      "config-unknown-key site.config.ts:4:11-14: Unknown key "pth" in "docs". -> Did you mean "path"?
      config-unknown-key site.config.ts:5:12-23: Unknown key "postPerPage" in "blog[0]". -> Did you mean "postsPerPage"?
      config-unknown-key site.config.ts:6:36-41: Unknown key "docID" in "navbar.items[0]". -> Did you mean "docId"?
      config-unknown-key site.config.ts:6:71-77: Unknown key "source" in "navbar.logo". -> Known keys here: alt, src, srcDark, href, width, height, brandPage.
      config-unknown-key site.config.ts:7:34-37: Unknown key "dir" in "i18n.localeConfigs.en". -> Known keys here: label, direction, htmlLang, calendar, path, url, docs.
      config-unknown-key site.config.ts:8:3-15: Unknown key "color-mode" in the configuration. -> Did you mean "colorMode"?"
    `)
  })

  it('a key that belongs to another level -> that level', async () => {
    expect(await mistakesOf(load(withKeys("  onBrokenMarkdownLinks: 'warn',\n  hideOnScroll: true,")))).toMatchInlineSnapshot(`
      "config-unknown-key site.config.ts:4:3-24: Unknown key "onBrokenMarkdownLinks" in the configuration. -> The key exists at another level: "markdown.onBrokenMarkdownLinks".
      config-unknown-key site.config.ts:5:3-15: Unknown key "hideOnScroll" in the configuration. -> The key exists at another level: "navbar.hideOnScroll"."
    `)
  })

  it('a key that is like no other -> the known ones', async () => {
    expect(await mistakesOf(load(withKeys('  footer: { webpack: {} },')))).toMatchInlineSnapshot(
      `"config-unknown-key site.config.ts:4:13-20: Unknown key "webpack" in "footer". -> Known keys here: logo, copyright, columns."`,
    )
  })

  it('keys in constants, spreads, imported files, calls and conditions -> where they are written', async () => {
    const source = `import { defineConfig } from 'sitegen'
import { navbar, shared } from './parts/navbar'
const footer = { copyrigth: 'x' }
const base = { title: 'T', ...shared }
export default defineConfig({
  ...base,
  navbar,
  footer,
  sitemap: process.env.NEVER ? false : { prioritty: 1 },
  markdown: Object.assign({}, { emojis: true }),
})`
    const part = "export const shared = { url: 'https://example.com', tagLine: 'x' }\nexport const navbar = {\n  'titel': 'x',\n}\n"
    expect(await mistakesOf(load(source, { 'parts/navbar.ts': part }))).toMatchInlineSnapshot(`
      "config-unknown-key parts/navbar.ts:1:53-60: Unknown key "tagLine" in the configuration. -> Did you mean "tagline"?
      config-unknown-key parts/navbar.ts:3:3-10: Unknown key "titel" in "navbar". -> Did you mean "title"?
      config-unknown-key site.config.ts:3:18-27: Unknown key "copyrigth" in "footer". -> Did you mean "copyright"?
      config-unknown-key site.config.ts:9:42-51: Unknown key "prioritty" in "sitemap". -> Did you mean "priority"?
      config-unknown-key site.config.ts:10:33-39: Unknown key "emojis" in "markdown". -> Did you mean "emoji"?"
    `)
  })

  it('a configuration that is computed -> the file', async () => {
    expect(await mistakesOf(load("const make = () => ({ titel: 'x' })\nexport default make()"))).toMatchInlineSnapshot(`
      "config-invalid site.config.ts:2:16-20: The key "url" is missing: expected text. -> Add \`url: …\`; docs/configuration.md describes the key.
      config-unknown-key site.config.ts:2:16-20: Unknown key "titel" in the configuration. -> Did you mean "title"?"
    `)
  })

  it('parts of objects, awaited values and defaults -> where they are written', async () => {
    const source = `const parts = { navbar: { titel: 'x' }, deep: { footer: { copyrigth: 'y' } } }
const given = undefined
const sitemap = given ?? { prioritty: 1 }
const self = { title: 'T', url: 'https://example.com' }
export default await Promise.resolve({
  ...(given || { ...self }),
  navbar: parts.navbar,
  footer: parts['deep'].footer,
  sitemap,
  'colorMode': new Object({ disableSwich: true }),
})`
    expect(await mistakesOf(load(source))).toMatchInlineSnapshot(`
      "config-unknown-key site.config.ts:1:27-32: Unknown key "titel" in "navbar". -> Did you mean "title"?
      config-unknown-key site.config.ts:3:28-37: Unknown key "prioritty" in "sitemap". -> Did you mean "priority"?
      config-unknown-key site.config.ts:8:3-9: Unknown key "copyrigth" in "footer". -> Did you mean "copyright"?
      config-unknown-key site.config.ts:10:29-41: Unknown key "disableSwich" in "colorMode". -> Did you mean "disableSwitch"?"
    `)
  })

  it('names that lead in a circle, functions and classes as default exports -> no hang', async () => {
    expect(await mistakesOf(load('const a = () => b\nconst b = a\nexport default a'))).toContain('found a function')
    expect(await mistakesOf(load('export default class {}'))).toContain('found a function')
    expect(await mistakesOf(load('export default function () {}'))).toContain('found a function')
  })

  it('a computed part of a list -> the nearest thing that is written', async () => {
    const source = `const more = [1].map(() => ({ label: 'a', too: '/a', to: '/a' }))
export default { title: 'T', url: 'https://example.com', navbar: { items: [...more, { label: 'b', too: '/b', to: '/b' }] } }`
    expect(await mistakesOf(load(source))).toMatchInlineSnapshot(`
      "config-unknown-key site.config.ts:2:68-73: Unknown key "too" in "navbar.items[0]". -> Did you mean "to"?
      config-unknown-key site.config.ts:2:68-73: Unknown key "too" in "navbar.items[1]". -> Did you mean "to"?"
    `)
  })

  it('elements after spreads in lists -> their own place', async () => {
    const source = `const links = [{ label: 'a', to: '/a' }, { label: 'b', to: '/b' }]
export default {
  title: 'T', url: 'https://example.com',
  navbar: { items: [...links, { label: 'c', too: '/c', to: '/c' }] },
}`
    expect(await mistakesOf(load(source))).toMatchInlineSnapshot(
      `"config-unknown-key site.config.ts:4:45-48: Unknown key "too" in "navbar.items[2]". -> Did you mean "to"?"`,
    )
  })

  it('__proto__ and constructor as keys -> unknown like any other', async () => {
    expect(await mistakesOf(load(withKeys("  ['__proto__']: { polluted: true },\n  constructor: 1,")))).toMatchInlineSnapshot(`
      "config-unknown-key site.config.ts:4:4-15: Unknown key "__proto__" in the configuration. -> [object Object]
      config-unknown-key site.config.ts:5:3-14: Unknown key "constructor" in the configuration. -> function Object() { [native code] }"
    `)
  })
})

describe('values', () => {
  it('wrong types at the top -> expected and found', async () => {
    const keys = `  title: 42,
  baseUrl: false,
  trailingSlash: 'yes',
  favicon: '',
  noIndex: null,
  onBrokenLinks: 'error',
  staticDirectories: 'static',
  collections: {},
  customFields: 'x',
  docs: 'docs',
  blog: true,
  sitemap: { priority: 2 },
  externalLinks: { perHost: 0.5, cacheDays: -1 },`
    expect(await mistakesOf(load(`export default {\n${keys}\n}`))).toMatchInlineSnapshot(`
      "config-invalid site.config.ts:1:16-17: The key "url" is missing: expected text. -> Add \`url: …\`; docs/configuration.md describes the key.
      config-invalid site.config.ts:2:10-12: Expected "title" to be text, found 42. -> Put it into quotes: \`'42'\`.
      config-invalid site.config.ts:3:12-17: Expected "baseUrl" to be text, found false. -> Put it into quotes: \`'false'\`.
      config-invalid site.config.ts:4:18-23: Expected "trailingSlash" to be true or false or "folders" or "html", found "yes". -> Write \`true\` or \`false\`, without quotes.
      config-invalid site.config.ts:5:12-14: Expected "favicon" to be text that is not empty, found "". -> docs/configuration.md describes the key.
      config-invalid site.config.ts:6:12-16: Expected "noIndex" to be true or false, found null. -> docs/configuration.md describes the key.
      config-invalid site.config.ts:7:18-25: Expected "onBrokenLinks" to be "ignore", "log", "warn" or "throw", found "error". -> Did you mean "throw"?
      config-invalid site.config.ts:8:22-30: Expected "staticDirectories" to be a list, found "static". -> Put it into brackets: \`[ … ]\`.
      config-invalid site.config.ts:9:16-17: Expected "collections" to be a list, found an object. -> docs/configuration.md describes the key.
      config-invalid site.config.ts:10:17-20: Expected "customFields" to be an object, found "x". -> docs/configuration.md describes the key.
      config-invalid site.config.ts:11:9-15: Expected "docs" to be false, an object or a list, found "docs". -> docs/configuration.md describes the key.
      config-invalid site.config.ts:12:9-13: Expected "blog" to be false, an object or a list, found true. -> docs/configuration.md describes the key.
      config-invalid site.config.ts:13:24-25: Expected "sitemap.priority" to be at most 1, found 2. -> docs/configuration.md describes the key.
      config-invalid site.config.ts:14:29-32: Expected "externalLinks.perHost" to be a whole number, found 0.5. -> docs/configuration.md describes the key.
      config-invalid site.config.ts:14:45-47: Expected "externalLinks.cacheDays" to be at least 0, found -1. -> docs/configuration.md describes the key."
    `)
  })

  it('wrong values deeper down -> path, expected and found', async () => {
    const keys = `  blog: { postsPerPage: 'all', feeds: { types: ['rss', 'xml'], limit: 0 }, editUrl: 'edit/me' },
  tableOfContents: { minHeadingLevel: 1, maxHeadingLevel: 7 },
  metadata: [{ name: 'a', content: 5 }],
  markdown: { admonitions: ['my note'] },
  i18n: { locales: [] },
  collections: [{ id: 'experts' }],
  announcementBar: { isCloseable: 'no' },
  colorMode: { defaultMode: 'auto' },`
    expect(await mistakesOf(load(withKeys(keys)))).toMatchInlineSnapshot(`
      "config-invalid site.config.ts:4:25-30: Expected "blog.postsPerPage" to be a number or "ALL", found "all". -> Did you mean "ALL"?
      config-invalid site.config.ts:4:56-61: Expected "blog.feeds.types[1]" to be "rss", "atom" or "json", found "xml". -> docs/configuration.md describes the key.
      config-invalid site.config.ts:4:71-72: Expected "blog.feeds.limit" to be at least 1, found 0. -> docs/configuration.md describes the key.
      config-invalid site.config.ts:4:85-94: Expected "blog.editUrl" to be an address (https://…) or a function, found "edit/me". -> docs/configuration.md describes the key.
      config-invalid site.config.ts:5:39-40: Expected "tableOfContents.minHeadingLevel" to be at least 2, found 1. -> docs/configuration.md describes the key.
      config-invalid site.config.ts:5:59-60: Expected "tableOfContents.maxHeadingLevel" to be at most 6, found 7. -> docs/configuration.md describes the key.
      config-invalid site.config.ts:6:36-37: Expected "metadata[0].content" to be text, found 5. -> Put it into quotes: \`'5'\`.
      config-invalid site.config.ts:7:29-38: Expected "markdown.admonitions[0]" to be a keyword of letters, digits and hyphens, found "my note". -> docs/configuration.md describes the key.
      config-invalid site.config.ts:8:20-21: Expected "i18n.locales" to be a list that is not empty, found an empty list. -> docs/configuration.md describes the key.
      config-invalid site.config.ts:9:17-18: The key "collections[0].itemComponent" is missing: expected text. -> Add \`itemComponent: …\`; docs/configuration.md describes the key.
      config-invalid site.config.ts:10:3-18: The key "announcementBar.content" is missing: expected text. -> Add \`content: …\`; docs/configuration.md describes the key.
      config-invalid site.config.ts:10:35-39: Expected "announcementBar.isCloseable" to be true or false, found "no". -> Write \`true\` or \`false\`, without quotes.
      config-invalid site.config.ts:11:29-35: Expected "colorMode.defaultMode" to be "light" or "dark", found "auto". -> docs/configuration.md describes the key."
    `)
  })

  it('a long text -> cut in the message', async () => {
    expect(await mistakesOf(load(withKeys(`  trailingSlash: '${'x'.repeat(200)}',`)))).toContain(`found "${'x'.repeat(60)}…"`)
  })

  it.each([
    ["'example.com'"],
    ["'ftp://example.com'"],
    ["'https://user:secret@example.com'"],
    ["'https://example.com/docs/'"],
    ["'https://example.com?x=1'"],
  ])('url: %s -> refused', async (url) => {
    expect(await mistakesOf(load(`export default { title: 'T', url: ${url} }`))).toMatchSnapshot()
  })

  it.each(["'https://example.com/x'", "'/a b/'", "'/../x/'", "'//x/'", "'/x?y'"])('baseUrl: %s -> refused', async (baseUrl) => {
    expect(await mistakesOf(load(withKeys(`  baseUrl: ${baseUrl},`)))).toContain('Expected "baseUrl" to be a path')
  })

  it('heading levels the wrong way round -> both numbers', async () => {
    expect(await mistakesOf(load(withKeys('  tableOfContents: { minHeadingLevel: 4 },')))).toMatchInlineSnapshot(
      `"config-invalid site.config.ts:4:39-40: Expected "tableOfContents.minHeadingLevel" to be at most 3 (maxHeadingLevel), found 4. -> Let the smallest level come first: 2 is \`##\`."`,
    )
    expect(await mistakesOf(load(withKeys('  tableOfContents: { minHeadingLevel: 5, maxHeadingLevel: 4 },')))).toContain('to be at most 4')
    expect(await mistakesOf(load(withKeys('  tableOfContents: { maxHeadingLevel: 2, minHeadingLevel: 3 },')))).toContain('to be at most 2')
  })

  it('redirects that cannot work -> why', async () => {
    const keys = `  redirects: [
    { from: 'old', to: '/new' },
    { from: '/a', to: 'b' },
    { from: '/c', to: '/d' },
    { from: '/c', to: '/e' },
    { from: '/f', to: '/f' },
    { from: '/../x', to: '/y' },
  ],`
    expect(await mistakesOf(load(withKeys(keys)))).toMatchInlineSnapshot(`
      "config-invalid site.config.ts:5:13-18: Expected "redirects[0].from" to be a path that starts with "/", found "old". -> Write for example \`{ from: '/old', to: '/new' }\`, without the base URL.
      config-invalid site.config.ts:6:23-26: Expected "redirects[1].to" to be a path that starts with "/", or an address (https://…), found "b". -> Write for example \`{ from: '/old', to: '/new' }\`, without the base URL.
      config-invalid site.config.ts:8:13-17: Expected "redirects[3].from" to be a path that no other redirect has, found "/c". -> Write for example \`{ from: '/old', to: '/new' }\`, without the base URL.
      config-invalid site.config.ts:9:23-27: Expected "redirects[4].to" to be another path than "from", found "/f". -> Write for example \`{ from: '/old', to: '/new' }\`, without the base URL.
      config-invalid site.config.ts:10:13-20: Expected "redirects[5].from" to be a path that starts with "/", found "/../x". -> Write for example \`{ from: '/old', to: '/new' }\`, without the base URL."
    `)
  })

  it('an unknown code theme -> the nearest', async () => {
    expect(await mistakesOf(load(withKeys("  code: { themes: { light: 'github-ligth', dark: 'zzz' } },")))).toMatchInlineSnapshot(`
      "config-invalid site.config.ts:4:28-42: Expected "code.themes.light" to be the name of a Shiki theme, found "github-ligth". -> Did you mean "github-light"?
      config-invalid site.config.ts:4:50-55: Expected "code.themes.dark" to be the name of a Shiki theme, found "zzz". -> The names are those of the themes that come with Shiki."
    `)
  })

  it('paths out of the site -> refused', async () => {
    const keys = `  docs: { path: '/docs', sidebarPath: '/etc/passwd' },
  blog: { path: '../..', authorsFile: '..\\\\authors.yml' },
  pages: { path: '.' },
  collections: [{ id: 'a', itemComponent: 'C:/x.tsx' }],
  staticDirectories: ['..'],
  stylesheets: ['../x.css'],
  mdxComponents: { X: '../x.tsx' },
  clientModules: ['../x.ts'],
  code: { tsconfig: '../tsconfig.json', commands: ['code/tool.json', 'code/../../tool.json'] },`
    expect(await mistakesOf(load(withKeys(keys)))).toMatchInlineSnapshot(`
      "config-invalid site.config.ts:4:17-24: Expected "docs.path" to be a path inside the site folder, or beside it, found "/docs". -> Write it relative to the folder of the configuration, with "/" between the names.
      config-invalid site.config.ts:4:39-52: Expected "docs.sidebarPath" to be a path inside the site folder, found "/etc/passwd". -> Write it relative to the folder of the configuration, with "/" between the names.
      config-invalid site.config.ts:5:17-24: Expected "blog.path" to be a path inside the site folder, or beside it, found "../..". -> Write it relative to the folder of the configuration, with "/" between the names.
      config-invalid site.config.ts:5:39-56: Expected "blog.authorsFile" to be a path inside the site folder, found "..\\\\authors.yml". -> Write it relative to the folder of the configuration, with "/" between the names.
      config-invalid site.config.ts:6:18-21: Expected "pages.path" to be a path inside the site folder, found ".". -> Write it relative to the folder of the configuration, with "/" between the names.
      config-invalid site.config.ts:7:43-53: Expected "collections[0].itemComponent" to be a path inside the site folder, found "C:/x.tsx". -> Write it relative to the folder of the configuration, with "/" between the names.
      config-invalid site.config.ts:8:23-27: Expected "staticDirectories[0]" to be a path inside the site folder, found "..". -> Write it relative to the folder of the configuration, with "/" between the names.
      config-invalid site.config.ts:9:17-27: Expected "stylesheets[0]" to be a path inside the site folder, found "../x.css". -> Write it relative to the folder of the configuration, with "/" between the names.
      config-invalid site.config.ts:10:23-33: Expected "mdxComponents.X" to be a path inside the site folder, found "../x.tsx". -> Write it relative to the folder of the configuration, with "/" between the names.
      config-invalid site.config.ts:11:19-28: Expected "clientModules[0]" to be a path inside the site folder, found "../x.ts". -> Write it relative to the folder of the configuration, with "/" between the names.
      config-invalid site.config.ts:12:21-39: Expected "code.tsconfig" to be a path inside the site folder, found "../tsconfig.json". -> Write it relative to the folder of the configuration, with "/" between the names.
      config-invalid site.config.ts:12:70-92: Expected "code.commands[1]" to be a path inside the site folder, found "code/../../tool.json". -> Write it relative to the folder of the configuration, with "/" between the names."
    `)
  })

  it('an endpoint for page views -> an address or a path on this host', async () => {
    for (const endpoint of ['//elsewhere.example/views', 'ftp://elsewhere.example/', 'views', ''])
      expect(await mistakesOf(load(withKeys(`  pageViews: { endpoint: '${endpoint}' },`)))).toContain(
        'Expected "pageViews.endpoint" to be an address (https://…) or a path (/…)',
      )
    for (const endpoint of ['https://elsewhere.example/views', '/views'])
      expect((await load(withKeys(`  pageViews: { endpoint: '${endpoint}' },`))).diagnostics).toEqual([])
  })

  it('custom fields that JSON cannot hold -> refused', async () => {
    expect(await mistakesOf(load(withKeys('  customFields: { fine: [1, null], run: () => 1 },')))).toMatchInlineSnapshot(
      `"config-invalid site.config.ts:4:41-42: Expected "customFields.run" to be a value that JSON can hold, found a function. -> Custom fields are sent to the browser: use text, numbers, lists and plain objects."`,
    )
    expect(await mistakesOf(load(withKeys('  customFields: { a: [new Date()] },')))).toContain('found a date')
    expect(await mistakesOf(load(withKeys('  customFields: { a: 10n },')))).toContain('found 10n')
    expect(await mistakesOf(load(withKeys('  customFields: { a: NaN },')))).toContain('found NaN')
    expect(await mistakesOf(load(withKeys('  customFields: { a: Symbol() },')))).toContain('found a symbol')
    expect(await mistakesOf(load(withKeys('  customFields: { a: /x/ },')))).toContain('found a regular expression')
  })

  it('a configuration that contains itself -> refused', async () => {
    const source =
      "const item = { label: 'x', items: [] }\nitem.items.push(item)\nexport default { title: 'T', url: 'https://e.com', navbar: { items: [item] } }"
    expect(await mistakesOf(load(source))).toMatchInlineSnapshot(
      `"config-invalid site.config.ts:1:28-33: Expected "navbar.items[0].items[0]" to be plain data, found an object that contains itself."`,
    )
  })
})

describe('navbar and footer', () => {
  it('an unknown type -> the message of the catalogue, and the nearest [spec 3.08]', async () => {
    const keys = "  navbar: { items: [\n    { type: 'serach' },\n    { type: 'megamenu', label: 'x' },\n    { type: 5 },\n  ] },"
    expect(await mistakesOf(load(withKeys(keys)))).toMatchInlineSnapshot(`
      "navbar-item-unknown site.config.ts:5:13-21: No NavbarItem component found for type "serach". -> Did you mean "search"?
      navbar-item-unknown site.config.ts:6:13-23: No NavbarItem component found for type "megamenu". -> Known types: default, dropdown, search, html, doc, docSidebar, docsVersion, docsVersionDropdown, localeDropdown.
      navbar-item-unknown site.config.ts:7:13-14: No NavbarItem component found for type "5". -> Known types: default, dropdown, search, html, doc, docSidebar, docsVersion, docsVersionDropdown, localeDropdown."
    `)
  })

  it('fields that a type needs or does not have -> said for that type', async () => {
    const keys = `  navbar: { items: [
    { type: 'doc' },
    { type: 'search', label: 'x' },
    { type: 'dropdown', label: 'x' },
    { label: 5, to: '/x' },
    { label: 'x', to: '/x', position: 'middle', icon: 'gitlab' },
    { label: 'x', to: '/x', activeBaseRegex: '(' },
    'search',
  ] },`
    expect(await mistakesOf(load(withKeys(keys)))).toMatchInlineSnapshot(`
      "config-invalid site.config.ts:5:5-6: The key "navbar.items[0].docId" is missing: expected text. -> Add \`docId: …\`; docs/configuration.md describes the key.
      config-unknown-key site.config.ts:6:23-28: Unknown key "label" in "navbar.items[1]". -> Known keys here: type, position, className.
      config-invalid site.config.ts:7:5-6: The key "navbar.items[2].items" is missing: expected a list. -> Add \`items: …\`; docs/configuration.md describes the key.
      config-invalid site.config.ts:8:14-15: Expected "navbar.items[3].label" to be text, found 5. -> Put it into quotes: \`'5'\`.
      config-invalid site.config.ts:9:39-47: Expected "navbar.items[4].position" to be "left" or "right", found "middle". -> docs/configuration.md describes the key.
      config-invalid site.config.ts:9:55-63: Expected "navbar.items[4].icon" to be "github", "discord", "x", "youtube", "linkedin", "instagram" or "tiktok", found "gitlab". -> Did you mean "github"?
      config-invalid site.config.ts:10:46-49: Expected "navbar.items[5].activeBaseRegex" to be a regular expression as text, found "(". -> docs/configuration.md describes the key.
      config-invalid site.config.ts:11:5-13: Expected "navbar.items[6]" to be an object, found "search". -> docs/configuration.md describes the key."
    `)
  })

  it('targets and labels -> exactly one of each', async () => {
    const keys = `  navbar: { items: [
    { label: 'none' },
    { label: 'both', to: '/a', href: 'https://a.example' },
    { to: '/x' },
    { label: 'x', html: 'x', to: '/x' },
    { label: 'x', to: 'https://x.example' },
    { href: 'https://x.example', icon: 'x' },
    { href: 'https://x.example', className: 'drawn' },
    { href: 'https://x.example', className: 'drawn', ariaLabel: 'X' },
  ] },`
    expect(await mistakesOf(load(withKeys(keys)))).toMatchInlineSnapshot(`
      "navbar-item-invalid site.config.ts:5:5-6: Expected "navbar.items[0]" to have one of "to" and "href", found neither. -> Use "to" for a path on this site and "href" for any other address.
      navbar-item-invalid site.config.ts:6:32-36: Expected "navbar.items[1]" to have one of "to" and "href", found both: "/a" and "https://a.example". -> Use "to" for a path on this site and "href" for any other address.
      navbar-item-invalid site.config.ts:7:5-6: Expected "navbar.items[2]" to have a "label", found none.
      navbar-item-invalid site.config.ts:8:19-23: Expected "navbar.items[3]" to have one of "label" and "html", found both. -> Remove one of them.
      navbar-item-invalid site.config.ts:9:23-42: Expected "navbar.items[4].to" to be a path on this site, found "https://x.example". -> Use "href" for other addresses.
      navbar-item-invalid site.config.ts:10:5-6: Expected "navbar.items[5]" to have a "label" or an "ariaLabel", found only an icon. -> Readers who do not see the icon need its name.
      navbar-item-invalid site.config.ts:11:5-6: Expected "navbar.items[6]" to have a "label", found none."
    `)
  })

  it('a dropdown in a dropdown -> refused', async () => {
    const keys = `  navbar: { items: [
    { label: 'x', items: [{ label: 'y', items: [] }] },
    { type: 'dropdown', label: 'x', items: [{ type: 'localeDropdown' }] },
    { type: 'localeDropdown', dropdownItemsBefore: [{ type: 'dropdown', label: 'z', items: [] }] },
  ] },`
    expect(await mistakesOf(load(withKeys(keys)))).toMatchInlineSnapshot(`
      "navbar-item-invalid site.config.ts:5:27-28: Expected items of a dropdown to be links, found a dropdown at "navbar.items[0].items[0]". -> Dropdowns cannot stand inside dropdowns: move the items up, or make a dropdown of its own.
      navbar-item-invalid site.config.ts:6:45-46: Expected items of a dropdown to be links, found a dropdown at "navbar.items[1].items[0]". -> Dropdowns cannot stand inside dropdowns: move the items up, or make a dropdown of its own.
      navbar-item-invalid site.config.ts:7:53-54: Expected items of a dropdown to be links, found a dropdown at "navbar.items[2].dropdownItemsBefore[0]". -> Dropdowns cannot stand inside dropdowns: move the items up, or make a dropdown of its own."
    `)
  })

  it('footer links -> one target, a label; HTML may stand alone', async () => {
    const keys = `  footer: { columns: [{ title: 'A', items: [
    { html: '<img>' },
    { label: 'fine', to: '/x' },
    { label: 'none' },
    { to: '/x' },
  ] }] },`
    expect(await mistakesOf(load(withKeys(keys)))).toMatchInlineSnapshot(`
      "navbar-item-invalid site.config.ts:7:5-6: Expected "footer.columns[0].items[2]" to have one of "to" and "href", found neither. -> Use "to" for a path on this site and "href" for any other address.
      navbar-item-invalid site.config.ts:8:5-6: Expected "footer.columns[0].items[3]" to have a "label", found none."
    `)
  })
})

describe('collections', () => {
  const folders = { 'content/docs/a.md': '', 'content/api/a.md': '', 'content/blog/a.md': '', 'content/docs/sub/a.md': '' }

  it('two with one id -> the second is refused', async () => {
    const keys =
      "  docs: [{}, { path: 'content/api', routeBasePath: 'api' }],\n  collections: [{ id: 'a', path: 'content/blog', itemComponent: 'a.tsx' }],"
    expect(await mistakesOf(load(withKeys(keys), folders))).toMatchInlineSnapshot(
      `"config-invalid site.config.ts:4:14-15: Expected each of "docs" to have an id of its own, found "default" again (the default). -> The first one is "docs[0]". Give this one another id."`,
    )
  })

  it('an id with other characters -> refused', async () => {
    expect(await mistakesOf(load(withKeys("  docs: { id: 'a/b' },"), folders))).toMatchInlineSnapshot(
      `"config-invalid site.config.ts:4:15-20: Expected "docs.id" to be an id of letters, digits, "-" and "_", found "a/b"."`,
    )
  })

  it('one folder in another -> refused', async () => {
    const keys = "  docs: [{}, { id: 'sub', path: './content/docs/sub/', routeBasePath: 'sub' }],\n  blog: { path: 'content/docs' },"
    expect(await mistakesOf(load(withKeys(keys), folders))).toMatchInlineSnapshot(`
      "config-invalid site.config.ts:4:33-54: Expected "docs[1]" to have a folder of its own, found "content/docs/sub", which overlaps the folder "content/docs" of "docs[0]". -> A document can belong to one collection only: move one of the folders.
      config-invalid site.config.ts:5:17-31: Expected "blog" to have a folder of its own, found "content/docs", which is the folder of "docs[0]". -> A document can belong to one collection only: move one of the folders."
    `)
  })

  it('one URL path for two -> refused', async () => {
    const keys = "  docs: [{}, { id: 'api', path: 'content/api', routeBasePath: '/Docs/' }],\n  blog: { routeBasePath: 'docs' },"
    expect(await mistakesOf(load(withKeys(keys), folders))).toMatchInlineSnapshot(`
      "config-invalid site.config.ts:4:63-71: Expected "docs[1]" to have a URL path of its own, found "/Docs", which "docs[0]" has. -> Give one of them another "routeBasePath".
      config-invalid site.config.ts:5:26-32: Expected "blog" to have a URL path of its own, found "/docs", which "docs[0]" has. -> Give one of them another "routeBasePath"."
    `)
  })

  it('a folder that does not exist -> refused when it is asked for', async () => {
    const keys = "  docs: { path: 'content/handbook' },\n  blog: {},"
    expect(await mistakesOf(load(withKeys(keys)))).toMatchInlineSnapshot(`
      "content-folder-missing site.config.ts:4:17-35: Expected a folder "content/handbook" for "docs", found none. -> Make the folder, or correct "path".
      content-folder-missing site.config.ts:5:3-7: Expected a folder "content/blog" for "blog", found none. -> Make the folder, or correct "path"."
    `)
  })
})

describe('locales', () => {
  it('no tags, doubles, a default that is not among them, settings for none -> refused', async () => {
    const keys = `  i18n: {
    defaultLocale: 'de',
    locales: ['en', 'e n', 'en'],
    localeConfigs: { eng: {}, 'pt-BR': {} },
  },`
    expect(await mistakesOf(load(withKeys(keys)))).toMatchInlineSnapshot(`
      "config-invalid site.config.ts:5:20-24: Expected the default locale to be one of "i18n.locales" (en, e n), found "de".
      config-invalid site.config.ts:6:21-26: Expected a language tag such as "en" or "pt-BR", found "e n".
      config-invalid site.config.ts:6:28-32: Expected each locale once, found "en" again.
      config-invalid site.config.ts:7:22-25: Expected the keys of "i18n.localeConfigs" to be locales of the site (en, e n), found "eng". -> Did you mean "en"?
      config-invalid site.config.ts:7:31-38: Expected the keys of "i18n.localeConfigs" to be locales of the site (en, e n), found "pt-BR". -> Add the locale to "i18n.locales"."
    `)
  })

  it('a default alone that is no tag -> its own place', async () => {
    expect(await mistakesOf(load(withKeys("  i18n: { defaultLocale: '??' },")))).toMatchInlineSnapshot(
      `"config-invalid site.config.ts:4:26-30: Expected a language tag such as "en" or "pt-BR", found "??"."`,
    )
  })

  it('locales without the default `en` -> the list is named', async () => {
    expect(await mistakesOf(load(withKeys("  i18n: { locales: ['fr'] },")))).toMatchInlineSnapshot(
      `"config-invalid site.config.ts:4:20-21: Expected the default locale to be one of "i18n.locales" (fr), found "en"."`,
    )
  })
})
