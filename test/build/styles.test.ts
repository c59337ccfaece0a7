// Published plugins of esbuild in a site: Sass, Tailwind, PostCSS, SVG components, and what a user reads when one of them fails.
import { readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts'
import { openTestSite, sitesDirectory, type TestBuild, type TestSite } from './build-test-site.ts'

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url))

/** The plugins are installed for this repository, and found from the site. */
async function openSite(source: Parameters<typeof openTestSite>[0]): Promise<TestSite> {
  const site = await openTestSite(source)
  await symlink(packages, join(site.directory, 'node_modules'))
  return site
}

/** Name without its hash -> text. */
async function stylesOf({ files, read }: TestBuild): Promise<Record<string, string>> {
  const names = (await files()).filter((file) => /^assets\/css\/.*-[^-]+\.css$/.test(file))
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name.replace(/^.*\/|-[^-]+\.css$/g, ''), await read(name)])))
}

/** The sheets that a page links to, without their hashes. */
function sheetsOf(html: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet" href="\/assets\/css\/(.+?)-[^-"]+\.css"/g)].map(([, name = '']) => name)
}

describe('a site with Sass, Tailwind, PostCSS and SVGR', () => {
  it('sheets of the site, of documents, components, islands and modules -> on the pages that show them; edits -> what a clean build gives', async () => {
    const site = await openSite('styles')
    const built = await site.build()
    expect(built.diagnostics).toEqual([])
    const styles = await stylesOf(built)
    // Sass, with what it uses.
    expect(styles.site).toContain('.banner{padding:24px}.banner--loud{color:#0a141e}')
    expect(styles.intro).toBe('.intro{padding:12px}\n')
    expect(styles.note).toBe('.note{margin:12px}\n')
    expect(styles.counter).toBe('.counter.is-high{color:#070707}\n')
    // Tailwind, for the classes of documents and components.
    expect(styles.site).toContain('.text-brand{color:var(--color-brand)}')
    expect(styles.site).toContain('.mt-\\[7px\\]{margin-top:7px}')
    expect(styles.site).toContain('.p-\\[13px\\]{padding:13px}')
    // A CSS module in Sass takes a class of one that goes through PostCSS.
    const [, card, raised] = /class="((\w+_raised) \w+_card)"/.exec(await built.read('docs/index.html')) ?? []
    expect(styles['card.module']).toContain(`.${raised}{margin:1px}@media(width>40em){.${raised}{margin:2px}}`)
    expect(styles['card.module']).toContain(`.${card?.split(' ')[1]}{border-width:12px}`)
    const html = await built.read('docs/index.html')
    expect(sheetsOf(html)).toEqual(['site', 'card.module', 'counter', 'note', 'intro', 'late'])
    expect(sheetsOf(await built.read('docs/plain/index.html'))).toEqual(['site', 'late'])
    // The island has the names of the server.
    const scripts = await Promise.all((await built.files()).filter((file) => file.endsWith('.js')).map(built.read))
    expect(scripts.some((script) => script.includes(`card:"${card}"`))).toBe(true)
    expect(html).toContain('<path fill-rule="evenodd" d="M5 0l5 10H0z"></path></svg>')

    const unchanged = await site.build()
    expect(unchanged.report.cache).toEqual({ documents: 2, pages: built.report.pages, bundle: false })
    await site.write({
      'styles/_tokens.scss': '$space: 10px;\n$accent: rgb(1, 1, 1);\n',
      'styles/brand.css': '@theme {\n  --color-brand: rgb(9, 9, 9);\n}\n',
      'content/docs/plain.md': '# Plain\n\n<p class="banner mt-[8px]">Text</p>\n',
    })
    const edited = await site.build({ verify: true })
    expect(edited.diagnostics).toEqual([])
    const again = await stylesOf(edited)
    expect(again.site).toContain('.banner{padding:20px}')
    expect(again.site).toContain('--color-brand: rgb(9, 9, 9)')
    expect(again.site).toContain('margin-top:8px')
    expect(again.site).not.toContain('margin-top:7px')
    expect(again['card.module']).toContain('{border-width:10px}')
  })
})

