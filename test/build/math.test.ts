// The plugin `math`: what formulas are on the page and wherever else the text of a document goes, and what is said of mistakes in them.
import { describe, expect, it } from 'vitest'
import { DiagnosticError } from '../../src/diagnostics/diagnostic.ts'
import { readSections } from '../../src/plugins/search/read-sections.ts'
import { openTestSite, shareBuild } from './build-test-site.ts'

const mainOf = (html: string): string => /<div class="markdown">[\s\S]*<\/article>/.exec(html)?.[0] ?? ''

describe('a site with formulas', () => {
  const built = shareBuild('math', { verify: true })
  const read = (path: string): Promise<string> => built().read(path)

  it('-> no findings, and the same bytes again', () => expect(built().diagnostics).toEqual([]))

  it('formulas in sentences, blocks, quotations, lists, tables, headings, code blocks for math -> MathML, and a picture for the eye', async () => {
    const page = await read('docs/index.html')
    const sources = [...mainOf(page).matchAll(/<annotation encoding="application\/x-tex">([^<]*)</g)].map(([, source]) => source)
    expect(sources).toEqual([
      'E = mc^2',
      'x \\in \\R',
      'x^2 \\ge 0',
      '\\sum_{i=1}^n i',
      '\\sum_{i=1}^n i = \\frac{n(n + 1)}{2}',
      '\\int_0^\\infty e^{-x^2}\\,dx = \\frac{\\sqrt{\\pi}}{2}',
      '\\begin{pmatrix} a &amp; b \\\\ c &amp; d \\end{pmatrix}',
      'a_i',
      '\\sqrt{2}',
      expect.stringContaining('\\quad\\text{for all }'),
      expect.stringContaining('\\gdef\\half'),
      '\\half',
    ])
    expect(page.match(/<math [^>]*display="block"/g)).toHaveLength(4)
    expect(page.match(/<div class="math-display" role="group" tabindex="0" aria-label="Formula">/g)).toHaveLength(4)
    expect(page).not.toMatch(/<span class="katex-html"(?! aria-hidden="true")/)
    // Nothing that the strict policy refuses, and no script.
    expect(page).not.toContain(' style="')
    expect(page).not.toMatch(/<script[^>]*katex/)
  })

  it('prices, variables, templates, code, escaped dollars -> stay', async () => {
    const page = await read('docs/index.html')
    expect(page).toContain('It costs $5 and $6, US$7 or CA$8, between $9–$10 a month.')
    expect(page).toContain('$HOME and $PATH, or $HOME/$USER. A template has ')
    expect(page).toMatch(/has \$\{name\}-\$\{id\}\. Escaped: \$x\^2\$\./)
    expect(page).toContain('<code>$HOME</code>')
  })

  it('a heading -> its id, the list of contents, its own link, the title and the sidebar', async () => {
    const page = await read('docs/index.html')
    expect(page).toMatch(/<h2 class="sg-anchor" id="the-series-sum_i1n-i">The series <span class="katex">/)
    expect(page).toMatch(/<a href="#the-series-sum_i1n-i"[^>]*>The series <span class="katex">/)
    expect(page).toContain('aria-label="Direct link to The series \\sum_{i=1}^n i"')
    expect(page).toContain('<title>The energy E = mc^2 | Fields</title>')
    expect(page).toContain('<meta name="description" content="For every x \\in \\R holds x^2 \\ge 0."/>')
  })

  it('MDX -> formulas with braces, in components too, beside expressions', async () => {
    const page = mainOf(await read('docs/other/index.html'))
    expect(page).toContain('>\\frac{a}{b}</annotation>')
    expect(page).toContain('>\\hat{\\theta}</annotation>')
    expect(page).toMatch(/ and (?:<!-- -->)?2:/)
  })

  it('style sheet and fonts -> of the site, below its base URL, and only on pages with formulas', async () => {
    const sheetOf = async (path: string) => /<link rel="stylesheet" href="\/lab\/(assets\/css\/math-\w+\.css)"/.exec(await read(path))?.[1]
    const sheet = await sheetOf('docs/index.html')
    expect(await sheetOf('docs/other/index.html')).toBe(sheet)
    expect(await sheetOf('blog/2026/01/05/post/index.html')).toBe(sheet)
    expect(await sheetOf('docs/plain/index.html')).toBeUndefined()
    const css = await read(sheet ?? '')
    const fonts = [...css.matchAll(/url\("?([^")]*)"?\)/g)].map(([, address = '']) => address)
    expect(fonts.length).toBeGreaterThan(15)
    const files = await built().files()
    for (const address of fonts) {
      expect(address).toMatch(/^\/lab\/assets\/files\/KaTeX_.*\.woff2$/)
      expect(files).toContain(address.slice('/lab/'.length))
    }
  })

  it('Markdown form, feed, search -> the source, once', async () => {
    const twin = await read('docs.md')
    expect(twin).toContain('# The energy $E = mc^2$\n\nFor every $x \\in \\R$ holds $x^2 \\ge 0$.\n')
    expect(twin).toContain('\n$$\n\\sum_{i=1}^n i = \\frac{n(n + 1)}{2}\n$$\n')
    expect(twin).toContain('> $$\n> \\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}\n> $$')
    expect(twin).toContain('- In a list, $a_i$.')
    expect(twin).toContain('It costs \\$5 and \\$6')
    expect(twin).toContain('Escaped: \\$x^2\\$.')
    expect(await read('docs/plain.md')).toContain('It costs $5.')
    const { items } = JSON.parse(await read('blog/feed.json'))
    expect(items[0].content_html.replace(/<\/?(?:span|div)[^>]*>/g, '')).toBe(
      '<p>That $\\alpha + \\beta$ is <strong>small</strong>:</p>\n$$\n\\alpha + \\beta &lt; 1\n$$',
    )
    const [title, , dollars] = readSections(await read('docs/index.html'))
    expect(title).toMatchObject({ heading: 'The energy E = mc^2', text: 'For every x \\in \\R holds x^2 \\ge 0.' })
    expect(dollars?.text).toContain('$HOME and $PATH')
  })
})

