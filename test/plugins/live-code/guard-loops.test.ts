// What a loop of an example becomes, so that it cannot freeze the page.
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { guardLoops, type LoopToken, type LoopTokenTypes } from '../../../src/plugins/live-code/guard-loops.ts'
import { programOf, readLiveBlock } from '../../../src/plugins/live-code/read-live-block.ts'

const require = createRequire(import.meta.url)
const { parse }: { parse: (text: string, ...syntaxes: boolean[]) => { tokens: LoopToken[] } } = require('sucrase/dist/parser/index.js')
const { TokenType }: { TokenType: LoopTokenTypes } = require('sucrase/dist/parser/tokenizer/types.js')
const guard = (program: string): string => guardLoops(program, parse(program, false, false, false).tokens, TokenType)

describe('guardLoops', () => {
  it.each([
    ['while (a, b) c()', 'while (__turn(),a, b) c()'],
    ['do c(); while (a)', 'do c(); while (__turn(),a)'],
    ['for (;;) {}', 'for (;__turn();) {}'],
    ['for (let i = (f(), 0); i < 3; i++) {}', 'for (let i = (f(), 0);__turn(), i < 3; i++) {}'],
    ['for (const f = () => { a; b }; f;) {}', 'for (const f = () => { a; b };__turn(), f;) {}'],
    ['for (const [a, b] of list) {}', 'for (const [a, b] of __each( list)) {}'],
    ['for (const a of [(1), 2]) for (const b of a) {}', 'for (const a of __each( [(1), 2])) for (const b of __each( a)) {}'],
    ['for (const key in object) {}', 'for (const key in object) {}'],
    ['for (const name in { of: 1 }) {}', 'for (const name in { of: 1 }) {}'],
    ['async () => { for await (const a of b) {} }', 'async () => { for await (const a of b) {} }'],
    ['a.while(b); ({ for(c) {}, while: 1 })', 'a.while(b); ({ for(c) {}, while: 1 })'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code.
    ['`while (a) ${b}` + "for (;;)" + /while (a)/.source // while (a)', '`while (a) ${b}` + "for (;;)" + /while (a)/.source // while (a)'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code.
    ['while (`${a}`) for (; `${b}`; ) {}', 'while (__turn(),`${a}`) for (;__turn(), `${b}`; ) {}'],
  ])('%s -> %s', (program, guarded) => expect(guard(program)).toBe(guarded))
})

describe('readLiveBlock', () => {
  it.each([
    ['tsx', 'live', { language: 'tsx', callsRender: false, title: '' }],
    ['jsx', 'live noInline title="live a"', { language: 'jsx', callsRender: true, title: 'title="live a"' }],
    ['tsx', 'title="live"', undefined],
    ['tsx', 'lively', undefined],
    ['python', 'live', 'wrong-language'],
  ])('%s %s -> %o', (language, meta, read) => expect(readLiveBlock(language, meta)).toEqual(read))
})

describe('programOf', () => {
  it('an expression -> in parentheses, in the same lines; what calls render -> as it is', () => {
    expect(programOf('() => 1; \n', false)).toBe('(() => 1\n)')
    expect(programOf('a // b', false)).toBe('(a // b\n)')
    expect(programOf('render(a)', true)).toBe('render(a)')
  })
})
