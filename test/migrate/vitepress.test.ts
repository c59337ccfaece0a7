// A configuration of VitePress in, ours and a file of sidebars out.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { buildSite } from '../../src/build/build-site.ts'
import { runCommandLine } from '../../src/cli/run-command-line.ts'
import { createFakeTerminal } from '../cli/fake-terminal.ts'
import { makeFolder } from '../cli/run-program.ts'
import { sharedWork } from '../shared-work.ts'

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('nav, sidebars, head, footer, search -> a site that builds', async () => {
  folder = makeFolder({
    '.vitepress/config.mts': `import { defineConfig } from 'vitepress'
import { nav } from './nav'
export default defineConfig({
  title: 'Kit', description: 'It kits', base: '/kit/', cleanUrls: true, lastUpdated: false,
  head: [['link', { rel: 'icon', href: '/logo.svg' }], ['script', { src: 'https://count.example/x.js', defer: '' }], ['meta', { property: 'og:title', content: 'Kit' }]],
  markdown: { math: true, theme: { light: 'vitesse-light', dark: 'vitesse-dark' }, config: (md) => md, attrs: { leftDelimiter: '%{' }, other: 1, lineNumbers: false },
  themeConfig: {
    logo: { light: '/logo.svg', dark: '/dark.svg' },
    nav,
    sidebar: {
      '/guide/': { base: '/guide/', items: [{ text: 'Start', collapsed: true, items: [{ text: 'Install', link: 'install' }, { text: 'Use', link: 'use.html' }] }] },
      '/': [{ text: 'Home', link: '/' }, { text: 'Repository', link: 'https://git.example' }, { text: 'Play', link: '/play' }],
    },
    socialLinks: [{ icon: 'github', link: 'https://git.example' }],
    editLink: { pattern: 'https://git.example/edit/main/docs/:path' },
    footer: { message: 'MIT', copyright: '© Ann' },
    outline: [2, 4],
    carbonAds: { code: 'x' },
  },
})
`,
    '.vitepress/nav.ts':
      "export const nav = [{ text: 'Guide', link: '/guide/install.html', activeMatch: '^/guide/' }, { text: 'More', items: [{ text: 'Git', link: 'https://git.example' }] }]\n",
    'index.md': '# Kit\n\n[Install](./guide/install.html), [use](/guide/use)\n',
    'guide/install.md': '# Install\n',
    'guide/use.md': '# Use\n',
    'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>',
    'public/dark.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>',
    'public/play.html': '<p>Play</p>',
  })
  const terminal = createFakeTerminal({ workingDirectory: folder })
  expect(await runCommandLine(['migrate'], terminal)).toBe(0)
  expect(terminal.out).toMatch(/^Wrote site\.config\.ts and sidebars\.ts\.\n/)
  expect(terminal.out).toContain('themeConfig.carbonAds')
  expect(terminal.out.match(/^ {2}markdown\.\w+/gm)).toEqual(['  markdown.config', '  markdown.other'])
  const text = readFileSync(join(folder, 'site.config.ts'), 'utf8')
  expect(text).toContain("idBraces: ['%{', '}']")
  expect(text).toContain(
    "docs: {\n    path: '.',\n    routeBasePath: '/',\n    sidebarPath: 'sidebars.ts',\n    editUrl: 'https://git.example/edit/main/docs',\n  },\n",
  )
  expect(text).toContain("{ label: 'Guide', to: '/guide/install', activeBaseRegex: '^/guide/' }")
  expect(text).toContain('plugins: [math()]')
  expect(text).toContain("headTags: [{ tagName: 'script', attributes: { src: 'https://count.example/x.js', defer: true } }]")
  expect(readFileSync(join(folder, 'sidebars.ts'), 'utf8')).toBe(`export default {
  guide: [
    {
      type: 'category',
      label: 'Start',
      collapsed: true,
      items: [
        { type: 'doc', id: 'guide/install', label: 'Install' },
        { type: 'doc', id: 'guide/use', label: 'Use' },
      ],
    },
  ],
  main: [
    { type: 'doc', id: 'index', label: 'Home' },
    { type: 'link', label: 'Repository', href: 'https://git.example' },
    { type: 'link', label: 'Play', href: '/play' },
  ],
}
`)
  const report = await buildSite({ siteDirectory: folder, write: true, ...(await sharedWork()) })
  expect(report.diagnostics.filter(({ level }) => level === 'error')).toEqual([])
})

