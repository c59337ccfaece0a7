import { mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts'
import { buildTestSite, openTestSite, shareBuild } from './build-test-site.ts'

/** What is said of a file: `level id line:column`, the pages' own findings left out. */
function findingsIn(diagnostics: readonly Diagnostic[], file: string): string[] {
  return diagnostics
    .filter(({ id, place }) => place?.file === file && id !== 'page-orphan')
    .map(({ level, id, place }) => `${level} ${id} ${place?.line ?? ''}:${place?.column ?? ''}`)
}

const many = (count: number, write: (index: number) => string, separator = ''): string =>
  Array.from({ length: count }, (_, index) => write(index)).join(separator)

/** File -> its content, and the findings that it may have: one of them has to be met. */
const documents: Record<string, [content: string | Uint8Array, ...allowed: RegExp[]]> = {
  'brackets.md': ['['.repeat(50_000), /^error content-too-deep 1:/],
  'bracket-pairs.md': ['['.repeat(50_000) + ']'.repeat(50_000), /^error content-too-deep 1:/],
  'links-not-closed.md': ['[a]('.repeat(50_000), /^error content-too-deep 1:/],
  'images-not-closed.md': ['![a](b'.repeat(20_000), /^error content-too-deep 1:/],
  'quotations.md': [`${'>'.repeat(50_000)}a`, /^error content-too-deep 1:/],
  'quotations-mdx.mdx': [`${'>'.repeat(50_000)}a`, /^error content-too-deep 1:/],
  'emphasis.md': ['*a **b '.repeat(25_000), /^error content-too-deep 1:/],
  'emphasis-nested.md': [`${'*a '.repeat(25_000)}${'b*'.repeat(25_000)}`, /^error content-too-deep 1:/],
  'stars.md': [`${'*'.repeat(50_000)}a${'*'.repeat(50_000)}`, /^error content-too-deep 1:/],
  'lists.md': [`${'- '.repeat(50_000)}a`, /^error content-too-deep 1:/],
  'lists-by-line.md': [many(1_000, (index) => `${'  '.repeat(index)}- a`, '\n'), /^error content-too-(?:deep|large)/],
  'numbered.md': [`${'1. '.repeat(50_000)}a`, /^error content-too-deep 1:/],
  'columns.md': [`|${'a|'.repeat(10_000)}\n|${'-|'.repeat(10_000)}\n|${'b|'.repeat(10_000)}\n`, /^error content-too-deep/],
  'backticks.md': [many(1_000, (index) => '`'.repeat(index + 1), 'a'), /^error content-too-(?:deep|large)/, /^$/],
  'elements.md': ['<div>'.repeat(20_000), /^error content-too-deep/],
  'elements-by-block.md': ['<div>\n\n'.repeat(5_000), /^error content-too-deep/],
  'comments.md': ['<!--'.repeat(50_000), /^error content-too-deep/],
  'footnotes.md': [`${'[^1]'.repeat(20_000)}\n\n[^1]: x`, /^error content-too-deep/],
  'entities.md': ['&amp;&#x;&#99999999;'.repeat(30_000), /^error content-too-deep/],
  'admonitions.md': [`${many(200, (index) => `${':'.repeat(203 - index)}note`, '\n\n')}\n\ntext\n`, /^error content-too-deep/],
  'braces.mdx': ['{'.repeat(50_000), /^error (?:content-too-deep|mdx-syntax) 1:/],
  'parentheses.mdx': [`{${'('.repeat(20_000)}1${')'.repeat(20_000)}}`, /^error (?:content-too-deep|mdx-syntax) 1:/],
  'tags.mdx': ['<b>'.repeat(3_000) + '</b>'.repeat(3_000), /^error content-too-deep/],
  'one-line.md': ['word '.repeat(1_000_000), /^error content-too-large/],
  'code-line.md': [`\`\`\`js\n${'a+'.repeat(200_000)}\n\`\`\`\n`, /^$/],
  'code-meta.md': [`\`\`\`js {1-999999999} title="${'x'.repeat(50_000)}"\na\n\`\`\`\n`, /^$/],
  'headings.md': ['## a\n\n'.repeat(5_000), /^$/],
  'addresses.md': ['www.'.repeat(50_000), /^$/],

  'engine.md': ['---js\nmodule.exports = { title: process.exit(3) }\n---\n\nText\n', /^error front-matter-engine 1:1$/],
  'bomb.md': [
    `---\na: &a [x,x,x,x,x,x,x,x,x,x]\n${many(8, (index) => `${'bcdefghi'[index]}: &${'bcdefghi'[index]} [${Array(10).fill(`*${'abcdefgh'[index]}`).join()}]`, '\n')}\n---\n\nText\n`,
    /^error front-matter-syntax/,
  ],
  'prototype.md': ['---\n__proto__: { polluted: yes }\ntitle: T\n---\n\nText\n', /^error front-matter-forbidden-key 2:1$/],
  'prototype-deep.md': [
    '---\nsidebar_custom_props: { constructor: { prototype: { polluted: yes } } }\n---\n\nText\n',
    /^error front-matter-forbidden-key 2:/,
  ],
  'deep-yaml.md': [`---\na: ${'['.repeat(20_000)}${']'.repeat(20_000)}\n---\n\nText\n`, /^error front-matter-syntax 2:/],
  'deep-mapping.md': [`---\n${many(600, (index) => `${' '.repeat(index)}a:`, '\n')}\n---\n\nText\n`, /^error front-matter-syntax/],
  'numbers.md': ['---\ntitle: 123456789012345678901234567890\nsidebar_position: 1e400\n---\n\nText\n', /^error front-matter-invalid 3:1$/],
  'front-matter-only.md': ['---\ntitle: Only\n---', /^$/],
  'empty.md': ['', /^$/],
  'empty-program.mdx': ['', /^$/],
  'not-utf8.md': [new Uint8Array([0x54, 0x0a, 0xff, 0xfe, 0x0a]), /^error content-not-utf8 2:1$/],
  'nul.md': ['a\nb\0c\n', /^error content-nul-byte 2:2$/],
  'binary.md': [Uint8Array.from({ length: 5_000 }, (_, index) => (index * 7919) % 256), /^error content-not-utf8/],
  'crlf.md': ['---\r\ntitle: Line ends\r\n---\r\n\r\nText [x](./none.md)\r\n', /^error markdown-link-broken 5:6$/],
  'mark.md': ['\uFEFF---\ntitle: Mark\n---\n\nText [x](./none.md)\n', /^error markdown-link-broken 5:6$/],
  'mark-program.mdx': ['\uFEFF---\ntitle: Mark\n---\n\nText <Unknown />\n', /^error mdx-component-unknown 5:6$/],
  'carriage-returns.md': ['---\rtitle: Old\r---\r\rText [x](./none.md)\r', /^error markdown-link-broken 5:6$/],
}

describe('documents that nobody wrote by hand', () => {
  const built = shareBuild({
    'content/pages/index.md': '# Home\n',
    ...Object.fromEntries(Object.entries(documents).map(([name, [content]]) => [`content/docs/${name.replace('.', '/page.')}`, content])),
  })

  for (const [name, [, ...allowed]] of Object.entries(documents)) {
    it(`${name} -> ${allowed.map(({ source }) => (source === '^$' ? 'a page' : source.replace(/[\^$\\]/g, ''))).join(' or ')}`, () => {
      const found = findingsIn(built().diagnostics, `content/docs/${name.replace('.', '/page.')}`)
      const text = found.join('\n')
      expect(
        allowed.some((pattern) => (pattern.source === '^$' ? found.length === 0 : pattern.test(text))),
        text,
      ).toBe(true)
    })
  }

  it('all of them at once -> nothing but what was said of each, in plain words', () => {
    for (const { message, hint = '' } of built().diagnostics) {
      expect(message.length + hint.length).toBeLessThan(1_500)
      expect(message).not.toMatch(/\bat \S+ \(|node_modules|Maximum call stack|undefined/)
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

describe('files beside the documents', () => {
  it('keys that name a prototype, in category, author and tag files -> errors at the key', async () => {
    const { diagnostics } = await buildTestSite({
      'content/docs/g/_category_.json': '{\n  "__proto__": { "polluted": true },\n  "label": "G"\n}',
      'content/docs/g/a.md': 'Text\n',
      'content/blog/authors.yml': 'ann:\n  name: Ann\n__proto__:\n  name: X\n',
      'content/blog/tags.yml': 'constructor:\n  label: Y\n',
      'content/blog/2024-01-01-a.md': '---\nauthors: [__proto__]\ntags: [constructor]\n---\n\nText <!-- truncate -->\n',
    })
    expect(findingsIn(diagnostics, 'content/docs/g/_category_.json')).toEqual(['error category-invalid 2:3'])
    expect(findingsIn(diagnostics, 'content/blog/authors.yml')).toEqual(['error author-invalid 3:1'])
    expect(findingsIn(diagnostics, 'content/blog/tags.yml')).toEqual(['error tag-invalid 1:1'])
    expect(findingsIn(diagnostics, 'content/blog/2024-01-01-a.md').filter((finding) => finding.startsWith('error'))).toEqual([])
  })

  it('such a key as the name of an author -> unknown like any other', async () => {
    const { diagnostics } = await buildTestSite({
      'content/blog/authors.yml': 'ann:\n  name: Ann\n',
      'content/blog/2024-01-01-a.md': '---\nauthors: [__proto__, toString]\n---\n\nText <!-- truncate -->\n',
    })
    expect(diagnostics.map(({ id, message }) => `${id} ${/"(.*?)"/.exec(message)?.[1]}`)).toEqual([
      'author-unknown __proto__',
      'author-unknown toString',
    ])
  })

  it('such keys in the configuration -> refused before anything is built', async () => {
    const site = await openTestSite({
      'site.config.ts': `export default JSON.parse('{"title":"T","url":"https://example.com","customFields":{"__proto__":{"polluted":true}}}')\n`,
    })
    await expect(site.build()).rejects.toMatchObject({ diagnostics: [{ level: 'error' }] })
  })

  it('names of the properties that every object has -> documents like any other', async () => {
    const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty']
    const build = await buildTestSite({
      'site.config.ts': "export default { title: 'T', url: 'https://example.com', onBrokenLinks: 'warn' }\n",
      'content/pages/index.md': `# Home\n\n${names.map((name) => `[x](../docs/${name}.md#valueOf)`).join('\n')}\n`,
      ...Object.fromEntries(names.filter((name) => name !== '__proto__').map((name) => [`content/docs/${name}.md`, '## A {#valueOf}\n'])),
      'content/docs/group/constructor.md': 'Text\n',
      'content/docs/group/_category_.yml': 'label: valueOf\n',
    })
    // Whether there is a `__proto__.md` is a question that must not be answered by the prototype of an object.
    expect(build.findings.filter((finding) => finding !== 'warning page-orphan')).toEqual(['warning markdown-link-broken'])
    for (const name of ['constructor', 'toString', 'hasOwnProperty']) expect(await build.files()).toContain(`docs/${name}/index.html`)
  })

  it('20,001 tags, empty files, a list of versions full of paths -> a diagnostic or nothing', async () => {
    const { diagnostics } = await buildTestSite({
      'content/blog/2024-01-01-a.md': `---\ntags: [${many(20_001, (index) => `t${index}`, ',')}]\n---\n\nText <!-- truncate -->\n`,
      'content/blog/authors.yml': '',
      'content/blog/tags.yml': '',
      'content/docs/a.md': 'Text\n',
      'content/docs/g/_category_.yml': '',
      'content/docs/g/b.md': 'Text\n',
      'content/versions.json': '["../../etc", "__proto__", 5, null]',
    })
    expect(findingsIn(diagnostics, 'content/blog/2024-01-01-a.md')).toEqual([expect.stringMatching(/^error front-matter-syntax 2:/)])
    expect(findingsIn(diagnostics, 'content/versions.json')).toEqual([
      'error version-invalid 1:2',
      'error version-invalid 1:15',
      'error version-invalid 1:28',
      'error version-invalid 1:31',
    ])
    expect(diagnostics.filter(({ place }) => /authors\.yml|tags\.yml|_category_/.test(place?.file ?? ''))).toEqual([])
  })
})

describe('the file system', () => {
  it('names that no URL can have -> slug-invalid for each; others are encoded', async () => {
    const bad = ['#x', '100%', 'a b?', 'new\nline', '%2e%2e', 'back\\slash']
    const build = await buildTestSite({
      ...Object.fromEntries(bad.map((name) => [`content/docs/${name}.md`, 'Text\n'])),
      'content/docs/ü & <b>\'".md': '# A\n',
    })
    for (const name of bad) expect(findingsIn(build.diagnostics, `content/docs/${name}.md`), name).toEqual(['error slug-invalid :'])
    expect(build.findings.filter((finding) => finding.startsWith('error'))).toHaveLength(bad.length)
  })

  it('a name of 250 bytes, two names that differ in case -> a diagnostic for each', async () => {
    const long = `content/docs/${'n'.repeat(247)}.md`
    const { diagnostics } = await buildTestSite({ [long]: 'Text\n', 'content/docs/Read.md': 'Text\n', 'content/docs/read.md': 'Text\n' })
    expect(findingsIn(diagnostics, long)).toEqual(['error content-name-too-long :'])
    expect(diagnostics.some(({ id }) => id === 'content-case-clash')).toBe(true)
  })

  it('a folder named like a document -> its files are read, links to them too', async () => {
    const build = await buildTestSite({ 'content/docs/x.md/a.md': '# A\n', 'content/docs/b.md': '# B\n\n[a](x.md/a.md)\n' })
    expect(build.report.failed).toBe(false)
    expect(await build.read('docs/b/index.html')).toContain('href="/docs/x.md/a"')
  })

  it('a link to a folder that holds it -> content-symlink-loop', async () => {
    const site = await openTestSite({ 'content/docs/a/b.md': 'Text\n' })
    await symlink('..', join(site.directory, 'content/docs/a/up'))
    await symlink('self', join(site.directory, 'content/docs/a/self'))
    const { diagnostics } = await site.build()
    expect(diagnostics.filter(({ id }) => id === 'content-symlink-loop').map(({ place }) => place?.file)).toEqual([
      'content/docs/a/self',
      'content/docs/a/up',
    ])
  })

  it('links out of the site, as document, image, download, partial and static file -> nothing of what they lead to is published', async () => {
    const outside = await openTestSite({
      'secret.md': 'SECRET\n',
      'secret.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><title>SECRET</title></svg>',
      'secret.txt': 'SECRET',
    })
    const site = await openTestSite({
      'content/docs/a.mdx': "import Part from './_part.md'\n\n![x](./image.svg) ![y](/image.svg) [z](./file.txt)\n\n<Part />\n",
    })
    const link = async (target: string, path: string): Promise<void> => {
      await mkdir(join(site.directory, path, '..'), { recursive: true })
      await symlink(join(outside.directory, target), join(site.directory, path))
    }
    await link('secret.md', 'content/docs/linked.md')
    await link('secret.md', 'content/docs/_part.md')
    await link('secret.svg', 'content/docs/image.svg')
    await link('secret.txt', 'content/docs/file.txt')
    await link('secret.svg', 'static/image.svg')
    await link('.', 'static/folder')
    const build = await site.build()
    expect(build.report.failed).toBe(true)
    await site.write({ 'content/docs/a.mdx': '![x](./image.svg) [z](./file.txt)\n' })
    for (const path of ['content/docs/linked.md', 'content/docs/_part.md', 'static/image.svg', 'static/folder'])
      await rm(join(site.directory, path))
    const second = await site.build()
    if (!second.report.failed) for (const file of await second.files()) expect(await second.read(file), file).not.toContain('SECRET')
  })

  it('a document that goes away during the build -> a page of what was read, or a diagnostic', async () => {
    const site = await openTestSite({
      'content/pages/index.md': '# Home\n\n![x](./dot.svg)\n',
      'content/pages/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    })
    let removed: Promise<void> | undefined
    const build = await site.build({
      onProgress: () => {
        removed ??= rm(join(site.directory, 'content'), { recursive: true, force: true })
      },
    })
    await removed
    for (const { message } of build.diagnostics) expect(message).not.toMatch(/\bat \S+ \(/)
  })

  it('a module that goes away, or is a folder -> component-not-loadable or page-no-default-export', async () => {
    const build = await buildTestSite({ 'content/pages/index.tsx/keep.md': '# Kept\n', 'content/pages/empty.tsx': '' })
    expect(findingsIn(build.diagnostics, 'content/pages/empty.tsx').join()).toMatch(
      /error (?:page-no-default-export|component-not-loadable)/,
    )
  })
})
