// Which components of a module become islands under `islands: 'auto'`, and where the boundary lies.
import { dirname, extname, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findNeeds } from '../../src/bundle/auto-islands/find-needs.ts'
import { readModuleFacts } from '../../src/bundle/auto-islands/read-module-facts.ts'

/** @param files path -> text; those below /package are none of the site. The first one is where the site begins. */
async function find(files: Record<string, string>): Promise<string[]> {
  const { islands, imported } = await findNeeds(Object.keys(files).slice(0, 1), {
    read: async (file) => (files[file] === undefined ? undefined : readModuleFacts(files[file], 'tsx', file)),
    async resolve(specifier, importer) {
      const path = specifier.startsWith('.') ? posix.join(dirname(importer), specifier) : `/package/${specifier}`
      return [path, `${path}.tsx`].find((each) => files[each] !== undefined && extname(each) !== '')
    },
    isOfSite: (file) => !file.startsWith('/package/'),
    isFixed: () => false,
  })
  const own = [...islands.values()].flat().map(({ file, local, reasons }) => `${file} ${local}: ${reasons[0]?.name}`)
  const others = [...imported].flatMap(([file, each]) => each.map(({ local, exportName }) => `${file} imports ${local}: ${exportName}`))
  return [...own, ...others]
}

const page = (body: string, before = ''): string => `${before}\nexport default function Page(props) { ${body} }`

describe('what a component does', () => {
  it.each([
    ['nothing', page('return <p>Text</p>'), []],
    [
      'a state that changes',
      page('const [a, setA] = useState(0); return <p ref={setA}>{a}</p>', "import { useState } from 'react'"),
      ['useState'],
    ],
    ['a state that is only read', page('const [a] = useState(0); return <p>{a}</p>', "import { useState } from 'react'"), []],
    [
      'a state whose setter is never called',
      page('const [a, setA] = useState(0); return <p>{a}</p>', "import { useState } from 'react'"),
      [],
    ],
    ['an effect', page('React.useEffect(() => {}); return null', "import React from 'react'"), ['useEffect']],
    [
      'an effect under another name',
      page('run(() => {}); return null', "import { useLayoutEffect as run } from 'react'"),
      ['useLayoutEffect'],
    ],
    ['a function of the same name', page('useEffect(); return <p />', 'function useEffect() {}'), []],
    ['a memo and a ref', page('const r = useRef(); useMemo(() => 1); return <p ref={r} />', "import { useMemo, useRef } from 'react'"), []],
    ['a handler', page('return <button onClick={() => alert(1)} />'), ['onClick']],
    ['a handler that is a function of the module', page('return <button onClick={run} />', 'function run() {}'), ['onClick']],
    ['a handler that is a prop', page('return <button onClick={props.onClick} />'), []],
    ['no handler', page('return <button onClick={undefined} one="onClick" />'), []],
    ['the browser, behind a test', page("return <p>{typeof window === 'undefined' ? 0 : window.innerWidth}</p>"), ['window']],
    ['a property with the name of the browser', page('return <p>{props.window}{props.data.location}</p>'), []],
    ['a parameter with the name of the browser', page('const { location } = props; return <p>{location.city}</p>'), []],
    ['a component that is loaded later', "import { lazy } from 'react'\nconst Later = lazy(() => import('./later'))", ['lazy']],
  ])('%s -> %#', async (_, source, reasons) => {
    expect((await find({ '/page.tsx': source })).map((found) => found.split(': ')[1])).toEqual(reasons)
  })

  it('a class with a method that runs in browsers, one that sets its state, one with neither -> the first two', async () => {
    const component = (name: string, body: string): string =>
      `export class ${name} extends Component { ${body}; render() { return <p /> } }`
    const source = [
      "import { Component } from 'react'",
      component('A', 'componentDidMount() {}'),
      component('B', 'press = () => this.setState({})'),
      component('C', 'componentDidCatch() {}'),
    ].join('\n')
    expect(await find({ '/a.tsx': source })).toEqual(['/a.tsx A: componentDidMount', '/a.tsx B: setState'])
  })

  it('classes that a compiler has made functions of -> the same', async () => {
    const source = [
      "import { Component } from 'react'",
      'export const A = function (Parent) { function A() {} A.prototype.componentDidMount = function () {}; return A }(Component)',
      "export const B = function (Parent) { function B() {} return make(B, [{ key: 'componentDidMount', value: function () {} }]), B }(Component)",
      "export const C = function (Parent) { function C() {} return make(C, [{ key: 'render', value: function () {} }]), C }(Component)",
    ].join('\n')
    expect(await find({ '/a.js': source })).toEqual(['/a.js A: componentDidMount', '/a.js B: componentDidMount'])
  })

  it('memo, forwardRef and other wrappers of a component that needs it -> both names', async () => {
    const source =
      "import { memo } from 'react'\nconst Inner = () => <b onClick={() => 1} />\nexport const Outer = memo(Inner)\nexport const Plain = memo(() => <b />)"
    expect(await find({ '/a.tsx': source })).toEqual(['/a.tsx Inner: onClick', '/a.tsx Outer: onClick'])
  })
})

