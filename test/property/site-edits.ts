// The random edits: each takes a state of the site and two numbers, and gives another state. They are functions of their arguments, so that
// a run can be repeated from its seed, and they do nothing where they do not apply.
import { makePng } from '../build/png.ts'
import { type ConfigData, makeDocument, makeMdx, type SiteState } from './rich-site.ts'

/** `pick` chooses what is edited, `value` what is written. */
export type Edit = (state: SiteState, pick: number, value: number) => SiteState

type Files = SiteState['files']

/** Edits the text of a file that `pattern` matches; the file is chosen by `pick`. */
function rewrite(pattern: RegExp, change: (text: string, value: number, pick: number) => string): Edit {
  return (state, pick, value) => {
    const file = choose(
      Object.keys(state.files)
        .filter((path) => pattern.test(path))
        .sort(),
      pick,
    )
    const text = file === undefined ? undefined : state.files[file]
    if (file === undefined || typeof text !== 'string') return state
    return withFiles(state, { [file]: change(text, value, Math.floor(pick / 7)) })
  }
}

function choose<Item>(items: readonly Item[], pick: number): Item | undefined {
  return items[pick % Math.max(1, items.length)]
}

function withFiles(state: SiteState, files: Files): SiteState {
  return { ...state, files: { ...state.files, ...files } }
}

function without(state: SiteState, file: string): SiteState {
  return { ...state, files: Object.fromEntries(Object.entries(state.files).filter(([path]) => path !== file)) }
}

function filesLike(state: SiteState, pattern: RegExp): string[] {
  return Object.keys(state.files)
    .filter((file) => pattern.test(file))
    .sort()
}

function setConfig(change: (config: ConfigData, value: number, pick: number) => ConfigData): Edit {
  return (state, pick, value) => ({ ...state, config: { ...state.config, ...change(state.config, value, pick) } })
}

/** Writes, replaces or (with undefined) takes out a line of the front matter. */
function setField(text: string, key: string, value: string | undefined): string {
  const kept = text.replace(new RegExp(`^${key}:.*\\n`, 'm'), '')
  return value === undefined ? kept : kept.replace(/^---\n/, `---\n${key}: ${value}\n`)
}

/** Pages with a body that can be edited; partials and old versions among them or not. */
const page = /^content\/(?!.*\/_)(?:docs|api|blog|people|pages|versioned_docs)\/.*\.mdx?$/
const doc = /^content\/(?:docs|api)\/(?!.*\/?_).*\.mdx?$/
const post = /^content\/blog\/.*\.mdx?$/
const partial = /^content\/.*\/_[^/]*\.mdx?$/

const fieldValues: Record<string, string[]> = {
  title: ['A new title', '"Title: <b>&amp;"', '日本 title'],
  description: ['Some description', '"with "', 'Other'],
  sidebar_position: ['0', '5', '-3', '2.5'],
  sidebar_label: ['Short', 'Long label'],
  slug: ['/moved', 'relative-slug', '/docs/x/y'],
  id: ['renamed-id', 'intro'],
  unlisted: ['true', 'false'],
  draft: ['true', 'false'],
  tags: ['[news]', '[setup, other]', '[unknown tag]'],
  hide_title: ['true'],
  hide_table_of_contents: ['true'],
  toc_max_heading_level: ['2', '4'],
  pagination_next: ['null', 'intro', 'start'],
  pagination_prev: ['null', 'guides/install'],
  pagination_label: ['Paged'],
  displayed_sidebar: ['null', 'api'],
  keywords: ['[a, b]'],
  image: ['./pic.png', '/img/icon.png'],
  custom_edit_url: ['null', 'https://elsewhere.example/x'],
  last_update: ['{ date: 2024-05-05, author: Someone }'],
  authors: ['ann', '[bob, ann]', '[nobody]', '{ name: Inline }'],
  date: ['2023-01-01', '2024-12-31T10:00'],
  city: ['Paris', 'Bonn'],
  parse_number_prefixes: ['false'],
}

const targets = [
  '../intro.md',
  './01-install.md',
  '/docs/intro',
  '/nowhere',
  '#named',
  '#gone',
  '/about?x=1#first-part-of-about',
  'https://else.example',
  './missing.md',
  '/old',
  '/data.json',
]

