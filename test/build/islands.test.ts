import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { buildTestSite, shareBuild } from './build-test-site.ts'

const page = (body: string, imports = "import Island from '../components/island.tsx'") =>
  `${imports}\nexport const metadata = { title: 'T' }\nexport default function Page() { return <><h1>T</h1>${body}</> }\n`

describe('islands', () => {
  const built = shareBuild('islands')

  it('a page with islands -> their HTML, their props as JSON, one runtime', async () => {
    const { read, report } = built()
    expect(report.failed).toBe(false)
    const html = await read('index.html')
    expect(html).toContain('data-props="{&quot;start&quot;:3,&quot;step&quot;:{&quot;by&quot;:5}}"')
    expect(html).toMatch(/data-client="intent"[^>]*><div class="counter"><button[^>]*>Count <!-- -->3<\/button>/)
    expect(html.match(/<script data-runtime="\/assets\/js\/runtime-\w+\.js"/g)).toHaveLength(1)
  })

  it('children -> stay in the document once, and are not in the props', async () => {
    const { read } = built()
    const html = await read('index.html')
    expect(html.match(/Kept &lt;as&gt; HTML/g)).toHaveLength(1)
    expect(html).toContain('<sg-slot data-name="children"><strong>')
  })

  it('children that the first rendering does not show -> kept in a template', async () => {
    const { read } = built()
    expect(await read('index.html')).toContain('<template data-slot="children"><p>Folded</p></template>')
  })

  it('client="only" -> not rendered at build time', async () => {
    const { read } = built()
    expect(await read('index.html')).toMatch(/data-client="only"[^>]*><\/sg-island>/)
  })

  it('an island in an island -> one island', async () => {
    const { read } = built()
    expect((await read('index.html')).match(/<sg-island /g)).toHaveLength(3)
  })

  it('a page without islands -> the runtime and no other script', async () => {
    const { read } = built()
    const scripts = (await read('plain/index.html')).match(/\/assets\/js\/[\w.-]+/g)
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/js\/runtime-\w+\.js$/)])
  })

  it('React -> in one file that all islands share, not in the runtime', async () => {
    const { files, read } = built()
    const scripts = (await files()).filter((file) => file.startsWith('assets/js/'))
    const withReact = await Promise.all(scripts.map(async (file) => (await read(file)).includes('react.dev/errors')))
    expect(withReact.filter(Boolean)).toHaveLength(1)
    const runtime = scripts.find((file) => file.includes('runtime'))
    expect(runtime && gzipSync(await read(runtime), { level: 9 }).length).toBeLessThan(12_000)
  })

  it('a function as prop -> island-prop names component, prop and page', async () => {
    const { diagnostics, report } = await buildTestSite({
      'content/components/island.tsx': "'use client'\nexport default function Island(props: { run?: () => void }) { return <b /> }\n",
      'content/pages/index.tsx': page('<Island run={() => {}} />'),
    })
    expect(report.failed).toBe(true)
    expect(diagnostics).toMatchObject([{ id: 'island-prop', level: 'error', place: { file: 'content/pages/index.tsx' } }])
    expect(diagnostics[0]?.message).toBe(
      'The island <Island> cannot be given the prop `run`: expected data, found a function; functions cannot be sent to the browser. (page /)',
    )
  })

  it('client="soon" -> island-prop lists what can be said', async () => {
    const { diagnostics } = await buildTestSite({
      'content/components/island.tsx': "'use client'\nexport default function Island() { return <b /> }\n",
      'content/pages/index.tsx': page('<Island client="soon" />'),
    })
    expect(diagnostics[0]?.message).toContain('expected one of intent, visible, idle, load, only, found "soon"')
  })

  it('an island that does not compile -> component-not-loadable with line and column', async () => {
    const { diagnostics, report } = await buildTestSite({
      'content/components/island.tsx': "'use client'\nexport default function Island() {\n  return <b>\n}\n",
      'content/pages/index.tsx': page('<Island />'),
    })
    expect(report.failed).toBe(true)
    expect(diagnostics[0]).toMatchObject({
      id: 'component-not-loadable',
      message: 'Expected a module that compiles: The character "}" is not valid inside a JSX element',
      place: { file: 'content/components/island.tsx', line: 4, column: 1 },
    })
  })

  describe('an island on two pages', () => {
    const show = async (component: string, [first, second]: [string, string]): Promise<(string | undefined)[]> => {
      const { read } = await buildTestSite({
        'site.config.ts': "export default { title: 'Test', url: 'https://example.com', search: false }\n",
        'content/components/island.tsx': `'use client'\nimport { usePage } from 'sitegen/theme'\nlet renderings = 0\n${component}\n`,
        'content/pages/index.tsx': page(first),
        'content/pages/other.tsx': page(second),
      })
      const shown = /<sg-island [^>]*>(.*?)<\/sg-island>/
      return [shown.exec(await read('index.html'))?.[1], shown.exec(await read('other/index.html'))?.[1]]
    }
    const counting = 'export default function Island(props: { name: string }) { renderings++; return <b>{props.name + renderings}</b> }'

    it('the same props, and nothing of the page is read -> rendered once', async () => {
      const [first, second] = await show(counting, ['<Island name="a" />', '<Island name="a" />'])
      expect(first).toBe('<b>a1</b>')
      expect(second).toBe(first)
    })

    it('other props -> rendered for each', async () => {
      const both = await show(counting, ['<Island name="a" />', '<Island name="b" />'])
      expect(both.sort()).toEqual([expect.stringMatching(/^<b>a[12]</), expect.stringMatching(/^<b>b[12]</)])
    })

    it('the same props with other children -> each with its own', async () => {
      const component = 'export default function Island(props: { children: string }) { return <b>{props.children}</b> }'
      const [first, second] = await show(component, ['<Island>one</Island>', '<Island>two</Island>'])
      expect(first).toContain('one')
      expect(second).toContain('two')
    })

    it.each([
      ['by name', 'const { route } = usePage()'],
      ['all of it', 'const { route } = { ...usePage() }'],
    ])('the page is read, %s -> rendered for each', async (_, read) => {
      const component = `export default function Island() { ${read}; return <b>{route.path}</b> }`
      expect(await show(component, ['<Island />', '<Island />'])).toEqual(['<b>/</b>', '<b>/other</b>'])
    })

    it('a number by chance -> the one that belongs to each page', async () => {
      const component = 'export default function Island() { return <b>{String(Math.random())}</b> }'
      const both = await show(component, ['<Island />', '<Island />'])
      expect(new Set(both).size).toBe(2)
      expect(await show(component, ['<Island />', '<Island />'])).toEqual(both)
    })
  })
})