describe('CommonJS', () => {
  const hook = "const { useState } = require('react')\n"
  const body = '() => { const [on, set] = useState(0); return <b ref={set}>{on}</b> }'
  it.each([
    ['a function', `${hook}module.exports = ${body}`, ['module.exports: useState']],
    ['a name', `${hook}const Button = ${body}\nmodule.exports = Button`, ['Button: useState']],
    ['an object', `${hook}module.exports = { Button: ${body}, Text: () => <p /> }`, ['module.exports.Button: useState']],
    ['names of exports', `${hook}exports.Button = ${body}\nexports.text = () => <p />`, ['module.exports.Button: useState']],
    [
      'what a compiler makes of a default export',
      `"use strict";\nObject.defineProperty(exports, "__esModule", { value: true });\nexports.default = void 0;\nvar _react = _interopRequireDefault(require("react"));\nfunction Button() { var s = (0, _react.useState)(0); return _react.default.createElement("b", { onClick: s[1] }); }\nvar _default = exports.default = Button;`,
      ['Button: useState'],
    ],
  ])('%s -> the same as with `export`', async (_, source, found) => {
    expect((await find({ '/a.js': source })).map((each) => each.replace('/a.js ', ''))).toEqual(found)
  })

  it('a package whose exports a minifier has put into one statement -> where the site shows it', async () => {
    expect(
      await find({
        '/page.tsx': page('return <Button />', "import { Button } from 'kit'"),
        '/package/kit.tsx': `${hook}var A = ${body}; exports.text = 1, exports.Button = A;`,
      }),
    ).toEqual(['/page.tsx imports Button: A'])
  })

  it('a component of a package that requires another one, by an index -> where the site shows it', async () => {
    expect(
      await find({
        '/page.tsx': page('return <><Button /><Text /></>', "import Text, { Button } from 'kit'"),
        '/package/kit.tsx':
          "var b_1 = require('./b');\nObject.defineProperty(exports, 'Button', { enumerable: true, get: function () { return b_1.Button; } });\nexports.default = () => <p />",
        '/package/b.tsx':
          "const React = require('react')\nconst useOn = require('./use-on')\nexports.Button = function () { useOn(); return React.createElement('b') }",
        '/package/use-on.tsx': "if (process.env.NODE_ENV === 'production') { module.exports = require('./use-on.min') }",
        '/package/use-on.min.tsx': "var r = require('react')\nmodule.exports = function () { r.useEffect(function () {}) }",
      }),
    ).toEqual(['/page.tsx imports Button: module.exports.Button'])
  })
})

