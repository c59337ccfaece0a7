// A whole site read from disk: what is found, what is left out, and each diagnostic that only shows with files.
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SiteConfig } from '../../src/config/site-config.ts'
import type { FileHistory, GitReader, GitRequest } from '../../src/content/git-history.ts'
import { readContent } from '../../src/content/read-content.ts'
import { makeSite } from './make-site.ts'
import { makeConfig } from './test-config.ts'

const noGit: GitReader = async () => ({ files: new Map(), state: 'complete' })
const read = (files: Record<string, string | Uint8Array>, overrides: Partial<SiteConfig>, git: GitReader = noGit) =>
  readContent(makeConfig(makeSite(files), overrides), { git })
const ids = (tree: { diagnostics: { id: string; place?: { file: string } }[] }) =>
  tree.diagnostics.map(({ id, place }) => `${id} ${place?.file}`)

test('collections of every kind -> documents with their collection, sorted by file', async () => {
  const tree = await read(
    {
      'content/docs/b.md': 'B',
      'content/docs/a/index.mdx': '---\ntitle: A\n---\nText',
      'content/docs/a/_category_.json': '{ "label": "A" }',
      'content/docs/_partial.mdx': 'P',
      'content/docs/_drafts/x.md': 'X',
      'content/docs/_drafts/_category_.json': '{}',
      'content/docs/img.png': 'png',
      'content/docs/a.test.md': 'no',
      'content/docs/__tests__/a.md': 'no',
      'content/docs/.hidden/a.md': 'no',
      'content/docs/node_modules/p/readme.md': 'no',
      'content/docs/component.tsx': 'no page',
      'content/blog/2024-01-31-post.md': 'P',
      'content/blog/authors.yml': 'jo: { name: Jo }',
      'content/blog/tags.yml': 'one: { label: One }',
      'content/pages/index.tsx': 'x',
      'content/pages/about.md': 'x',
      'content/pages/old.jsx': 'x',
      'content/pages/older.js': 'x',
      'content/pages/_part.tsx': 'x',
      'content/pages/index.test.tsx': 'x',
      'content/pages/data.ts': 'x',
      'content/experts/jo.md': '---\nname: Jo\n---',
      'static/img/logo.svg': 'svg',
      'static/.well-known/x': '',
      'static/.DS_Store': '',
      'assets/img/logo.svg': 'newer',
    },
    { docs: {}, blog: {}, pages: {}, collections: [{ id: 'experts', itemComponent: 'x.tsx' }], staticDirectories: ['static', 'assets'] },
  )
  expect(tree.diagnostics).toEqual([])
  expect(tree.documents.map(({ file, path, collection }) => [file, path, collection])).toEqual([
    ['content/blog/2024-01-31-post.md', '2024-01-31-post.md', { kind: 'blog', id: 'default' }],
    ['content/docs/a/index.mdx', 'a/index.mdx', { kind: 'docs', id: 'default', version: 'current' }],
    ['content/docs/b.md', 'b.md', { kind: 'docs', id: 'default', version: 'current' }],
    ['content/experts/jo.md', 'jo.md', { kind: 'collection', id: 'experts' }],
    ['content/pages/about.md', 'about.md', { kind: 'pages', id: 'default' }],
  ])
  expect(tree.documents[1]).toMatchObject({
    format: 'mdx',
    frontMatter: { title: 'A' },
    bodyOffset: 17,
    bodyLine: 4,
    source: '---\ntitle: A\n---\nText',
  })
  expect(tree.partials.map(({ file, collection }) => [file, collection.kind])).toEqual([
    ['content/docs/_drafts/x.md', 'partial'],
    ['content/docs/_partial.mdx', 'partial'],
  ])
  expect(tree.pageModules).toEqual([
    { file: 'content/pages/index.tsx', path: 'index.tsx' },
    { file: 'content/pages/old.jsx', path: 'old.jsx' },
    { file: 'content/pages/older.js', path: 'older.js' },
  ])
  expect(tree.categories).toMatchObject([{ file: 'content/docs/a/_category_.json', directory: 'a', metadata: { label: 'A' } }])
  expect(tree.authors).toEqual({ default: { file: 'content/blog/authors.yml', authors: { jo: { name: 'Jo' } } } })
  expect(tree.tags).toEqual({ default: { file: 'content/blog/tags.yml', tags: { one: { label: 'One' } } } })
  expect(tree.versions).toEqual({ default: { released: [], folders: { current: 'content/docs' } } })
  expect(tree.staticFiles).toEqual({ '/.well-known/x': 'static/.well-known/x', '/img/logo.svg': 'assets/img/logo.svg' })
  expect(JSON.parse(JSON.stringify(tree))).toEqual(tree)
})

