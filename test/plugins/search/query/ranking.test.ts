import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../property/runs.ts'
import { askIndex, type PageSketch, titlesOf } from './make-index.ts'

/** Pages that only fill the index, so that words are neither rare nor common by accident. */
const others = Array.from({ length: 30 }, (_, index): PageSketch => ({ title: `Other ${index}`, text: 'Nothing of note stands here.' }))

async function found(query: string, pages: readonly PageSketch[]): Promise<string[]> {
  const ask = await askIndex([...pages, ...others])
  return titlesOf(await ask(query))
}

describe('the order of results', () => {
  it('a title that is the query -> before titles that begin with it, headings, texts', async () => {
    const pages = [
      { title: 'Text only', text: 'About a player.' },
      { title: 'With a heading', sections: { Player: 'x' } },
      { title: 'Player controls and other things' },
      { title: 'Player' },
    ]
    expect(await found('player', pages)).toEqual(['Player', 'Player controls and other things', 'With a heading', 'Text only'])
  })

  it('a title of a compound and a word that is the query -> exact: even a post before a title that begins with it', async () => {
    const pages = [
      { title: 'useVideoConfig hook reference', path: '/a' },
      { title: 'useVideoConfig hook', path: '/b', weight: 0.8 },
    ]
    const ask = await askIndex([...pages, ...others])
    expect((await ask('useVideoConfig hook ')).map(({ url }) => url)).toEqual(['/b', '/a'])
  })

  it('a title that has the words in their order -> before one that has them in another', async () => {
    const pages = [{ title: 'Cache old tiles north' }, { title: 'Cache tiles south old' }]
    expect((await found('cache tiles old ', pages))[0]).toBe('Cache tiles south old')
  })

  it('all words -> before some words', async () => {
    const pages = [
      { title: 'Volume', text: 'How loud.' },
      { title: 'Sound', text: 'The volume of audio in a clip.' },
    ]
    expect((await found('clip volume', pages))[0]).toBe('Sound')
  })

  it('words of one section -> before words of several', async () => {
    const pages: PageSketch[] = [
      { title: 'Apart', sections: { One: 'A codec.', Two: 'The bitrate.' } },
      { title: 'Together', sections: { One: 'The bitrate of a codec.' } },
    ]
    expect((await found('codec bitrate', pages))[0]).toBe('Together')
  })

  it('a word of the title and another of the file name -> below a title with both', async () => {
    const pages = [
      { title: 'Encoding for machines', path: '/sound-clips' },
      { title: 'Encoding short clips', path: '/short' },
    ]
    expect((await found('encoding clips', pages))[0]).toBe('Encoding short clips')
  })

  it('a deprecated page, or one of an old version -> below the others', async () => {
    const pages = [
      { title: 'getMetadata()', path: '/old', weight: 0.5 },
      { title: 'getMetadata()', path: '/new', weight: 1 },
    ]
    const ask = await askIndex([...pages, ...others])
    expect((await ask('getMetadata')).map(({ url }) => url)).toEqual(['/new', '/old'])
  })

  it('the group of a page -> counts where a word stands nowhere else', async () => {
    const pages = [
      { title: 'Setup', group: 'Desktop', path: '/desktop/setup' },
      { title: 'Setup', group: 'Cloud', path: '/cloud/setup' },
    ]
    const ask = await askIndex([...pages, ...others])
    expect((await ask('cloud setup'))[0]?.url).toBe('/cloud/setup')
  })

  it('a heading -> its section; a text -> the section that it is in', async () => {
    const ask = await askIndex([
      { title: 'Render', sections: { Codec: 'How it is packed.', Quality: 'A smaller number of bytes.' } },
      ...others,
    ])
    expect((await ask('render codec'))[0]).toMatchObject({ url: '/page-0#s1', type: 'lvl2', hierarchy: { lvl1: 'Render', lvl2: 'Codec' } })
    expect((await ask('bytes'))[0]).toMatchObject({ url: '/page-0#s2', type: 'content', content: 'A smaller number of bytes.' })
  })

  it('one page with many matches -> at most three rows, and others below', async () => {
    const sections = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`Cache ${index}`, 'cache']))
    const ask = await askIndex([{ title: 'Cache', sections }, { title: 'Elsewhere', text: 'A cache.' }, ...others])
    const hits = await ask('cache')
    expect(hits.map(({ hierarchy }) => hierarchy.lvl1)).toEqual(['Cache', 'Cache', 'Cache', 'Elsewhere'])
  })
})

