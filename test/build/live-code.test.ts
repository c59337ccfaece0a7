// The plugin `live-code`: what live code blocks become on the page and wherever else the text of a document goes, and what is said of mistakes.
import { describe, expect, it } from 'vitest'
import { readSections } from '../../src/plugins/search/read-sections.ts'
import { openTestSite, shareBuild } from './build-test-site.ts'

describe('a site with live code', () => {
  const built = shareBuild('live-code', { verify: true })
  const read = (path: string): Promise<string> => built().read(path)

  it('-> no findings, and the same bytes again', () => expect(built().diagnostics).toEqual([]))

  it('live blocks -> islands that load when visible, with highlighted code', async () => {
    const html = await read('docs/intro/index.html')
    expect(html.match(/<sg-island [^>]*live-editor[^>]*data-client="visible"/g)).toHaveLength(2)
    expect(html).toMatch(/<div class="sg-code-title">counter\.tsx<\/div><pre tabindex="0"><code class="language-tsx"><span/)
    expect(await read('_headers')).toMatch(/script-src 'self' [^;]*'unsafe-eval'/)
  })

  it('a page without them -> nothing of it', async () => expect(await read('docs/plain/index.html')).not.toMatch(/live-editor|sg-live/))

  it('the Markdown form, feeds and the search -> the code', async () => {
    const twin = await read('docs/intro.md')
    expect(twin).toContain('```tsx title="counter.tsx"\nfunction Counter() {\n  const [count, setCount] = useState<number>(0)\n')
    expect(twin).not.toContain('Result')
    const feed = await read('blog/rss.xml')
    expect(feed).toMatch(/&lt;pre&gt;&lt;code class=&quot;language-tsx&quot;&gt;.*function .*Feed me/s)
    expect(feed).not.toMatch(/textarea|Reset|Result/)
    expect(readSections(await read('docs/intro/index.html'))[0]?.text).toContain('counter.tsx')
  })
})

describe('mistakes', () => {
  const config = (options: string): string =>
    `import { liveCode } from 'sitegen/live-code'\nexport default { title: 'T', url: 'https://example.com', onOrphanPages: 'ignore', plugins: [liveCode(${options})] }\n`
  const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n\n`

  it('in a block -> file, line and column, and the other blocks are live', async () => {
    const site = await openTestSite({
      'site.config.ts': config(''),
      'content/docs/a.md': `---\ntitle: A\n---\n\n${[
        fence('tsx live', 'function A() {\n  return <p>\n}'),
        fence('jsx live', 'x => <p>{1 +}</p>'),
        fence('tsx live noInline', "import { useState } from 'react'\nrender(<p />)"),
        fence('tsx live noInline', 'const a = 1'),
        fence('tsx live', 'export default function A() {}'),
        fence('css live', 'a {}'),
        fence('tsx live', ''),
        fence('ts live', "() => 'fine';"),
      ].join('')}`,
    })
    const { diagnostics } = await site.build({ write: false })
    expect(
      diagnostics.map(({ level, message, place: { file, line, column } = {} }) => [level, message, [file, line, column].join(':')]),
    ).toMatchInlineSnapshot(`
      [
        [
          "error",
          "live-code: the example does not compile: The character "}" is not valid inside a JSX element.",
          "content/docs/a.md:8:1",
        ],
        [
          "error",
          "live-code: the example does not compile: Unexpected "}".",
          "content/docs/a.md:12:13",
        ],
        [
          "error",
          "live-code: found an import in live code, which browsers cannot do there.",
          "content/docs/a.md:16:1",
        ],
        [
          "error",
          "live-code: expected a call of \`render\`, found none.",
          "content/docs/a.md:20:1",
        ],
        [
          "error",
          "live-code: found an export in live code, which browsers cannot do there.",
          "content/docs/a.md:25:1",
        ],
        [
          "error",
          "live-code: expected a live code block to be js, jsx, ts or tsx, found "css".",
          "content/docs/a.md:28:1",
        ],
        [
          "warning",
          "live-code: expected an example, found nothing in the code block.",
          "content/docs/a.md:32:1",
        ],
      ]
    `)
  })

  it('a scope that does not exist, an unknown option -> an error of the configuration with the name', async () => {
    const text = async (options: string): Promise<string> =>
      (await openTestSite({ 'site.config.ts': config(options), 'content/docs/a.md': '# A\n' }))
        .build({ write: false })
        .then(({ diagnostics }) => diagnostics.map(({ message }) => message).join(), String)
    expect(await text("{ scope: 'content/no.ts' }")).toContain('"content/no.ts", which does not exist')
    expect(await text("{ scpe: 'x' }")).toContain('no option "scpe"')
  })
})
