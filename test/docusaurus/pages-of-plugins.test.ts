// Plugins of Docusaurus that add routes: their pages, in a built site.
import { describe, expect, it } from 'vitest'
import { buildTestSite } from '../build/build-test-site.ts'

const config = (plugins: string): string =>
  `import { docusaurus } from 'sitegen/docusaurus'\nexport default { title: 'T', url: 'https://example.com', search: false, onOrphanPages: 'ignore', plugins: [docusaurus({ plugins: ${plugins} })] }\n`
const person =
  "import Layout from '@theme/Layout'\nexport default function Person({ person }) { return <Layout title={person.name}><h1>{person.name} is {person.age}</h1></Layout> }\n"

describe('addRoute', () => {
  it('routes of a plugin in CommonJS, one in TypeScript with options, one with a route inside of another -> pages with their data', async () => {
    const { read, diagnostics } = await buildTestSite({
      'site.config.ts': config("['./people', ['./plugins/pets.ts', { kind: 'cat' }], './nested.mjs']"),
      'people/index.js':
        "const path = require('path')\nconst fs = require('fs')\nmodule.exports = function (context) {\n  return {\n    name: 'people',\n    async loadContent() { return JSON.parse(fs.readFileSync(path.join(__dirname, 'ann.json'), 'utf8')) },\n    async contentLoaded({ content, actions }) {\n      const data = await actions.createData('ann.json', JSON.stringify(content))\n      actions.addRoute({ path: context.baseUrl + 'people/ann', component: '@site/src/person.jsx', modules: { person: data }, exact: true })\n    },\n  }\n}\n",
      'people/ann.json': '{ "name": "Ann", "age": 30 }',
      'plugins/pets.ts':
        "import { resolve } from 'node:path'\nimport { nameOf } from './name'\nexport default async (context: { siteDir: string }, options: { kind: string }) => ({\n  contentLoaded({ actions }: any) {\n    actions.addRoute({ path: '/pets/tom', component: resolve(context.siteDir, 'src/person.jsx'), modules: { person: '@site/data/tom.json' } })\n    actions.addRoute({ path: '/pets/' + nameOf(options.kind), component: '@site/src/person.jsx', modules: { person: '@site/data/tom.json' } })\n  },\n})\n",
      'plugins/name.ts': "export const nameOf = (kind: string): string => 'any-' + kind\n",
      'data/tom.json': '{ "name": "Tom", "age": 3 }',
      'nested.mjs':
        "export default () => ({ contentLoaded: ({ actions }) => actions.addRoute({ path: '/', component: '@site/src/person.jsx', routes: [{ path: '/inner', component: '@site/src/plain.jsx' }] }) })\n",
      'src/person.jsx': person,
      'content/pages/index.md': '# Home\n',
      'src/plain.jsx': 'export default () => <h1>Inner</h1>\n',
    })
    expect(diagnostics).toEqual([])
    expect(await read('people/ann/index.html')).toContain('Ann is 30')
    expect(await read('people/ann/index.html')).toContain('<title>Ann')
    expect(await read('pets/tom/index.html')).toContain('Tom is 3')
    expect(await read('pets/any-cat/index.html')).toContain('Tom is 3')
    expect(await read('inner/index.html')).toContain('Inner</h1>')
  })

  it('data by its alias below `generatedFilesDir`, a component without an extension -> a page with the data', async () => {
    const { read } = await buildTestSite({
      'site.config.ts': config("['./people.mjs']"),
      'people.mjs':
        "import { relative } from 'node:path'\nexport default ({ generatedFilesDir }) => ({\n  async contentLoaded({ actions }) {\n    const path = await actions.createData('ann.json', '{ \"name\": \"Ann\", \"age\": 30 }')\n    const person = '@generated/' + relative(generatedFilesDir, path).replaceAll('\\\\', '/')\n    actions.addRoute({ path: '/ann', component: '@site/src/person', modules: { person } })\n  },\n})\n",
      'src/person.jsx': person,
      'content/pages/index.md': '# Home\n',
    })
    expect(await read('ann/index.html')).toContain('Ann is 30')
  })

  it('setGlobalData -> components find it by the name and the id of the plugin, in the page and in an island', async () => {
    const { read, diagnostics } = await buildTestSite({
      'site.config.ts': config("['./versions.js', ['./versions.js', { id: 'next', at: 2 }]]").replace(
        'search:',
        "islands: 'auto', search:",
      ),
      'versions.js':
        "module.exports = (_context, { at = 1 }) => ({ name: 'versions', contentLoaded: ({ actions }) => actions.setGlobalData({ at, made: new Date(0), none: undefined }) })\n",
      'src/shown.jsx':
        "import useGlobalData, { usePluginData } from '@docusaurus/useGlobalData'\nexport default function Shown() { return <p>{JSON.stringify([usePluginData('versions'), usePluginData('versions', 'next').at, Object.keys(useGlobalData()).includes('docusaurus-plugin-content-docs')])}</p> }\n",
      'src/pressed.jsx':
        "import { usePluginData } from '@docusaurus/useGlobalData'\nexport default function Pressed() { return <button onClick={() => {}}>{usePluginData('versions', 'next').at}</button> }\n",
      'content/pages/index.jsx':
        "import Pressed from '../../src/pressed'\nimport Shown from '../../src/shown'\nexport default () => <><h1>Home</h1><Shown /><Pressed /></>\n",
    })
    expect(diagnostics).toEqual([])
    const html = await read('index.html')
    expect(html.replaceAll('&quot;', '"')).toContain('[{"at":1,"made":"1970-01-01T00:00:00.000Z"},2,true]')
    expect(html).toMatch(/<sg-island[^>]*><button[^>]*>2<\/button>/)
  })

  it.each([
    ["module.exports = () => { throw new Error('no data') }", /no data/],
    ['module.exports = { name: 1 }', /expected \.\/wrong to export a plugin, a function, found undefined/],
    [
      "module.exports = () => ({ contentLoaded: ({ actions }) => actions.addRoute({ path: '/a', component: '@site/a.jsx', modules: { a: './a.md' } }) })",
      /modules of a route to be data or JSON files, found "\.\/a\.md"/,
    ],
  ])('%s -> a finding; pages of others are there, and checked', async (code, message) => {
    const { diagnostics } = await buildTestSite({
      'site.config.ts': config("['./wrong', './right']"),
      'wrong.js': code,
      'right.js':
        "module.exports = () => ({ contentLoaded: ({ actions }) => actions.addRoute({ path: '/right', component: '@site/src/plain.jsx' }) })",
      'src/plain.jsx': 'export default () => <h1>Right</h1>\n',
      'content/pages/index.md': '# Home\n\n[Right](/right)\n',
    })
    expect(diagnostics).toMatchObject([
      {
        id: 'plugin-message',
        level: 'error',
        message: expect.stringMatching(/The plugin \.\/wrong has failed, so its pages are not there/),
      },
    ])
    expect(diagnostics[0]?.message).toMatch(message)
  })
})
