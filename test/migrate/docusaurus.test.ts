// A configuration of Docusaurus in, ours out: the text as somebody reads it, and that it loads.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { runCommandLine } from '../../src/cli/run-command-line.ts'
import { migrateSite } from '../../src/migrate/migrate-site.ts'
import { createFakeTerminal } from '../cli/fake-terminal.ts'
import { makeFolder, runProgram } from '../cli/run-program.ts'

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function migrate(config: string, files: Record<string, string> = {}, configFile = 'docusaurus.config.js') {
  folder = makeFolder({ [configFile]: config, ...files })
  return migrateSite(folder, { generator: 'docusaurus', configFile })
}

/** The configuration with `keys` in it, as text, without the lines that all of them have. */
async function written(keys: string, files: Record<string, string> = {}): Promise<string> {
  const { text } = await migrate(`module.exports = { title: 'T', url: 'https://example.com', baseUrl: '/', ${keys} }\n`, files)
  const [, body = ''] = /defineConfig\(\{\n([\s\S]*)\}\)/.exec(text) ?? []
  return body
    .split('\n')
    .filter(
      (line) =>
        !/^ {2}(?:title|url|baseUrl|docs: false|blog: false|pages: false|islands)/.test(line) && line !== "  markdown: { format: 'mdx' },",
    )
    .map((line) => line.slice(2))
    .join('\n')
    .trim()
}

