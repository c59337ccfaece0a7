import { describe, expect, it } from 'vitest'
import { IslandPropError, serializeProps } from '../../../src/render/islands/serialize-props.ts'

const serialize = (props: Record<string, unknown>) => serializeProps(props, 'Demo', 'content/components/demo.tsx')

describe('serializeProps', () => {
  it('plain data -> JSON, undefined left out', () => {
    const { json, slots } = serialize({ a: 1, b: 'x', c: [true, null, { d: 2 }], e: undefined })
    expect(JSON.parse(json)).toEqual({ a: 1, b: 'x', c: [true, null, { d: 2 }] })
    expect(slots.size).toBe(0)
  })

  it('children and elements -> slots', () => {
    const icon = <i />
    const { json, slots } = serialize({ children: ['text', <b key="b" />], icon, title: 'x' })
    expect(JSON.parse(json)).toEqual({ title: 'x' })
    expect([...slots.keys()]).toEqual(['children', 'icon'])
    expect(slots.get('icon')).toBe(icon)
  })

  it.each([
    ['a function', { onClick: () => {} }, 'onClick', 'functions cannot be sent'],
    ['a function far inside', { options: { list: [1, () => {}] } }, 'options.list[1]', 'functions cannot be sent'],
    ['a class instance', { when: new Date(0) }, 'when', 'an instance of Date'],
    ['a Map', { map: new Map() }, 'map', 'an instance of Map'],
    ['NaN', { size: Number.NaN }, 'size', 'expected a finite number, found NaN'],
    ['a symbol', { key1: Symbol('x') }, 'key1', 'found a symbol'],
    ['a bigint', { big: 1n }, 'big', 'found a bigint'],
    ['an element inside an object', { data: { icon: <i /> } }, 'data.icon', 'a prop of their own'],
    ['a function as child', { children: () => null }, 'children', 'functions cannot be sent'],
  ])('%s -> an error that names component, prop and file', (_name, props, prop, why) => {
    const attempt = () => serialize(props)
    expect(attempt).toThrow(IslandPropError)
    expect(attempt).toThrow(`The island <Demo> cannot be given the prop \`${prop}\``)
    expect(attempt).toThrow(why)
  })

  it('an object that holds itself -> an error, not an endless loop', () => {
    const loop: Record<string, unknown> = {}
    loop.self = loop
    expect(() => serialize({ loop })).toThrow('an object that holds itself')
  })

  it('one object twice, not nested -> fine', () => {
    const shared = { a: 1 }
    expect(JSON.parse(serialize({ x: shared, y: [shared, shared] }).json)).toEqual({ x: { a: 1 }, y: [{ a: 1 }, { a: 1 }] })
  })
})
