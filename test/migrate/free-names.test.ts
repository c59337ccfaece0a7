import { expect, test } from 'vitest'
import { asExpression, freeNames } from '../../src/migrate/free-names.ts'

test.each<[string, string[]]>([
  ['(a) => a + 1', []],
  ['({ a, b: c = 1, ...d }) => [a, c, d]', []],
  ['function f(x) { const y = x; return f(y) }', []],
  ['editUrl({ docPath }) { return base + docPath }', ['base']],
  ['async (a) => { try { await load(a) } catch (error) { console.log(error) } }', ['load']],
  ['(a) => Object.keys(a).map((key) => key.toUpperCase())', []],
  ['(a) => ({ locale, name: a.locale })', ['locale']],
  ['() => { class A {}; return new A() }', []],
  ['() => { ({ a } = load); [b] = load }', ['a', 'load', 'b']],
  ['x => x', []],
])('%s -> %j', (code, names) => expect(freeNames(code)).toEqual(names))

test.each<[string, string]>([
  ['createRedirects(path) { return [path] }', 'function createRedirects(path) { return [path] }'],
  ['async editUrl ({ docPath }) { return docPath }', 'async function editUrl ({ docPath }) { return docPath }'],
  ['*each() { yield 1 }', 'function* each() { yield 1 }'],
  ['async (a) => a', 'async (a) => a'],
  ['x => f(x)', 'x => f(x)'],
  ['function (a) {}', 'function (a) {}'],
])('%s -> %s', (code, expression) => expect(asExpression(code)).toBe(expression))