describe('docusaurus.config', () => {
  it('a promise that is rejected and that nobody awaits -> named, and the configuration is written', async () => {
    folder = makeFolder({
      'docusaurus.config.js':
        "Promise.reject(new Error('no network.'))\nmodule.exports = { title: 'T', url: 'https://example.com', baseUrl: '/' }\n",
      'src/pages/index.md': '# Home\n',
    })
    const { exitCode, stdout } = await runProgram(['migrate', '--report', 'json'], { cwd: folder })
    expect(exitCode).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      left: [{ key: 'a promise that nobody awaits', reason: 'it was rejected, which changes nothing here: no network' }],
    })
  })

  it('whole addresses of the own host -> those that are no pages are left out, links to pages stay checked; again changes nothing', async () => {
    folder = makeFolder({
      'docusaurus.config.js': "module.exports = { title: 'T', url: 'https://example.com', baseUrl: '/' }\n",
      'src/pages/index.md':
        '# Home\n\n[App](https://example.com/app?a#b), [app](https://example.com/app), [part](https://example.com/#part), [gone](/gone)\n',
    })
    const { stdout } = await runProgram(['migrate'], { cwd: folder })
    const config = readFileSync(join(folder, 'site.config.ts'), 'utf8')
    expect(config).toContain("They are not checked.\n  externalLinks: { ignore: ['https://example.com/app*'] },\n")
    expect(stdout).toContain('1 whole address with the host of the site is no page of it')
    expect(stdout).toContain('error link-broken: 1 in 1 file')
    expect(stdout).toContain('warning anchor-broken: 1 in 1 file')
    const again = await runProgram(['migrate'], { cwd: folder })
    expect(again.stdout).toContain('site.config.ts is there already, and would be the same.')
    expect(again.stdout).toContain('error link-broken: 1 in 1 file')
    expect(readFileSync(join(folder, 'site.config.ts'), 'utf8')).toBe(config)
  })

  it('a whole site -> the same options, in the style of the documentation', async () => {
    const { text, left } = await migrate(
      `import { themes as prismThemes } from 'prism-react-renderer'
import math from 'remark-math'
import katex from 'rehype-katex'
import type { Config } from '@docusaurus/types'
const config: Config = {
  title: "Ann's kit",
  tagline: 'It kits',
  favicon: 'img/favicon.ico',
  url: 'https://kit.example',
  baseUrl: '/kit/',
  organizationName: 'ann',
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'warn',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  presets: [['classic', {
    docs: { sidebarPath: './sidebars.ts', editUrl: 'https://git.example/edit/main/', remarkPlugins: [math], rehypePlugins: [[katex, { strict: false }]] },
    blog: { showReadingTime: true, feedOptions: { type: 'all', xslt: true }, blogSidebarCount: 'ALL', onInlineTags: 'warn' },
    theme: { customCss: './src/css/custom.css' },
  }]],
  themeConfig: {
    image: 'img/card.png',
    colorMode: { respectPrefersColorScheme: true },
    navbar: { title: 'Kit', logo: { alt: 'Logo', src: 'img/logo.svg' }, items: [{ type: 'docSidebar', sidebarId: 'main', position: 'left', label: 'Guide', to: '/docs' }, { href: 'https://git.example', 'aria-label': 'Code', label: 'Git', position: 'right' }] },
    footer: { style: 'dark', links: [{ title: 'More', items: [{ label: 'Blog', to: '/blog' }] }], copyright: \`© \${new Date().getFullYear()} Ann\` },
    prism: { theme: prismThemes.github, darkTheme: prismThemes.dracula },
    algolia: { appId: 'A', apiKey: 'B', indexName: 'c', contextualSearch: true },
  },
}
export default config
`,
      {
        'docs/intro.md': '',
        'blog/2024-01-01-a.md': '',
        'src/pages/index.tsx': '',
        'src/css/custom.css': '',
        'sidebars.ts': 'export default {}',
      },
      'docusaurus.config.ts',
    )
    expect(text).toMatchInlineSnapshot(`
      "import { math } from 'sitegen/math'
      import { docusaurus } from 'sitegen/docusaurus'
      import { defineConfig } from 'sitegen'

      export default defineConfig({
        title: 'Ann\\'s kit',
        tagline: 'It kits',
        url: 'https://kit.example',
        baseUrl: '/kit/',
        onBrokenLinks: 'throw',
        favicon: '/img/favicon.ico',
        markdown: { format: 'mdx', onBrokenMarkdownLinks: 'warn' },
        plugins: [math({ strict: false }), docusaurus()],
        code: { themes: { light: 'github-light', dark: 'dracula' } },
        docs: { sidebarPath: 'sidebars.ts', editUrl: 'https://git.example/edit/main/', path: 'docs' },
        blog: {
          showReadingTime: true,
          sidebarCount: 'ALL',
          onInlineTags: 'warn',
          path: 'blog',
          feeds: { types: ['rss', 'atom', 'json'] },
        },
        pages: { path: 'src/pages' },
        islands: 'auto',
        stylesheets: ['src/css/custom.css'],
        socialImage: '/img/card.png',
        navbar: {
          title: 'Kit',
          logo: { alt: 'Logo', src: '/img/logo.svg' },
          items: [
            { type: 'docSidebar', sidebarId: 'main', position: 'left', label: 'Guide' },
            { href: 'https://git.example', label: 'Git', position: 'right', ariaLabel: 'Code' },
          ],
        },
        footer: {
          copyright: '© {year} Ann',
          columns: [{ title: 'More', items: [{ label: 'Blog', to: '/blog' }] }],
        },
        colorMode: { respectPrefersColorScheme: true },
        search: { provider: 'algolia', appId: 'A', apiKey: 'B', indexName: 'c', contextualSearch: true },

        // What docusaurus.config.ts says besides, and has no key here:
        // organizationName: only \`docusaurus deploy\` reads it; docs/deploying.md has workflows.
        // blog.feedOptions.xslt: browsers show feeds by themselves or not at all.
        // themeConfig.footer.style: the foot has the colors of the site; a style sheet changes them.
      })
      "
    `)
    expect(left.map(({ key, line }) => `${key} ${line}`)).toEqual([
      'organizationName 11',
      'blog.feedOptions.xslt 17',
      'themeConfig.footer.style 24',
    ])
  })

  it.each([
    ["presets: [['classic', { docs: false, blog: false }]]", {}, ''],
    ["presets: [['classic', { docs: { path: '../docs', routeBasePath: '/' } }]]", { '../docs-is-not-made': '' }, ''],
    [
      "plugins: [['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: 'api' }]]",
      { 'api/a.md': '' },
      "docs: { id: 'api', path: 'api', routeBasePath: 'api' },",
    ],
    [
      "plugins: [['@docusaurus/plugin-client-redirects', { fromExtensions: ['html'], redirects: [{ from: ['/a', '/b'], to: '/c' }] }]]",
      {},
      "redirects: [{ from: '/a', to: '/c' }, { from: '/b', to: '/c' }],\nredirectExtensions: ['html'],",
    ],
    [
      "i18n: { defaultLocale: 'en', locales: ['en', 'fa'], localeConfigs: { fa: { label: 'فارسی', direction: 'rtl', path: 'fa' } } }",
      {},
      "i18n: {\n  defaultLocale: 'en',\n  locales: ['en', 'fa'],\n  headingIds: 'translated',\n  localeConfigs: { fa: { label: 'فارسی', direction: 'rtl' } },\n},",
    ],
    [
      "i18n: { defaultLocale: 'en', locales: ['en', 'zh'], localeConfigs: { en: { baseUrl: '/english/' }, zh: { baseUrl: '/' } } }",
      {},
      "i18n: {\n  defaultLocale: 'en',\n  locales: ['en', 'zh'],\n  headingIds: 'translated',\n  localeConfigs: { en: { path: 'english' }, zh: { path: '' } },\n},",
    ],
    [
      "themeConfig: { prism: { magicComments: [{ className: 'theme-code-block-highlighted-line', line: 'highlight-next-line', block: { start: 'on', end: 'off' } }, { className: 'wrong', line: 'This fails' }] } }",
      {},
      "code: {\n  magicComments: [\n    { className: 'sg-line-highlight', block: { start: 'on', end: 'off' } },\n    { className: 'wrong', line: 'This fails' },\n  ],\n},",
    ],
    [
      "presets: [['classic', { docs: { path: 'd', tags: 'names.yml' }, blog: { path: 'b', tags: null } }]]",
      { 'd/a.md': '', 'b/a.md': '' },
      "docs: { path: 'd', tagsFile: 'names.yml' },\nblog: { path: 'b', tagsFile: false },",
    ],
    [
      "plugins: ['./people', ['@site/plugins/pets.ts', { kind: 'cat' }], './head']",
      {
        'people/index.js': 'module.exports = () => ({ contentLoaded({ actions }) { actions.addRoute({}) } })',
        'plugins/pets.ts': 'export default () => ({ contentLoaded({ actions: { addRoute } }) { addRoute({}) } })',
        'head.js': 'module.exports = () => ({ injectHtmlTags() {} })',
      },
      "plugins: [docusaurus({ plugins: ['./people', ['./plugins/pets.ts', { kind: 'cat' }]] })],\n\n// What docusaurus.config.js says besides, and has no key here:\n// ./head: plugins of Docusaurus do not run here; docs/plugins.md has the hooks that there are.",
    ],
    [
      "plugins: ['./versions']",
      { 'versions.js': 'module.exports = () => ({ contentLoaded({ actions }) { actions.setGlobalData({ at: 1 }) } })' },
      "plugins: [docusaurus({ plugins: ['./versions'] })],",
    ],
    [
      "presets: [['classic', { docs: {} }], ['./shiki', {}]]",
      { 'docs/deep/a.mdx': '```tsx twoslash title="A"\n```\n' },
      "code: { check: 'twoslash' },\ndocs: { path: 'docs' },\n\n// What docusaurus.config.js says besides, and has no key here:\n// ./shiki: plugins of Docusaurus do not run here; docs/plugins.md has the hooks that there are.",
    ],
    ['themes: []', { 'src/theme/Footer.jsx': '' }, 'plugins: [docusaurus()],'],
    ["themes: ['@docusaurus/theme-mermaid'], markdown: { mermaid: true, format: 'detect' }", {}, 'plugins: [mermaid()],'],
    [
      "clientModules: [require.resolve('./src/a.js')], scripts: ['https://a.example/x.js']",
      { 'src/a.js': '' },
      "scripts: ['https://a.example/x.js'],\nclientModules: ['src/a.js'],",
    ],
    [
      "themeConfig: { navbar: { items: [{ href: 'https://github.com/a', className: 'icon', 'aria-label': 'Code' }] } }",
      {},
      "navbar: {\n  items: [\n    {\n      href: 'https://github.com/a',\n      className: 'icon',\n      ariaLabel: 'Code',\n      label: 'Code',\n      icon: 'github',\n    },\n  ],\n},",
    ],
    [
      "presets: [['classic', { docs: false, blog: false, pages: false, theme: { customCss: './a.css' } }]], themeConfig: { navbar: { items: [{ href: 'https://github.com/a', className: 'icon', 'aria-label': 'Code' }, { href: 'https://github.com/b', className: 'ic', 'aria-label': 'Code' }] } }",
      { 'a.css': '.icon::before { content: "" }\n' },
      "plugins: [docusaurus()],\nstylesheets: ['a.css'],\nnavbar: {\n  items: [\n    { href: 'https://github.com/a', className: 'icon', ariaLabel: 'Code' },\n    {\n      href: 'https://github.com/b',\n      className: 'ic',\n      ariaLabel: 'Code',\n      label: 'Code',\n      icon: 'github',\n    },\n  ],\n},",
    ],
    ["themeConfig: { prism: { theme: require('prism-react-renderer').themes.vsDark } }", {}, "code: { themes: { light: 'dark-plus' } },"],
    ["themeConfig: { prism: { theme: require('prism-react-renderer/themes/okaidia') } }", {}, "code: { themes: { light: 'monokai' } },"],
  ])('%s -> keys of ours', async (keys, files, expected) => {
    expect(await written(keys, files)).toBe(expected)
  })

  it('what has no counterpart -> a line with the reason, at its place', async () => {
    const { text, left } = await migrate(`module.exports = {
  title: 'T', url: 'https://example.com', baseUrl: '/',
  plugins: ['docusaurus-plugin-pwa', function mine() { return { name: 'mine' } }],
  themeConfig: {
    docs: { sidebar: { hideable: true } },
    navbar: { items: [{ type: 'custom-thing', label: 'X' }] },
  },
}
`)
    expect(left.map(({ key, line }) => [key, line])).toEqual([
      ['docusaurus-plugin-pwa', 3],
      ['plugin mine', undefined],
      ['themeConfig.navbar.items: custom-thing', 6],
      ['themeConfig.docs.sidebar.hideable', 5],
    ])
    expect(text).toContain('// docusaurus-plugin-pwa: there is no service worker.')
    expect(text).toContain('navbar: { items: [] }')
  })

  it('names that only components of the site read, sheets of the theme on its own -> customFields, stylesheets', async () => {
    const keys = `organizationName: 'kites', projectName: 'docs', themeConfig: { own: { level: 3 }, unread: 1, image: 'a.png' },
      themes: [['@docusaurus/theme-classic', { customCss: './a.css' }]], customFields: { a: 1 }`
    const files = {
      'a.css': '',
      'src/pages/index.jsx':
        'export default () => useDocusaurusContext().siteConfig.organizationName + useThemeConfig().themeConfig.own.level\n',
    }
    const text = await written(keys, files)
    expect(text).toContain("customFields: { organizationName: 'kites', themeConfig: { own: { level: 3 } }, a: 1 },")
    expect(text).toMatch(/stylesheets: \['\.?\/?a\.css'\]/)
    expect(text).toMatch(/projectName.*only `docusaurus deploy` reads it/)
    expect(text).toMatch(/themeConfig\.unread.*no part of this theme reads it/)
    expect(text).not.toMatch(/themeConfig\.own/)
  })

  it('first parts of paths of tags, pages, authors and the archive -> the same addresses', async () => {
    const keys = `presets: [['classic', { docs: { tagsBasePath: 'labels' }, blog: { tagsBasePath: 'topics', pageBasePath: 'nr', authorsBasePath: 'people', archiveBasePath: 'all' } }]]`
    const text = await written(keys, { 'docs/a.md': '# A\n', 'blog/2024-01-01-a.md': '# A\n' })
    for (const line of ["tagsPath: 'labels'", "tagsPath: 'topics'", "pagePath: 'nr'", "authorsPath: 'people'", "archivePath: 'all'"])
      expect(text).toContain(line)
    expect(text).not.toContain('BasePath:')
  })

  it('functions that read documents -> as they are, unless they need something of the old configuration', async () => {
    const markdown = (parse: string): string => `markdown: {
      preprocessor: ({ fileContent }) => fileContent.replaceAll('%SITE%', 'kites'),
      async parseFrontMatter(file) { return ${parse} },
    }`
    expect(await written(markdown('file.defaultParseFrontMatter(file)'))).toMatch(
      /preprocessor: \(\{ fileContent \}\) => fileContent\.replaceAll\(.%SITE%., .kites.\),\s+parseFrontMatter: async function parseFrontMatter\(file\)/,
    )
    const { text } = await migrate(
      `const own = (file) => file\nmodule.exports = { title: 'T', url: 'https://example.com', baseUrl: '/', ${markdown('own(file)')} }\n`,
    )
    expect(text).toMatch(/parseFrontMatter.*the function uses `own` of the old configuration/)
    expect(text).toContain('preprocessor: (')
  })

  it('a function for edit links, paths of this machine, an async configuration, a package that is not installed -> written so that it works elsewhere', async () => {
    const { text } = await migrate(
      `const path = require('path')
const missing = require('some-remark-plugin')
module.exports = async () => ({
  title: 'T', url: 'https://example.com', baseUrl: '/',
  presets: [['@docusaurus/preset-classic', { docs: {
    editUrl({ docPath, version }) { return 'https://git.example/' + version + '/' + docPath },
    remarkPlugins: [[missing.plugin, { root: path.resolve(__dirname, 'docs') }]],
  } }]],
})
`,
      { 'docs/a.md': '' },
    )
    expect(text).toContain("import { plugin } from 'some-remark-plugin'\n")
    expect(text).toContain("[plugin, { root: join(import.meta.dirname, 'docs') }]")
    expect(text).toMatch(
      /editUrl: \(page\) => \(function editUrl\(\{ docPath, version \}\) \{[^}]*\}\)\(\{ \.\.\.page, docPath: page\.path \}\)/,
    )
    expect(text).not.toContain(folder)
  })
})

