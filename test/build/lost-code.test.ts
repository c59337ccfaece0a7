// Event handlers, state and effects outside of islands: they never reach a browser, so the build names them.
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

const hooks = ({ diagnostics }: TestBuild): string[] =>
  diagnostics
    .filter(({ id }) => id === 'hook-lost' || id === 'event-handler-lost')
    .map(
      ({ message, place, notes = [], count = 1 }) =>
        `${/`(\w+)`/.exec(message)?.[1]} ${[place, ...notes.map((note) => note.place)].map((at) => `${at?.file.split('/').at(-1)}:${at?.line}`).join(' ')} ${count}`,
    )

describe('state and effects', () => {
  it('in components that no browser gets -> one finding for each module, with all places', async () => {
    const build = await buildTestSite({
      'site.config.ts': config,
      'content/components/all.tsx': [
        "import React, { useEffect, useLayoutEffect as effect, useState, useReducer } from 'react'",
        "import * as Namespace from 'react'",
        'export function All() {',
        '  useEffect(() => {})',
        '  effect(() => {})',
        '  React.useInsertionEffect(() => {})',
        '  const [count, dispatch] = useReducer((n) => n + 1, 0)',
        '  const [text, setText] = Namespace.useState("")',
        '  const [, start] = React.useTransition()',
        '  return <b ref={() => [dispatch, setText, start]}>{count}{text}</b>',
        '}',
      ].join('\n'),
      'content/components/class.tsx':
        "import { Component } from 'react'\nclass Clock extends Component { componentDidMount() {} render() { return <b /> } }\nexport const Clocks = () => <Clock />\n",
      'content/components/hook.ts':
        "import { useEffect } from 'react'\nexport function useTitle(title: string) {\n  useEffect(() => void (document.title = title))\n}\n",
      'content/pages/index.tsx':
        "import { All } from '../components/all'\nimport { Clocks } from '../components/class'\nimport { useTitle } from '../components/hook'\nexport default function Home() { useTitle('x'); return <><h1>Home</h1><All /><Clocks /></> }\n",
      'content/pages/other.tsx':
        "import { All } from '../components/all'\nexport default function Other() { return <><h1>Other</h1><All /></> }\n",
    })
    expect(hooks(build).sort()).toEqual([
      'componentDidMount class.tsx:3 1',
      'useEffect all.tsx:4 all.tsx:5 all.tsx:6 all.tsx:7 all.tsx:8 all.tsx:9 2',
      'useEffect hook.ts:3 1',
    ])
  })

  it('in an island, in what it renders, state that is only read, other hooks, packages -> nothing', async () => {
    const build = await buildTestSite({
      'site.config.ts': config,
      'node_modules/pkg/package.json': '{"name":"pkg","main":"index.js"}',
      'node_modules/pkg/index.js': "import { useEffect } from 'react'\nexport function Thing() { useEffect(() => {}); return null }\n",
      'content/components/part.tsx':
        "import { useEffect, useState } from 'react'\nexport function Part() { const [a, setA] = useState(0); useEffect(() => setA(1)); return <i>{a}</i> }\n",
      'content/components/island.tsx': "'use client'\nimport { Part } from './part'\nexport function Island() { return <Part /> }\n",
      'content/pages/index.tsx': [
        "import { useId, useMemo, useRef, useState, useContext, createContext } from 'react'",
        "import { Thing } from 'pkg'",
        "import { Island } from '../components/island'",
        'const Context = createContext(1)',
        'export default function Home() {',
        '  const [read] = useState(1)',
        '  const [also, setAlso] = useState(1)',
        '  const [deferred] = [useMemo(() => 1, []), useRef(null), useId(), useContext(Context)]',
        '  return <><h1>{read}{also}{deferred}</h1><Island /><Thing /></>',
        '}',
      ].join('\n'),
    })
    expect(hooks(build)).toEqual([])
  })

  it('beside a lost event handler of the module -> the handler alone is named', async () => {
    const build = await buildTestSite({
      'site.config.ts': config,
      'content/pages/index.tsx':
        "import { useState } from 'react'\nexport default function Home() {\n  const [n, setN] = useState(0)\n  return <button onClick={() => setN(n + 1)}>{n}</button>\n}\n",
    })
    expect(hooks(build)).toEqual(['onClick index.tsx:4 1'])
  })

  it('in an MDX document -> found where it is written; createElement is watched too', async () => {
    const build = await buildTestSite({
      'site.config.ts': config,
      'content/docs/intro.mdx':
        "---\nslug: /\n---\n\nimport { useEffect } from 'react'\n\n# Intro\n\nexport function Timer() {\n  useEffect(() => {})\n  return <b>T</b>\n}\n\n<Timer />\n",
      'content/pages/made.tsx':
        "import { createElement } from 'react'\nexport default () => createElement('button', { onClick: () => {} }, 'Press')\n",
    })
    expect(hooks(build).sort()).toEqual(['onClick made.tsx:2 1', 'useEffect intro.mdx:10 1'])
  })

  it('other names of React in an MDX document, by name and of all of it -> what React has', async () => {
    const { read, diagnostics } = await buildTestSite({
      'site.config.ts': config,
      'content/docs/intro.mdx':
        "---\nslug: /\n---\n\nimport React, { Fragment, memo, version } from 'react'\n\n# Intro\n\nexport const Bold = memo(() => <Fragment><b>React {version === React.version && 'itself'}</b></Fragment>)\n\n<Bold />\n",
    })
    expect(diagnostics).toEqual([])
    expect(await read('docs/index.html')).toContain('<b>React itself</b>')
  })
})