it('locales with folders of their own -> all languages in one build, with the labels of each', async () => {
  folder = makeFolder({
    '.vitepress/config.mjs': `export default {
  title: 'Kit', cleanUrls: true, sitemap: { hostname: 'https://kit.example' },
  themeConfig: { nav: [{ text: 'Guide', link: '/guide/install' }], sidebar: { '/guide/': [{ text: 'Start', items: [{ text: 'Install', link: '/guide/install' }, { text: 'Use', link: '/guide/use' }] }] } },
  locales: {
    root: { label: 'English', lang: 'en' },
    fr: { label: 'Français', lang: 'fr-FR', title: 'Trousse', themeConfig: { nav: [{ text: 'Aide', link: '/fr/guide/install' }], sidebar: { '/fr/guide/': [{ text: 'Début', items: [{ text: 'Installer', link: '/fr/guide/install' }, { text: 'Utiliser', link: '/fr/guide/use' }] }] } } },
    de: { label: 'Deutsch', link: 'https://de.kit.example' },
  },
}
`,
    'index.md': '# Kit\n',
    'guide/install.md': '# Install\n\n## How\n',
    'guide/use.md': '# Use\n',
    'fr/guide/install.md': '# Installer\n\n## Comment\n\n[Utiliser](./use.md) [Seulement](./seulement.md)\n',
    'fr/guide/seulement.md': '# Seulement ici\n\n[Installer](./install.md)\n',
  })
  const terminal = createFakeTerminal({ workingDirectory: folder })
  const exitCode = await runCommandLine(['migrate'], terminal)
  expect(exitCode, terminal.out).toBe(0)
  expect(terminal.out).toMatch(
    /^Wrote site\.config\.ts, sidebars\.ts, content\/i18n\/fr-FR\/navbar\.json and content\/i18n\/fr-FR\.json\.\n/,
  )
  const text = readFileSync(join(folder, 'site.config.ts'), 'utf8')
  expect(text).toContain("locales: ['en', 'fr-FR'],\n    headingIds: 'translated'")
  expect(text).toContain("'fr-FR': { label: 'Français', path: 'fr', docs: 'fr' }")
  await buildSite({ siteDirectory: folder, write: true, ...(await sharedWork()) })
  const translated = readFileSync(join(folder, 'build/fr/guide/install.html'), 'utf8')
  for (const part of ['<html lang="fr-FR"', 'Trousse', 'Aide', 'Début', 'Installer', 'id="comment"', 'href="/fr/guide/seulement"'])
    expect(translated).toContain(part)
  // A document that translates none is a page of its language alone.
  const only = readFileSync(join(folder, 'build/fr/guide/seulement.html'), 'utf8')
  for (const part of ['Seulement ici', 'href="/fr/guide/install"']) expect(only).toContain(part)
  expect(existsSync(join(folder, 'build/guide/seulement.html'))).toBe(false)
})

it('a configuration that is a function, wrapped by packages, with files that are not there and places of its own -> read all the same', async () => {
  folder = makeFolder({
    '.vitepress/config/index.mts': `import { withPwa } from 'some-pwa'
import { extendConfig } from 'some-theme/config'
import api from '../../api/sidebar.json'
import { mkdir } from '../../../src/files'
import { shared } from './inner/shared'
const made = mkdir('cache').then(() => Promise.all([]))
export default async ({ mode, command }: { mode: string; command: string }) => {
  await made
  return extendConfig(withPwa({ ...shared, description: command + ' for ' + mode, themeConfig: { sidebar: [...api, { text: 'Use', link: '/use' }] } }))
}
`,
    '.vitepress/config/inner/shared.ts': `import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
const here = dirname(fileURLToPath(import.meta.url))
export const shared = { title: readFileSync(join(here, 'title.txt'), 'utf8') + readFileSync(join(__dirname, 'title.txt'), 'utf8') }
`,
    '.vitepress/config/inner/title.txt': 'Kit',
    'index.md': '# Kit\n',
    'use.md': '# Use\n',
  })
  const terminal = createFakeTerminal({ workingDirectory: folder })
  expect(await runCommandLine(['migrate'], terminal), terminal.out).toBe(0)
  expect(terminal.out).toContain('../../api/sidebar.json (.vitepress/config/index.mts:3): there is no such file')
  const text = readFileSync(join(folder, 'site.config.ts'), 'utf8')
  expect(text).toContain("title: 'KitKit',\n  tagline: 'build for production'")
  expect(readFileSync(join(folder, 'sidebars.ts'), 'utf8')).toContain("{ type: 'doc', id: 'use', label: 'Use' }")
})