describe('what a configuration of Docusaurus brings along', () => {
  it('`resolve.alias` of plugins of the site, in files and in functions -> `aliases`; what is no folder, other settings, what throws -> reasons', async () => {
    const { text, left } = await migrate(
      `const path = require('path')
module.exports = {
  title: 'T', url: 'https://example.com', baseUrl: '/',
  plugins: [
    './plugins/names',
    ['@site/plugins/more.ts', { folder: 'src/more' }],
    function own(context) { return { name: 'own', configureWebpack: (config) => {
      config.resolve.alias['@own'] = path.join(context.siteDir, 'src/own')
      return { resolve: { alias: { one$: path.resolve(__dirname, 'src/own/one.js'), react: path.resolve(__dirname, 'node_modules/react') } }, module: { rules: [{ test: /a/ }] } }
    } } },
    function broken() { return { name: 'broken', configureWebpack() { throw new Error('No loader.') } } },
  ],
}
`,
      {
        'plugins/names.js':
          "const { resolve } = require('path')\nmodule.exports = () => ({ name: 'names', configureWebpack: () => ({ resolve: { alias: { '@': resolve(__dirname, '../src') } } }) })",
        'plugins/more.ts':
          "import path from 'node:path'\nexport default (context: { siteDir: string }, { folder }: { folder: string }) => ({ name: 'more', configureWebpack: () => ({ resolve: { alias: { more: path.join(context.siteDir, folder) } } }), contentLoaded() {} })",
        'src/more/a.js': '',
        'src/own/one.js': '',
      },
    )
    expect(text).toContain("aliases: { '@': 'src', more: 'src/more', '@own': 'src/own' },")
    expect(left.map(({ key, reason }) => `${key}: ${reason}`)).toEqual([
      'configureWebpack: module: esbuild bundles the site; `bundle.esbuildPlugins` takes its plugins',
      'resolve.alias: one$: names are for folders (`aliases`); import this one by its path',
      'configureWebpack: it could not be run, so its names of folders are not in `aliases`: No loader.',
      '@site/plugins/more.ts: plugins of Docusaurus do not run here; docs/plugins.md has the hooks that there are',
      'plugin own: plugins of Docusaurus do not run here; docs/plugins.md has the hooks that there are',
      'plugin broken: plugins of Docusaurus do not run here; docs/plugins.md has the hooks that there are',
    ])
  })

  it('`configureWebpack` that makes a plugin of the bundler -> its names of folders, and a reason for the plugin', async () => {
    const { text, left } = await migrate(
      `const path = require('path')
module.exports = {
  title: 'T', url: 'https://example.com', baseUrl: '/',
  plugins: [
    async function own() { return { name: 'own', configureWebpack: (config, isServer, { currentBundler }) => ({
      plugins: [new currentBundler.instance.DefinePlugin({ debug: 'false' })],
      resolve: { alias: { '@own': path.resolve(__dirname, 'src') } },
    }) } },
  ],
}
`,
      { 'src/a.js': '' },
    )
    expect(text).toContain("aliases: { '@own': 'src' },")
    expect(left.map(({ key }) => key)).toEqual(['configureWebpack: plugins', 'plugin own'])
  })

  it('plugins in files of the site, which have the same name inside -> the import of each', async () => {
    const plugin = 'export default function attacher() { return transformer }\nfunction transformer() {}\n'
    const { text, left } = await migrate(
      `import labels from './src/labels.ts'
import { attach as classes } from './src/classes.ts'
export default { title: 'T', url: 'https://example.com', baseUrl: '/', presets: [['classic', { docs: { remarkPlugins: [labels, classes] } }]] }
`,
      { 'docs/a.md': '', 'src/labels.ts': plugin, 'src/classes.ts': plugin.replace('default function attacher', 'function attach') },
    )
    expect(text).toContain("import labels from './src/labels.ts'\nimport { attach } from './src/classes.ts'\n")
    expect(text).toContain('remarkPlugins: [labels, attach]')
    expect(left).toEqual([])
  })

  it('`createRequire`, a path without its ending or with `.js` for `.ts`, a file that is made later -> paths of the files, the rest as it is', async () => {
    const { text, left } = await migrate(
      `import { createRequire } from 'node:module'
import path from 'node:path'
const require = createRequire(import.meta.url)
const sponsors = require(path.join(import.meta.dirname, 'data/sponsors.json'))
export default {
  title: require('./package.json').title, url: 'https://example.com', baseUrl: '/',
  customFields: { names: [...sponsors.map(({ name }) => name), 'Ann'] },
  presets: [['classic', { docs: { sidebarPath: require.resolve('./sidebars') }, theme: { customCss: ['./site.css', require.resolve('not-installed/theme.css'), require.resolve('./node_modules/@not/there/theme.css'), require.resolve('kit/theme.css')] } }]],
}
`,
      {
        'docs/a.md': '',
        'package.json': '{ "title": "Kit" }',
        'sidebars.ts': 'export default {}',
        'site.css': '',
        'node_modules/kit/package.json': '{ "name": "kit", "exports": { "./theme.css": "./dist/theme.css" } }',
        'node_modules/kit/dist/theme.css': '',
      },
    )
    expect(text).toContain("title: 'Kit'")
    expect(text).toContain("sidebarPath: 'sidebars.ts'")
    expect(text).toContain("customFields: { names: ['Ann'] }")
    expect(text).toContain("stylesheets: ['site.css', 'node_modules/kit/dist/theme.css']")
    expect(left.map(({ key, reason }) => `${key}: ${reason}`)).toEqual([
      'data/sponsors.json: there is no such file: what the configuration takes from it is not in the new one',
      'theme.customCss: not-installed/theme.css: the package is not installed here; install it before `sitegen migrate`',
      'theme.customCss: node_modules/@not/there/theme.css: the package is not installed here; install it before `sitegen migrate`',
    ])
  })

  it('`require.resolve` of a .js file that is a .ts one -> the file that is there', async () => {
    const keys = "presets: [['classic', { docs: { sidebarPath: require.resolve('./sidebars.js') } }]]"
    expect(await written(keys, { 'docs/a.md': '', 'sidebars.ts': 'export default {}' })).toBe(
      "docs: { sidebarPath: 'sidebars.ts', path: 'docs' },",
    )
  })

  it('what a package that is not installed makes -> left out, with its name', async () => {
    const { text, left } = await migrate(
      `import { parse } from 'not-installed-yaml'
const users = parse('- Ann')
export default { title: 'T', url: 'https://example.com', baseUrl: '/', customFields: { users, first: users[0], year: 2020 } }
`,
    )
    expect(text).toContain('customFields: { year: 2020 }')
    expect(text).not.toContain('import { parse }')
    expect(left.map(({ key, reason }) => `${key}: ${reason}`)).toEqual([
      'customFields.users: `not-installed-yaml`, which is not installed here, makes it; install that before `sitegen migrate`',
      'customFields.first: `not-installed-yaml`, which is not installed here, makes it; install that before `sitegen migrate`',
    ])
  })

  it('whole addresses in the lists of a dropdown, sizes of a logo as texts -> href, numbers', async () => {
    const older = "dropdownItemsAfter: [{ to: 'https://old.example', label: '1.x' }, { to: '/versions', label: 'All' }]"
    const keys = `themeConfig: { navbar: { logo: { src: 'logo.svg', alt: '', width: '28px', height: 32 }, items: [{ type: 'docsVersionDropdown', ${older} }] } }`
    expect(await written(keys)).toMatchInlineSnapshot(`
      "navbar: {
        logo: { src: '/logo.svg', alt: '', width: 28, height: 32 },
        items: [
          {
            type: 'docsVersionDropdown',
            dropdownItemsAfter: [
              { label: '1.x', href: 'https://old.example' },
              { label: 'All', to: '/versions' },
            ],
          },
        ],
      },"
    `)
  })

  it('docusaurus-plugin-sass -> the plugin of esbuild; plugins by absolute paths -> paths of the site', async () => {
    const { text, left } = await migrate(`const path = require('path')
module.exports = { title: 'T', url: 'https://example.com', baseUrl: '/', plugins: ['docusaurus-plugin-sass', path.resolve(__dirname, 'plugins/feed.js'), '@acme/docusaurus-plugin-llms-txt'] }
`)
    expect(text).toContain("import { sassPlugin } from 'esbuild-sass-plugin'\n")
    expect(text).toContain('bundle: { esbuildPlugins: [sassPlugin()] },')
    expect(left.map(({ key, reason }) => `${key}: ${reason}`)).toEqual([
      './plugins/feed.js: plugins of Docusaurus do not run here; docs/plugins.md has the hooks that there are',
      '@acme/docusaurus-plugin-llms-txt: every document is there as Markdown, with `llms.txt`: `textTwins`',
    ])
  })
})