test('versions -> documents and sidebars of each', async () => {
  const tree = await read(
    {
      'docs/a.md': 'now',
      'versions.json': '["1.0"]',
      'versioned_docs/version-1.0/a.md': 'then',
      'versioned_sidebars/version-1.0-sidebars.json': '{ "main": ["a"] }',
      'sidebars.js': 'module.exports = { main: ["a"] }',
    },
    { docs: { path: 'docs', sidebarPath: 'sidebars.js' } },
  )
  expect(tree.diagnostics).toEqual([])
  expect(tree.documents.map(({ collection, source }) => [collection.version, source])).toEqual([
    ['current', 'now'],
    ['1.0', 'then'],
  ])
  expect(tree.sidebars).toMatchObject({
    'default/current': { file: 'sidebars.js', value: { main: ['a'] } },
    'default/1.0': { file: 'versioned_sidebars/version-1.0-sidebars.json', value: { main: ['a'] } },
  })
})

test('Markdown files that MDX documents import from elsewhere -> partials, step by step', async () => {
  const site = makeSite({
    'd/a.mdx':
      'import X from "@site/snippets/x.mdx"\nimport Y from "./_y.mdx"\nimport Z from "../snippets/z"\nimport C from "@site/c.tsx"\nimport N from "@site/none.mdx"\nimport O from "../../outside.mdx"',
    'd/_y.mdx': '',
    'd/b.md': 'import X from "@site/snippets/never.mdx"',
    'snippets/x.mdx': 'import D from "./deep.md"\n\n<D/>',
    'snippets/deep.md': 'deep',
    'snippets/z.mdx': '---\ntitle: [z]\n---\nimport X from "./x.mdx"',
    'snippets/never.mdx': '',
    'c.tsx': '',
  })
  symlinkSync('/etc/passwd', join(site, 'link.mdx'))
  writeFileSync(join(site, 'd/c.mdx'), 'import L from "@site/link.mdx"')
  const tree = await readContent(makeConfig(site, { docs: { path: 'd' } }), { git: noGit })
  expect(tree.partials.map(({ file, path, collection }) => [file, path, collection])).toEqual([
    ['d/_y.mdx', '_y.mdx', { kind: 'partial', id: 'default', version: 'current' }],
    ...['snippets/deep.md', 'snippets/x.mdx', 'snippets/z.mdx'].map((file) => [
      file,
      file,
      { kind: 'partial', id: 'default', version: 'current' },
    ]),
  ])
  expect(ids(tree)).toEqual(['front-matter-invalid snippets/z.mdx'])
})

test('tags of a docs collection -> by its version', async () => {
  const tree = await read({ 'd/a.md': '', 'd/tags.yml': 'one:\ntwo: 2' }, { docs: { path: 'd' } })
  expect(tree.docsTags).toEqual({ 'default/current': { file: 'd/tags.yml', tags: { one: {}, two: {} } } })
  expect(ids(tree)).toEqual(['tag-invalid d/tags.yml'])
})

test('`tagsFile` of docs -> another name, or none', async () => {
  const files = { 'd/a.md': '', 'd/tags.yml': 'one:', 'd/names.yml': 'two:' }
  expect((await read(files, { docs: { path: 'd', tagsFile: 'names.yml' } })).docsTags).toEqual({
    'default/current': { file: 'd/names.yml', tags: { two: {} } },
  })
  expect((await read(files, { docs: { path: 'd', tagsFile: false } })).docsTags).toBeUndefined()
})