describe('a plugin that makes a style sheet of a module', () => {
  it('a sheet that is no file, in a page and in an island -> linked where its classes are; the drawing it names is published', async () => {
    // As CSS in JavaScript and the module transform of the Sass plugin do it.
    const styled = `{ name: 'styled', setup(build) {
      build.onResolve({ filter: /^\\..*\\.styled$/ }, ({ path, importer }) => ({ path: dirname(importer) + '/' + path }))
      build.onResolve({ filter: /^styled-sheet:/ }, ({ path }) => ({ path, namespace: 'styled' }))
      build.onLoad({ filter: /\\.styled$/, namespace: 'file' }, ({ path }) => ({ contents: 'import ' + JSON.stringify('styled-sheet:' + path) + '; export default "' + basename(path, '.styled') + '-styled"', loader: 'js' }))
      build.onLoad({ filter: /.*/, namespace: 'styled' }, ({ path }) => {
        const file = path.slice('styled-sheet:'.length)
        return { contents: '.' + basename(file, '.styled') + '-styled {' + readFileSync(file, 'utf8') + '}', loader: 'css', resolveDir: dirname(file), watchFiles: [file] }
      })
    } }`
    const site = await openSite({
      'site.config.ts': configOf(styled, '', "import { readFileSync } from 'node:fs'\nimport { basename, dirname } from 'node:path'"),
      'content/docs/intro.mdx': "---\nslug: /\n---\n\nimport Box from '../components/box'\n\n# Start\n\n<Box />\n",
      'content/docs/island.mdx': "import Counter from '../components/counter'\n\n# Island\n\n<Counter />\n",
      'content/components/box.jsx': "import name from './box.styled'\nexport default () => <p className={name}>Box</p>\n",
      'content/components/box.styled': 'background: url(./dot.svg)',
      'content/components/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
      'content/components/counter.jsx':
        "'use client'\nimport { useState } from 'react'\nimport name from './count.styled'\nexport default function Counter() { const [on, set] = useState(false); return <button className={on ? name : ''} onClick={() => set(true)}>On</button> }\n",
      'content/components/count.styled': 'color: red',
    })
    const built = await site.build({ verify: true })
    expect(built.diagnostics).toEqual([])
    const styles = await stylesOf(built)
    expect(styles.sheet).toMatch(/^\.box-styled\{background:url\("?\/assets\/files\/dot-\w+\.svg"?\)\}\n$/)
    expect(styles.sheet2).toBe('.count-styled{color:red}\n')
    expect(sheetsOf(await built.read('docs/index.html'))).toEqual(['site', 'sheet', 'late'])
    expect(sheetsOf(await built.read('docs/island/index.html'))).toEqual(['site', 'sheet2', 'late'])
    await site.write({ 'content/components/count.styled': 'color: blue' })
    expect((await stylesOf(await site.build())).sheet2).toBe('.count-styled{color:#00f}\n')
  })
})

describe('a plugin that promises to tell what it reads', () => {
  it.each([
    ['a key', `key: 'list'`, [1, 1, 2, 3]],
    ['no key', '', [1, 2, 3, 4]],
  ])('%s -> the bundle of the build before, unless what it reads or the key has changed', async (_, key, counts) => {
    const setups: number[] = []
    Object.assign(globalThis, { noteSetup: () => setups.push(setups.length) })
    onTestFinished(() => void Reflect.deleteProperty(globalThis, 'noteSetup'))
    const configWith = (promise: string): string => `import { readFileSync } from 'node:fs'
      const list = { name: 'list', setup(build) {
        globalThis.noteSetup()
        build.onLoad({ filter: /\\.list$/ }, ({ path }) => ({ contents: 'export default ' + JSON.stringify(readFileSync(path, 'utf8') + readFileSync(path + '.more', 'utf8')), loader: 'js', watchFiles: [path + '.more'] }))
      } }
      export default { title: 'T', url: 'https://example.com', search: false, plugins: [{ name: 'list', bundle: { esbuild: [list], ${promise} } }] }\n`
    const site = await openSite({
      'site.config.ts': configWith(key),
      'content/docs/intro.mdx': "---\nslug: /\n---\n\nimport Words from '../components/words'\n\n# Start\n\n<Words />\n",
      'content/components/words.jsx': "import words from './words.list'\nexport default () => <p>{words}</p>\n",
      'content/components/words.list': 'one, ',
      'content/components/words.list.more': 'two',
    })
    const inOneBuild = await setupsOf('one, two')
    expect(inOneBuild).toBeGreaterThan(0)
    const seen = [inOneBuild, await setupsOf('one, two')]
    await site.write({ 'content/components/words.list.more': 'three' })
    seen.push(await setupsOf('one, three'))
    await site.write({ 'site.config.ts': configWith(key.replace('list', 'other')) })
    seen.push(await setupsOf('one, three'))
    expect(seen).toEqual(counts.map((count) => count * inOneBuild))

    /** All until now. */
    async function setupsOf(text: string): Promise<number> {
      const built = await site.build()
      expect(built.diagnostics).toEqual([])
      expect(await built.read('docs/index.html')).toContain(`<p>${text}</p>`)
      return setups.length
    }
  })
})

