// Event handlers outside of islands: they never reach a browser, so the build names them.
import { describe, expect, it } from 'vitest'
import { buildTestSite, openTestSite, type TestBuild } from './build-test-site.ts'

const config = "export default { title: 'T', url: 'https://example.com', onOrphanPages: 'ignore' }\n"

const lost = ({ diagnostics }: TestBuild): string[] =>
  diagnostics
    .filter(({ id }) => id === 'event-handler-lost')
    .map(
      ({ message, place, count = 1 }) =>
        `${/`(\w+)` of a (<\w+>)/.exec(message)?.slice(1).join(' ')} ${place?.file}:${place?.line} ${count}`,
    )

describe('event handlers', () => {
  it('in an island, and in components that an island renders -> nothing', async () => {
    const build = await buildTestSite({
      'site.config.ts': config,
      'content/components/part.tsx': 'export function Part() { return <button onClick={() => undefined}>Part</button> }\n',
      'content/components/island.tsx':
        "'use client'\nimport { Part } from './part'\nexport function Island({ children }) { return <form onSubmit={() => undefined}><Part />{children}</form> }\n",
      'content/pages/index.tsx':
        "import { Island } from '../components/island'\nexport default function Home() { return <><h1>Home</h1><Island><p>Text</p></Island></> }\n",
    })
    expect(lost(build)).toEqual([])
  })

  it('in what a page hands to an island as children -> found: the browser adopts their HTML alone', async () => {
    const build = await buildTestSite({
      'site.config.ts': config,
      'content/components/island.tsx': "'use client'\nexport function Island({ children }) { return <div>{children}</div> }\n",
      'content/pages/index.tsx':
        'import { Island } from \'../components/island\'\nexport default function Home() {\n  return <Island>\n    <a href="/" onMouseEnter={() => undefined}>Home</a>\n  </Island>\n}\n',
    })
    expect(lost(build)).toEqual(['onMouseEnter <a> content/pages/index.tsx:4 1'])
  })

  it('in a component that several pages show -> one finding, also where pages come from the cache', async () => {
    const site = await openTestSite({
      'site.config.ts': config,
      'content/components/counter.tsx': 'export function Counter() {\n  return <button onClick={() => undefined}>Count</button>\n}\n',
      'content/pages/index.tsx': "import { Counter } from '../components/counter'\nexport default function Home() { return <Counter /> }\n",
      'content/pages/other.tsx':
        "import { Counter } from '../components/counter'\nexport default function Other() { return <Counter /> }\n",
    })
    const expected = ['onClick <button> content/components/counter.tsx:2 2']
    expect(lost(await site.build())).toEqual(expected)
    expect(lost(await site.build())).toEqual(expected)
  })

  it('in an MDX document -> found where it is written', async () => {
    const build = await buildTestSite({
      'site.config.ts': config,
      'content/docs/intro.mdx': '---\nslug: /\n---\n\n# Intro\n\n<button onClick={() => undefined}>Press</button>\n',
    })
    expect(lost(build)).toEqual(['onClick <button> content/docs/intro.mdx:7 1'])
  })
})