test('a collection inside another -> its files are its own', async () => {
  const tree = await read(
    { 'docs/a.md': '', 'docs/api/b.md': '' },
    { docs: [{ path: 'docs' }, { id: 'api', path: 'docs/api', routeBasePath: 'api' }] },
  )
  expect(tree.documents.map(({ file, path, collection }) => [file, path, collection.id])).toEqual([
    ['docs/a.md', 'a.md', 'default'],
    ['docs/api/b.md', 'b.md', 'api'],
  ])
})

test('bytes that are no text -> diagnostics, the documents stay', async () => {
  const tree = await read(
    { 'd/a.md': Buffer.from([0x41, 0xff]), 'd/b.md': 'x\0', 'd/c.md': '\uFEFF---\ntitle: C\n---\n' },
    { docs: { path: 'd' } },
  )
  expect(ids(tree)).toEqual(['content-not-utf8 d/a.md', 'content-nul-byte d/b.md'])
  expect(tree.documents.map(({ source }) => source)).toEqual(['A\uFFFD', 'x\uFFFD', '---\ntitle: C\n---\n'])
})

test('folders that do not exist -> content-folder-missing at the configuration', async () => {
  const tree = await read(
    {},
    { docs: {}, blog: { id: 'news' }, pages: {}, staticDirectories: ['static', 'none'], collections: [{ id: 'x', itemComponent: 'x' }] },
  )
  expect(tree.diagnostics.map(({ id, message }) => [id, message])).toEqual([
    ['content-folder-missing', 'The folder `content/blog` of the blog `news` does not exist.'],
    ['content-folder-missing', 'The folder `content/docs` of the docs collection `default` does not exist.'],
    ['content-folder-missing', 'The folder `content/pages` of the pages does not exist.'],
    ['content-folder-missing', 'The folder `content/x` of the collection `x` does not exist.'],
    ['content-folder-missing', 'The folder `none` of `staticDirectories` does not exist.'],
  ])
})

test('Foo.md and foo.mdx -> content-case-clash naming both; foo.md and foo.mdx -> nothing', async () => {
  const tree = await read(
    { 'd/Foo.md': '', 'd/foo.mdx': '', 'd/foo.md': '', 'd/x/Y.md': '', 'd/X/y.md': '', 'd/z.md': '', 'd/z.mdx': '' },
    { docs: { path: 'd' } },
  )
  expect(tree.diagnostics).toMatchObject([
    { id: 'content-case-clash', place: { file: 'd/foo.mdx' }, notes: [{ place: { file: 'd/Foo.md' } }, { place: { file: 'd/foo.md' } }] },
    { id: 'content-case-clash', place: { file: 'd/x/Y.md' }, message: expect.stringContaining('`d/X/y.md`') },
  ])
})

test('mistakes in every kind of file -> one diagnostic each, at its place', async () => {
  const site = makeSite({
    'd/a.md': '---js\n---\n',
    'd/b.md': '---\ntitle: a: b\n---\n',
    'd/c.md': '---\n__proto__: x\n---\n',
    'd/d.md': '---\ndraft: no way\n---\n',
    'd/e.md': '---\nsidebar_labl: x\n---\n',
    'd/_category_.yml': 'position: x',
    'b/2024-01-01-p.md': '---\ntags: x\nauthors: [5]\n---\n',
    'b/authors.yml': 'jo: {}',
    'b/tags.yml': 'one: two',
    's.json': '[',
    'versions.json': '["9"]',
  })
  symlinkSync('.', join(site, 'd/loop'))
  symlinkSync('nothing.md', join(site, 'd/gone.md'))
  const tree = await readContent(makeConfig(site, { docs: { path: 'd', sidebarPath: 's.json' }, blog: { path: 'b' } }), { git: noGit })
  expect(ids(tree)).toEqual([
    'tag-invalid b/2024-01-01-p.md',
    'author-invalid b/authors.yml',
    'tag-invalid b/tags.yml',
    'category-invalid d/_category_.yml',
    'front-matter-engine d/a.md',
    'front-matter-syntax d/b.md',
    'front-matter-forbidden-key d/c.md',
    'front-matter-invalid d/d.md',
    'front-matter-unknown-key d/e.md',
    'content-unreadable d/gone.md',
    'content-symlink-loop d/loop',
    'sidebar-invalid s.json',
    'version-invalid versions.json',
  ])
  expect(tree.documents).toHaveLength(6)
})

