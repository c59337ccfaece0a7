import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { format } from '../../../src/diagnostics/reporters/pretty.ts'
import { brokenLink, createContext, footerLink, untracked } from './samples.ts'

const source = '# Title\n\nSee [this](/docs/setpu) for\nmore.\n'

describe('pretty', () => {
  it('findings of every level -> place, source line, notes, hint, count, and a closing line', () => {
    expect(format([brokenLink, footerLink, untracked], createContext({ 'content/docs/a.md': source }))).toMatchInlineSnapshot(`
      "error link-broken
        Expected a link to a page, found "/docs/setpu".
        content/docs/a.md:3:11
        3 | See [this](/docs/setpu) for
          |           ^^^^^^^^^^^
        hint: Did you mean "/docs/setup"?

      warning link-broken (850 times)
        Expected a link to a page, found "/nope".
        site.config.ts
        note: Shown in the footer
        note: The nearest page is here (content/docs/b.md:2:1)

      info git-untracked
        Files are not tracked by git.
        Second line.

      1 error, 1 warning, 1 notice
      "
    `)
  })

  it('none -> the closing line', () => {
    expect(format([], createContext())).toBe('0 errors, 0 warnings\n')
  })

  it('colour -> the same text, painted', () => {
    const sources = { 'content/docs/a.md': source }
    const painted = format([brokenLink, footerLink], createContext(sources, { color: true }))
    expect(painted).toContain('\x1b[31m')
    expect(stripVTControlCharacters(painted)).toBe(format([brokenLink, footerLink], createContext(sources)))
  })

  it('a path that is shown otherwise -> shown so in places and notes', () => {
    const text = format([brokenLink, footerLink], createContext({}, { displayPath: (file) => `docs-site/${file}` }))
    expect(text).toContain('docs-site/content/docs/a.md:3:11')
    expect(text).toContain('(docs-site/content/docs/b.md:2:1)')
  })

  it('more than ten notes -> ten and their number', () => {
    const notes = Array.from({ length: 14 }, (_, index) => ({ message: `note ${index}` }))
    const text = format([{ ...untracked, notes }], createContext())
    expect(text).toContain('note 9')
    expect(text).not.toContain('note 10')
    expect(text).toContain('… and 4 more')
  })

  it('control characters and turned text from the user -> written out, never sent to the terminal', () => {
    const evil = {
      ...brokenLink,
      message: 'found "\x1b[2J\x07\u202egnp.exe"',
      hint: '\x9b31m',
      place: { file: 'a\x1b]0;x.md', line: 1, column: 1 },
    }
    const text = format([evil], createContext({ 'a\x1b]0;x.md': 'x\x1b[31m\u200bred' }))
    expect(text).not.toMatch(/[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e\u200b]/)
    expect(text).toContain('\\u001b[2J\\u0007\\u202egnp.exe')
  })
})
