// Plugins of unified in a site: published ones with their options, and those of a site's own plugins. What they make is there for everything
// that comes after them, and a build redoes what a plugin can touch, and only that.
import { readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { XMLParser } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { openTestSite, shareBuild, type TestBuild, type TestSite } from './build-test-site.ts'

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url))

/** The plugins are installed for this repository, and found from the site. */
async function openSite(source: Parameters<typeof openTestSite>[0]): Promise<TestSite> {
  const site = await openTestSite(source)
  await symlink(packages, join(site.directory, 'node_modules'))
  return site
}

const configOf = (parts: string, imports = ''): string =>
  `${imports}\nexport default { title: 'T', url: 'https://example.com', onOrphanPages: 'ignore', ${parts} }\n`

describe('a site with six published plugins and two of its own', () => {
  it('what they make -> in text, ids, contents, links, search and twins; one edit redoes what it can touch; --verify holds', async () => {
    const site = await openSite('markdown-plugins')
    const built = await site.build()
    expect(built.diagnostics).toEqual([])
    const html = await built.read('docs/index.html')
    // remark-math and rehype-katex
    expect(html).toContain('<mi>a</mi>')
    expect(html).not.toContain('$a^2$')
    // remark-github and rehype-external-links with their options
    expect(html).toMatch(/<a [^>]*href="https:\/\/github\.com\/example\/kit\/issues\/7"[^>]*>#7<\/a>/)
    expect(html).toMatch(/<a [^>]*rel="nofollow"[^>]*>elsewhere/)
    // remark-definition-list, and admonitions beside remark-directive
    expect(html).toContain('<dt>Quadrant</dt>')
    expect(html).toContain('class="sg-admonition sg-admonition-note"')
    // The site's own: a heading with an id and a place in the contents, a link that is resolved and checked
    expect(html).toMatch(/<h2 class="sg-anchor" id="remember"/)
    expect(html.match(/href="#remember"/g)?.length).toBeGreaterThan(1)
    expect(html).toContain('href="/docs/other#part"')
    expect(html).toContain('<em>LARGE!</em>')
    expect(await built.read('docs/other.md')).toContain('[the part about sextants](https://example.com/docs/other#part)')
    const records = await built.read('algolia/records.ndjson')
    expect(records).toContain('the part about sextants')

    // Options, code and what the code imports redo the documents; another change of the configuration does not.
    const config = await readFile(join(site.directory, 'site.config.ts'), 'utf8')
    const edits: [string, string, number][] = [
      ['site.config.ts', config.replace("title: 'Plugins'", "title: 'Other title'"), 2],
      ['site.config.ts', config.replace("'Remember'", "'Mind'"), 0],
      ['plugins/mark.ts', "export const mark = '?'\n", 0],
    ]
    let last: TestBuild = built
    for (const [file, text, kept] of edits) {
      await site.write({ [file]: text })
      last = await site.build()
      expect([file, last.diagnostics, last.report.cache.documents]).toEqual([file, [], kept])
      // No component shows a document, so no plugin can touch the bundle.
      expect(last.report.cache.bundle).toBe(true)
    }
    expect(await last.read('docs/index.html')).toContain('<em>LARGE?</em>')
    const { report } = await site.build({ verify: true, explain: '/docs/other' })
    expect(report.diagnostics).toEqual([])
    expect(report.explanation?.plugins).toEqual([
      'remark-math',
      'remark-github',
      'rehype-katex',
      'rehype-external-links',
      'notes',
      'shout',
      'definitions',
    ])
    await site.write({ 'plugins/mark.ts': "export const mark = '.'\n" })
    expect((await site.build({ explain: '/docs/other' })).report.explanation?.changes).toEqual(['the plugins'])
  })
})

describe('mistakes', () => {
  it('a link that a plugin has made and that leads nowhere -> a finding in the document', async () => {
    const { diagnostics } = await (
      await openSite({
        'site.config.ts': configOf(
          "plugins: [{ name: 'lost', markdown: { remark: [() => (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'link', url: '/nowhere', children: [] }] }) }] } }]",
        ),
        'content/docs/intro.md': '# Intro\n',
      })
    ).build({ write: false })
    expect(diagnostics).toMatchObject([{ id: 'link-broken', place: { file: 'content/docs/intro.md' } }])
  })

  it('a plugin that throws, says, rejects or calls back -> its name, the document and the place; other documents are built', async () => {
    const site = await openSite({
      'site.config.ts': configOf(
        `markdown: { remarkPlugins: [function remarkFails() { return (tree, file) => { if (String(file).includes('FAIL')) file.fail('Too bad', tree.children[1]) } }] },
        plugins: [
          { name: 'says', markdown: { remark: [() => (tree, file) => { if (String(file).includes('SAY')) file.message('Mind this', tree.children[0], 'says:it') }] } },
          { name: 'rejects', markdown: { rehype: [() => async (tree, file) => { if (file.path.endsWith('rejects.md')) throw new Error('Not today') }] } },
          { name: 'points', markdown: { rehype: [() => (tree, file) => { if (file.path.endsWith('points.md')) throw Object.assign(new Error('Not here'), { place: { line: 3, column: 2 } }) }] } },
          { name: 'spans', markdown: { remark: [() => (tree, file) => { if (file.path.endsWith('spans.md')) throw Object.assign(new Error('Not this'), { position: tree.children[1].position }) }] } },
          { name: 'calls', markdown: { rehype: [() => (tree, file, next) => { next(file.path.endsWith('calls.md') ? new Error('No answer') : undefined) }] } },
        ]`,
      ),
      'content/docs/fails.md': '---\ntitle: Fails\n---\n\nText.\n\nFAIL\n',
      'content/docs/says.md': '---\ntitle: Says\n---\n\nSAY\n',
      'content/docs/rejects.md': '# Rejects\n',
      'content/docs/calls.md': '# Calls\n',
      'content/docs/points.md': '---\ntitle: Points\n---\n\nText.\n\nPoint.\n',
      'content/docs/spans.md': '---\ntitle: Spans\n---\n\nText.\n\nSpan.\n',
    })
    const { diagnostics } = await site.build({ write: false })
    expect(diagnostics.map(({ id, message, place }) => [id, message, place?.file, place?.line])).toEqual([
      ['plugin-failed', 'The plugin calls has failed for this document: No answer', 'content/docs/calls.md', undefined],
      ['plugin-failed', 'The plugin remark-fails has failed for this document: Too bad', 'content/docs/fails.md', 7],
      ['plugin-failed', 'The plugin points has failed for this document: Not here', 'content/docs/points.md', 6],
      ['plugin-failed', 'The plugin rejects has failed for this document: Not today', 'content/docs/rejects.md', undefined],
      ['plugin-message', 'says, it: Mind this', 'content/docs/says.md', 5],
      ['plugin-failed', 'The plugin spans has failed for this document: Not this', 'content/docs/spans.md', 7],
    ])
  })

  it('a plugin that has failed -> asked again by the next build, because what made it fail may be mended elsewhere', async () => {
    const site = await openTestSite({
      'site.config.ts': configOf(
        'markdown: { remarkPlugins: [needsFile] }',
        "import { readFileSync } from 'node:fs'\nconst needsFile = () => () => void readFileSync(new URL('./needed.txt', import.meta.url))",
      ),
      'content/pages/index.md': '# Home\n',
    })
    expect((await site.build()).findings).toContain('error plugin-failed')
    await site.write({ 'needed.txt': 'here' })
    expect((await site.build()).diagnostics).toEqual([])
  })

  it('the level and the note of a message -> those of the finding; the document is built', async () => {
    const site = await openSite({
      'site.config.ts': configOf(
        `plugins: [{ name: 'says', markdown: { remark: [() => (tree, file) => {
          Object.assign(file.message('Wrong', tree.children[0]), { fatal: true, note: 'Mend it.' })
          file.info('By the way', tree.children[0])
        }] } }]`,
      ),
      'content/docs/a.md': '---\ntitle: A\n---\n\nText.\n',
    })
    const { diagnostics, report } = await site.build({ write: false })
    expect(report.pages).toBe(3)
    expect(diagnostics.map(({ level, message, hint, place }) => [level, message, hint?.slice(0, 8), place?.line])).toEqual([
      ['info', 'a plugin: By the way', 'A plugin', 5],
      ['error', 'a plugin: Wrong', 'Mend it.', 5],
    ])
  })

  it('tags of JSX without lists of attributes and contents -> taken for empty ones', async () => {
    const site = await openSite({
      'site.config.ts': configOf(
        `markdown: { remarkPlugins: [() => (tree) => void tree.children.push(
          { type: 'mdxJsxFlowElement', name: 'aside', children: [{ type: 'mdxJsxFlowElement', name: 'hr' }] },
        )] }`,
      ),
      'content/pages/index.mdx': '# Home\n',
    })
    const built = await site.build()
    expect(built.diagnostics).toEqual([])
    expect(await built.read('index.html')).toMatch(/<aside>\s*<hr ?\/?>\s*<\/aside>/)
  })

  it('finished HTML in data.html of a node -> as it is in Markdown and MDX, in the list of contents; its value is its text', async () => {
    const site = await openSite({
      'site.config.ts': configOf(
        `plugins: [{ name: 'keys', markdown: { remark: [() => (tree) => {
          const walk = (node) => node.children?.forEach((child, index) => {
            if (child.type === 'inlineCode') node.children[index] = { type: 'inlineKey', value: child.value, data: { html: '<kbd title="{&quot;">' + child.value + '</kbd>' } }
            else walk(child)
          })
          walk(tree)
        }] } }]`,
      ),
      'content/docs/a.md': '# A\n\nPress `Esc` now.\n\n## With `Tab`\n',
      'content/docs/b.mdx': '# B\n\nPress `Esc` {1 + 1} times.\n\n## With `Tab`\n',
    })
    const built = await site.build()
    expect(built.diagnostics).toEqual([])
    for (const name of ['a', 'b']) {
      const page = await built.read(`docs/${name}/index.html`)
      expect(page).toMatch(/Press <kbd title="\{&quot;">Esc<\/kbd> /)
      expect(page).toMatch(/<a href="#with-tab"[^>]*>With <kbd title="\{&quot;">Tab<\/kbd><\/a>/)
      expect(page).toContain('aria-label="Direct link to With Tab"')
      expect(page).toMatch(/<meta name="description" content="Press Esc /)
    }
  })

  it.each([
    ['text', "plugins: ['math']", /plugins\[0\]/],
    ['no name', 'plugins: [{}]', /plugins\[0\]\.name/],
    ['an unknown hook', "plugins: [{ name: 'a', markdwon: {} }]", /markdwon/],
    ['options without a plugin', 'markdown: { remarkPlugins: [{ repository: 1 }] }', /remarkPlugins/],
  ])('%s -> config-invalid or config-unknown-key at its place', async (_what, parts, says) => {
    const site = await openSite({ 'site.config.ts': configOf(parts), 'content/docs/intro.md': '# Intro\n' })
    await expect(site.build({ write: false })).rejects.toMatchObject({
      diagnostics: [
        { id: expect.stringMatching(/^config-(?:invalid|unknown-key)$/), message: expect.stringMatching(says), place: { line: 2 } },
      ],
    })
  })
})

describe('a rehype plugin that makes headings', () => {
  it('headings -> ids, anchors, contents and checked links, in their order; HTML of the author stays out; a post twice', async () => {
    const add = `{ name: 'summaries', markdown: { rehype: [() => (tree) => {
      const heading = (text) => ({ type: 'element', tagName: 'h2', properties: {}, children: [{ type: 'text', value: 'The ' }, { type: 'element', tagName: 'em', properties: {}, children: [{ type: 'text', value: text }] }] })
      const at = tree.children.findIndex(({ tagName }) => tagName === 'h2')
      tree.children.splice(at + 1, 0, heading('middle'))
      tree.children.push(heading('end'), heading('end'))
    }] } }`
    const text = '## First\n\n<h2 id="raw">Raw</h2>\n\n## Last\n\nSee [the end](#the-end), [again](#the-end-1), [none](#the-nothing).\n'
    const site = await openTestSite({
      'site.config.ts': configOf(`plugins: [${add}]`),
      'content/docs/intro.md': `---\nslug: /\n---\n\n${text}`,
      'content/docs/more.mdx': `export const word = 'x'\n\n${text.replace('## Last', '## Last {word}')}`,
      'content/blog/2026-01-05-news.md': '---\ntitle: News\n---\n\n## First\n\nNew.\n\n<!-- truncate -->\n\nMore.\n',
    })
    const { diagnostics } = await site.build({ write: false })
    expect(diagnostics.map(({ id, message }) => [id, message.includes('#the-nothing')])).toEqual([
      ['anchor-broken', true],
      ['anchor-broken', true],
    ])
    await site.write({
      'content/docs/intro.md': `---\nslug: /\n---\n\n${text.replace(', [none](#the-nothing)', '')}`,
      'content/docs/more.mdx': `export const word = 'x'\n\n${text.replace(', [none](#the-nothing)', '')}`,
    })
    const built = await site.build({ verify: true })
    expect(built.diagnostics).toEqual([])
    for (const page of ['docs/index.html', 'docs/more/index.html']) {
      const html = await built.read(page)
      const [, column = ''] = html.split('class="contents-column"')
      expect([page, [...column.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)]).toEqual([
        page,
        ['first', 'the-middle', 'last', 'the-end', 'the-end-1'],
      ])
      expect(html).toMatch(/<h2 class="sg-anchor" id="the-middle">The <em>middle<\/em><a class="sg-anchor-link"/)
    }
    expect(await built.read('algolia/records.ndjson')).toContain('the-middle')
  })
})

describe('plugins that restructure figures', () => {
  const built = shareBuild(
    {
      'site.config.ts':
        configOf(`blog: { onUntruncatedBlogPosts: 'ignore', feeds: { types: ['rss', 'json'] } }, plugins: [{ name: 'figures', markdown: {
        remark: [() => (tree, file) => {
          if (file.data.frontMatter.title === 'Late') tree.children[0].children.unshift({ type: 'strong', children: [{ type: 'text', value: 'Breaking' }] }, { type: 'text', value: ': ' })
          else tree.children.unshift({ type: 'paragraph', children: [{ type: 'text', value: 'In short: stars.' }] })
        }],
        rehype: [() => (tree) => {
          for (const [index, node] of tree.children.entries()) {
            const [image, ...others] = node.children ?? []
            if (node.tagName !== 'p' || image?.tagName !== 'img' || others.length > 0) continue
            const caption = { type: 'element', tagName: 'figcaption', properties: {}, children: [{ type: 'text', value: image.properties.alt }] }
            tree.children[index] = { type: 'element', tagName: 'figure', properties: {}, children: [image, caption] }
          }
        }],
      } }]`),
      'content/docs/intro.md': '---\nslug: /\n---\n\n# Start\n\n![A sextant](./sextant.svg)\n',
      'content/blog/2026-01-05-news.md': '---\ntitle: News\n---\n\n![A quadrant](./quadrant.svg)\n\nSo it begins.\n',
      'content/blog/2026-01-04-late.mdx':
        '---\ntitle: Late\n---\n\nIt *is* here.\n\n{/* truncate */}\n\n![An astrolabe & its case](./astrolabe.svg)\n',
      'content/docs/sextant.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n',
      'content/blog/quadrant.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>\n',
      'content/blog/astrolabe.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1"/>\n',
    },
    { verify: true },
  )

  it('an image alone in its paragraph -> a figure: published, in page, list, feed and twin; a new first paragraph -> the excerpt', async () => {
    const { diagnostics, files: list, read } = built()
    expect(diagnostics).toEqual([])
    const post = 'blog/2026/01/05/news'
    const files = await list()
    for (const [page, name] of [
      ['docs/index.html', 'sextant'],
      [`${post}/index.html`, 'quadrant'],
      ['blog/index.html', 'quadrant'],
    ] as const) {
      const found = new RegExp(`<figure><img [^>]*src="/([^"]*${name}-[^"]+)"[^>]*><figcaption>A ${name}</figcaption></figure>`).exec(
        await read(page),
      )
      expect([page, files.includes(found?.[1] ?? '')]).toEqual([page, true])
    }
    expect(await read('docs/index.html')).toContain('<meta name="description" content="In short: stars."/>')
    expect(await read(`${post}.md`)).toContain('A quadrant')
    const [item] = JSON.parse(await read('blog/feed.json')).items
    expect(item.content_html).toMatch(
      /<figure><img [^>]*src="https:\/\/example\.com\/[^"]*quadrant-[^>]*><figcaption>A quadrant<\/figcaption>/,
    )
    expect(item.summary).toBe('In short: stars.')
  })

  it('a changed first paragraph, a figure after the mark, in MDX -> the one in list, description and excerpts; both in feeds and twin', async () => {
    const { files, read } = built()
    const post = 'blog/2026/01/04/late'
    const beginning = '<p><strong>Breaking</strong>: It <em>is</em> here.</p>'
    const figure = (root: string): RegExp =>
      new RegExp(`<figure><img [^>]*src="${root}([^"]*astrolabe-[^"]+)"[^>]*><figcaption>An astrolabe &amp; its case</figcaption></figure>`)
    const page = await read(`${post}/index.html`)
    expect(page).toContain('<meta name="description" content="Breaking: It is here."/>')
    expect(page).toContain(beginning)
    const picture = figure('/').exec(page)?.[1]
    expect(await files()).toContain(picture)

    const list = await read('blog/index.html')
    expect(list).toContain(beginning)
    expect(list).not.toContain('astrolabe')

    const { item: items } = new XMLParser().parse(await read('blog/rss.xml')).rss.channel
    const json = JSON.parse(await read('blog/feed.json')).items[1]
    expect([json.summary, items[1].description]).toEqual(['Breaking: It is here.', 'Breaking: It is here.'])
    for (const text of [json.content_html, items[1]['content:encoded']]) {
      expect(text).toContain(beginning)
      expect(figure('https://example.com/').exec(text)?.[1]).toBe(picture)
    }

    const twin = await read(`${post}.md`)
    expect(twin).toContain('**Breaking**: It *is* here.')
    expect(twin).toContain(`![An astrolabe & its case](https://example.com/${picture})\n\nAn astrolabe & its case\n`)
  })
})

describe('code blocks that a plugin answers for', () => {
  const plugins = (code: string): string =>
    configOf(
      `plugins: [{ name: 'first', markdown: { code: ({ language, meta, code, line }) => ${code} } }, { name: 'second', markdown: { code: async ({ language }) => language === 'b' ? '<p>Second</p>' : undefined } }]`,
    )
  const text = '---\ntitle: T\n---\n\n```a x="1"\none\n```\n\n```b\ntwo\n```\n\n```js\nthree\n```\n\n- ```a\n  four\n  ```\n'

  it.each(['md', 'mdx'])('.%s -> the first plugin that gives something; nothing -> highlighted as code', async (format) => {
    const site = await openTestSite({
      'site.config.ts': plugins(
        "language === 'a' ? ['<figure data-meta=', meta.replaceAll('\"', ''), ' data-line=', line, '>', code, '</figure>'].join('') : undefined",
      ),
      [`content/docs/intro.${format}`]: text,
    })
    const built = await site.build()
    expect(built.diagnostics).toEqual([])
    const html = await built.read('docs/intro/index.html')
    expect(html).toMatch(/<figure data-meta="?x=1"? data-line="?5"?>one<\/figure>/)
    expect(html).toContain('<p>Second</p>')
    expect(html).toContain('three')
    expect(html).toMatch(/data-line="?17"?>four<\/figure>/)
  })

  it.each<[string, string]>([
    ["{ throw new Error('No.') }", 'No'],
    ['(5)', 'expected HTML as a text, or { component, props }, found 5'],
  ])('%s -> the plugin, the document and the line of the block', async (body, problem) => {
    const site = await openTestSite({ 'site.config.ts': plugins(body), 'content/docs/intro.md': text })
    expect((await site.build()).diagnostics).toMatchObject([
      {
        id: 'plugin-failed',
        message: `The plugin first has failed for this document: ${problem}`,
        place: { file: 'content/docs/intro.md', line: 5, column: 1 },
      },
    ])
  })
})