test('a sidebars file that does not exist -> sidebar-invalid at the configuration', async () => {
  expect(ids(await read({ 'd/a.md': '' }, { docs: { path: 'd', sidebarPath: 'none.ts' } }))).toEqual(['sidebar-invalid site.config.ts'])
})

test('the order of the disk -> no difference', async () => {
  const names = ['b', 'a', 'Z', 'é', 'c/d', 'c-']
  const trees = await Promise.all(
    [names, [...names].reverse()].map(async (order) => {
      const site = makeSite({})
      for (const name of order) {
        mkdirSync(join(site, 'd/c'), { recursive: true })
        writeFileSync(join(site, `d/${name}.tmp`), '---\ntitle: [x]\n---\n')
        renameSync(join(site, `d/${name}.tmp`), join(site, `d/${name}.md`))
      }
      return readContent(makeConfig(site, { docs: { path: 'd' } }), { git: noGit })
    }),
  )
  expect(trees[0]).toEqual(trees[1])
  expect(trees[0]?.documents.map(({ path }) => path)).toEqual(['Z.md', 'a.md', 'b.md', 'c-.md', 'c/d.md', 'é.md'])
})

// ---------------------------------------------------------------- git

function recordGit(answers: Record<string, FileHistory> = {}) {
  const requests: GitRequest[] = []
  const git: GitReader = async (request) => {
    requests.push(request)
    return { files: new Map(Object.entries(answers)), state: 'complete' }
  }
  return { git, requests }
}
const shown = { date: '2024-05-05T00:00:00.000Z', author: 'Jo' }
const known = { commit: 'c0ffee', ...shown }

test('nothing shows a date -> git is not asked', async () => {
  const { git, requests } = recordGit()
  await read({ 'd/a.md': '', 'b/2024-01-01-p.md': '' }, { docs: { path: 'd' }, blog: { path: 'b' } }, git)
  expect(requests).toEqual([])
})

test('a collection shows last updates -> git is asked once, for its files', async () => {
  const { git, requests } = recordGit({ 'd/a.md': known })
  const tree = await read(
    { 'd/a.md': '', 'b/2024-01-01-p.md': '' },
    { docs: { path: 'd', showLastUpdateTime: true }, blog: { path: 'b' } },
    git,
  )
  expect(requests.map(({ files, firstCommitOf }) => [[...files], [...firstCommitOf]])).toEqual([[['d/a.md'], []]])
  expect(tree.documents.map(({ lastUpdate }) => lastUpdate)).toEqual([undefined, shown])
  expect(tree.diagnostics).toEqual([])
})

test('a sitemap -> all files get a date; those without say nothing', async () => {
  const { git, requests } = recordGit({ 'd/a.md': known })
  const tree = await read({ 'd/a.md': '', 'p/b.md': '' }, { docs: { path: 'd' }, pages: { path: 'p' }, sitemap: {} }, git)
  expect([...(requests[0]?.files ?? [])]).toEqual(['d/a.md', 'p/b.md'])
  expect(requests[0]?.folders).toEqual(['d', 'p'])
  expect(tree.documents.map(({ lastUpdate }) => lastUpdate)).toEqual([shown, undefined])
  expect(tree.diagnostics).toEqual([])
})

test('files that git does not know -> one git-untracked with their number', async () => {
  const files = { 'd/a.md': '', 'd/b.md': '', 'd/c.md': '---\nlast_update: { date: 2024-01-01 }\n---\n' }
  const { git } = recordGit()
  expect((await read(files, { docs: { path: 'd', showLastUpdateAuthor: true } }, git)).diagnostics).toMatchObject([
    {
      id: 'git-untracked',
      level: 'warning',
      count: 2,
      place: { file: 'd/a.md' },
      message: '2 files have, for example `d/a.md`, no date of the last update: not tracked by git.',
    },
  ])
})

test.each([
  ['shallow', 'fetch-depth'],
  ['no-repository', 'clone'],
  ['no-git', 'Install git'],
  ['failed', 'git log'],
] as const)('%s -> git-untracked that says what to do', async (state, hint) => {
  const tree = await read({ 'p/a.md': '' }, { pages: { path: 'p', showLastUpdateTime: true } }, async () => ({ files: new Map(), state }))
  expect(tree.diagnostics).toMatchObject([{ id: 'git-untracked', hint: expect.stringContaining(hint) }])
})

