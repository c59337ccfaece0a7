// The films of this site: their files are those of their source, and small.
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundleFilm, findSample, outputFolder, readFilms, readRendered, staticFilesOf } from '../../scripts/film-sources.mjs'

const films = readFilms()
const rendered = readRendered()

describe.each(Object.entries(films))('%s', (name, film) => {
  it('its source -> what it was rendered from; otherwise `npm run films` renders it anew', async () => {
    const { hash } = await bundleFilm(film)
    expect(rendered[name]?.source).toBe(hash)
  })

  it('its files -> a film of at most 150 kB and a poster of at most 20 kB', () => {
    const files = { film: join(outputFolder, `${name}.mp4`), poster: join(outputFolder, `${name}.avif`) }
    expect(Object.values(files).filter((file) => !existsSync(file))).toEqual([])
    expect(statSync(files.film).size).toBeLessThan(150_000)
    expect(statSync(files.poster).size).toBeLessThan(20_000)
  })
})

it('rendered.json -> names the films that there are', () => {
  expect(Object.keys(rendered)).toEqual(Object.keys(films).sort())
})

it('films of templates -> bear the name of a template, by which its page finds them', () => {
  const ofTemplates = Object.keys(films).filter((name) => name.startsWith('template-'))
  expect(ofTemplates.filter((name) => !existsSync(join('content/templates', `${name.slice('template-'.length)}.md`)))).toEqual([])
})

it('another poster, another prop -> another hash; another text alternative -> the same', async () => {
  const [name, film] = Object.entries(films)[0] ?? []
  if (!name || !film) throw new Error('There are no films.')
  const hashOf = async (change: object): Promise<string> => (await bundleFilm({ ...film, ...change })).hash
  const before = await hashOf({})
  expect(await hashOf({ label: 'Other words' })).toBe(before)
  expect(await hashOf({ poster: film.poster + 1 })).not.toBe(before)
  expect(await hashOf({ props: { other: true } })).not.toBe(before)
})

const document = ['```tsx title="src/A.tsx"', 'a', '```', '', '```tsx title="src/B.tsx" file="B-first.tsx"', 'b', '```', ''].join('\n')

it.each([
  ['A.tsx', 'a\n'],
  ['B-first.tsx', 'b\n'],
])('findSample: %s -> %j', (name, code) => expect(findSample(document, name, 'a.md')).toBe(code))

it('findSample: no sample of that name -> an error with the document', () => {
  expect(() => findSample(document, 'C.tsx', 'docs/a.md')).toThrow('docs/a.md should have one sample named C.tsx, and has 0.')
})

it('staticFilesOf: calls with a name -> the names, each once; calls with a variable -> nothing', () => {
  const code = `staticFile("waves.gif"); staticFile('a/voice.mp3'); staticFile("waves.gif"); staticFile(file)`
  expect(staticFilesOf(code)).toEqual(['a/voice.mp3', 'waves.gif'])
})
