// The corpus must not change: figures of different days are about the same words.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeCorpus } from '../../bench/corpus/write-corpus.ts'

function digest(pages: number, links: 'files' | 'urls'): string {
  const hash = createHash('sha256')
  for (const { file, text } of makeCorpus(pages, links)) hash.update(`${file}\0${text}\0`)
  return hash.digest('hex')
}

test('100 pages with links to files -> the words of every run so far', () => {
  expect(digest(100, 'files')).toBe('56737732f0751ce81324c11e8e410577a2c4dcd6d1e60bae13c74cf39d33d117')
})

test('100 pages with links to URLs -> the words of every run so far', () => {
  expect(digest(100, 'urls')).toBe('6dee443028b684e5208dc0fc1e9e5a43c47d6e2925659eb43820cffce4fe98be')
})

test('4,000 pages -> 4,000 files, none twice, all but the home page below a section', () => {
  const corpus = makeCorpus(4000, 'files')
  expect(new Set(corpus.map(({ file }) => file)).size).toBe(4000)
  expect(corpus.filter(({ folder }) => folder === '').map(({ file }) => file)).toEqual(['index.md'])
})

test('pages -> every link between them leads to one of them', () => {
  const corpus = makeCorpus(60, 'files')
  const files = new Set(corpus.map(({ file }) => file))
  const targets = corpus.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((\.[^)]*)\)/g)].map(([, href = '']) => new URL(href, `https://x/${file}`).pathname.slice(1)),
  )
  expect(targets.length).toBeGreaterThan(100)
  expect(targets.filter((target) => !files.has(target))).toEqual([])
})

test('text outside of code -> no braces and no angle brackets but the marks of quotes', () => {
  for (const { text } of makeCorpus(40, 'files')) {
    const prose = text
      .replace(/^```[\s\S]*?^```$/gm, '')
      .replace(/`[^`]*`/g, '')
      .replace(/^> /gm, '')
    expect(prose).not.toMatch(/[{}<>]/)
  }
})
