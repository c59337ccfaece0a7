import { expect, it } from 'vitest'
import { readCompiledScript, runtimeScript } from '../../src/bundle/compiled/scripts.ts'
import type { RuntimeEntry } from '../../src/bundle/runtime-entry.ts'
import { openTestSite, type TestBuild } from '../build/build-test-site.ts'

const files = {
  'content/docs/index.mdx':
    "import { useState } from 'react'\nimport Dial from 'kit'\nimport { Counter } from '../counter.tsx'\n\n# Home\n\n<Counter />\n\n<Dial />\n\n<Tabs>\n<TabItem label=\"One\">1</TabItem>\n</Tabs>\n\nuseState: {typeof useState}\n",
  'content/counter.tsx':
    "'use client'\nimport { usePage } from 'sitegen/theme'\nexport function Counter() {\n  return <b>{usePage().route.path}</b>\n}\n",
  'content/pages/all.tsx':
    "import * as theme from 'sitegen/theme'\nimport { Logo } from 'sitegen/theme/original'\nimport * as dom from 'react-dom'\nimport { renderToPipeableStream, renderToString } from 'react-dom/server'\nexport default function All() {\n  return <p>{Object.keys(theme).join()} {typeof Logo} {typeof dom.createPortal} {typeof renderToPipeableStream} {renderToString(<i>x</i>)}</p>\n}\n",
  // Compiled with Babel, and asks for React in three ways.
  'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0", "main": "kit.js" }',
  'node_modules/kit/kit.js':
    'Object.defineProperty(exports, "__esModule", { value: true })\nvar React = require("react")\nvar runtime = require("react/jsx-runtime")\nvar dom = require("react-dom")\nexports.default = function Dial() { return runtime.jsxs("p", { children: [React.createElement(React.Fragment, null, "Dial"), " ", React.useId() !== "", " ", String(React.default === undefined), " ", typeof dom.flushSync] }) }\n',
}

/** What the site is made of, and the names of what was read for its bundle. */
async function build(islands: string): Promise<{ built: TestBuild; inputs: string[] }> {
  const site = await openTestSite({
    ...files,
    'site.config.ts': `export default { title: 'Test', url: 'https://example.com', docs: {}, ${islands} }\n`,
  })
  let inputs: string[] = []
  const bundles = {
    read: async () => undefined,
    async write(_: string, content: string | Uint8Array) {
      const kept: { inputs: [path: string][] } = JSON.parse(content.toString())
      // The libraries of the theme are known by the identity of the program.
      inputs = kept.inputs.flatMap(([path]) => (path.includes('node_modules') ? [] : [path])).sort()
    },
  }
  return { built: await site.build({ bundles }), inputs }
}

it('the theme as it is compiled, and its sources -> the same files, of the same inputs', async () => {
  const compiled = await build('')
  // A site that says when islands wake, if only as usual, gets the theme of its sources.
  const fromSources = await build("islands: { client: 'intent' }")
  expect(compiled.built.findings).toEqual(['warning page-orphan'])
  expect(fromSources.built.findings).toEqual(compiled.built.findings)
  expect(compiled.inputs.length).toBeGreaterThan(200)
  expect(compiled.inputs).toEqual(fromSources.inputs)
  const names = await compiled.built.files()
  expect(names).toEqual(await fromSources.built.files())
  for (const name of names) expect([name, await compiled.built.read(name)]).toEqual([name, await fromSources.built.read(name)])
  expect(await compiled.built.read('docs/index.html')).toContain('Dial')
})

const plain: RuntimeEntry = {
  baseUrl: '/docs/',
  hasIslands: true,
  hasAnnouncementBar: false,
  hidesNavbar: true,
  hasSearch: true,
  pageViewEndpoint: undefined,
  askAi: undefined,
  clientModules: [],
}

it.each<[string, Partial<RuntimeEntry>, string | undefined]>([
  ['parts that every site can have', {}, 'runtime-hasIslands-hidesNavbar-hasSearch'],
  ['none of them', { hasIslands: false, hidesNavbar: false, hasSearch: false }, 'runtime'],
  ['an address of the site', { pageViewEndpoint: '/views' }, undefined],
  ['a module of the site', { clientModules: ['/site/client.ts'] }, undefined],
])('a runtime with %s, %j -> %s', async (_, entry, name) => {
  expect(runtimeScript({ ...plain, ...entry })).toBe(name)
})

it('a compiled runtime, base URL /docs/ -> its address and all that it loads are below it', async () => {
  const bundled = { files: new Map<string, Uint8Array>(), inputs: new Set<string>() }
  const url = await readCompiledScript(
    runtimeScript(plain),
    { siteDirectory: '/site', baseUrl: '/docs/', searchClient: undefined },
    bundled,
  )
  const texts = [...bundled.files].map(([path, bytes]) => [`/docs/${path}`, Buffer.from(bytes).toString()] as const)
  expect(texts.map(([address]) => address)).toContain(url)
  expect(texts.filter(([, text]) => text.includes('/__sitegen'))).toEqual([])
  expect(texts.find(([address]) => address === url)?.[1]).toContain('"/docs/"')
  expect([...bundled.inputs].filter((path) => path.endsWith('src/client/main.ts'))).toHaveLength(1)
})

it('a plugin of the site that gives modules another React -> the theme has its own', async () => {
  const site = await openTestSite({
    'content/docs/index.md': '# Home\n',
    'site.config.ts': `const plugin = { name: 'other-react', setup({ onResolve }) { onResolve({ filter: /^react/ }, ({ importer }) => (importer.includes('node_modules') ? undefined : { path: '/no/such/react.js' })) } }
export default { title: 'Test', url: 'https://example.com', docs: {}, bundle: { esbuildPlugins: [plugin] } }\n`,
  })
  expect((await site.build()).findings).toEqual([])
})