describe('the first of many results', () => {
  const word = fc.constantFrom('render', 'renderer', 'rendering', 'cache', 'cached', 'audio', 'frame')
  const words = (most: number) => fc.array(word, { minLength: 1, maxLength: most }).map((list) => list.join(' '))
  const page = fc.record({
    title: words(3),
    text: words(6),
    sections: fc.dictionary(words(4), words(6), { maxKeys: 4 }),
    weight: fc.constantFrom(0.5, 1),
  })

  // Most pages are not looked at closely, by what they can have at most.
  it('a few, or all -> the same in the same order', async () => {
    const property = fc.asyncProperty(fc.array(page, { minLength: 20, maxLength: 60 }), words(3), async (pages, query) => {
      const ask = await askIndex(pages)
      const all = (await ask(query, { hitsPerPage: 1000 })).map(({ objectID }) => objectID)
      const few = (await ask(query, { hitsPerPage: 4 })).map(({ objectID }) => objectID)
      expect(few).toEqual(all.slice(0, few.length))
    })
    await fc.assert(property, runs(60))
  })
})

describe('names of programs', () => {
  const pages = [
    { title: 'useVideoConfig()' },
    { title: '<OffthreadVideo>' },
    { title: '@remotion/player' },
    { title: 'delayRender()' },
    { title: '--disable-web-security' },
  ]
  it.each([
    ['useVideoConfig', 'useVideoConfig()'],
    ['usevideoconfig', 'useVideoConfig()'],
    ['useVideoConfig()', 'useVideoConfig()'],
    ['useVideo', 'useVideoConfig()'],
    ['video config', 'useVideoConfig()'],
    ['config', 'useVideoConfig()'],
    ['OffthreadVideo', '<OffthreadVideo>'],
    ['<OffthreadVideo', '<OffthreadVideo>'],
    ['remotion/player', '@remotion/player'],
    ['@remotion/player', '@remotion/player'],
    ['player', '@remotion/player'],
    ['delay-render', 'delayRender()'],
    ['delay render', 'delayRender()'],
    ['disable-web', '--disable-web-security'],
  ])('%s -> %s', async (query, title) => expect((await found(query, pages))[0]).toBe(title))
})

describe('forms of words', () => {
  const pages = [
    { title: 'Compositions' },
    { title: 'Colors of a theme' },
    { title: 'Rendering' },
    { title: 'Visualization of audio' },
    { title: 'Interpolation' },
  ]
  it.each([
    ['composition', 'Compositions'],
    ['colour', 'Colors of a theme'],
    ['colours', 'Colors of a theme'],
    ['render ', 'Rendering'],
    ['rendered ', 'Rendering'],
    ['visualisation', 'Visualization of audio'],
    ['compos', 'Compositions'],
    ['interp', 'Interpolation'],
    // One letter wrong, missing, too many, two in the wrong order; near the beginning too.
    ['compositipn', 'Compositions'],
    ['compositon', 'Compositions'],
    ['commposition', 'Compositions'],
    ['compositoin', 'Compositions'],
    ['cmoposition', 'Compositions'],
    ['visualizaton', 'Visualization of audio'],
  ])('%s -> %s', async (query, title) => expect((await found(query, pages))[0]).toBe(title))

  it('a wrong letter in a plural of five letters -> found: what was typed counts, not its term', async () => {
    expect((await found('cilps ', [{ title: 'Clips' }]))[0]).toBe('Clips')
  })

  it.each([
    ['vlume', 'a letter too few'],
    ['vxolume', 'a letter too many'],
    ['vloume', 'two in the wrong order'],
    ['vxlume ', 'another letter'],
  ])('%j in a text alone, with %s near the beginning -> found, though its shard is another', async (query) => {
    // So many words that each two letters have a shard of their own.
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    const text = letters.map((second) => letters.map((third) => `v${second}${third}${third}s${third}t`).join(' ')).join(' ')
    expect(
      await found(query, [
        { title: 'Alone', text: 'The volume.' },
        { title: 'Full', text },
      ]),
    ).toEqual(['Alone'])
  })

  it('a wrong letter in a word of four letters -> nothing: too many others are as near', async () => {
    expect(await found('colr ', pages)).toEqual([])
  })

  it('a question -> searched without its common words', async () => {
    expect((await found('how do I get the colors of a theme?', pages))[0]).toBe('Colors of a theme')
  })

  it('common words alone -> searched all the same', async () => {
    expect(await found('from', [{ title: 'Sequence', sections: { from: 'The frame.' } }])).toEqual(['Sequence'])
  })
})

describe('filters', () => {
  const pages = [
    { title: 'Guide', path: '/old/guide', tag: 'docs-default-1.0' },
    { title: 'Guide', path: '/guide', tag: 'docs-default-2.0' },
    { title: 'Guide news', path: '/blog/guide', tag: 'default' },
  ]
  const urls = async (facetFilters: (string | string[])[]): Promise<string[]> => {
    const ask = await askIndex(pages)
    return (await ask('guide', { facetFilters })).map(({ url }) => url)
  }

  it('the version of the reader and pages without one -> these', async () => {
    expect(await urls(['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-2.0']])).toEqual(['/guide', '/blog/guide'])
  })

  it('another language -> nothing', async () => expect(await urls(['language:fr'])).toEqual([]))

  it('a facet that the index does not have -> nothing', async () => expect(await urls(['color:red'])).toEqual([]))
})
