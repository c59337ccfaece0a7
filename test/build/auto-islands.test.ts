// `islands: 'auto'`: components become islands because they need the browser, without a line in their modules.
import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildTestSite, openTestSite, shareBuild, type TestBuild } from './build-test-site.ts'

const config = "export default { title: 'T', url: 'https://example.com', onOrphanPages: 'ignore', search: false, islands: 'auto' }\n"
const counter =
  "import { useState } from 'react'\nexport default function Counter({ start = 0, format }) {\n  const [count, setCount] = useState(start)\n  return <button onClick={() => setCount(count + 1)}>{count}</button>\n}\n"

const islandsOf = (html: string): string[] =>
  [...html.matchAll(/<sg-island data-module="\/assets\/js\/(\w+)-\w+\.js"(?: data-export="(\w+)")? data-client="(\w+)"/g)].map(
    ([, file, name = 'default', client]) => `${file} ${name} ${client}`,
  )

describe("islands: 'auto'", () => {
  const built = shareBuild('auto-islands')

  it('a static page -> each component that needs the browser is an island, and nothing else is', async () => {
    const { read, diagnostics } = built()
    expect(diagnostics).toEqual([])
    expect(islandsOf(await read('index.html'))).toEqual([
      'counter Counter intent',
      'counter Folded intent',
      'switch Switch intent',
      'switch Switch visible',
      'clock Clock load',
      'viewport Viewport visible',
      'viewport Unguarded only',
      'panel Panel intent',
    ])
  })

  it('a page module with state of its own -> the page is the island, whole', async () => {
    expect(islandsOf(await built().read('live/index.html'))).toEqual(['live default intent'])
  })

  it('a page module with a component that needs the browser -> that one, and the one around a context', async () => {
    const html = await built().read('partly/index.html')
    expect(islandsOf(html)).toEqual(['partly Likes intent', 'partly Options intent'])
    expect(html).toContain('<h1>A page with parts</h1>')
  })

  it('parts that are loaded later -> in the HTML; what only a browser can load -> left to it, and the rest of the page is there', async () => {
    const later = await built().read('later/index.html')
    expect(islandsOf(later)).toEqual(['later Later idle'])
    expect(later).toContain('<h1>Parts that come later</h1>')
    expect(later).toContain('<p class="chart">3 and 5 in a chart</p>')
    const browsers = await built().read('browsers/index.html')
    expect(islandsOf(browsers)).toEqual(['browsers Map only'])
    expect(browsers).toContain('<h1>A part for browsers</h1>')
  })

  it('a document -> an island where it uses one, and a button without a handler is HTML', async () => {
    expect(islandsOf(await built().read('docs/index.html'))).toEqual(['counter Counter intent', 'rows Rows intent'])
  })

  it('what browsers load of a page module with one live part -> not the page', async () => {
    const { files, read } = built()
    const scripts = (await files()).filter((file) => /assets\/js\/partly-/.test(file))
    expect(scripts).toHaveLength(1)
    expect(await read(scripts[0] ?? '')).not.toContain('A page with parts')
  })
})

describe('what cannot be decided', () => {
  const propFindings = ({ diagnostics }: TestBuild) =>
    diagnostics.map(({ id, level, place }) => `${level} ${id} ${place?.file}:${place?.line}:${place?.column}`)

  it('a document that gives an island a function -> island-prop at the prop, and the page has its HTML', async () => {
    const build = await buildTestSite({
      'site.config.ts': config,
      'content/components/counter.jsx': counter,
      'content/docs/intro.mdx':
        "---\nslug: /\n---\n\nimport Counter from '@site/content/components/counter.jsx'\n\n# Title\n\n<Counter format={() => 1} />\n",
    })
    expect(propFindings(build)).toEqual(['warning island-prop content/docs/intro.mdx:9:10'])
    expect(build.report.failed).toBe(false)
    const html = await build.read('docs/index.html')
    expect(html).toContain('<button>0</button>')
    expect(islandsOf(html)).toEqual([])
  })

  it('a component that gives what only shows when it runs -> island-prop at the element', async () => {
    const build = await buildTestSite({
      'site.config.ts': config,
      'content/components/counter.jsx': counter,
      'content/components/frame.jsx':
        "import Counter from './counter'\nimport { formats } from './formats'\nexport const Frame = () => {\n  return <Counter format={formats.plain} />\n}\n",
      'content/components/formats.js': 'export const formats = Object.fromEntries([["plain", () => 1]])\n',
      'content/pages/index.jsx':
        "import { Frame } from '../components/frame'\nexport default function Home() { return <><h1>Home</h1><Frame /></> }\n",
    })
    expect(propFindings(build)).toEqual([expect.stringMatching(/^warning island-prop content\/components\/frame\.jsx:4:/)])
  })
})

