// What a page is about: what readers call it, what links call it, how many lead to it; and how the words of a query are taken.
import { describe, expect, it } from 'vitest'
import { askIndex, type PageSketch, titlesOf } from './make-index.ts'

const others = Array.from({ length: 30 }, (_, index): PageSketch => ({ title: `Other ${index}`, text: 'Nothing of note stands here.' }))

async function found(query: string, pages: readonly PageSketch[], synonyms: string[][] = []): Promise<string[]> {
  const ask = await askIndex([...pages, ...others], synonyms)
  return titlesOf(await ask(query))
}

describe('what readers call a page', () => {
  const pages: PageSketch[] = [
    { title: 'Series', text: 'Lines up scenes.', terms: ['play files back to back'] },
    { title: 'Joined files', text: 'x' },
    { title: 'Notes', text: 'Files and their backs.' },
  ]

  it('words that stand on no page -> the page whose readers use them', async () => {
    expect((await found('several files back to back', pages))[0]).toBe('Series')
  })

  it('the same words as a title -> before, in a heading of some section -> behind', async () => {
    const titled = { title: 'Play files back to back' }
    const headed = { title: 'With a heading', sections: { 'Play files back to back': 'x' } }
    expect((await found('play files back to back', [...pages, headed, titled])).slice(0, 3)).toEqual([
      'Play files back to back',
      'Series',
      'With a heading',
    ])
  })

  it('a hit by them -> leads to the page and does not show them', async () => {
    const ask = await askIndex([...pages, ...others])
    const [hit] = await ask('back to back')
    expect(hit).toMatchObject({ url: '/page-0', type: 'lvl1', content: 'Lines up scenes.' })
    expect(JSON.stringify(hit)).not.toContain('back')
  })
})

describe('links between pages', () => {
  it('what links call a page -> found by it', async () => {
    const pages: PageSketch[] = [
      { title: 'Webhooks', path: '/hooks' },
      { title: 'Start', links: [['/hooks', 'hear of the end of a job']] },
    ]
    expect(await found('end of the job', pages)).toEqual(['Webhooks'])
  })

  it('two pages that match as well -> first the one that more pages lead to', async () => {
    const linking = ['/b', '/b', '/b'].map((path, index): PageSketch => ({ title: `Linking ${index}`, links: [[path, 'here']] }))
    const pages: PageSketch[] = [{ title: 'Export', path: '/a' }, { title: 'Export', path: '/b' }, ...linking]
    const ask = await askIndex([...pages, ...others])
    expect((await ask('export')).map(({ url }) => url)).toEqual(['/b', '/a'])
  })
})

describe('quotation marks', () => {
  const pages: PageSketch[] = [
    { title: 'Rendering' },
    { title: 'Notes', text: 'Render each frame.' },
    { title: 'Frames', text: 'Rendered.' },
  ]

  it.each([
    ['"render frame"', ['Notes']],
    ['"render" notes', ['Notes']],
    ['"rendr"', []],
    ['rendering of "apples"', ['Rendering', 'Notes', 'Frames']],
    ['"rendering', ['Rendering', 'Notes', 'Frames']],
  ])('%s -> %s', async (query, titles) => expect(await found(query, pages)).toEqual(titles))

  it('words in their order -> before the same words apart, and the section that has them first', async () => {
    const ask = await askIndex([
      { title: 'Frame and render', text: 'A frame that they render.' },
      { title: 'Notes', sections: { Render: 'Each frame.', More: 'Render a frame, then out of memory.' } },
      ...others,
    ])
    expect((await ask('"render a frame"')).map(({ url }) => url)).toEqual(['/page-1#s2', '/page-1#s1', '/page-0'])
    expect((await ask('"frame and render"'))[0]?.url).toBe('/page-0')
    expect((await ask('"out of memory"')).map(({ url }) => url)).toEqual(['/page-1#s2'])
  })
})

describe('words as they are typed', () => {
  it.each<[query: string, title: string, pages: PageSketch[]]>([
    ['CI', 'A word of two letters', [{ title: 'Circle' }, { title: 'A word of two letters', text: 'Runs in CI.' }]],
    ['free', 'Terms', [{ title: '<Freeze>' }, { title: 'Terms', text: 'It is free.' }]],
    ['F5', 'Keys', [{ title: 'Keys', text: 'Press F5.' }]],
    ['renderr', 'Renderer', [{ title: 'Jobs', sections: { renderRequest: 'x' } }, { title: 'Renderer' }]],
    ['isArray', 'Lists', [{ title: 'Lists', text: 'Array.isArray(value)' }]],
    ['isArray', 'An array', [{ title: 'An array', text: 'x' }]],
    ['toISOString', 'Dates', [{ title: 'Dates', text: 'date.toISOString()' }]],
    ['and_then', 'Results', [{ title: 'Results', text: 'value.and_then(next)' }]],
    ['NOT_FOUND', 'Codes', [{ title: 'Codes', text: 'errors.NOT_FOUND' }]],
    ['1.2.3', 'News', [{ title: 'News', text: 'Since v1.2.3.' }]],
    ['v1.2.3', 'News', [{ title: 'News', text: 'Since 1.2.3.' }]],
    [
      '--scale',
      'Commands',
      [
        { title: 'Properties', sections: { 'scale?': 'x' } },
        { title: 'Commands', sections: { '`--scale`': 'x' } },
      ],
    ],
    ['--scale=2', 'Commands', [{ title: 'Scale' }, { title: 'Commands', text: 'x', terms: ['--scale'] }]],
    ['@maps/tiles/north', '@maps/tiles', [{ title: 'North' }, { title: '@maps/tiles' }]],
    [
      'clampRight',
      'Options',
      [
        { title: 'Notes', text: 'clampRight' },
        { title: 'Options', sections: { 'options.clampRight?': 'x' } },
      ],
    ],
    ['onVideoFrame', 'Callbacks', [{ title: 'stitchFramesToVideo()' }, { title: 'Callbacks', sections: { onVideoFrame: 'x' } }]],
    ['set up', 'Setup', [{ title: 'A set of things' }, { title: 'Setup' }]],
    ['z index', 'Layers', [{ title: 'Indexes' }, { title: 'Layers', sections: { 'z-index': 'x' } }]],
    ['playerRef.current.seekTo', 'The player', [{ title: 'Current' }, { title: 'The player', sections: { 'seekTo()': 'x' } }]],
  ])('%s -> %s', async (query, title, pages) => {
    expect((await found(query, pages))[0]).toBe(title)
  })

  it('a message with values of its reader -> the page with the rest of it', async () => {
    const pages = [
      { title: 'Timeouts', text: 'The call was not cleared after some milliseconds.' },
      { title: 'Numbers', text: '28000ms is a number, so is 41370.' },
    ]
    expect((await found('call "https://a.example/x/y.png" not cleared after 28000ms', pages))[0]).toBe('Timeouts')
  })
})

describe('synonyms of a site', () => {
  const synonyms = [['clip', 'footage']]

  it('another word of the group -> found', async () => {
    expect(await found('footage ', [{ title: 'Clips' }], synonyms)).toEqual(['Clips'])
  })

  it('the word itself -> before the others of its group', async () => {
    expect(await found('footage ', [{ title: 'Clips' }, { title: 'Footage' }], synonyms)).toEqual(['Footage', 'Clips'])
  })
})
