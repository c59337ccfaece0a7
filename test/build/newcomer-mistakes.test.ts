// Slips that are easily made, each in a whole small site: the one finding they give, where it points, and what it proposes. What follows from a
// mistake is no finding of its own.
import { describe, expect, test } from 'vitest'
import { type Diagnostic, DiagnosticError } from '../../src/diagnostics/diagnostic.ts'
import { openTestSite } from './build-test-site.ts'

type Files = Record<string, string>

const config = (rest: string) => `import { defineConfig } from 'sitegen'
export default defineConfig({ title: 'Test', url: 'https://example.com', onOrphanPages: 'ignore',
  ${rest}
})
`
const home = { 'content/pages/index.md': '# Home\n' }
const doc = { 'content/docs/intro.md': '---\nslug: /\n---\n\nWelcome.\n' }
const post = (frontMatter: string) => `---\n${frontMatter}\n---\n\nNews.\n\n<!-- truncate -->\n\nMore.\n`

async function diagnose(files: Files): Promise<readonly Diagnostic[]> {
  const site = await openTestSite({ 'site.config.ts': config(''), ...files })
  try {
    return (await site.build({ write: false })).diagnostics
  } catch (error) {
    if (error instanceof DiagnosticError) return error.diagnostics
    throw error
  }
}

/** `level id file:line:column`. */
function inShort({ level, id, place }: Diagnostic): string {
  return `${level} ${id} ${[place?.file, place?.line, place?.column].filter((part) => part !== undefined).join(':')}`
}