describe('sitegen migrate', () => {
  const site = {
    'docusaurus.config.js': "module.exports = { title: 'T', url: 'https://example.com', baseUrl: '/', presets: [['classic', {}]] }\n",
    'docs/intro.md': '# Intro\n\n[Gone](./gone.md)\n',
    'docs/other.md': '# Other\n\n[Intro](./intro.md)\n',
  }
  const run = async (...args: string[]) => {
    const terminal = createFakeTerminal({ workingDirectory: folder })
    return { exitCode: await runCommandLine(['migrate', ...args], terminal), terminal }
  }

  it('a site -> its configuration, and what remains by its cause; again -> nothing is changed', async () => {
    folder = makeFolder(site)
    const { exitCode, terminal } = await run()
    expect(exitCode).toBe(1)
    expect(terminal.out).toMatch(
      /^Wrote site\.config\.ts\.\n\nChecked \d pages\. What remains, by its cause:\n\nerror markdown-link-broken: 1 in 1 file\n {2}docs\/intro\.md:3:1 {2}/,
    )
    const text = readFileSync(join(folder, 'site.config.ts'), 'utf8')
    const again = await run()
    expect(again.terminal.out).toMatch(/^site\.config\.ts is there already, and would be the same\.\n/)
    expect(readFileSync(join(folder, 'site.config.ts'), 'utf8')).toBe(text)
  })

  it('--dry-run -> the text alone; --report json -> all of it for programs', async () => {
    folder = makeFolder(site)
    const dry = await run('--dry-run')
    expect(dry.exitCode).toBe(0)
    expect(dry.terminal.out).toMatch(/^import \{ defineConfig \} from 'sitegen'\n/)
    const { terminal } = await run('--report', 'json')
    expect(JSON.parse(terminal.out)).toMatchObject({
      version: 1,
      written: true,
      left: [],
      remaining: [{ id: 'markdown-link-broken', count: 1, files: 1 }],
    })
  })

  it('no such site, a configuration that throws -> exit code 2 and why', async () => {
    folder = makeFolder({})
    expect((await run()).terminal.err).toContain('to have a docusaurus.config, .vitepress/config or astro.config, found none')
    rmSync(folder, { recursive: true })
    folder = makeFolder({ 'docusaurus.config.js': "throw new Error('No token.')\n" })
    const { exitCode, terminal } = await run()
    expect(exitCode).toBe(2)
    expect(terminal.err).toContain('docusaurus.config.js could not be run: No token.')
  })
})