describe('what it calls and shows', () => {
  it('a hook of another module, through a third one -> the component that calls it', async () => {
    expect(
      await find({
        '/page.tsx': page('const on = useOn(); return <p>{on}</p>', "import { useOn } from './index'"),
        '/index.tsx': "export * from './hooks'\nexport { other } from './other'",
        '/hooks.tsx': "import { useState } from 'react'\nexport function useOn() { const [on, set] = useState(0); set; return on }",
        '/other.tsx': 'export const other = 1',
      }),
    ).toEqual(['/page.tsx Page: useState'])
  })

  it('a hook of a package, and one that needs nothing -> the component that calls the first', async () => {
    expect(
      await find({
        '/page.tsx':
          "import { useSize, useName } from 'hooks'\nexport function A() { useSize(); return <p /> }\nexport function B() { return <p>{useName()}</p> }",
        '/package/hooks.tsx':
          "import { useEffect, useMemo } from 'react'\nexport function useSize() { useEffect(() => {}) }\nexport function useName() { return useMemo(() => '') }",
      }),
    ).toEqual(['/page.tsx A: useEffect'])
  })

  it('a component that shows one that needs it -> the inner one alone', async () => {
    expect(
      await find({
        '/page.tsx': page('return <main><Button label="x" /></main>', "import { Button } from './button'"),
        '/button.tsx': 'export const Button = ({ label }) => <button onClick={() => 1}>{label}</button>',
      }),
    ).toEqual(['/button.tsx Button: onClick'])
  })

  it('two that show each other -> the one that has the handler', async () => {
    expect(
      await find({
        '/a.tsx': "import { B } from './b'\nexport function A({ n }) { return n > 0 ? <B n={n} /> : null }",
        '/b.tsx': "import { A } from './a'\nexport function B({ n }) { return <p onClick={() => 1}><A n={n - 1} /></p> }",
      }),
    ).toEqual(['/b.tsx B: onClick'])
  })

  it('a component of a package that needs it -> an island where it is imported', async () => {
    expect(
      await find({
        '/page.tsx': page('return <><Slider /><Icon /></>', "import Slider, { Icon } from 'slider'"),
        '/package/slider.tsx':
          "import { jsx } from 'react/jsx-runtime'\nconst Slide = () => jsx('input', { onInput: () => 1 })\nexport { Slide as default }\nexport const Icon = () => jsx('svg', {})",
      }),
    ).toEqual(['/page.tsx imports Slider: Slide'])
  })

  it('a component of a package that asks for the browser where it renders, in a handler, in a function that is no component -> the first', async () => {
    const source = [
      "import { useMemo } from 'react'",
      "export const List = ({ names }) => { const shown = useMemo(() => typeof window === 'undefined' ? [] : names, []); return <ul>{shown}</ul> }",
      "const later = () => typeof window === 'undefined'",
      "export const Later = () => { const test = () => typeof window === 'undefined'; return <p title={later()}>{test}</p> }",
    ].join('\n')
    expect(
      await find({
        '/page.tsx': page('return <><List names={["Ann"]} /><Later /></>', "import { List, Later } from 'kit'"),
        '/package/kit.tsx': source,
      }),
    ).toEqual(['/page.tsx imports List: List'])
  })

  it('elements with a handler in a constant -> the component that shows them', async () => {
    expect(await find({ '/page.tsx': page('return items', 'const items = [<button onClick={() => 1} />]') })).toEqual([
      '/page.tsx Page: onClick',
    ])
  })
})

