// The types of the installed package, as a site's own type check sees them: declarations, not the sources.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { ejectPart } from '../../src/bundle/eject-part.ts'
import { swizzleSlots, wrappedSlots } from '../../src/docusaurus/swizzle-slots.ts'

const root = join(import.meta.dirname, '../..')
let site: string

/** What the README proposes; packages are linked here and not copied, so their links are not followed. */
function readCompilerOptions(): object {
  const [, json = ''] = /```json\n(\{\n {2}"compilerOptions"[\s\S]*?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? []
  const { compilerOptions }: { compilerOptions: object } = JSON.parse(json)
  return { ...compilerOptions, preserveSymlinks: true }
}

function runTypeScript(...args: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(join(root, 'node_modules/.bin/tsc'), args, { cwd: root }, (_, output) => resolve(output))
  })
}

/** What the type check of a site says of its files. */
async function check(files: Record<string, string>, types?: string[]): Promise<string[]> {
  await mkdir(join(site, 'content'), { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(site, name), text)
  const names = Object.keys(files)
  await writeFile(
    join(site, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...readCompilerOptions(), ...(types && { types }) }, files: names }),
  )
  const output = await runTypeScript('--project', site)
  return [...output.matchAll(/^(?:\S*\/)?(\S+)\(\d+,\d+\): error (TS\d+)/gm)].map(([, name, code]) => `${name} ${code}`)
}

beforeAll(async () => {
  site = await realpath(await mkdtemp(join(tmpdir(), 'sitegen-types-')))
  const installed = join(site, 'node_modules/sitegen')
  await mkdir(join(site, 'node_modules/@types'), { recursive: true })
  await mkdir(installed)
  await writeFile(join(installed, 'package.json'), JSON.stringify({ name: 'sitegen', type: 'module', exports: packageJson.exports }))
  for (const name of ['react', 'zod', 'katex', '@types/react', '@types/node'])
    await symlink(join(root, 'node_modules', name), join(site, 'node_modules', name))
  expect(await runTypeScript('--project', 'scripts/types.tsconfig.json', '--outDir', join(installed, 'dist/types'))).toBe('')
  for (const script of ['scripts/declare-config.mjs', 'scripts/declare-docusaurus.mjs'])
    await promisify(execFile)(process.execPath, [script, join(installed, 'dist/types')], { cwd: root })
})
afterAll(() => rm(site, { recursive: true, force: true }))

test('a configuration, a page and a component -> no errors, none of the package either', async () => {
  const errors = await check({
    'site.config.ts':
      "import { defineConfig } from 'sitegen'\nimport { math } from 'sitegen/math'\nexport default defineConfig({ title: 'T', url: 'https://example.com', plugins: [math({ macros: { '\\\\R': 'R' } })] })\n",
    'page.tsx':
      'import { Card, Link, type PageMetadata } from \'sitegen/theme\'\nexport const metadata: PageMetadata = { title: \'x\' }\nexport default function Page() { return <><Link to="/a">a</Link><Card title="b" href="/b" /></> }\n',
    'content/wrapped.tsx':
      "import type { PartProps } from 'sitegen/theme'\nimport { DocPage as Original } from 'sitegen/theme/original'\nexport default function DocPage({ route, children }: PartProps<'DocPage'>) { return <Original route={route}>{route.props.title}{children}</Original> }\n",
    'content/ejected.tsx': ejectPart('Navbar'),
    'render.ts': "import { renderMarkdown } from 'sitegen/markdown'\nexport const html = renderMarkdown\n",
  })
  expect(errors).toEqual([])
})

test('style sheets, drawings and pictures that modules of a site import -> no errors, and one for a wrong use', async () => {
  const config = "import { defineConfig } from 'sitegen'\nexport default defineConfig({ title: 'T', url: 'https://example.com' })\n"
  const errors = await check({
    'site.config.ts': config,
    'good.tsx':
      "import './box.css'\nimport './box.scss'\nimport styles, { box } from './box.module.css'\nimport Mark from './mark.svg'\nimport photo from './photo.png'\nexport const page = <p className={styles.wide ?? box}><Mark title=\"Home\" /><img src={Mark} alt=\"\" /><img src={photo} alt=\"\" /></p>\n",
    'bad.tsx': "import photo from './photo.png'\nimport Mark from './mark.svg'\nexport const wrong = [photo(), <Mark title={5} />]\n",
  })
  expect(errors).toEqual(['bad.tsx TS2349', 'bad.tsx TS2322'])
})

test.each(['docs', 'blog', 'home', 'docs,blog,home'])('a new site with %s -> its own type check finds nothing', async (parts) => {
  const folder = join(site, parts.replaceAll(',', '-'))
  await promisify(execFile)(process.execPath, [join(root, 'bin/sitegen.js'), 'init', folder, '--title', 'My kit', '--parts', parts])
  const starter: { compilerOptions: object } = JSON.parse(await readFile(join(folder, 'tsconfig.json'), 'utf8'))
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ ...starter, compilerOptions: { ...starter.compilerOptions, preserveSymlinks: true } }),
  )
  expect(await runTypeScript('--project', folder)).toBe('')
})

test('modules of Docusaurus, where tsconfig.json names their types -> no errors, and one for each wrong use', async () => {
  const errors = await check(
    {
      'site.config.ts':
        "import { defineConfig } from 'sitegen'\nimport { docusaurus } from 'sitegen/docusaurus'\nexport default defineConfig({ title: 'T', url: 'https://example.com', plugins: [docusaurus()] })\n",
      'good.tsx':
        "import Link from '@docusaurus/Link'\nimport { useLocation } from '@docusaurus/router'\nimport { useColorMode } from '@docusaurus/theme-common'\nimport useDocusaurusContext from '@docusaurus/useDocusaurusContext'\nimport Layout from '@theme/Layout'\nimport CodeBlock from '@theme-original/CodeBlock'\nimport type { Props } from '@theme/CodeBlock'\nexport function Code(props: Props) { return <CodeBlock {...props} /> }\nexport default function Page() { const { siteConfig } = useDocusaurusContext(); return <Layout title={siteConfig.title}><Link to={useLocation().pathname}>{useColorMode().colorMode}</Link></Layout> }\n",
      'bad.tsx': "import Layout from '@theme/Layout'\nexport default () => <Layout title={5}>{null}</Layout>\n",
    },
    ['sitegen/docusaurus/modules', 'react'],
  )
  expect(errors).toEqual(['bad.tsx TS2322'])
})

test('every part that a site can replace or wrap -> declared under each of its names, with the props of the part', async () => {
  const parts = [...swizzleSlots.keys(), ...wrappedSlots.keys()]
  expect(parts).toEqual(expect.arrayContaining(['DocItem', 'DocPaginator', 'BlogPostPage', 'BlogListPage', 'Navbar', 'Footer', 'TOC']))
  const lines = parts.flatMap((name, at) => [
    `import Original${at} from '@theme-original/${name}'`,
    `import type Part${at} from '@theme/${name}'`,
    `import type { Props as Props${at} } from '@theme/${name}'`,
    `export const Wrapper${at} = (props: Props${at}) => <Original${at} {...props} />`,
    `export type Shown${at} = ComponentProps<typeof Part${at}>`,
  ])
  const errors = await check(
    {
      'parts.tsx': `import type { ComponentProps } from 'react'\n${lines.join('\n')}\n`,
      'initial.tsx': parts.map((name, at) => `export { default as Initial${at} } from '@theme-init/${name}'`).join('\n'),
      'paginator.tsx':
        "import Pager from '@theme-original/DocPaginator'\nimport type { Props } from '@theme/DocPaginator'\nexport const label = (props: Props): string => props.label\nexport const wrong = <Pager previous={5} />\n",
      'item.tsx':
        "import DocItem from '@theme-original/DocItem'\nimport type { Props } from '@theme/DocItem'\nimport { useDoc } from '@docusaurus/plugin-content-docs/client'\nexport default ({ route, children }: Props) => <><b>{route.props.title}{useDoc().metadata.lastUpdatedBy}{String(useDoc().frontMatter.level)}</b><DocItem route={route}>{children}</DocItem></>\nexport const wrong = (props: Props) => props.content\n",
    },
    ['sitegen/docusaurus/modules', 'react'],
  )
  expect(errors.sort()).toEqual(['item.tsx TS2339', 'paginator.tsx TS2322'])
})

test('wrong keys, props and metadata -> an error each', async () => {
  const errors = await check({
    'site.config.ts': "import { defineConfig } from 'sitegen'\nexport default defineConfig({ title: 5, url: 'https://example.com' })\n",
    'plugin.ts':
      "import type { Plugin } from 'sitegen'\nexport const tags: Plugin = { name: 'tags', site: { headTags: [{ tagName: 'marquee' }] } }\nexport const code: Plugin = { name: 'code', markdown: { code: ({ report }) => { report({ text: 'No.' }); return undefined } } }\n",
    'page.tsx':
      'import { Card, type PageMetadata } from \'sitegen/theme\'\nexport const metadata: PageMetadata = { noIndex: \'yes\' }\nexport default function Page() { return <Card title="b" hre="/b" /> }\n',
  })
  expect(errors.sort()).toEqual(['page.tsx TS2322', 'page.tsx TS2322', 'plugin.ts TS2322', 'plugin.ts TS2353', 'site.config.ts TS2322'])
})

test('the types of a configuration -> each key has its comment, its default and no type of the schema library', async () => {
  const declared = await readFile(join(site, 'node_modules/sitegen/dist/types/config/define-config.d.ts'), 'utf8')
  const lines = declared.split('\n')
  const keys = lines.flatMap((line, index) => (/^ +\w+\??: /.test(line) ? [{ line, before: lines[index - 1] ?? '' }] : []))
  expect(keys.length).toBeGreaterThan(200)
  expect(keys.filter(({ before }) => !before.endsWith('*/')).map(({ line }) => line)).toEqual([])
  expect(declared).toContain(`  /**
   * Path under which the site is served. Leading and trailing slashes are added.
   * @default '/'
   */
  baseUrl?: string
`)
  expect(declared).toContain('  docs?: false | DocsOptions[] | DocsOptions\n')
  // Types that are written out, and not inferred, are declared as they are written.
  expect(declared).toContain('export type UnifiedEntry = UnifiedPlugin | [UnifiedPlugin, ...unknown[]] | UnifiedPreset\n')
  expect(declared).not.toMatch(/^import\b|\bimport\(|Zod/m)
})

test('the types of a configuration by themselves -> every type that is named in them is declared', async () => {
  const declarations = join(site, 'node_modules/sitegen/dist/types/config/define-config.d.ts')
  expect(
    await runTypeScript(
      '--noEmit',
      '--ignoreConfig',
      '--strict',
      '--target',
      'esnext',
      '--types',
      '',
      '--skipLibCheck',
      'false',
      declarations,
    ),
  ).toBe('')
})
