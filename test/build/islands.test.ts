import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { buildTestSite } from './build-test-site.ts'

const page = (body: string, imports = "import Island from '../components/island.tsx'") =>
  `${imports}\nexport const metadata = { title: 'T' }\nexport default function Page() { return <><h1>T</h1>${body}</> }\n`

describe('islands', () => {
  it('a page with islands -> their HTML, their props as JSON, one runtime', async () => {
    const { read, report } = await buildTestSite('islands')
    expect(report.failed).toBe(false)
    const html = await read('index.html')
    expect(html).toContain('data-props="{&quot;start&quot;:3,&quot;step&quot;:{&quot;by&quot;:5}}"')
    expect(html).toMatch(/data-client="intent"[^>]*><div class="counter"><button[^>]*>Count <!-- -->3<\/button>/)
    expect(html.match(/<script data-runtime="\/assets\/js\/runtime-\w+\.js"/g)).toHaveLength(1)
  })

  it('children -> stay in the document once, and are not in the props', async () => {
    const { read } = await buildTestSite('islands')
    const html = await read('index.html')
    expect(html.match(/Kept &lt;as&gt; HTML/g)).toHaveLength(1)
    expect(html).toContain('<sg-slot data-name="children"><strong>')
  })

  it('children that the first rendering does not show -> kept in a template', async () => {
    const { read } = await buildTestSite('islands')
    expect(await read('index.html')).toContain('<template data-slot="children"><p>Folded</p></template>')
  })

  it('client="only" -> not rendered at build time', async () => {
    const { read } = await buildTestSite('islands')
    expect(await read('index.html')).toMatch(/data-client="only"[^>]*><\/sg-island>/)
  })

  it('an island in an island -> one island', async () => {
    const { read } = await buildTestSite('islands')
    expect((await read('index.html')).match(/<sg-island /g)).toHaveLength(3)
  })

  it('a page without islands -> the runtime and no other script', async () => {
    const { read } = await buildTestSite('islands')
    const scripts = (await read('plain/index.html')).match(/\/assets\/js\/[\w.-]+/g)
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/js\/runtime-\w+\.js$/)])
  })

  it('React -> in one file that all islands share, not in the runtime', async () => {
    const { files, read } = await buildTestSite('islands')
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
})
