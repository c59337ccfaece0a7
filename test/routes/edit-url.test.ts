import { describe, expect, it } from 'vitest'
import type { EditUrl } from '../../src/config/content-options.ts'
import { DiagnosticError } from '../../src/diagnostics/diagnostic.ts'
import { editUrlOf, knownLastUpdate, shownLastUpdate } from '../../src/routes/edit-url.ts'
import { configOf } from './planner-input.ts'

const source = { file: 'content/docs/a/größe b.md', path: 'a/größe b.md', permalink: '/docs/a/b' }

function edit(editUrl: EditUrl | undefined, fields: { customEditUrl?: string | null; version?: string } = {}) {
  return editUrlOf(configOf({ baseUrl: '/base/' }), editUrl, { ...source, ...fields })
}

describe('editUrlOf', () => {
  it.each([
    [undefined, undefined],
    ['https://git.example/edit', 'https://git.example/edit/content/docs/a/gr%C3%B6%C3%9Fe%20b.md'],
    ['https://git.example/edit//', 'https://git.example/edit/content/docs/a/gr%C3%B6%C3%9Fe%20b.md'],
  ])('%s -> %s', (editUrl, expected) => {
    expect(edit(editUrl)).toBe(expected)
  })

  it('a file beside the site -> out of its folder, as in the repository', () => {
    const at = (file: string) => editUrlOf(configOf({}), 'https://git.example/edit/main/website', { ...source, file })
    expect(at('../docs/a.md')).toBe('https://git.example/edit/main/docs/a.md')
    expect(at('../../docs/a.md')).toBe('https://git.example/edit/docs/a.md')
  })

  it.each([
    [null, undefined],
    ['', undefined],
    ['https://other.example/x', 'https://other.example/x'],
  ])('custom_edit_url %j -> %s', (customEditUrl, expected) => {
    expect(edit('https://git.example', { customEditUrl })).toBe(expected)
  })

  it('a function -> what it gives, asked with version, path, permalink and locale', () => {
    let asked: unknown
    const editUrl: EditUrl = (context) => {
      asked = context
      return 'https://git.example/x'
    }
    expect(edit(editUrl, { version: '2.0' })).toBe('https://git.example/x')
    expect(asked).toEqual({ version: '2.0', path: source.path, permalink: '/base/docs/a/b', locale: 'en' })
  })

  it('a function that gives nothing -> no link', () => {
    expect(edit(() => undefined)).toBeUndefined()
    expect(edit(() => '')).toBeUndefined()
  })

  it('a function that throws, or gives something else -> DiagnosticError at the configuration', () => {
    // As an untyped configuration may do.
    const gives = (value: unknown): EditUrl => new Function('value', 'return () => value')(value)
    const throws: EditUrl = new Function('return () => { throw "no" }')()
    expect(() => edit(gives(1))).toThrow(DiagnosticError)
    expect(() => edit(gives({}))).toThrow('it gave a value of type object')
    expect(() => edit(throws)).toThrow(`threw for ${source.file}: no`)
  })
})

describe('last update', () => {
  it.each([
    [{}, {}, {}],
    [{ date: 'g', author: 'g' }, {}, { date: 'g', author: 'g' }],
    [{ date: 'g', author: 'g' }, { author: 'f' }, { date: 'g', author: 'f' }],
    [{}, { date: 'f' }, { date: 'f' }],
  ])('git %j, front matter %j -> %j', (git, frontMatter, expected) => {
    expect(knownLastUpdate({ lastUpdate: git, frontMatter: { lastUpdate: frontMatter } })).toEqual(expected)
  })

  it.each([
    [true, true, { date: 'd', author: 'a' }],
    [true, false, { date: 'd' }],
    [false, true, { author: 'a' }],
    [false, false, undefined],
  ])('time %s, author %s -> %j', (showLastUpdateTime, showLastUpdateAuthor, expected) => {
    expect(shownLastUpdate({ date: 'd', author: 'a' }, { showLastUpdateTime, showLastUpdateAuthor })).toEqual(expected)
    expect(shownLastUpdate({}, { showLastUpdateTime, showLastUpdateAuthor })).toBeUndefined()
  })
})