test('a post without a date -> its first commit, else blog-date-missing', async () => {
  const { git, requests } = recordGit({ 'b/old.md': { ...known, firstDate: '2020-02-02T00:00:00.000Z' } })
  const tree = await read(
    {
      'b/old.md': '',
      'b/new.md': '',
      'b/2024-01-01-x.md': '',
      'b/y.md': '---\ndate: 2024-01-01\n---\n',
      'b/draft.md': '---\ndraft: true\n---\n',
    },
    { blog: { path: 'b' } },
    git,
  )
  expect([...(requests[0]?.firstCommitOf ?? [])]).toEqual(['b/new.md', 'b/old.md'])
  expect(tree.documents.find(({ file }) => file === 'b/old.md')).toMatchObject({ firstCommitDate: '2020-02-02T00:00:00.000Z' })
  expect(tree.diagnostics).toMatchObject([{ id: 'blog-date-missing', level: 'error', place: { file: 'b/new.md' } }])
})

test.each([
  ['date: soon', 'front-matter-invalid'],
  ['date: 2024-02-31', 'front-matter-invalid'],
  ['title: [oops\ndate: 2024-01-01', 'front-matter-syntax'],
  ['date:', 'blog-date-missing'],
  ['title: Soon', 'blog-date-missing'],
  ["date: ''", 'front-matter-invalid'],
  ['slug: 1:2\ntags: 5', 'tag-invalid', 'blog-date-missing'],
])('a post with %j -> %s', async (yaml, ...ids) => {
  const tree = await read({ 'b/a.md': `---\n${yaml}\n---\n` }, { blog: { path: 'b' } }, recordGit({}).git)
  expect(tree.diagnostics.map(({ id }) => id)).toEqual(ids)
})

test('include and exclude -> only those, and partials that are imported', async () => {
  const tree = await read(
    {
      'content/docs/a.md': 'A',
      'content/docs/b.mdx': "import Part from './parts/part.mdx'\n\n<Part />\n",
      'content/docs/parts/part.mdx': 'P',
      'content/docs/parts/other.mdx': 'O',
      'content/blog/2024-01-31-post.md': 'P',
      'content/blog/2024-02-01-notes.txt.md': 'P',
      'content/pages/index.tsx': 'x',
      'content/pages/chart.js': 'x',
    },
    {
      docs: { exclude: ['parts/**'], include: ['**/*.mdx'] },
      blog: { exclude: ['**/*.txt.md'] },
      pages: { include: ['**/*.{tsx,md}'] },
    },
  )
  expect(tree.diagnostics).toEqual([])
  expect(tree.documents.map(({ file }) => file)).toEqual(['content/blog/2024-01-31-post.md', 'content/docs/b.mdx'])
  expect(tree.partials.map(({ file }) => file)).toEqual(['content/docs/parts/part.mdx'])
  expect(tree.pageModules.map(({ file }) => file)).toEqual(['content/pages/index.tsx'])
})

test('an include that names nothing -> a warning', async () => {
  const { diagnostics } = await read({ 'content/docs/a.md': 'A' }, { docs: { include: ['docs/**/*.md'] }, blog: false, pages: false })
  expect(diagnostics).toMatchObject([{ id: 'content-folder-missing', level: 'warning', configPath: ['docs', 'include'] }])
})

test('folders of translations, however long each takes to read -> in the order of their names', async () => {
  const deep = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`${'a/'.repeat(20)}${index}.md`, 'T']))
  const i18n = (locale: string, files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).map(([file, text]) => [`i18n/${locale}/docusaurus-plugin-content-docs/current/${file}`, text]))
  const tree = await read(
    { 'content/docs/a.md': 'A', ...i18n('de', deep), ...i18n('es', { 'a.md': 'E' }), ...i18n('fr', { 'a.md': 'F' }) },
    { docs: {}, i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'es', 'de'] } },
  )
  expect(tree.localeFolders?.map(({ locale }) => locale)).toEqual(['de', 'es', 'fr'])
})
