import { describe, expect, it } from 'vitest'
import { applyTrailingSlash, decodeComponent, decodePath, outputFileOf } from '../../src/lib/site-path.ts'

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

describe('applyTrailingSlash and outputFileOf', () => {
  it.each([
    ['/a', 'html', '/a.html', 'a.html'],
    ['/a/', 'html', '/a/', 'a/index.html'],
    ['/a?q#h', 'html', '/a.html?q#h', undefined],
    ['/v1.2', 'html', '/v1.2.html', 'v1.2.html'],
    ['/a.pdf', 'html', '/a.pdf', undefined],
    ['/', 'html', '/', 'index.html'],
    ['/a', 'folders', '/a', 'a.html'],
    ['/a/', 'folders', '/a/', 'a/index.html'],
  ] as const)('%s with %s -> %s in %s', (path, policy, expected, file) => {
    expect(applyTrailingSlash(path, policy)).toBe(expected)
    if (file !== undefined) expect(outputFileOf(expected, policy)).toBe(file)
  })
})