const configEdits: ((config: ConfigData, value: number) => ConfigData)[] = [
  (_, value) => ({ title: `Rich ${value % 5}` }),
  (_, value) => ({ tagline: value % 2 ? 'Another line' : '' }),
  (_, value) => ({ baseUrl: ['/', '/sub/', '/a/b/'][value % 3] }),
  (_, value) => ({ trailingSlash: [true, false, undefined][value % 3] }),
  (_, value) => ({ url: value % 2 ? 'https://rich.example' : 'https://poor.example' }),
  (_, value) => ({ noIndex: value % 2 === 0 }),
  (_, value) => ({ titleDelimiter: value % 2 ? '·' : '|' }),
  (_, value) => ({ navbar: { title: `Nav ${value % 3}`, items: value % 2 ? [] : [{ to: '/about', label: `Item ${value % 4}` }] } }),
  (_, value) => ({ footer: value % 3 ? { copyright: `By ${value % 4}, {year}` } : undefined }),
  (_, value) => ({ tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 2 + (value % 3) } }),
  (_, value) => ({ code: { themes: { light: ['github-light', 'min-light'][value % 2] } } }),
  (_, value) => ({ markdown: { onBrokenMarkdownImages: 'warn', emoji: value % 2 === 0, format: value % 3 ? 'md' : 'mdx' } }),
  (_, value) => ({ onBrokenAnchors: ['warn', 'ignore', 'log'][value % 3], onOrphanPages: value % 2 ? 'ignore' : 'warn' }),
  (_, value) => ({ redirects: value % 2 ? [{ from: '/older', to: '/docs/intro' }] : [] }),
  (_, value) => ({ mdxComponents: { Box: value % 2 ? 'content/components/box.tsx' : 'content/components/counter.tsx' } }),
  (_, value) => ({ stylesheets: value % 2 ? ['content/styles/site.css'] : [] }),
  (_, value) => ({ scripts: value % 2 ? ['content/styles/head.js', { src: '/head.js', defer: value % 3 === 0 }] : [] }),
  (_, value) => ({ headTags: value % 2 ? [{ tagName: 'script', innerHTML: `go(${value % 3})` }] : [] }),
  (_, value) => ({ sitemap: value % 2 ? { priority: 0.7, ignorePatterns: ['/blog/**'] } : undefined }),
  (_, value) => ({ customFields: { number: value } }),
  (_, value) => ({ announcementBar: value % 2 ? { content: `News <b>${value % 3}</b>` } : undefined }),
  (_, value) => ({ colorMode: { defaultMode: value % 2 ? 'dark' : 'light' } }),
  (_, value) => ({ metadata: [{ name: 'author', content: `Someone ${value % 3}` }] }),
  (_, value) => ({ socialImage: value % 2 ? 'img/icon.png' : undefined }),
  (_, value) => ({
    blog: {
      postsPerPage: 1 + (value % 4),
      sidebarCount: value % 3,
      showReadingTime: value % 2 === 0,
      feeds: { types: ['rss'], limit: 1 + (value % 3) },
    },
  }),
  (_, value) => ({
    docs: [
      {
        breadcrumbs: value % 2 === 0,
        sidebarCollapsed: value % 3 === 0,
        versions: { current: { label: `Next ${value % 3}` }, '1.0': { badge: value % 2 === 0 } },
      },
      { id: 'api', path: 'content/api', routeBasePath: value % 4 ? 'api' : 'reference', sidebarPath: 'content/api-sidebars.json' },
    ],
  }),
  (_, value) => ({ i18n: { defaultLocale: value % 2 ? 'de' : 'en' } }),
]

