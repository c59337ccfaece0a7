// Static files and what the build makes -> which of the static files nobody will get.
import { expect, test } from 'vitest'
import { checkStaticFiles } from '../../src/check/check-static-files.ts'

const twins = new Map([['docs/intro.md', '/docs/intro']])
const made = {
  made: [
    { owner: (file: string) => `the Markdown form of ${twins.get(file)}`, files: twins, hint: 'Rename the static file, or write none.' },
    { owner: 'a social card', files: new Set(['assets/cards/a.png']) },
    { owner: 'a file of the search', files: new Set(['search-index/manifest.json']) },
  ],
}

const check = (path: string, policy: 'ignore' | 'warn' | 'throw' = 'warn', others = {}) =>
  checkStaticFiles({ staticFiles: { [path]: `static${path}` }, ...made, ...others, policy })

test.each([
  ['/docs/intro.md', 'the Markdown form of /docs/intro'],
  ['/assets/cards/a.png', 'a social card'],
  ['/search-index/manifest.json', 'a file of the search'],
])('%s -> has the name of %s', (path, owner) => {
  expect(check(path)).toEqual([
    {
      id: 'static-file-shadowed',
      level: 'warning',
      message: `The static file has the name of ${owner}, which is written in its place.`,
      place: { file: `static${path}` },
      hint: expect.stringMatching(/^Rename the static file/),
    },
  ])
})

test('another name -> nothing', () => {
  expect(check('/sitemap.xml')).toEqual([])
})

test('a site without search and cards -> nothing', () => {
  expect(check('/search-index/manifest.json', 'warn', { made: [] })).toEqual([])
})

test('onDuplicateRoutes -> decides how much it matters', () => {
  expect(check('/docs/intro.md', 'throw').map(({ level }) => level)).toEqual(['error'])
  expect(check('/docs/intro.md', 'ignore')).toEqual([])
})
