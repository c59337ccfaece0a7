import { describe, expect, it } from 'vitest'
import { joinPath } from '../../src/routes/join-path.ts'
import { urlPathProblem } from '../../src/routes/url-path-problem.ts'

describe('urlPathProblem', () => {
  it.each([
    '/',
    '/a',
    '/a/',
    '/a/b-c_d.e~f',
    '/größe',
    '/日本語',
    '/gr%C3%B6%C3%9Fe',
    '/a b',
    "/it's",
    '/a+b',
    '/a:b',
    '/@scope/x',
    '/a(b)',
  ])('%s -> fine', (path) => {
    expect(urlPathProblem(path)).toBeUndefined()
  })

  it.each([
    ['a', 'does not start with a slash'],
    ['/a?b', 'has the character ?'],
    ['/a#b', 'has the character #'],
    ['/a\\b', 'has the character \\'],
    ['/a\nb', 'a control character'],
    ['/a\u0000b', 'a control character'],
    ['/100%', 'has a % in it'],
    ['/%zz', 'has a % in it'],
    ['/%c3', 'has a % in it'],
    ['/\ud800', 'half a character'],
    ['/a/../b', '`..` are not allowed'],
    ['/./b', '`..` are not allowed'],
    ['/%2e%2e/b', '`..` are not allowed'],
    ['//b', '`..` are not allowed'],
    [`/${'a'.repeat(241)}`, 'longer than 240 bytes'],
    [`/${'語'.repeat(81)}`, 'longer than 240 bytes'],
  ])('%j -> %s', (path, problem) => {
    expect(urlPathProblem(path)).toContain(problem)
  })
})

describe('joinPath', () => {
  it.each([
    [['blog', '/page/2'], '/blog/page/2'],
    [['/blog/', '/a/'], '/blog/a/'],
    [['', 'a'], '/a'],
    [['/', ''], '/'],
    [[], '/'],
    [['docs', '', 'a//b'], '/docs/a/b'],
  ])('%j -> %s', (parts, expected) => {
    expect(joinPath(...parts)).toBe(expected)
  })
})
