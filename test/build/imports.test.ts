// What documents and components import besides code: data, style sheets, pictures. Both get the same.
import { describe, expect, it } from 'vitest'
import { buildTestSite, shareBuild, type TestBuild } from './build-test-site.ts'

const config = "export default { title: 'T', url: 'https://example.com', baseUrl: '/base/', onOrphanPages: 'ignore', search: false }\n"
const icon =
  '<?xml version="1.0"?><!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2" class="own" stroke-width="2" style="color: red"><defs><clipPath id="a"><path d="M0 0"/></clipPath></defs><g clip-path="url(#a)"/><use href="#a"/></svg>'

const main = async (build: TestBuild, path: string): Promise<string> => /<main[\s\S]*<\/main>/.exec(await build.read(path))?.[0] ?? ''

describe('imports of files that are no code', () => {
  const body = [
    "import data, { list } from './d.json'",
    "import pkg from '@site/package.json'",
    "import styles, { cell } from './x.module.css'",
    "import './plain.css'",
    "import Icon, { ReactComponent } from './i.svg'",
  ]
  const used = [
    '<p id="data" className={styles.box}>{data.name} {list.length} {pkg.version}</p>',
    '<p id="cell" className={cell}>Cell</p>',
    '<p id="plain" className="plain-box">Plain</p>',
    '<Icon className="mine" title="A < B" />',
    '<ReactComponent />',
    '<img src={Icon} alt="address" />',
  ]
  const files = (folder: string): Record<string, string> => ({
    [`${folder}/d.json`]: '{"name":"Ada","list":[1,2]}',
    [`${folder}/x.module.css`]:
      '.box { color: red; composes: shared from "./y.module.css"; background: url(./i.svg) }\n.cell { color: blue }\n:global(.plain-box) .cell { margin: 0 }\n',
    [`${folder}/y.module.css`]: '.shared { padding: 0 }\n',
    [`${folder}/plain.css`]: '.plain-box { color: green }\n',
    [`${folder}/i.svg`]: icon,
  })
  const build = shareBuild({
    'site.config.ts': config,
    'package.json': '{"version":"7.1.2"}',
    'content/docs/intro.mdx': `---\nslug: /\n---\n\n${body.join('\n')}\n\n# Intro\n\n${used.join('\n\n')}\n`,
    ...files('content/docs'),
    'content/pages/about.tsx': `${body.join('\n')}\nexport default function About() { return <main><h1>About</h1>${used.join('')}</main> }\n`,
    ...files('content/pages'),
    'content/components/x.module.css': '.box { color: pink }\n',
    'content/components/island.tsx':
      "'use client'\nimport styles from './x.module.css'\nimport logo from '../pages/i.svg'\nexport function Island({ picture }) { return <div className={styles.box}><img src={logo} alt=\"\" />{picture}</div> }\n",
    'content/pages/live.tsx':
      "import { Island } from '../components/island'\nimport Icon from './i.svg'\nconst list = [{ Picture: require('./i.svg').default }]\nexport default function Live() { return <main><h1>Live</h1><Island picture={Icon} />{list.map(({ Picture }) => <Picture key=\"a\" />)}</main> }\n",
  })

  it.each([
    ['a document', 'docs/index.html'],
    ['a page module', 'about/index.html'],
  ])('%s -> data, names of classes, pictures as components and as addresses', async (_, path) => {
    expect(build().findings).toEqual([])
    const html = await main(build(), path)
    const [, both = ''] = /<p id="data" class="([^"]+)">Ada 2 7\.1\.2<\/p>/.exec(html.replaceAll('<!-- -->', '')) ?? []
    expect(both).toMatch(/^y_\w{6}_shared x_\w{6}_box$/)
    expect(html).toMatch(/<p id="cell" class="x_\w{6}_cell">Cell<\/p>/)
    expect(html).toMatch(/<svg viewBox="0 0 2 2" class="mine s-\w+" stroke-width="2"><title>A &lt; B<\/title><defs>/)
    expect(html).toMatch(/<svg viewBox="0 0 2 2" class="own s-\w+"/)
    expect(html).toMatch(/<img[^>]* src="\/base\/assets\/files\/i-\w+\.svg"/)
    // Two pictures on one page, each with ids of its own.
    const ids = [...html.matchAll(/<clipPath id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(html).toContain(`<g clip-path="url(#${id})"`)
    for (const id of ids) expect(html).toContain(`<use href="#${id}"`)
  })

  it('style sheets -> linked by the pages that show their classes, with the names in the HTML', async () => {
    const sheetsOf = async (path: string): Promise<string> => {
      const links = [...(await build().read(path)).matchAll(/<link rel="stylesheet" href="\/base\/([^"]+)"/g)].map(([, href = '']) => href)
      return (await Promise.all(links.map((href) => build().read(href)))).join('\n')
    }
    const [, name = ''] = /<p id="cell" class="(\w+)"/.exec(await build().read('docs/index.html')) ?? []
    const intro = await sheetsOf('docs/index.html')
    expect(intro).toContain(`.${name}{color:`)
    expect(intro).toContain('.plain-box{color:green}')
    expect(intro).toMatch(/background:url\("\/base\/assets\/files\/i-\w+\.svg"\)/)
    expect(intro).toContain('{padding:0}')
    const live = await sheetsOf('live/index.html')
    expect(live).toContain('{color:pink}')
    expect(live).not.toContain(name)
  })

  it('an island -> the same names in the browser; a picture as its prop is its address', async () => {
    const html = await build().read('live/index.html')
    const [, name = ''] = /<div class="(x_\w+_box)">/.exec(html) ?? []
    expect(html).toMatch(/data-props="{&quot;picture&quot;:&quot;\/base\/assets\/files\/i-\w+\.svg&quot;}"/)
    const script = (await build().files()).find((file) => /js\/island-/.test(file)) ?? ''
    expect(await build().read(script)).toContain(`"${name}"`)
    expect(html).toMatch(/<\/sg-island><svg viewBox/)
  })

  it('mistakes in such files -> named in the file', async () => {
    const broken = await buildTestSite({
      'site.config.ts': config,
      'content/pages/index.tsx':
        "import styles from './x.module.css'\nimport Icon from './i.svg'\nimport data from './d.json'\nexport default function Home() { return <h1 className={styles.a}><Icon />{data.a}</h1> }\n",
      'content/pages/x.module.css': '.a { composes: b from "./y.module.css" }\n',
      'content/pages/y.module.css': '.c { color: red }\n',
      'content/pages/i.svg': 'no picture',
      'content/pages/d.json': '{"a": }',
    })
    expect(broken.diagnostics.map(({ id, place }) => `${id} ${place?.file}:${place?.line}`)).toEqual([
      'component-not-loadable content/pages/d.json:1',
      'component-not-loadable content/pages/i.svg:1',
      'component-not-loadable content/pages/x.module.css:1',
    ])
  })
})

