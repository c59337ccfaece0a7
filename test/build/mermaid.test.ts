// The plugin `mermaid`: what diagrams become on the page and wherever else the text of a document goes, and what is said of mistakes in them.
import { describe, expect, it } from 'vitest'
import { requirePackages } from '../../src/lib/find-package.ts'
import { readSections } from '../../src/plugins/search/read-sections.ts'
import { openTestSite, shareBuild } from './build-test-site.ts'

const textOf = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) => text.replace(/<[^>]*>/g, ' ').trim())
const drawingsOf = (html: string): string[] => html.match(/<svg data-only="page"[\s\S]*?<\/svg>/g) ?? []
const nameOf = (svg = ''): string | undefined => /^<svg [^>]*aria-label="([^"]*)"/.exec(svg)?.[1]

describe('a site with diagrams', () => {
  const built = shareBuild('mermaid', { verify: true })
  const read = (path: string): Promise<string> => built().read(path)

  it('-> no findings, and the same bytes again', () => expect(built().diagnostics).toEqual([]))

  it('flowchart, states, messages, classes, entities -> drawings with all their texts, in the colors of the site, and no script', async () => {
    const html = await read('docs/index.html')
    const [flow = '', states = '', messages = '', classes = '', entities = '', ...others] = drawingsOf(html)
    expect(others).toEqual([])
    expect(textOf(flow)).toEqual(
      expect.arrayContaining(['Start &amp; go', 'Ready?', 'yes', 'not yet', 'Run it (now)  and wait', 'Store', 'Cloud', 'Copy']),
    )
    expect(textOf(states)).toEqual(expect.arrayContaining(['Idle', 'work', 'Busy', 'Loading']))
    expect(textOf(messages)).toEqual(expect.arrayContaining(['Reader', 'Ask for a page', 'over the network', '404', 'Think']))
    expect(classes.replace(/<[^>]*>/g, '')).toContain('Shape&lt;T&gt;')
    expect(classes.replace(/<[^>]*>/g, '')).toContain('area(List&lt;int&gt; sides)')
    expect(textOf(entities)).toEqual(expect.arrayContaining(['CUSTOMER', 'ORDER', 'places', 'PK']))
    for (const drawing of drawingsOf(html)) expect(drawing).not.toMatch(/<style| style="|fonts\.|data-(?!only)|(?<!url\()#[\da-f]{6}/)
    expect(html).not.toMatch(/mermaid-diagram-\w+\.js/)
    const ids = [...html.matchAll(/<marker id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('what a diagram says -> the name of its drawing; what its author says wins; a title -> its caption', async () => {
    const [flow, states] = drawingsOf(await read('docs/index.html'))
    expect(nameOf(flow)).toBe(
      'Cloud: Store, Copy; Start &amp; go → Ready?; Ready? → Run it (now) and wait (yes); Ready? → Start &amp; go (not yet); Run it (now) and wait → Store; Store – Copy; Ready? → Cloud',
    )
    expect(nameOf(states)).toContain('Idle → Busy (work)')
    const html = await read('docs/languages/index.html')
    expect(nameOf(drawingsOf(html)[0])).toBe('Where words go. Arabic leads to Hebrew, Hebrew to Chinese.')
    expect(html).toContain('<figcaption data-only="page">Signs &amp; words</figcaption>')
  })

  it('an edge that leads back -> an arrow at its end, from where the author began', async () => {
    const [flow = ''] = drawingsOf(await read('docs/index.html'))
    expect(flow.match(/<polyline [^>]*stroke-dasharray[^>]*marker-(?:start|end)="url\(#\w+-arrowhead(?:-start)?\)"/g)).toEqual([
      expect.stringMatching(/marker-start="url\(#\w+-arrowhead-start\)"$/),
    ])
    expect(flow.match(/marker-start=/g)).toHaveLength(1)
  })

  it('other languages, tags and signs in labels, addresses that run scripts -> texts, and links that are none', async () => {
    const html = await read('docs/languages/index.html')
    const [words = '', signs = '', links = ''] = drawingsOf(html)
    expect(textOf(words)).toEqual(expect.arrayContaining(['اللغة العربية', 'עברית', 'نعم', '中文标签']))
    expect(textOf(signs)).toEqual([
      '&lt;script&gt;alert(1)&lt;/script&gt; bold "quoted"',
      'javascript:alert(1) [x] {y} |z|',
      '&lt;img src=x onerror=alert(1)&gt;',
    ])
    expect(links.match(/<a [^>]*>/g)).toEqual(['<a href="https://example.org/good">'])
    expect(links).toMatch(/^<svg [^>]*role="group"/)
    expect(links).toMatch(/fill="#fee" stroke="#a00"/)
    expect(html).not.toMatch(/<script>alert|<img src="?x/)
  })

  it('kinds and shapes that only Mermaid draws -> islands with their text, their style declared', async () => {
    const html = await read('docs/other-kinds/index.html')
    expect(html.match(/<sg-island [^>]*mermaid-diagram[^>]*data-client="visible"/g)).toHaveLength(4)
    expect(html).toContain('<code class="language-mermaid">pie title Time')
    expect(drawingsOf(html)).toEqual([])
    expect(await read('_headers')).toMatch(/style-src 'self' 'unsafe-inline';/)
  })

  it('pages without a diagram -> nothing of it; the Markdown form, feeds and search -> the text of diagrams', async () => {
    expect(await read('docs/plain/index.html')).not.toContain('mermaid')
    expect(await read('docs.md')).toContain('```mermaid\nflowchart LR\n  start(["Start & go"])-->check{"Ready?"}\n')
    expect(await read('docs.md')).toContain('- States:\n\n  ```mermaid\n  stateDiagram-v2\n')
    expect(await read('docs/languages.md')).toContain('```mermaid\n---\ntitle: Signs & <b>words</b>\n---\n')
    expect(await read('docs/other-kinds.md')).toContain('```mermaid\npie title Time\n')
    const feed = await read('blog/rss.xml')
    expect(feed).toContain('&lt;pre&gt;&lt;code class=&quot;language-mermaid&quot;&gt;flowchart LR')
    expect(feed).not.toMatch(/svg|aria-label/)
    expect(readSections(await read('docs/index.html'))[1]?.text).toContain('participant R as Reader')
  })
})

describe('mistakes', () => {
  const config = `import { mermaid } from 'sitegen/mermaid'\nexport default { title: 'T', url: 'https://example.com', onOrphanPages: 'ignore', plugins: [mermaid()] }\n`
  const fence = (code: string, indent = ''): string => ['```mermaid', ...code.split('\n'), '```'].map((line) => indent + line).join('\n')

  it('in a diagram -> file, line and column, and the other documents and diagrams are still read', async () => {
    const { diagnostics } = await (
      await openTestSite({
        'site.config.ts': config,
        'content/docs/a.md': `---\ntitle: A\n---\n\n${fence('flowchart LR\n  A[Start --> B')}\n\n${fence('')}\n\n- ${fence('sequenceDiagram\n  Alice->>Bob Hi', '  ').trimStart()}\n`,
        'content/docs/b.mdx': `# B {1}\n\n${fence('---\ntitle: T\n---\n%% comment\nsequenceDiagram\n  %% more\n  A->>B: ok\n  Alice->>Bob Hi')}\n\n> ${fence('pie title X\n  a 1').replaceAll('\n', '\n> ')}\n\n${fence('flowchrat LR\n  a --> b')}\n`,
        'content/docs/c.md': `# C\n\n${fence(`flowchart LR\n${'  a --> b\n'.repeat(501)}`)}\n\n${fence(`flowchart LR\n  a["${'x'.repeat(50_000)}"]`)}\n\n${fence('flowchart LR\n  fine --> too')}\n`,
      })
    ).build({ write: false })
    expect(
      diagnostics.map(({ id, level, message, place: { file, line, column } = {} }) => [
        `${level} ${id}`,
        message,
        [file, line, column].join(':'),
      ]),
    ).toMatchInlineSnapshot(`
      [
        [
          "error plugin-message",
          "mermaid: expected \`]\`, \`)))\`, \`)\`, \`-)\`, \`])\`, \`]]\` or 9 others, found the end of the diagram.",
          "content/docs/a.md:7:5",
        ],
        [
          "error plugin-message",
          "mermaid: expected a diagram, found nothing in the code block.",
          "content/docs/a.md:10:1",
        ],
        [
          "error plugin-message",
          "mermaid: expected a colon with a text, found the end of the line.",
          "content/docs/a.md:16:13",
        ],
        [
          "error plugin-message",
          "mermaid: expected a colon with a text, found the end of the line.",
          "content/docs/b.mdx:11:11",
        ],
        [
          "error plugin-message",
          "mermaid: unexpected "a".",
          "content/docs/b.mdx:16:5",
        ],
        [
          "error plugin-message",
          "mermaid: there is no kind of diagram "flowchrat".",
          "content/docs/b.mdx:20:1",
        ],
        [
          "error plugin-message",
          "mermaid: expected at most 500 edges, found more.",
          "content/docs/c.md:4:1",
        ],
        [
          "error plugin-message",
          "mermaid: expected a diagram of at most 50000 characters, found 50020.",
          "content/docs/c.md:509:1",
        ],
      ]
    `)
    expect(diagnostics.find(({ message }) => message.includes('flowchrat'))?.hint).toContain('Did you mean "flowchart"?')
  })

  it('front matter that is no YAML -> an error at its line', async () => {
    const site = await openTestSite({
      'site.config.ts': config,
      'content/docs/a.md': `# A\n\n${fence('---\ntitle: Plan\n  wrong: [x\n---\nflowchart LR\n  a --> b')}\n`,
    })
    const { diagnostics } = await site.build()
    expect(diagnostics.map(({ message, place }) => [message, place?.line])).toEqual([
      [expect.stringMatching(/^mermaid: the front matter of the diagram is no YAML: [^\n]+\.$/), 6],
    ])
  })

  it('a diagram that Mermaid reads only in a browser, and one with thousands of boxes -> islands, and no finding', async () => {
    const site = await openTestSite({
      'site.config.ts': config,
      'content/docs/a.md': `# A\n\n${fence('sequenceDiagram\n  box Purple Group\n  participant Z\n  end\n  Z->>Z: x')}\n`,
      'content/docs/large.md': `# Large\n\n${fence(`flowchart LR\n${Array.from({ length: 3000 }, (_, index) => `  n${index}`).join('\n')}`)}\n`,
    })
    const built = await site.build()
    expect(built.diagnostics).toEqual([])
    expect(await built.read('docs/a/index.html')).toContain('mermaid-diagram')
    expect(await built.read('docs/a.md')).toContain('box Purple Group')
    expect(await built.read('docs/large/index.html')).toContain('mermaid-diagram')
  })

  it('packages that are not installed -> named together, for the message of the configuration', () => {
    expect(() => requirePackages(['mermaid', 'no-such-package', '@no/such'])).toThrow("Cannot find package 'no-such-package @no/such'")
    expect(requirePackages(['mermaid'])).toMatch(/^mermaid@\d+\.\d+\.\d+$/)
  })
})