it('documents with the name of their folder, groups without pages, a sheet that waits for a script -> their addresses, no group, a sheet', async () => {
  folder = makeFolder({
    '.vitepress/config.mts': `export default {
  title: 'Kit',
  srcExclude: ['part.md'],
  sitemap: { hostname: 'https://kit.example' },
  head: [['link', { rel: 'preload', as: 'style', href: 'https://fonts.example/a.css', onload: "this.onload=null;this.rel='stylesheet'" }]],
  themeConfig: { sidebar: [{ text: 'API', items: [] }, { text: 'Data', items: [{ text: 'Data', link: '/data/data' }, { text: 'All', link: '/data/' }] }] },
}
`,
    'index.md': '# Kit\n\n```[.env]\nA=1\n```\n\n<!--@include: ./part.md-->\n\n<<< @/part.ts\n',
    'part.ts': 'export const shown = 1\n',
    'part.md': 'A part\n',
    'data/index.md': '# All\n',
    'data/data.md': '# Data\n',
  })
  const terminal = createFakeTerminal({ workingDirectory: folder })
  expect(await runCommandLine(['migrate'], terminal), terminal.out).toBe(0)
  expect(terminal.out).toContain('nothing found')
  const text = readFileSync(join(folder, 'site.config.ts'), 'utf8')
  expect(text).toContain("trailingSlash: 'html'")
  expect(text).toContain("isCategoryIndex: ({ fileName }) => fileName.toLowerCase() === 'index'")
  expect(text).toContain("attributes: { rel: 'stylesheet', as: 'style', href: 'https://fonts.example/a.css' }")
  await buildSite({ siteDirectory: folder, write: true, ...(await sharedWork()) })
  expect(readFileSync(join(folder, 'build/data/data.html'), 'utf8')).toContain('<h1')
  expect(readFileSync(join(folder, 'build/data/index.html'), 'utf8')).toContain('All')
  expect(readFileSync(join(folder, 'build/index.html'), 'utf8')).toMatch(/\.env[\s\S]*A part[\s\S]*shown/)
})

it.each([
  ["(text) => text.replace(/[^a-z]+/gi, '-')", "headingIds: 'vitepress'", true],
  [
    "(text) => text.normalize('NFKD').replace(/[\\u0300-\\u036F]/g, '').replace(/[\\s~`!@#$%^&*()\\-_+=[\\]{}|\\\\;:\"'“”‘’<>,.?/]+/g, '-').replace(/^(\\d)/, '_$1')",
    "headingIds: 'vitepress-cased'",
    false,
  ],
])('ids of headings by a function of the site, and in other braces: %s -> %s', async (slugify, expected, isNamed) => {
  folder = makeFolder({
    '.vitepress/config.mjs': `export default { title: 'Kit', markdown: { attrs: { leftDelimiter: '%{', rightDelimiter: '}%' }, anchor: { slugify: ${slugify} } } }\n`,
    'index.md': '# Kit\n\n## How To (now)\n\n## Warum? %{#why}%\n\n[A](#why)\n\nText %{#here}%\n',
  })
  const terminal = createFakeTerminal({ workingDirectory: folder })
  expect(await runCommandLine(['migrate'], terminal), terminal.out).toBe(0)
  expect(readFileSync(join(folder, 'site.config.ts'), 'utf8')).toContain(`${expected}, idBraces: ['%{', '}%']`)
  expect(terminal.out.includes('markdown.anchor.slugify')).toBe(isNamed)
  await buildSite({ siteDirectory: folder, write: true, ...(await sharedWork()) })
  const page = readFileSync(join(folder, 'build/index.html'), 'utf8')
  expect(page).toContain(isNamed ? 'id="how-to-now"' : 'id="How-To-now-"')
  expect(page).toContain('<h2 class="sg-anchor" id="why"')
  expect(page).toContain('<p id="here">Text</p>')
  expect(page).not.toContain('%{')
})