describe('mistakes', () => {
  const config = (options = ''): string =>
    `import { math } from 'sitegen/math'\nexport default { title: 'T', url: 'https://example.com', onOrphanPages: 'ignore', plugins: [math(${options})] }\n`

  it('a formula in a sentence without an end -> a warning at its dollar sign; prices, variables and formulas beside it are none', async () => {
    const site = await openTestSite({
      'site.config.ts': config(),
      'content/docs/a.md': [
        '# A',
        'That $x^2 is it.',
        '- A space in front of the end: $\\alpha + 1 $ and $y$.',
        '> Two lines:\n> $\\frac{1}{2}\n> and *more* $5.',
        'Fine: $x^2$, \\$x^2, $5 and 2^3, `$x^2`, $HOME/my_file, $user_name, \x24{a}^b, US$2^3, $(echo ^), $env:HOME\\file.',
        '',
      ].join('\n\n'),
      'content/docs/b.mdx': '# B\n\nIn MDX $y^1 too, and <b>$z^3</b>.\n',
    })
    const { diagnostics } = await site.build({ write: false })
    expect(diagnostics.map(({ level, message, place }) => `${level} ${place?.file}:${place?.line}:${place?.column} ${message}`)).toEqual(
      ['a.md:3:6', 'a.md:5:32', 'a.md:8:3', 'b.mdx:3:8', 'b.mdx:3:25'].map(
        (place) => `warning content/docs/${place} math: Expected a formula behind the dollar sign, found none that ends in its paragraph.`,
      ),
    )
  })

  it('in a formula -> its place there, and the other documents and formulas are still read', async () => {
    const site = await openTestSite({
      'site.config.ts': config(),
      'content/docs/a.md': '---\ntitle: A\n---\n\nThis $x^2 + \\nothing$ and $\\frac{1$, but $x$.\n',
      'content/docs/b.mdx': '# B\n\n> Text:\n>\n> $$\n> a\n> + \\wrong{b}\n> $$\n\n```math\n\\frac{1}{2}\n  \\left( x\n```\n',
      'content/docs/c.md': '# C\n\n$$x + \\typo\ny\n$$\n\n$$ \\lost $$\n',
    })
    const { diagnostics } = await site.build({ write: false })
    expect(
      diagnostics.map(({ id, level, message, place = {} }) => [id, level, message, Object.values(place).join(':')]),
    ).toMatchInlineSnapshot(`
      [
        [
          "plugin-message",
          "error",
          "math: The formula has a mistake. KaTeX says: Undefined control sequence: \\nothing.",
          "content/docs/a.md:5:13:5:21",
        ],
        [
          "plugin-message",
          "error",
          "math: The formula has a mistake. KaTeX says: Unexpected end of input in a macro argument, expected '}'.",
          "content/docs/a.md:5:35:5:36",
        ],
        [
          "plugin-message",
          "error",
          "math: The formula has a mistake. KaTeX says: Undefined control sequence: \\wrong.",
          "content/docs/b.mdx:7:5:7:11",
        ],
        [
          "plugin-message",
          "error",
          "math: The formula has a mistake. KaTeX says: Expected '\\right', got 'EOF'.",
          "content/docs/b.mdx:12:11:12:12",
        ],
        [
          "plugin-message",
          "error",
          "math: The formula has a mistake. KaTeX says: Undefined control sequence: \\typo.",
          "content/docs/c.md:3:7:3:13",
        ],
        [
          "plugin-message",
          "error",
          "math: The formula has a mistake. KaTeX says: Undefined control sequence: \\lost.",
          "content/docs/c.md:7:4:7:9",
        ],
      ]
    `)
  })

  it('no end -> the place of the beginning, and nothing else', async () => {
    const site = await openTestSite({
      'site.config.ts': config(),
      'content/docs/a.md': '---\ntitle: A\n---\n\nText.\n\n$$\nx^2\n\nMore text, with $\\mistake$.\n',
      'content/docs/b.mdx': '# B\n\n- item\n\n  $$\n  x^2 $$\n\nMore.\n',
    })
    const { diagnostics } = await site.build({ write: false })
    expect(diagnostics).toMatchObject([
      {
        id: 'plugin-message',
        level: 'error',
        message: 'math: The formula that begins here has no end.',
        place: { file: 'content/docs/a.md', line: 7, column: 1 },
      },
      { id: 'plugin-message', level: 'error', place: { file: 'content/docs/b.mdx', line: 5, column: 3 } },
    ])
    expect(diagnostics[0]?.hint).toContain('$$')
  })

  it('what LaTeX would refuse -> a warning at its place; with strict: "ignore" none', async () => {
    const files = { 'content/docs/a.md': '# A\n\n$a ≤ größe$\n' }
    const site = await openTestSite({ 'site.config.ts': config(), ...files })
    expect((await site.build({ write: false })).diagnostics).toMatchObject([
      { id: 'plugin-message', level: 'warning', place: { file: 'content/docs/a.md', line: 3, column: 8 } },
      { id: 'plugin-message', level: 'warning', place: { file: 'content/docs/a.md', line: 3, column: 9 } },
    ])
    await site.write({ 'site.config.ts': config("{ strict: 'ignore', singleDollarTextMath: true }") })
    expect((await site.build({ write: false })).diagnostics).toEqual([])
  })

  it('a command that leads elsewhere -> an error at its place, unless the option trust allows it', async () => {
    const files = { 'content/docs/a.md': '# A\n\nThe $a + \\href{https://example.com}{b}$.\n' }
    const site = await openTestSite({ 'site.config.ts': config(), ...files })
    expect((await site.build({ write: false })).diagnostics).toMatchObject([
      {
        id: 'plugin-message',
        level: 'error',
        message: 'math: Expected a formula that only draws, found \\href.',
        place: { line: 3, column: 10, endColumn: 15 },
      },
    ])
    await site.write({ 'site.config.ts': config('{ trust: true }') })
    expect((await site.build({ write: false })).diagnostics).toEqual([])
  })

  it('singleDollarTextMath: false -> one dollar is a dollar, two begin a formula; output: "mathml" -> no style sheet', async () => {
    const site = await openTestSite({
      'site.config.ts': config("{ singleDollarTextMath: false, output: 'mathml' }"),
      'content/docs/a.md': '# A\n\n$x^2$ and $$y^2$$.\n',
    })
    const built = await site.build()
    const page = await built.read('docs/a/index.html')
    expect(page).toMatch(/\$x\^2\$ and <span class="katex"><math/)
    expect((await built.files()).some((file) => file.includes('KaTeX'))).toBe(false)
  })

  it('options that are none -> config-not-loadable in the line of the configuration', async () => {
    const site = await openTestSite({ 'site.config.ts': config('{ displayMode: true }'), 'content/docs/a.md': '# A\n' })
    const error = await site.build({ write: false }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(DiagnosticError)
    expect(error).toMatchObject({
      diagnostics: [{ id: 'config-not-loadable', message: expect.stringContaining('displayMode'), place: { line: 2 } }],
    })
  })
})

it('a site with remark-math or a hook for mermaid -> no plugin-missing; without them, one for each', async () => {
  const text = '---\ntitle: A\n---\n\n$x^2$ and $y^2$\n\n```mermaid\ngraph LR\n```\n'
  const config = (parts: string): string => `export default { title: 'T', url: 'https://example.com', onOrphanPages: 'ignore', ${parts} }\n`
  const plugins = `plugins: [
    { name: 'own', markdown: { remark: [() => (tree) => { tree.children = tree.children.filter(({ children = [] }) => !children.some(({ value = '' }) => value.includes('$'))) }],
      code: ({ language }) => (language === 'mermaid' ? '<svg></svg>' : undefined) } },
  ]`
  const site = await openTestSite({ 'site.config.ts': config(plugins), 'content/docs/a.md': text })
  expect((await site.build({ write: false })).diagnostics).toEqual([])
  await site.write({ 'site.config.ts': config('') })
  expect((await site.build({ write: false })).diagnostics).toMatchObject([
    { id: 'plugin-missing', level: 'warning', count: 2, place: { line: 5, column: 1 } },
    { id: 'plugin-missing', place: { line: 7 } },
  ])
})
