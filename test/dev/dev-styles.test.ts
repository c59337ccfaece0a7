// The dev server with esbuild plugins: it follows edits of everything that a style sheet is made from.
import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startTestServer, type TestDevServer } from './start-test-server.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

async function start(files: Record<string, string>, site?: string): Promise<TestDevServer> {
  const server = await startTestServer(files, {
    prepare(directory) {
      if (site !== undefined) cpSync(join(root, 'test/sites', site), directory, { recursive: true })
      symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'))
    },
  })
  onTestFinished(() => server.close())
  await server.get('/')
  await server.server.watching
  return server
}

/** What of these rules the sheets have that a page links to. */
async function rulesOf({ get }: TestDevServer, path: string, ...rules: string[]): Promise<string[]> {
  const sheets = [...(await get(path)).body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
  const text = (await Promise.all(sheets.map(async (href) => (await get(href)).body))).join('\n')
  return rules.filter((rule) => text.includes(rule))
}

const wait = { timeout: 20_000, interval: 100 }

async function expectRules(server: TestDevServer, path: string, ...rules: string[]): Promise<void> {
  await expect.poll(() => rulesOf(server, path, ...rules), wait).toEqual(rules)
}

describe('a site with Sass, Tailwind and PostCSS in the dev server', () => {
  it('what Sass uses, what Tailwind imports, classes of a document and of a component, a mistake that is mended -> in the next answer', async () => {
    const server = await start({}, 'styles')
    const { write, listen, found } = server
    await expectRules(server, '/docs', '.intro{padding:12px}')
    const stream = await listen('/docs')
    // A sheet that Sass has read: the page stays open.
    write('styles/_tokens.scss', '$space: 11px;\n$accent: rgb(1, 1, 1);\n')
    await expectRules(server, '/docs', '.banner{padding:22px}', '.intro{padding:11px}', '{border-width:11px}')
    expect((await stream.next(({ type }) => type === 'update' || type === 'reload')).type).toBe('update')

    write('styles/brand.css', '@theme {\n  --color-brand: rgb(4, 5, 6);\n}\n')
    await expectRules(server, '/docs', '--color-brand: rgb(4, 5, 6)')
    write('content/docs/plain.md', '# Plain\n\n<p class="mt-[9px]">Text</p>\n')
    await expectRules(server, '/docs/plain', 'margin-top:9px')
    write('content/docs/fresh.md', '# Fresh\n\n<p class="mt-[10px]">Text</p>\n')
    await expectRules(server, '/docs/plain', 'margin-top:10px')
    write('content/components/card.tsx', 'export default function Card() {\n  return <p className="mt-[14px]">Card</p>\n}\n')
    await expectRules(server, '/docs', 'margin-top:14px')

    write('styles/_tokens.scss', '$space: 13px\n$accent: rgb(1, 1, 1);\n')
    const { place } = await found(({ id }) => id === 'component-not-loadable')
    expect(place).toEqual({ file: 'styles/_tokens.scss', line: 2, column: 8 })
    write('styles/_tokens.scss', '$space: 13px;\n$accent: rgb(1, 1, 1);\n')
    await expectRules(server, '/docs', '.intro{padding:13px}')
  })

  it('the configuration of Tailwind, what that imports, a sheet two imports away -> in the next answer, and the page stays open', async () => {
    const tailwind = (config: string): string =>
      `@layer theme, utilities;\n@import "tailwindcss/theme.css" layer(theme);\n@import "tailwindcss/utilities.css" layer(utilities) source("../content");\n${config}@import "./brand.css";\n`
    const configOf = (space: string): string =>
      `import { ink } from './palette.js'\nexport default { theme: { extend: { colors: { ink }, spacing: { wide: '${space}' } } } }\n`
    const server = await start(
      {
        'styles/tailwind.css': tailwind('@config "../tailwind.config.js";\n'),
        'tailwind.config.js': configOf('71px'),
        'palette.js': "export const ink = 'rgb(7, 8, 9)'\n",
        'content/docs/plain.md': '# Plain\n\n<p class="text-ink mt-wide">Text</p>\n',
        'styles/brand.css': '@import "./deep.css";\n',
        'styles/deep.css': '@theme {\n  --color-brand: rgb(1, 2, 3);\n}\n',
        'styles/_tokens.scss': "@use 'sizes';\n$space: sizes.$space;\n$accent: rgb(1, 1, 1);\n",
        'styles/_sizes.scss': '$space: 12px;\n',
      },
      'styles',
    )
    const { write, listen } = server
    await expectRules(server, '/docs/plain', 'color:#070809', 'margin-top:71px', '.banner{padding:24px}')
    const stream = await listen('/docs/plain')
    const isMade = async (...rules: string[]): Promise<void> => {
      await expectRules(server, '/docs/plain', ...rules)
      expect((await stream.next(({ type }) => type === 'update' || type === 'reload')).type).toBe('update')
    }
    write('tailwind.config.js', configOf('72px'))
    await isMade('margin-top:72px')
    write('palette.js', "export const ink = 'rgb(10, 11, 12)'\n")
    await isMade('color:#0a0b0c')
    write('styles/deep.css', '@theme {\n  --color-brand: rgb(4, 5, 6);\n}\n')
    await isMade('--color-brand: rgb(4, 5, 6)')
    write('styles/_sizes.scss', '$space: 13px;\n')
    await isMade('.banner{padding:26px}')
    // From here on it has none.
    write('styles/tailwind.css', tailwind(''))
    await expect.poll(() => rulesOf(server, '/docs/plain', 'margin-top:72px'), wait).toEqual([])
  })

  it('a class that is new in a CSS module -> the component has its name', async () => {
    const component =
      "import styles from './box.module.scss'\nexport default function Home() {\n  return <p className={styles.late}>Text</p>\n}\n"
    const server = await start({
      'site.config.ts':
        "import { sassPlugin } from 'esbuild-sass-plugin'\nexport default { title: 'T', url: 'https://example.com', search: false, bundle: { esbuildPlugins: [sassPlugin()] } }\n",
      'content/pages/index.tsx': component,
      'content/pages/box.module.scss': '.box { color: red }\n',
    })
    expect((await server.get('/')).body).toContain('<p>Text</p>')
    server.write('content/pages/box.module.scss', '.box { color: red }\n.late { color: blue }\n')
    await expect.poll(async () => /<p[^>]*>Text/.exec((await server.get('/')).body)?.[0], wait).toMatch(/<p class="box_\w+_late">Text/)
  })

  it('a mistake at the start in a sheet that only Sass knows, and a plugin that names no files -> followed', async () => {
    const server = await start({
      'site.config.ts': `import { readFileSync, readdirSync } from 'node:fs'
import { sassPlugin } from 'esbuild-sass-plugin'
const words = { name: 'words', setup(build) { build.onLoad({ filter: /words\\.css$/ }, ({ path }) => ({
  contents: '.words { content: "' + readdirSync(docs).map((name) => readFileSync(docs + name, 'utf8').length).join(' ') + '" }', loader: 'css' })) } }
const docs = import.meta.dirname + '/content/docs/'
export default { title: 'T', url: 'https://example.com', search: false, stylesheets: ['styles/words.css', 'styles/site.scss'], bundle: { esbuildPlugins: [words, sassPlugin()] } }
`,
      'content/docs/intro.md': '---\nslug: /\n---\n\n# Start\n',
      'styles/words.css': '',
      'styles/site.scss': "@use '../shared/tokens';\n.a { color: tokens.$a }\n",
      'shared/_tokens.scss': '$a: ;\n',
    })
    await server.found(({ place }) => place?.file === 'shared/_tokens.scss')
    server.write('shared/_tokens.scss', '$a: rgb(1, 2, 3);\n')
    await expectRules(server, '/docs', '.a{color:#010203}')
    await expectRules(server, '/docs', '.words{content:"25"}')
    server.write('content/docs/intro.md', '---\nslug: /\n---\n\n# Started\n')
    await expectRules(server, '/docs', '.words{content:"27"}')
  })
})
