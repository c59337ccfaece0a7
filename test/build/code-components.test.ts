// Components that a plugin shows in place of code blocks: with their HTML wherever a document goes, and as islands only on the pages that
// have one.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openTestSite, shareBuild } from './build-test-site.ts'

describe('a plugin whose hook `markdown.code` gives components', () => {
  const built = shareBuild('code-components')

  it('a fence in text, a list, a quotation and HTML of a .md document -> the component there, with its props', async () => {
    expect(built().diagnostics).toEqual([])
    const html = await built().read('docs/index.html')
    expect(html).toMatch(
      /<sg-island [^>]*data-client="visible"[^>]*data-props="\{&quot;from&quot;:10,&quot;label&quot;:&quot;Launch in&quot;\}"[^>]*><p class="countdown">Launch in 10</,
    )
    expect(html).toMatch(/<li>(?:(?!<\/li>)[\s\S])*<p class="countdown">Left: 3/)
    const framed = '<p class="framed">&lt;script&gt;alert(1)&lt;/script&gt; {props} é &quot;q&quot; \\u0000</p>'
    expect(html).toMatch(new RegExp(`<blockquote>(?:(?!</blockquote>)[\\s\\S])*${framed.replace(/[{}\\()]/g, '\\$&')}`))
    expect(html).toMatch(/<div class="raw">\s*<p class="framed">In HTML<\/p>\s*<\/div>/)
    expect(html).toContain('href="/docs/other#there"')
    expect(html).toContain('class="language-js"')
  })

  it('an .mdx document with a component of the same name -> the one of the plugin for the fence', async () => {
    const html = await built().read('docs/other/index.html')
    expect(html).toMatch(/class="countdown">Left: 7/)
    expect(html).toContain('<b>not this one</b>')
  })

  it('pages with and without it -> its script and style only there', async () => {
    expect(await built().read('docs/plain/index.html')).not.toMatch(/countdown|sg-island data-module="plugins/)
    const feed = await built().read('blog/rss.xml')
    expect(feed).toContain('Left: 5')
    expect(feed).not.toContain('sg-island')
    expect(await built().read('docs.md')).toContain('Launch in 10')
    expect(
      await built()
        .read('blog/news.md')
        .catch(() => built().read('blog/2026/01/05/news.md')),
    ).toContain('At the end')
  })
})

describe('builds after edits', () => {
  it('a component, and what the hook gives -> the bytes of a clean build', async () => {
    const site = await openTestSite('code-components')
    await site.build()
    const plugin = await readFile(join(site.directory, 'plugins/countdowns.ts'), 'utf8')
    await site.write({
      'plugins/framed.tsx': 'export default ({ text }: { text: string }) => <p className="framed">- {text} -</p>\n',
      'plugins/countdowns.ts': plugin.replace('meta || undefined', "meta || 'Only'"),
    })
    const { diagnostics, read } = await site.build({ verify: true })
    expect(diagnostics).toEqual([])
    expect(await read('docs/index.html')).toContain('<p class="framed">- In HTML -</p>')
    expect(await read('docs/index.html')).toContain('Only 3')
  })

  it('a component of a package, named by its whole path, that is an island -> on the page, the same after a build that keeps', async () => {
    const site = await openTestSite({
      'node_modules/clock/package.json': '{ "name": "clock", "type": "module", "exports": "./clock.js" }',
      'node_modules/clock/clock.js': `import { fileURLToPath } from 'node:url'
const own = (file) => fileURLToPath(new URL(file, import.meta.url))
export const clock = () => ({
  name: 'clock',
  site: { mdxComponents: { Clock: own('clock-face.jsx') }, stylesheets: [own('clock.css')] },
  markdown: { code: ({ language, code }) => (language === 'clock' ? { component: 'Clock', props: { time: code } } : undefined) },
})
`,
      'node_modules/clock/clock-face.jsx': '\'use client\'\nexport default ({ time }) => <time className="clock">{time}</time>\n',
      'node_modules/clock/clock.css': '.clock { color: rgb(1, 2, 3) }\n',
      'site.config.ts': "import { clock } from 'clock'\nexport default { title: 'T', url: 'https://example.com', plugins: [clock()] }\n",
      'content/docs/intro.md': '---\nslug: /\n---\n\n# Start\n\n```clock\n12:30\n```\n',
    })
    expect((await site.build()).diagnostics).toEqual([])
    const { diagnostics, read, files } = await site.build({ verify: true })
    expect(diagnostics).toEqual([])
    expect(await read('docs/index.html')).toMatch(/<sg-island [^>]*><time class="clock">12:30<\/time>/)
    const sheets = await Promise.all((await files()).filter((file) => file.endsWith('.css')).map(read))
    expect(sheets.some((text) => /\.clock\s*\{/.test(text))).toBe(true)
  })
})

it.each([
  ['a list', "['a']", /expected HTML as a text, or \{ component, props \}, found/],
  ['no name', '{ props: {} }', /expected \{ component, props \} with the name of a component; found \["props"\]/],
  ['another key', "{ component: 'Card', prop: {} }", /found \["component","prop"\]/],
  ['an unknown name', "{ component: 'Crad' }", /expected the name of a component that MDX documents have, found "Crad"; there are Card/],
  [
    'a function as prop',
    "{ component: 'Card', props: { run: () => 1 } }",
    /expected the props of a component to be JSON; props\.run is not/,
  ],
])('%s -> told at the fence, with the plugin', async (_what, result, says) => {
  const site = await openTestSite({
    'site.config.ts': `export default { title: 'T', url: 'https://example.com', plugins: [{ name: 'odd', markdown: { code: () => (${result}) } }] }\n`,
    'content/docs/intro.md': '---\nslug: /\n---\n\n# Start\n\nText.\n\n```odd\nx\n```\n',
  })
  const { diagnostics } = await site.build({ write: false })
  expect(diagnostics).toMatchObject([
    {
      id: 'plugin-failed',
      message: expect.stringMatching(/^The plugin odd has failed for this document: /),
      place: { file: 'content/docs/intro.md', line: 9, column: 1 },
    },
  ])
  expect(diagnostics[0]?.message).toMatch(says)
})