describe('files whose names can be written in two ways', () => {
  it('a component and a style sheet import them, in either form -> found, and published under the composed name', async () => {
    const [composed, apart] = ['café', 'café'.normalize('NFD')]
    const { read, files, findings } = await buildTestSite({
      'site.config.ts':
        "export default { title: 'T', url: 'https://example.com', search: false, onOrphanPages: 'ignore', stylesheets: ['content/a.css'] }\n",
      [`content/${apart}.png`]: 'png',
      [`content/${apart}-2.png`]: 'another',
      [`content/${composed}-3.png`]: 'third',
      [`content/${apart}.woff2`]: 'font',
      'content/a.css': `@font-face { font-family: f; src: url(./${composed}.woff2) }\nbody { font-family: f }\n`,
      'content/pages/index.tsx': `import a from '../${composed}.png'\nimport b from '@site/content/${apart}-2.png'\nimport c from '../${apart}-3.png'\nimport { Late } from '../late'\nexport default () => <main><h1>Home</h1><img src={a} alt="" /><img src={b} alt="" /><img src={c} alt="" /><Late /></main>\n`,
      'content/late.tsx': `'use client'\nimport a from './${composed}.png'\nexport const Late = () => <img className="late" src={a} alt="" onClick={() => {}} />\n`,
    })
    expect(findings).toEqual([])
    const published = (await files()).filter((file) => file.includes('caf'))
    expect(published).toHaveLength(4)
    expect(published).toEqual(published.map((file) => file.normalize('NFC')))
    const html = await read('index.html')
    for (const file of published.filter((name) => name.endsWith('.png'))) expect(html).toContain(`src="/${file}"`)
    const texts = await Promise.all((await files()).filter((file) => /\.(?:css|js)$/.test(file)).map(read))
    for (const file of published.filter((name) => !/-[23]-/.test(name))) expect(texts.some((text) => text.includes(file))).toBe(true)
  })
})

describe('folders with names of their own', () => {
  it('a document, a component, an island and a picture begin with one -> what is in the folder; baseUrl and endings as elsewhere', async () => {
    const { read, files, findings } = await buildTestSite({
      'site.config.ts': config.replace('search: false', "search: false, aliases: { '~': 'src', '@parts': 'src/parts' }"),
      'content/docs/intro.mdx':
        "---\nslug: /\n---\n\nimport { Hello } from '~/hello.tsx'\nimport Part from '@parts/part.mdx'\n\n# Intro\n\n<Hello />\n\n<Part />\n\n![A dot](~/dot.svg)\n",
      'src/hello.tsx':
        "import { word } from '~/word'\nimport { Press } from '@parts/press'\nexport const Hello = () => <b>{word} <Press /></b>\n",
      'src/word.ts': "export const word = 'aliased'\n",
      'src/parts/press.tsx':
        "'use client'\nimport { word } from '~/word'\nexport const Press = () => <button type=\"button\" onClick={() => {}}>press {word}</button>\n",
      'src/parts/part.mdx': 'A part.\n',
      'src/dot.svg': icon,
    })
    expect(findings).toEqual([])
    const html = await read('docs/index.html')
    expect(html).toContain('<b>aliased')
    expect(html).toMatch(/press (?:<!-- -->)?aliased/)
    expect(html).toContain('A part.')
    expect(html).toMatch(/ src="\/base\/assets\/[\w/]+\/dot-[\w-]+\.svg"/)
    const scripts = await Promise.all((await files()).filter((file) => file.endsWith('.js')).map(read))
    expect(scripts.some((text) => text.includes('aliased'))).toBe(true)
  })
})
