// The HTML of a page -> the kinds of things that it shows.
import { expect, test } from 'vitest'
import { kindsOn } from '../../scripts/count-pictures.mjs'

test.each([
  ['<main><p>Text</p></main>', []],
  ['<main><figure><img src="a.png" width="400"></figure></main>', ['figure', 'picture']],
  ['<main><svg role="img" aria-label="A flow"></svg></main>', ['figure']],
  ['<main><video src="a.webm"></video></main>', ['film']],
  ['<main><figure class="film"><img src="poster.avif" alt=""><video src="a.webm"></video></figure></main>', ['film']],
  ['<main><figure class="place-map map-flow"><img src="a.svg" alt="Files"><svg role="img"></svg></figure></main>', ['map']],
  ['<main><figure class="place-map"><ol></ol></figure><img src="a.png" alt="A chart"></main>', ['map', 'picture']],
  ['<main><sg-island data-module="/assets/js/easing-figure-ABC.js"></sg-island></main>', ['demo']],
  ['<main><sg-island data-module="/assets/js/search-page-ABC.js"></sg-island></main>', []],
  // Shells: what is in them counts for itself.
  ['<main><sg-island data-module="/assets/js/near-pages-ABC.js"><ul></ul></sg-island></main>', []],
  ['<main><sg-island data-module="/assets/js/play-film-ABC.js"><video src="a.webm"></video></sg-island></main>', ['film']],
  [
    '<main><sg-island data-module="/assets/js/start-on-action-ABC.js"><sg-island data-module="/assets/js/studio-figure-ABC.js"></sg-island></sg-island></main>',
    ['demo'],
  ],
  // What decorates, and what is around the text.
  ['<main><img src="poster.avif" width="960" alt=""></main>', []],
  ['<main><img src="icon.png" width="20"><svg class="icon"></svg></main>', []],
  ['<main><div class="post-cover"><svg role="img"></svg></div></main>', []],
  ['<header><img src="logo.png"></header><main><nav><img src="a.png"></nav></main><footer><video></video></footer>', []],
])('%s -> %j', (html, kinds) => {
  expect(kindsOn(`<html><body>${html}</body></html>`)).toEqual(kinds)
})

test('a page that only leads to another one -> none', () => {
  expect(kindsOn('<html><head><meta http-equiv="refresh" content="0; url=/a"></head><body></body></html>')).toBeUndefined()
})