describe('an import that leads nowhere', () => {
  it('in a module with types above it and an island in it -> its place in the file', async () => {
    const { diagnostics } = await buildTestSite({
      'site.config.ts': config,
      'content/components/press.tsx':
        "interface Props {\n  label: string\n}\n\nimport { missing } from '@theme/Missing'\n\nexport default function Press({ label }: Props) {\n  return <button onClick={() => missing()}>{label}</button>\n}\n",
      'content/pages/index.jsx':
        'import Press from \'../components/press\'\nexport default function Home() { return <><h1>Home</h1><Press label="A" /></> }\n',
    })
    expect(diagnostics.map(({ id, place }) => `${id} ${place?.file}:${place?.line}:${place?.column}-${place?.endColumn}`)).toEqual([
      'component-not-loadable content/components/press.tsx:5:25-41',
    ])
  })
})

describe('elements as props', () => {
  it('a component that asks what its children are -> in a document an island for HTML, island-prop for components; in a component, that one is the island', async () => {
    const build = await buildTestSite({
      'site.config.ts': config,
      'content/components/rows.jsx':
        "import { useEffect } from 'react'\nconst typeOf = (child) => child.props.kind\nexport default function Rows({ children }) {\n  useEffect(() => {})\n  return <p>{typeOf(children)}</p>\n}\n",
      'content/docs/intro.mdx':
        '---\nslug: /\n---\n\nimport Rows from \'@site/content/components/rows.jsx\'\n\n# Title\n\n<Rows>{<b kind="html" />}</Rows>\n\nexport const Row = () => <b />\n\n<Rows>{<Row kind="first" />}</Rows>\n',
      'content/pages/index.jsx':
        'import Rows from \'../components/rows\'\nconst Row = ({ kind }) => <b>{kind}</b>\nexport default () => <><h1>Home</h1><Rows><Row kind="second" /></Rows></>\n',
    })
    expect(build.diagnostics.map(({ id, level, place }) => `${level} ${id} ${place?.file}`)).toEqual([
      'warning island-prop content/docs/intro.mdx',
    ])
    const document = await build.read('docs/index.html')
    expect(document).toContain('<p>first</p>')
    expect(document).toMatch(/<sg-island [^>]*data-elements="[^>]*><p>html<\/p>/)
    const html = await build.read('index.html')
    expect(html).toContain('<p>second</p>')
    expect(islandsOf(html)).toEqual(['index default idle'])
  })
})

describe('CommonJS', () => {
  it('components of a module and of a package that set `exports` -> islands, with all that browsers load of them', async () => {
    const state = "const { useState } = require('react')\n"
    const { read, diagnostics, files } = await buildTestSite({
      'site.config.ts': config,
      'node_modules/kit/package.json': '{ "name": "kit", "main": "kit.js" }',
      'node_modules/kit/kit.js': `"use strict";\nvar react_1 = require("react");\nexports.Dial = function () { react_1.useEffect(function () {}); return react_1.createElement("p", null, "Dial of a kit"); };\n`,
      'content/components/own.jsx': `${state}function Own() { const [on, set] = useState(0); return <button onClick={() => set(1)}>{on}</button> }\nmodule.exports = { Own, Note: () => <i>Note</i> }\n`,
      'content/components/one.jsx': `${state}module.exports = function () { const [on, set] = useState('one'); return <button onClick={() => set('')}>{on}</button> }\n`,
      'content/pages/index.jsx':
        "import { Dial } from 'kit'\nimport One from '../components/one'\nimport { Note, Own } from '../components/own'\nexport default function Home() { return <><h1>Home</h1><Dial /><Own /><One /><Note /></> }\n",
    })
    expect(diagnostics).toEqual([])
    const html = await read('index.html')
    expect(islandsOf(html)).toEqual(['kit Dial idle', 'own Own intent', 'one default intent'])
    expect(html).toContain('<p>Dial of a kit</p>')
    expect(html).toContain('<i>Note</i>')
    const script = (await files()).find((file) => /assets\/js\/kit-/.test(file)) ?? ''
    expect(await read(script)).toContain('Dial of a kit')
  })
})

describe('packages of a workspace', () => {
  it('a package that is a link to a folder beside the pages -> judged as any other package: what its functions ask the browser for may be behind tests', async () => {
    const site = await openTestSite({
      'site.config.ts': config,
      'parts/kit/package.json': '{ "name": "kit", "main": "dist/kit.js" }',
      'parts/kit/dist/kit.js':
        "import { useEffect } from 'react'\nexport const Wide = () => { const width = () => window.innerWidth; return <p>{typeof width}</p> }\nexport const Clock = () => { useEffect(() => {}); return <p>Now</p> }\n",
      'content/pages/index.jsx':
        "import { Clock, Wide } from 'kit'\nexport default function Home() { return <><h1>Home</h1><Clock /><Wide /></> }\n",
    })
    await mkdir(join(site.directory, 'node_modules'))
    await symlink('../parts/kit', join(site.directory, 'node_modules/kit'))
    const { read, diagnostics } = await site.build()
    expect(diagnostics).toEqual([])
    expect(islandsOf(await read('index.html'))).toEqual(['kit Clock idle'])
  })
})

describe('the bundle', () => {
  it('a component that comes to need the browser -> the page follows, as a clean build makes it; without the mode, nothing is an island', async () => {
    const site = await openTestSite({
      'site.config.ts': config,
      'content/components/part.jsx': 'export const Part = () => <button>Part</button>\n',
      'content/components/use-it.js': "export const useIt = () => 'it'\n",
      'content/pages/index.jsx':
        "import { Part } from '../components/part'\nimport { useIt } from '../components/use-it'\nconst It = () => <p>{useIt()}</p>\nexport default function Home() { return <><h1>Home</h1><Part /><It /></> }\n",
    })
    expect(islandsOf(await (await site.build()).read('index.html'))).toEqual([])
    await site.write({ 'content/components/part.jsx': 'export const Part = () => <button onClick={() => alert(1)}>Part</button>\n' })
    expect(islandsOf(await (await site.build()).read('index.html'))).toEqual(['part Part intent'])
    await site.write({
      'content/components/use-it.js':
        "import { useEffect } from 'react'\nexport const useIt = () => { useEffect(() => {}); return 'it' }\n",
    })
    expect(islandsOf(await (await site.build()).read('index.html'))).toEqual(['part Part intent', 'index It idle'])
    await site.write({ 'site.config.ts': config.replace("islands: 'auto'", "islands: 'marked'") })
    const marked = await site.build()
    expect(islandsOf(await marked.read('index.html'))).toEqual([])
    expect(marked.diagnostics.map(({ id }) => id)).toEqual(['event-handler-lost', 'hook-lost'])
  })
})

describe('when islands wake', () => {
  it("the prop, the module's `client`, the configuration for the module, that for all -> in this order, also for modules with 'use client'", async () => {
    const component = (name: string, client = ''): string =>
      `${client}\nexport const ${name} = () => <button onClick={() => 1}>${name}</button>\n`
    const build = await buildTestSite({
      'site.config.ts': config.replace(
        "'auto'",
        "{ mode: 'auto', client: 'idle', clientOf: { './content/components/b.jsx': 'visible', 'content/components/c.jsx': 'visible' } }",
      ),
      'content/components/a.jsx': component('A'),
      'content/components/b.jsx': component('B'),
      'content/components/c.jsx': component('C', "export const client = 'load'"),
      'content/components/d.jsx': component('D', "'use client'\nexport const client = 'load'"),
      'content/components/e.jsx': component('E', "'use client'"),
      'content/pages/index.jsx': `${['a', 'b', 'c', 'd', 'e'].map((name) => `import { ${name.toUpperCase()} } from '../components/${name}'`).join('\n')}\nexport default () => <><h1>Home</h1><A /><B /><C /><D /><E /><A client="only" /></>\n`,
    })
    expect(build.diagnostics).toEqual([])
    expect(islandsOf(await build.read('index.html'))).toEqual(['a A idle', 'b B visible', 'c C load', 'd D load', 'e E idle', 'a A only'])
  })
})
