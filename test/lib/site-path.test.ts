import { describe, expect, it } from 'vitest'
import { decodeComponent, decodePath } from '../../src/lib/site-path.ts'

describe('decodeComponent', () => {
  it.each([
    ['caf%C3%A9', 'café'],
    ['a%2Fb%20c', 'a/b c'],
    ['plain', 'plain'],
    ['100%', '100%'],
    ['%C3', '%C3'],
  ])('%s -> %s', (text, expected) => expect(decodeComponent(text)).toBe(expected))
})

describe('decodePath', () => {
  it.each([
    ['/caf%C3%A9', '/café'],
    ['/a%2Fb', '/a%2Fb'],
    ['/100%', '/100%'],
  ])('%s -> %s', (path, expected) => expect(decodePath(path)).toBe(expected))
})