it('`rewrites` of a folder to the root, configurations in folders of languages -> the same addresses, navbar and sidebars', async () => {
  folder = makeFolder({
    '.vitepress/config.ts': `export default {
  title: 'Kit', cleanUrls: true,
  rewrites: { 'en/:rest*': ':rest*', 'old/a.md': 'new/a.md' },
  srcExclude: ['en/parts/**'],
  locales: { root: { label: 'English', lang: 'en-US' }, fr: { label: 'Français', lang: 'fr' } },
}
`,
    'config.ts': `import { defineAdditionalConfig } from 'vitepress'
import { version } from 'vitepress/package.json'
export default defineAdditionalConfig({ description: 'It kits', themeConfig: {
  nav: [{ text: 'Guide', link: '/guide/start' }, { text: version, items: [{ text: 'Old', link: 'https://old.example' }] }],
  sidebar: { '/guide/': { base: '/guide/', items: [{ text: 'Start', link: 'start' }, { base: '/guide/for-', items: [{ text: 'You', link: 'you' }] }] } },
} })
`,
    'fr/config.ts': `import { defineAdditionalConfig } from 'vitepress'
import { version } from 'vitepress/package.json'
export default defineAdditionalConfig({ themeConfig: {
  nav: [{ text: 'Manuel', link: '/fr/guide/start' }, { text: version, items: [{ text: 'Ancien', link: 'https://old.example' }] }],
  sidebar: { '/fr/guide/': { base: '/fr/guide/', items: [{ text: 'Débuter', link: 'start' }] } },
} })
`,
    'en/index.md': '# Kit\n\n[Start](./guide/start.md)\n',
    'en/guide/start.md': '# Start\n',
    'en/guide/for-you.md': '# You\n',
    'fr/index.md': '# Kit\n\n[Start](./guide/start.md)\n',
    'fr/guide/start.md': '# Débuter\n',
  })
  const terminal = createFakeTerminal({ workingDirectory: folder })
  expect(await runCommandLine(['migrate'], terminal), terminal.out).toBe(0)
  const text = readFileSync(join(folder, 'site.config.ts'), 'utf8')
  expect(text).toContain("tagline: 'It kits'")
  expect(text).toContain("docs: { path: 'en', routeBasePath: '/', sidebarPath: 'sidebars.ts', exclude: ['parts/**'] },")
  expect(text).toMatch(/fr: \{ label: 'Français', docs: 'fr' \}/)
  expect(text).toContain("{ label: 'Guide', to: '/guide/start' },")
  expect(text).toContain("{ label: '…', items: [{ label: 'Old', href: 'https://old.example' }] },")
  expect(text).toMatch(/\/\/ nav: vitepress\/package\.json\.version: a package that is not installed here gives this label/)
  expect(text).toContain('// rewrites: old/a.md: a document has the path that its `slug` says.')
  expect(text).not.toContain('rewrites: en')
  expect(readFileSync(join(folder, 'sidebars.ts'), 'utf8')).toContain("{ type: 'doc', id: 'guide/for-you', label: 'You' }")
  expect(readFileSync(join(folder, 'sidebars.ts'), 'utf8')).toContain("{ type: 'doc', id: 'guide/start', label: 'Start' }")
  await buildSite({ siteDirectory: folder, write: true, ...(await sharedWork()) })
  expect(existsSync(join(folder, 'build/guide/start.html'))).toBe(true)
  const french = readFileSync(join(folder, 'build/fr/guide/start.html'), 'utf8')
  expect(french).toContain('Manuel')
  expect(french).toContain('Débuter')
})