const small = { 'content/docs/intro.mdx': '---\nslug: /\n---\n\n# Start\n' }
const configOf = (plugins: string, more = '', imports = ''): string =>
  `${imports}\nexport default { title: 'T', url: 'https://example.com', search: false, onOrphanPages: 'ignore', ${more} bundle: { esbuildPlugins: [${plugins}] } }\n`
const sass = "import { sassPlugin } from 'esbuild-sass-plugin'"

/** What a build says of the site, one line for each finding. */
async function findingsOf(site: TestSite): Promise<string[]> {
  const { diagnostics } = await site.build({ write: false }).catch((error: { diagnostics: Diagnostic[] }) => error)
  return diagnostics.map(
    ({ id, place, message, hint }) =>
      `${id} ${place === undefined ? '' : [place.file, place.line, place.column].filter((part) => part !== undefined).join(':')}\n${message}\n${hint}`,
  )
}

describe('mistakes', () => {
  it('in Sass, also in what a sheet uses -> the file, the line and the column; the other pages are checked', async () => {
    const site = await openSite({
      ...small,
      'site.config.ts': configOf('sassPlugin()', '', sass),
      'content/docs/other.mdx': "import './a.scss'\n\n# Other\n\n[Lost](./nowhere.md)\n",
      'content/docs/third.mdx': "import './b.module.scss'\n\n# Third\n",
      'content/docs/a.scss': "@use 'b';\n.a { color: b.$none }\n",
      'content/docs/_b.scss': '$some: 1;\n',
      'content/docs/b.module.scss': '.a {\n  color: red;;\n  }}\n',
    })
    expect(await findingsOf(site)).toMatchInlineSnapshot(`
      [
        "component-not-loadable content/docs/a.scss:2:13
      Expected a style sheet that compiles: Undefined variable.
      The esbuild plugin sass-plugin says this. Fix the file at this place and build again.",
        "component-not-loadable content/docs/b.module.scss:3:4
      Expected a style sheet that compiles: unmatched "}".
      The esbuild plugin sass-plugin says this. Fix the file at this place and build again.",
        "markdown-link-broken content/docs/other.mdx:5:1
      The link to "./nowhere.md" leads to no document.
      Did you mean \`./other.mdx\`?",
      ]
    `)
    await site.write({ 'content/docs/_b.scss': '\n.b {\n  color: ;\n', 'content/docs/b.module.scss': '.a { color: red }\n' })
    expect(await findingsOf(site)).toMatchInlineSnapshot(`
      [
        "component-not-loadable content/docs/_b.scss:3:10
      Expected a style sheet that compiles: Expected expression.
      The esbuild plugin sass-plugin says this. Fix the file at this place and build again.",
        "markdown-link-broken content/docs/other.mdx:5:1
      The link to "./nowhere.md" leads to no document.
      Did you mean \`./other.mdx\`?",
      ]
    `)
  })

  it('in CSS that goes through PostCSS -> the file, the line and the column', async () => {
    const site = await openSite('styles')
    await site.write({ 'styles/brand.css': '.a {\n  color: red;\n}\n\n.b { color red }\n' })
    expect(await findingsOf(site)).toMatchInlineSnapshot(`
      [
        "component-not-loadable styles/brand.css:5:6
      Expected a style sheet that compiles: Invalid declaration: \`color red\`
      The esbuild plugin postcss says this. Fix the file at this place and build again.",
      ]
    `)
    await site.write({ 'styles/brand.css': '', 'styles/tailwind.css': '.a {\n  @apply nonsense;\n}\n' })
    // Tailwind prints what it throws.
    const printed = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => printed.mockRestore())
    expect(await findingsOf(site)).toMatchInlineSnapshot(`
      [
        "component-not-loadable styles/tailwind.css:1:1
      Expected a style sheet that compiles: Cannot apply unknown utility class \`nonsense\`. Are you using CSS modules or similar and missing \`@reference\`? https://tailwindcss.com/docs/functions-and-directives#reference-directive.
      The esbuild plugin postcss says this. Fix the file at this place and build again.",
      ]
    `)
    expect(printed).not.toHaveBeenCalled()
  })

  it('a style sheet in a language that no plugin reads -> what to install and what to write', async () => {
    const site = await openSite({
      ...small,
      'site.config.ts': configOf('', "stylesheets: ['a.scss'],"),
      'a.scss': '.a { color: red }\n',
      'content/docs/other.mdx': "import './b.less'\nimport Card from './card'\n\n# Other\n\n<Card />\n",
      'content/docs/b.less': '',
      'content/docs/c.styl': '',
      'content/docs/card.jsx': "import './c.styl'\nexport default () => <p>A</p>\n",
    })
    expect(await findingsOf(site)).toMatchInlineSnapshot(`
      [
        "component-not-loadable content/docs/card.jsx:1:8
      Expected an esbuild plugin that reads \`.styl\` files, found none for \`content/docs/c.styl\`.
      Name an esbuild plugin for such files in the configuration: \`bundle: { esbuildPlugins: [ … ] }\`.",
        "component-not-loadable content/docs/other.mdx:1:8
      Expected an esbuild plugin that reads \`.less\` files, found none for \`content/docs/b.less\`.
      Run \`npm install --save-dev less esbuild-plugin-less\`, and write in the configuration:

      import { lessLoader } from 'esbuild-plugin-less'
      …
      bundle: { esbuildPlugins: [lessLoader()] },",
        "component-not-loadable site.config.ts:2:111
      Expected an esbuild plugin that reads \`.scss\` files, found none for \`a.scss\`.
      Run \`npm install --save-dev sass esbuild-sass-plugin\`, and write in the configuration:

      import { sassPlugin } from 'esbuild-sass-plugin'
      …
      bundle: { esbuildPlugins: [sassPlugin()] },",
      ]
    `)
  })

  it('a plugin that throws, gives something else or is none -> named, with the file', async () => {
    const rows: [what: string, plugin: string][] = [
      ['throws while it is set up', "{ name: 'x', setup() { throw new Error('No key.') } }"],
      ['rejects while it is set up', "{ name: 'x', async setup() { throw new Error('No key.') } }"],
      ['throws for a file', "{ name: 'x', setup(build) { build.onLoad({ filter: /card/ }, () => { throw new Error('No card.') }) } }"],
      ['gives something else', "{ name: 'x', setup(build) { build.onLoad({ filter: /card/ }, () => 'text') } }"],
      [
        'gives a loader that there is not',
        "{ name: 'x', setup(build) { build.onLoad({ filter: /card/ }, () => ({ contents: '', loader: 'scss' })) } }",
      ],
      ['uses a hook wrongly', "{ name: 'x', setup(build) { build.onLoad({ filter: 'card' }, () => undefined) } }"],
      ['throws when the bundle begins', "{ name: 'x', setup(build) { build.onStart(() => { throw new Error('No start.') }) } }"],
      ['throws when the bundle is done', "{ name: 'x', setup(build) { build.onEnd(() => { throw new Error('No end.') }) } }"],
      [
        'reports an error without a place',
        "{ name: 'x', setup(build) { build.onLoad({ filter: /card/ }, () => ({ errors: [{ text: 'No card.' }] })) } }",
      ],
      [
        'reports an error with a place',
        "{ name: 'x', setup(build) { build.onLoad({ filter: /card/ }, ({ path }) => ({ errors: [{ text: 'No card.', location: { file: path, line: 1, column: 7 } }] })) } }",
      ],
      [
        'resolves nothing',
        "{ name: 'x', setup(build) { build.onResolve({ filter: /card/ }, () => ({ errors: [{ text: 'No such card.' }] })) } }",
      ],
      ['is no plugin', "'x'"],
      ['has no name', '{ setup() {} }'],
      ['is the function that makes it', '() => ({})'],
      [
        'is of a plugin of sitegen',
        "], }, plugins: [{ name: 'y', bundle: { esbuild: [{ name: 'x', setup() { throw new Error('No key.') } }] } }], customFields: { a: [",
      ],
    ]
    const site = await openSite({
      'content/docs/intro.mdx': "---\nslug: /\n---\n\nimport Card from './card'\n\n# Start\n\n<Card />\n",
      'content/docs/card.jsx': 'export default () => <p>A</p>\n',
    })
    const said: string[] = []
    for (const [what, plugin] of rows) {
      await site.write({ 'site.config.ts': configOf(`\n${plugin}`) })
      said.push(`${what}: ${(await findingsOf(site)).join('\n\n')}`)
    }
    expect(said.join('\n\n')).toMatchInlineSnapshot(`
      "throws while it is set up: plugin-failed site.config.ts:3:1
      The esbuild plugin x has failed: No key.
      Look at the plugin and its options.

      rejects while it is set up: plugin-failed site.config.ts:3:1
      The esbuild plugin x has failed: No key.
      Look at the plugin and its options.

      throws for a file: plugin-failed content/docs/card.jsx
      The esbuild plugin x has failed for \`content/docs/card.jsx\`: No card.
      Look at this file and at the options of the plugin.

      gives something else: plugin-failed content/docs/card.jsx
      The esbuild plugin x has failed for \`content/docs/card.jsx\`: expected an object from its hook, found "text".
      Look at this file and at the options of the plugin.

      gives a loader that there is not: plugin-failed site.config.ts:2:125
      The esbuild plugin x has failed: Invalid loader value: "scss".
      Look at the plugin and its options.

      uses a hook wrongly: plugin-failed site.config.ts:3:1
      The esbuild plugin x has failed: "filter" must be a RegExp object.
      Look at the plugin and its options.

      throws when the bundle begins: plugin-failed site.config.ts:3:1
      The esbuild plugin x has failed: No start.
      Look at the plugin and its options.

      throws when the bundle is done: plugin-failed site.config.ts:2:125
      The esbuild plugin x has failed: No end.
      Look at the plugin and its options.

      reports an error without a place: plugin-failed content/docs/card.jsx
      The esbuild plugin x has failed for \`content/docs/card.jsx\`: No card.
      Look at this file and at the options of the plugin.

      reports an error with a place: component-not-loadable content/docs/card.jsx:1:8
      Expected a file that compiles: No card.
      The esbuild plugin x says this. Fix the file at this place and build again.

      resolves nothing: plugin-failed site.config.ts:3:1
      The esbuild plugin x has failed: No such card.
      Look at the plugin and its options.

      is no plugin: config-invalid site.config.ts:3:1
      Expected "bundle.esbuildPlugins[0]" to be a plugin of esbuild: an object with a name and a function \`setup\`, found "x".
      docs/configuration.md describes the key.

      has no name: config-invalid site.config.ts:3:1
      Expected "bundle.esbuildPlugins[0]" to be a plugin of esbuild: an object with a name and a function \`setup\`, found an object.
      docs/configuration.md describes the key.

      is the function that makes it: config-invalid site.config.ts:3:1
      Expected "bundle.esbuildPlugins[0]" to be a plugin of esbuild: an object with a name and a function \`setup\`, found a function.
      docs/configuration.md describes the key.

      is of a plugin of sitegen: plugin-failed site.config.ts:3:50
      The esbuild plugin x has failed: No key.
      Look at the plugin and its options."
    `)
  })
})

it('the plugin for PostCSS in docs/theming.md -> the one of the test site', async () => {
  const text = await readFile(new URL('../../docs/theming.md', import.meta.url), 'utf8')
  const [, sample] = /```ts[^\n]*\n\/\/ plugins\/postcss\.ts\n([\s\S]*?)```/.exec(text) ?? []
  expect(sample).toBe(await readFile(join(sitesDirectory, 'styles/plugins/postcss.ts'), 'utf8'))
})
