// Pages -> the external addresses of a site, each once, and where they are written.
import { expect, test } from 'vitest'
import { listExternalLinks } from '../../src/check/list-external-links.ts'
import { makeCheckInput } from './make-check-input.ts'

test('links to other hosts -> once each, without anchors, sorted, with their pages and places', () => {
  const html =
    '<a href="https://b.example/x#y">1</a><a href="https://b.example/x">2</a><a href="//a.example">3</a><img src="https://c.example/i.png">'
  const links = listExternalLinks([
    makeCheckInput({
      pages: {
        '/1': { html, documents: ['a.md'] },
        '/2': '<a href="https://b.example/x">1</a><a href="https://no.example" data-no-link-check>2</a><a href="https://example.com/1">own</a><a href="mailto:x@y">m</a>',
      },
      sources: { 'a.md': '[1](https://b.example/x#y) and [2](https://b.example/x)' },
    }),
  ])
  expect(links.map(({ url, pages }) => [url, ...pages])).toEqual([
    ['https://a.example/', '/1'],
    ['https://b.example/x', '/1', '/2'],
    ['https://c.example/i.png', '/1'],
  ])
  expect(links[1]?.origins().map(({ place }) => place.column)).toEqual([1, 32])
  expect(links[0]?.origins()).toEqual([])
})