/** Name -> edit. `textOf…` edits touch nothing but what one page says: `only text` in site-edits' users. */
export const edits = {
  text: rewrite(page, (text, value) => text.replace(/^Changeable \S+ of/m, `Changeable w${value % 1000} of`)),
  excerpt: rewrite(page, (text, value) => text.replace(/^First \S+ of/m, `First w${value % 100} of`)),
  field: rewrite(page, (text, value, pick) => {
    const key = choose(Object.keys(fieldValues), pick) ?? 'title'
    return setField(text, key, value % 4 === 0 ? undefined : choose(fieldValues[key] ?? [], Math.floor(value / 4)))
  }),
  title: rewrite(page, (text, value) => setField(text, 'title', `Title ${value % 50}`)),
  moveHeading: rewrite(page, (text) => {
    const [start = '', ...parts] = text.split(/^(?=## )/m)
    return start + parts.reverse().join('')
  }),
  headingText: rewrite(page, (text, value) => text.replace(/^### .*$/m, `### Heading ${value % 9}`)),
  headingId: rewrite(page, (text, value) => text.replace(/^(## \S+ part of \S+).*$/m, `$1 {#id-${value % 9}}`)),
  link: rewrite(page, (text, value) => text.replace(/\]\([^)]*\)/, `](${choose(targets, value)})`)),
  addLink: rewrite(page, (text, value) => `${text}\nA [new link](${choose(targets, value)}).\n`),
  addImageLink: rewrite(page, (text, value) => `${text}\n![new](./new-${value % 3}.png)\n`),
  addDoc: (state, pick, value) => {
    const folder = choose(
      ['content/docs', 'content/docs/guides', 'content/docs/fresh', 'content/api/more', 'content/docs/guides/advanced/more'],
      pick,
    )
    return withFiles(state, { [`${folder}/added-${value % 6}.md`]: makeDocument(`added ${value}`, {}, '[x](./new.md)') })
  },
  addPost: (state, pick, value) => {
    const authors = choose(['ann', 'bob', '[]'], pick) ?? 'ann'
    const day = String((value % 28) + 1).padStart(2, '0')
    return withFiles(state, {
      [`content/blog/2024-05-${day}-added.md`]: makeDocument(`added ${value}`, { authors, tags: '[news, small]' }),
    })
  },
  addPage: (state, pick, value) =>
    withFiles(state, {
      [`content/pages/added-${value % 4}.mdx`]: makeMdx(
        `added ${value}`,
        {},
        pick % 2 ? '<Box>added</Box>' : 'import Note from "../docs/guides/_note.mdx"\n\n<Note />',
      ),
    }),
  addPerson: (state, _, value) =>
    withFiles(state, { [`content/people/added-${value % 4}.md`]: makeDocument(`person ${value}`, { city: 'Bern' }) }),
  remove: (state, pick) => {
    const file = choose(filesLike(state, page), pick)
    return file === undefined || filesLike(state, page).length < 8 ? state : without(state, file)
  },
  rename: (state, pick, value) => {
    const file = choose(filesLike(state, page), pick)
    const content = file === undefined ? undefined : state.files[file]
    if (file === undefined || content === undefined) return state
    return withFiles(without(state, file), {
      [file.replace(/[^/]*(\.mdx?)$/, (_, end: string) => (value % 5 ? `renamed-${value % 40}${end}` : `0${value % 9}-renamed${end}`))]:
        content,
    })
  },
  moveFolder: (state, pick, value) => {
    const file = choose(filesLike(state, doc), pick)
    const content = file === undefined ? undefined : state.files[file]
    if (file === undefined || content === undefined) return state
    const folder = choose(['content/docs', 'content/docs/guides', 'content/docs/elsewhere'], value)
    return withFiles(without(state, file), { [`${folder}/${file.slice(file.lastIndexOf('/') + 1)}`]: content })
  },
  format: (state, pick) => {
    const file = choose(filesLike(state, page), pick)
    const content = file === undefined ? undefined : state.files[file]
    if (file === undefined || typeof content !== 'string') return state
    return file.endsWith('.md')
      ? withFiles(without(state, file), { [`${file}x`]: content.replace('<!-- truncate -->', '{/* truncate */}') })
      : withFiles(without(state, file), { [file.slice(0, -1)]: content.replace('{/* truncate */}', '<!-- truncate -->') })
  },
  partial: rewrite(
    partial,
    (text, value) =>
      `${text}\n${value % 2 ? `## Partial heading ${value % 5}` : `Partial text ${value % 50} with [link](./02-use.mdx).`}\n`,
  ),
  partialHeading: rewrite(partial, (text, value) => text.replace(/^## .*$/m, `## Note ${value % 9}`)),
  category: rewrite(/_category_\.json$/, (_, value) =>
    JSON.stringify({
      label: `Guides ${value % 5}`,
      position: value % 4,
      ...(value % 2 ? { link: { type: 'generated-index', title: `All ${value % 3}`, slug: value % 3 ? '/guides-index' : undefined } } : {}),
      ...(value % 5 === 0 ? { link: { type: 'doc', id: 'guides/install' } } : {}),
    }),
  ),
  categoryYaml: rewrite(
    /_category_\.yml$/,
    (_, value) => `label: Advanced ${value % 5}\nposition: ${value % 7}\ncollapsed: ${value % 2 === 0}\ncollapsible: ${value % 3 !== 0}\n`,
  ),
  addCategory: (state, pick, value) => {
    const folder = choose(['content/docs/fresh', 'content/docs', 'content/docs/elsewhere', 'content/docs/guides'], pick)
    if (filesLike(state, new RegExp(`^${folder}/_category_`)).length > 0) return state
    return withFiles(state, { [`${folder}/_category_.yaml`]: `label: Added ${value % 5}\nclassName: c${value % 3}\n` })
  },
  removeCategory: (state, pick) => {
    const file = choose(filesLike(state, /_category_\.\w+$/), pick)
    return file === undefined ? state : without(state, file)
  },
  component: rewrite(/^content\/components\/(?!counter).*\.tsx$/, (text, value) =>
    text.replace(/(<(?:div|article|h1)\b[^>]*>)/, `$1<i>${value % 30}</i>`),
  ),
  island: rewrite(/counter\.tsx$/, (text, value) => text.replace(/>[^<]*\{count\}/, `>Count ${value % 20} {count}`)),
  islandOrNot: rewrite(/counter\.tsx$/, (text) => (text.startsWith("'use client'") ? text.slice(13) : `'use client'\n${text}`)),
  word: rewrite(/word\.\w+$/, (_, value) => `export default 'word ${value % 20}'\n`),
  shadowModule: (state, pick, value) => {
    const file =
      choose(
        ['content/components/word.tsx', 'content/components/word.js', 'content/components/word/index.ts', 'content/docs/guides/_note.md'],
        pick,
      ) ?? ''
    return file in state.files
      ? without(state, file)
      : withFiles(state, { [file]: file.endsWith('.md') ? 'Shadow.\n' : `export default 'shadow ${value % 5}'\n` })
  },
  homePage: rewrite(/^content\/pages\/.*\.tsx$/, (text, value) => text.replace(/title: '[^']*'/, `title: 'Home ${value % 20}'`)),
  style: rewrite(/\.css$/, (text, value) =>
    text.replace(/\{.*\}/, `{ margin: ${value % 40}px; background: url(${value % 2 ? '/img/icon.png' : '"../docs/pic.png"'}); }`),
  ),
  authors: rewrite(/authors\.yml$/, (text, value, pick) =>
    pick % 3 === 0
      ? text.replace(/name: (Ann|Bob).*/, `name: $1 ${value % 9}`)
      : pick % 3 === 1
        ? `${text}eve${value % 5}:\n  name: Eve\n  page: true\n`
        : text.replace(/ {2}(?:title|url): .*/, `  title: Role ${value % 9}`),
  ),
  tags: rewrite(/tags\.yml$/, (text, value) =>
    value % 3
      ? text.replace(/label: News.*/, `label: News ${value % 9}`)
      : `${text}tag${value % 7}:\n  label: Tag\n  permalink: /p${value % 3}\n`,
  ),
  sidebars: rewrite(/api-sidebars\.json$/, (_, value) =>
    JSON.stringify({
      api:
        value % 2
          ? ['call', 'start', 'more/answer']
          : [
              { type: 'category', label: `Calls ${value % 4}`, items: ['call', 'start'] },
              { type: 'link', label: 'Out', href: 'https://out.example' },
            ],
    }),
  ),
  versions: (state, _, value) => {
    const isThere = 'content/versioned_docs/version-2.0/intro.md' in state.files
    if (isThere)
      return withFiles(
        without(without(state, 'content/versioned_docs/version-2.0/intro.md'), 'content/versioned_sidebars/version-2.0-sidebars.json'),
        { 'content/versions.json': '["1.0"]' },
      )
    return withFiles(state, {
      'content/versions.json': '["2.0", "1.0"]',
      'content/versioned_docs/version-2.0/intro.md': makeDocument(`two ${value}`),
      'content/versioned_sidebars/version-2.0-sidebars.json': '{ "main": ["intro"] }',
    })
  },
  imageBytes: (state, pick, value) => {
    const file = choose(filesLike(state, /\.png$/), pick)
    return file === undefined ? state : withFiles(state, { [file]: makePng(4, 3, value % 256) })
  },
  imageSize: (state, pick, value) => {
    const file = choose(filesLike(state, /\.png$/), pick)
    return file === undefined ? state : withFiles(state, { [file]: makePng(1 + (value % 30), 2 + (pick % 9), 7) })
  },
  addImage: (state, pick, value) => {
    const folder = choose(['content/docs', 'content/docs/guides', 'content/blog', 'static/img', 'content/pages'], pick)
    return withFiles(state, { [`${folder}/new-${value % 3}.png`]: makePng(3, 3, value % 256) })
  },
  removeImage: (state, pick) => {
    const file = choose(filesLike(state, /\.png$/), pick)
    return file === undefined ? state : without(state, file)
  },
  staticFile: (state, pick, value) => {
    const file = choose(['static/data.json', 'static/about.txt', 'static/new/file.txt', 'static/robots.txt', 'static/about'], pick) ?? ''
    return file in state.files && value % 3 === 0 ? without(state, file) : withFiles(state, { [file]: `{"n":${value}}` })
  },
  config: (state, pick, value) => setConfig((config) => choose(configEdits, pick)?.(config, value) ?? {})(state, pick, value),
  post: rewrite(post, (text, value) => setField(text, 'tags', choose(['[news]', '[big, small]', '[]', '[free tag]'], value))),
  truncate: rewrite(post, (text) => text.replace(/^(?:<!-- truncate -->|\{\/\* truncate \*\/\})\n/m, '')),
} satisfies Record<string, Edit>

/** Mistakes; each is mended before the next edit by going back to the state before it. */
export const mistakes = {
  frontMatter: rewrite(page, (text) => text.replace('---\n', '---\ntitle: [unclosed\n')),
  unknownKey: rewrite(page, (text) => text.replace('---\n', '---\ntilte: x\n')),
  mdx: rewrite(/\.mdx$/, (text) => `${text}\n<Unclosed>\n`),
  mdxComponent: rewrite(/\.mdx$/, (text) => `${text}\n<Unknown />\n`),
  mdxImport: rewrite(/\.mdx$/, (text) => text.replace(/^(---[\s\S]*?---\n)?/, '$1\nimport Gone from "./gone.tsx"\n\n')),
  mdxThrows: rewrite(/\.mdx$/, (text) => `${text}\n{undefined.x}\n`),
  component: rewrite(/^content\/components\/.*\.tsx$/, (text) => `${text}\nexport const = 3\n`),
  componentThrows: rewrite(/^content\/components\/.*\.tsx$/, (text) =>
    text.replace(/^(export default function[^\n]*)$/m, '$1\n  throw new Error("broken")'),
  ),
  componentGone: (state, pick) => {
    const file = choose(filesLike(state, /^content\/components\/.*\.tsx$/), pick)
    return file === undefined ? state : without(state, file)
  },
  partialGone: (state, pick) => {
    const file = choose(filesLike(state, partial), pick)
    return file === undefined ? state : without(state, file)
  },
  styleGone: (state, pick) => {
    const file = choose(filesLike(state, /\.css$/), pick)
    return file === undefined ? state : without(state, file)
  },
  style: rewrite(/\.css$/, (text) => `${text}@import "./gone.css";\n`),
  category: rewrite(/_category_\.\w+$/, () => '{ "label": 3, "other": }'),
  authors: rewrite(/authors\.yml$/, (text) => `${text}\n  broken: [\n`),
  sidebars: rewrite(/api-sidebars\.json$/, () => '{ "api": ["gone"] }'),
  versions: (state) => withFiles(state, { 'content/versions.json': '["9.0"]' }),
  config: setConfig((_, value) => (value % 2 ? { titel: 'x' } : { title: 3 })),
  configLinks: setConfig(() => ({ onBrokenLinks: 'throw', onBrokenMarkdownLinks: 'throw', onBrokenAnchors: 'throw' })),
  notUtf8: (state, pick) => {
    const file = choose(filesLike(state, page), pick)
    return file === undefined ? state : withFiles(state, { [file]: new Uint8Array([0x61, 0xff, 0xfe, 0x0a]) })
  },
} satisfies Record<string, Edit>