describe.each<[string, Record<string, [files: Files, finding: string, says: RegExp]>]>([
  [
    'configuration',
    {
      'a sidebar that does not exist in the navbar': [
        {
          ...doc,
          ...home,
          'site.config.ts': config(`navbar: { items: [{ type: 'docSidebar', sidebarId: 'defaultSidbar', label: 'Docs' }] },`),
        },
        'error navbar-item-invalid site.config.ts:3:54',
        /Cannot find a sidebar with the ID "defaultSidbar"[\s\S]*Did you mean "defaultSidebar"/,
      ],
      'a document that does not exist inside of a dropdown': [
        {
          ...doc,
          'site.config.ts': config(`navbar: { items: [{ type: 'dropdown', label: 'Docs', items: [{ type: 'doc', docId: 'intor' }] }] },`),
        },
        'error navbar-item-invalid site.config.ts:3:86',
        /Cannot find a document with the ID "intor"[\s\S]*Did you mean "intro"/,
      ],
      'a docs collection that does not exist in the navbar': [
        { ...doc, 'site.config.ts': config(`navbar: { items: [{ type: 'docsVersionDropdown', docsPluginId: 'api' }] },`) },
        'error navbar-item-invalid site.config.ts:3:66',
        /no docs collection with the ID "api"/,
      ],
      'a version that does not exist in the navbar': [
        { ...doc, 'site.config.ts': config(`navbar: { items: [{ type: 'docsVersionDropdown', versions: ['1.0'] }] },`) },
        'error navbar-item-invalid site.config.ts:3:62',
        /no docs version with the name "1\.0"/,
      ],
      'a style sheet that does not exist': [
        { ...home, 'site.config.ts': config(`stylesheets: ['content/sight.css'],`) },
        'error config-invalid site.config.ts:3:17',
        /"stylesheets\[0\]" to be a file of the site, found "content\/sight\.css"/,
      ],
      'a component for MDX that does not exist': [
        { ...home, 'site.config.ts': config(`mdxComponents: { Demo: 'content/dem.tsx' },`) },
        'error config-invalid site.config.ts:3:26',
        /"mdxComponents\.Demo" to be a file/,
      ],
      'a sidebars file that does not exist': [
        { ...doc, 'site.config.ts': config(`docs: { sidebarPath: 'content/sidebar.ts' },`) },
        'error config-invalid site.config.ts:3:24',
        /"docs\.sidebarPath" to be a file/,
      ],
      'two redirects from one path in other spelling': [
        { ...home, 'site.config.ts': config(`redirects: [{ from: '/a', to: '/' }, { from: '/A/', to: '/' }],`) },
        'error redirect-shadowed site.config.ts:3:48',
        /Two redirects start/,
      ],
    },
  ],
  [
    'sidebars and blog files',
    {
      'a sidebars file that does not compile, with a navbar that names its sidebar': [
        {
          ...doc,
          'site.config.ts': config(
            `docs: { sidebarPath: 'content/sidebars.ts' }, navbar: { items: [{ type: 'docSidebar', sidebarId: 'main' }] },`,
          ),
          'content/sidebars.ts': `export default { main: ['intro' }\n`,
        },
        'error sidebar-invalid content/sidebars.ts:1:33',
        /could not be compiled/,
      ],
      'a category without a label': [
        {
          ...doc,
          'content/docs/next.md': '# Next\n',
          'site.config.ts': config(`docs: { sidebarPath: 'content/sidebars.ts' },`),
          'content/sidebars.ts': `export default {\n  main: [\n    { type: 'category', label: 'One', items: ['intro'] },\n    { type: 'category', items: ['next'] },\n  ],\n}\n`,
        },
        'error sidebar-invalid content/sidebars.ts:4:34',
        /main\[1\]: An item of the type "category" needs `label`/,
      ],
      'authors that cannot be read': [
        { 'content/blog/2024-01-31-a.md': post('authors: [ada]'), 'content/blog/authors.yml': 'ada:\n\tname: Ada\n' },
        'error author-invalid content/blog/authors.yml:2:1',
        /tab/,
      ],
      'tags that cannot be read': [
        { 'content/blog/2024-01-31-a.md': post('tags: [news]'), 'content/blog/tags.yml': 'news:\n\tlabel: News\n' },
        'error tag-invalid content/blog/tags.yml:2:1',
        /tab/,
      ],
      'the address of an author without https': [
        { 'content/blog/2024-01-31-a.md': post('authors: [ada]'), 'content/blog/authors.yml': 'ada:\n  name: Ada\n  url: ada.example\n' },
        'error author-invalid content/blog/authors.yml:3:3',
        /"ada\.example"[\s\S]*https:/,
      ],
    },
  ],
  [
    'documents',
    {
      'no space after a colon': [
        { 'content/pages/index.md': '---\ntitle: Home\ndescription:The start\n---\n' },
        'error front-matter-syntax content/pages/index.md:3:1',
        /Put a space after the colon: `description: The start`/,
      ],
      'a quotation mark that is not closed': [
        { 'content/pages/index.md': '---\ntitle: "Home\ndescription: The start\n---\n' },
        'error front-matter-syntax content/pages/index.md:2:8',
        /no closing "/,
      ],
      'an image for cards that is not beside the document': [
        { 'content/pages/index.md': '---\ntitle: Home\nimage: ./card.png\n---\n' },
        'error image-broken content/pages/index.md:3:8',
        /"\.\/card\.png" does not exist/,
      ],
      'a component in plain Markdown': [
        { 'content/pages/index.md': '# Home\n\nSee <Badge>new</Badge>, <Badge>newer</Badge>.\n' },
        'warning component-in-markdown content/pages/index.md:3:5',
        /<Badge>[\s\S]*\.mdx/,
      ],
      'a brace that is not closed': [
        { 'content/pages/index.mdx': '# Home\n\n`{` and {1}\n\nA set { of things.\n\nThe end.\n' },
        'error mdx-syntax content/pages/index.mdx:5:7',
        /begins an expression/,
      ],
      'a tag that is not closed': [
        { 'content/pages/index.mdx': '# Home\n\n<Details>\n\nText.\n' },
        'error mdx-syntax content/pages/index.mdx:3:1',
        /<Details> is opened here/,
      ],
      'a name that the theme does not have': [
        { 'content/pages/index.mdx': `import TabItem from '@theme/TabItm'\n\n<Tabs><TabItem value="a">A</TabItem></Tabs>\n` },
        'error component-not-loadable content/pages/index.mdx:1:21',
        /Did you mean "@theme\/TabItem"/,
      ],
      'a package that is not installed': [
        { 'content/pages/index.mdx': `# Home\n\nimport { Chart } from 'no-such-package-here'\n\n<Chart />\n` },
        'error component-not-loadable content/pages/index.mdx:3:23',
        /npm install no-such-package-here/,
      ],
      'two tabs with one value': [
        {
          'content/pages/index.mdx':
            '<Tabs>\n<TabItem value="npm">A</TabItem>\n<TabItem value="pnpm">B</TabItem>\n<TabItem value="npm">C</TabItem>\n</Tabs>\n',
        },
        'error mdx-render content/pages/index.mdx:4:1',
        /found "npm" twice/,
      ],
      'a tab without a value': [
        { 'content/pages/index.mdx': '<Tabs>\n<TabItem value="npm">A</TabItem>\n<TabItem>B</TabItem>\n</Tabs>\n' },
        'error mdx-render content/pages/index.mdx:3:1',
        /`value`/,
      ],
      'a card without an address': [
        { 'content/pages/index.mdx': '# Home\n\n<Cards>\n<Card title="One" href="/" />\n<Card title="Two" />\n</Cards>\n' },
        'error mdx-render content/pages/index.mdx:5:1',
        /Expected each <Card> to have `href`/,
      ],
      'a name that the imported module does not export': [
        {
          'content/pages/index.mdx': `import { Foo } from './foo'\n\n<Foo />\n`,
          'content/pages/foo.tsx': 'export default () => <p>Foo</p>\n',
        },
        'error mdx-render content/pages/index.mdx:1:10',
        /has no export named "Foo"; it exports default/,
      ],
      'partials that import each other': [
        {
          'content/pages/index.mdx': `import A from './_a.mdx'\n\n<A />\n`,
          'content/pages/_a.mdx': `import B from './_b.mdx'\n\n<B />\n`,
          'content/pages/_b.mdx': `import A from './_a.mdx'\n\n<A />\n`,
        },
        'error mdx-render content/pages/index.mdx',
        /in a circle, found content\/pages\/_a\.mdx -> content\/pages\/_b\.mdx -> content\/pages\/_a\.mdx/,
      ],
      'a value that is undefined in an expression of a partial': [
        {
          'content/pages/index.mdx': `import Part from './_part.mdx'\n\n<Part />\n`,
          'content/pages/_part.mdx': 'export const items = undefined\n\nitems.map is text here\n\n{items.map((item) => item)}\n',
        },
        'error mdx-render content/pages/_part.mdx:5:8',
        /reading 'map'/,
      ],
    },
  ],
  [
    'components',
    {
      'a component that throws on two pages': [
        {
          'content/frame.tsx': 'export function Frame() {\n  return <p>{localStorage.length}</p>\n}\n',
          'content/pages/index.tsx': `import { Frame } from '../frame'\nexport default () => <Frame />\n`,
          'content/pages/about.tsx': `import { Frame } from '../frame'\nexport default () => <Frame />\n`,
        },
        'error page-render content/frame.tsx:2:14',
        /The page \S+ and 1 more could not be rendered: localStorage is not defined/,
      ],
      'a component that renders itself': [
        { 'content/pages/index.tsx': 'function Box() {\n  return <Box />\n}\nexport default () => <Box />\n' },
        'error page-render content/pages/index.tsx:2:10',
        /more than 500000 elements, the last of them <Box>/,
      ],
      'a component that is async': [
        { 'content/pages/index.tsx': 'export default async function Home() {\n  return <p>Home</p>\n}\n' },
        'error page-render content/pages/index.tsx',
        /must not be async/,
      ],
      'metadata of the wrong type': [
        { 'content/pages/index.tsx': 'export const metadata = { title: 5 }\nexport default () => <p>Home</p>\n' },
        'error page-render content/pages/index.tsx',
        /Expected `metadata\.title` of content\/pages\/index\.tsx to be a text, found 5/,
      ],
      'a misspelt entry of sitegen': [
        { 'content/pages/index.tsx': `import { Link } from 'sitegen/themes'\nexport default () => <Link to="/">Home</Link>\n` },
        'error component-not-loadable content/pages/index.tsx:1:22',
        /Did you mean "sitegen\/theme"/,
      ],
    },
  ],
])('%s', (_, cases) => {
  test.each(Object.entries(cases))('%s -> one finding at its place', async (_name, [files, finding, says]) => {
    const diagnostics = await diagnose(files)
    expect(diagnostics.map(inShort)).toEqual([finding])
    expect(diagnostics[0]?.hint).toBeTypeOf('string')
    expect(`${diagnostics[0]?.message}\n${diagnostics[0]?.hint}`).toMatch(says)
  })
})