describe('where the boundary lies', () => {
  const live =
    "import { useState } from 'react'\nexport function Live(props) { const [a, set] = useState(0); set; return <p>{a}{props.children}</p> }"
  const given = (props: string, before = '') =>
    find({ '/page.tsx': page(`return <Live ${props}`, `import { Live } from './live'\n${before}`), '/live.tsx': live })

  it('data, elements, lists of data -> the component', async () => {
    for (const props of ['a={1} />', 'a={{ b: [1] }} icon={<b />} />', '><b>Text</b></Live>', 'a={list} />'])
      expect(await given(props, 'const list = [{ a: 1 }]')).toEqual(['/live.tsx Live: useState'])
  })

  it.each([
    ['a function', 'format={(a) => a} />'],
    ['a function as child', '>{() => <b />}</Live>'],
    ['a function of the module', 'format={format} />'],
    ['a component', 'Icon={Icon} />'],
    ['a date', 'at={new Date()} />'],
    ['an element in an object', 'a={[{ icon: <b /> }]} />'],
    ['a constant with elements in objects', 'a={list} />'],
  ])('%s -> one step up', async (_, props) => {
    const before = 'function format() {}\nconst Icon = () => <i />\nconst list = [{ icon: <b /> }]'
    expect(await given(props, before)).toEqual(expect.arrayContaining([expect.stringMatching(/^\/page\.tsx Page: /)]))
  })

  it('what a function of a package gives: with a component in it -> one step up, data -> the component', async () => {
    const files = {
      '/live.tsx': live,
      '/package/effects.tsx':
        'const Fade = () => <i />\nconst make = (props) => { const all = { component: Fade, props: props ?? {} }; return all }\nexport const fade = (props) => make(props)\nexport function slide(a) { const later = () => Fade; if (a) return { a }; return { a: later() ? 1 : 2 } }',
    }
    const shown = (effect: string) =>
      find({
        '/page.tsx': page(`return <Live effect={${effect}} />`, "import { Live } from './live'\nimport { fade, slide } from 'effects'"),
        ...files,
      })
    expect(await shown('fade()')).toEqual(expect.arrayContaining(['/page.tsx Page: effect']))
    expect(await shown('slide()')).toEqual(['/live.tsx Live: useState'])
  })

  it('a function that goes through a component to a handler -> the one that makes it', async () => {
    expect(
      await find({
        '/page.tsx': page('return <Bar onPress={() => 1} />', "import { Bar } from './bar'"),
        '/bar.tsx': "import { Button } from './button'\nexport const Bar = ({ onPress: press }) => <Button onClick={press} />",
        '/button.tsx': 'export const Button = (props) => <button {...props} />',
      }),
    ).toEqual(['/page.tsx Page: onPress'])
  })

  it('a function for a component that does not take it to the browser -> no island', async () => {
    expect(
      await find({
        '/page.tsx': page('return <List render={(a) => <b>{a}</b>} />', "import { List } from './list'"),
        '/list.tsx': 'export const List = ({ render }) => <ul>{render(1)}</ul>',
      }),
    ).toEqual([])
  })

  it('a handler for a component that nothing is known of -> the one that gives it', async () => {
    expect(await find({ '/page.tsx': page('return <Thing onOpen={() => 1} />', "import Thing from 'unknown'") })).toEqual([
      '/page.tsx Page: onOpen',
    ])
  })

  it('components between the tags of one that gives them a context -> one step up', async () => {
    const files = {
      '/provider.tsx':
        "import { createContext, useState } from 'react'\nconst C = createContext()\nexport function Provider(props) { const [a, set] = useState(0); return <C.Provider value={set}>{props.children}</C.Provider> }\nexport const Item = () => <b />",
    }
    const around = (children: string) =>
      find({ '/page.tsx': page(`return <Provider>${children}</Provider>`, "import { Item, Provider } from './provider'"), ...files })
    expect(await around('<Item />')).toContain('/page.tsx Page: children')
    expect(await around('<b>Text</b>')).toEqual(['/provider.tsx Provider: useState'])
  })

  it('a local component of a page module -> that one, and not the page', async () => {
    expect(
      await find({ '/page.tsx': page('return <><h1>Title</h1><Like /></>', 'const Like = () => <button onClick={() => 1} />') }),
    ).toEqual(['/page.tsx Like: onClick'])
  })
})
