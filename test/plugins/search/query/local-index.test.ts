import { describe, expect, it } from 'vitest'
import type { SearchPauses } from '../../../../src/plugins/search/query/answer-request.ts'
import { chooseShards } from '../../../../src/plugins/search/query/choose-shards.ts'
import { IndexFormatError } from '../../../../src/plugins/search/query/index-reader.ts'
import { MissingFileError, openLocalIndex } from '../../../../src/plugins/search/query/open-local-index.ts'
import { loadWordRules } from '../../../../src/plugins/search/words/load-word-rules.ts'
import { askIndex, makeIndexFiles, openFiles } from './make-index.ts'

const many = Array.from({ length: 25 }, (_, index) => ({ title: `Clip ${index}`, text: 'x' }))

describe('what a query gives', () => {
  it('pages of results -> each hit once, and the same number of all on each page', async () => {
    const index = openFiles(await makeIndexFiles(many))
    const request = { indexName: 'local', query: 'clip', hitsPerPage: 10 }
    const pages = await Promise.all([0, 1, 2, 3].map((page) => index.search({ ...request, page })))
    expect(pages.map(({ hits, nbHits, nbPages }) => [hits.length, nbHits, nbPages])).toEqual([
      [10, 25, 3],
      [10, 25, 3],
      [5, 25, 3],
      [0, 25, 3],
    ])
    expect(new Set(pages.flatMap(({ hits }) => hits.map(({ objectID }) => objectID))).size).toBe(25)
  })

  it.each(['', '   ', '()', 'zzzzqqq', '"', '\\', 'a'.repeat(500), '💥', '__proto__', 'constructor'])(
    '%j -> an answer without hits',
    async (query) => {
      const ask = await askIndex(many)
      expect(await ask(query)).toEqual([])
    },
  )

  it('hierarchy and content -> marked, for as many words as were asked for', async () => {
    const text = 'One two three four five six seven eight nine ten eleven volume twelve thirteen fourteen.'
    const index = openFiles(await makeIndexFiles([{ title: 'Loudness', text }]))
    const { hits } = await index.search({
      indexName: 'local',
      query: 'volume',
      hitsPerPage: 5,
      attributesToSnippet: ['content:5', 'hierarchy.lvl1:5'],
      snippetEllipsisText: '…',
    })
    expect(hits[0]?._snippetResult?.content?.value).toBe('…eleven <mark>volume</mark> twelve thirteen fourteen.')
    expect(hits[0]?._snippetResult?.hierarchy?.lvl1?.value).toBe('Loudness')
    expect(hits[0]?._highlightResult?.content?.value).toContain('ten eleven <mark>volume</mark> twelve')
  })

  it('of a word that is still being typed -> what there is of it is marked', async () => {
    const ask = await askIndex([{ title: 'Composition' }])
    expect((await ask('compo'))[0]?._highlightResult?.hierarchy?.lvl1?.value).toBe('<mark>Compo</mark>sition')
  })
})

describe('marks of a word', () => {
  const pages = [{ title: 'Render', text: 'The sender renders.' }]
  it.each([
    ['render ', 'The sender <mark>renders</mark>.'],
    ['ronder ', 'The sender <mark>renders</mark>.'],
    ['sendr ', 'The <mark>sender</mark> renders.'],
  ])('%j -> %s', async (query, marked) => {
    const ask = await askIndex(pages)
    expect((await ask(query))[0]?._highlightResult?.content?.value).toBe(marked)
  })
})

describe('text of the index', () => {
  const bad = '<img src=x onerror=alert(1)> & "quoted" \'too\''
  const marked = /<(?!\/?mark>)/

  it('HTML in titles, headings, texts, groups and queries -> escaped: marks are the only tags', async () => {
    const ask = await askIndex([
      { title: `Title ${bad}`, group: bad, text: `Text ${bad}`, sections: { [`Heading ${bad}`]: `Below ${bad}` } },
    ])
    for (const query of ['title', 'heading', 'img', 'onerror', bad, '<img', '"><mark>']) {
      const hits = await ask(query)
      for (const { _snippetResult, _highlightResult } of hits) {
        for (const fields of [_snippetResult, _highlightResult]) {
          const values = [...Object.values(fields?.hierarchy ?? {}).map(({ value }) => value), fields?.content?.value ?? '']
          for (const value of values) expect(value).not.toMatch(marked)
        }
      }
    }
    expect((await ask('onerror'))[0]?._highlightResult?.hierarchy?.lvl1?.value).toContain('&lt;img src=x <mark>onerror</mark>=alert')
  })
})

describe('reading files', () => {
  const request = { indexName: 'local', query: 'clip', hitsPerPage: 3 }

  it('a query -> each file is read once, and none for the same query again', async () => {
    const files = await makeIndexFiles(many)
    const read: string[] = []
    const index = openLocalIndex({
      loadRules: loadWordRules,
      async read(file) {
        read.push(file)
        return files.get(file) ?? ''
      },
    })
    await index.search(request)
    const count = read.length
    expect(new Set(read).size).toBe(count)
    await index.search(request)
    expect(read.length).toBe(count)
  })

  it('a file that cannot be read -> an error; the next query tries again', async () => {
    const files = await makeIndexFiles(many)
    let isDown = true
    const index = openLocalIndex({
      loadRules: loadWordRules,
      async read(file) {
        if (isDown && file.startsWith('assets/')) throw new Error('no network')
        return files.get(file) ?? ''
      },
    })
    await expect(index.search(request)).rejects.toThrow('no network')
    isDown = false
    expect((await index.search(request)).nbHits).toBe(25)
  })

  it('no file that can be read -> one error, and no failure that nobody waits for', async () => {
    const unhandled: unknown[] = []
    const note = (reason: unknown): number => unhandled.push(reason)
    process.on('unhandledRejection', note)
    const read = (): Promise<string> => Promise.reject(new Error('no network'))
    for (const query of ['clip', 'cl', 'clip first', 'clip 2'])
      await expect(openLocalIndex({ read, loadRules: loadWordRules }).search({ ...request, query })).rejects.toThrow('no network')
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', note)
    expect(unhandled).toEqual([])
  })

  it('a site that was deployed again in between -> the new index', async () => {
    const before = await makeIndexFiles(many)
    const files = new Map(before)
    const index = openFiles(files)
    await index.search(request)
    for (const file of before.keys()) files.delete(file)
    for (const [file, content] of await makeIndexFiles([{ title: 'First' }, ...many, { title: 'Volume' }])) files.set(file, content)
    expect((await index.search({ ...request, query: 'volume' })).hits[0]?.hierarchy.lvl1).toBe('Volume')
    expect((await index.search(request)).nbHits).toBe(25)
  })

  it('a missing file without another index -> an error, not a loop', async () => {
    const files = await makeIndexFiles(many)
    for (const file of files.keys()) if (file.startsWith('assets/')) files.delete(file)
    await expect(openFiles(files).search(request)).rejects.toThrow('is not there')
  })

  it('preload -> the manifest; once more -> whether there is another', async () => {
    const files = await makeIndexFiles(many)
    const index = openFiles(files)
    await index.preload()
    expect((await index.search(request)).nbHits).toBe(25)
    for (const [file, content] of await makeIndexFiles(many.slice(0, 4))) files.set(file, content)
    await index.preload()
    expect((await index.search(request)).nbHits).toBe(4)
  })
})

describe('the excerpt of a row', () => {
  it('a word that stands further back than the index has text -> behind the beginning of the text', async () => {
    const text = `${'It begins like this and goes on. '.repeat(12)}At its end stands a harbour.`
    const [hit] = await (await askIndex([{ title: 'Title', text }]))('harbours')
    expect(hit?.type).toBe('content')
    expect(hit?._snippetResult?.content?.value).toBe('It begins like this and goes on.\u00a0… <mark>harbours</mark>\u00a0…')
  })
})

describe('rows of a group', () => {
  it('more than are shown of a group -> left out, with the files of their pages; counted all the same', async () => {
    const files = await makeIndexFiles([...many, { title: 'Clip art', group: 'Guides' }])
    const read: string[] = []
    const index = openLocalIndex({
      loadRules: loadWordRules,
      async read(file) {
        read.push(file)
        return files.get(file) ?? ''
      },
    })
    const result = await index.search({ indexName: 'local', query: 'clip', hitsPerPage: 26, hitsPerGroup: 5 })
    const groups = result.hits.map(({ hierarchy }) => hierarchy.lvl0)
    expect(groups.filter((group) => group === 'Guides')).toHaveLength(1)
    expect(groups.filter((group) => group !== 'Guides')).toHaveLength(5)
    expect(result.nbHits).toBe(26)
    expect(read.filter((file) => file.startsWith('search-index/pages/'))).toHaveLength(6)
  })
})

describe('a word that is still being typed', () => {
  const typed = [
    { title: 'Video', text: 'A video, and a videotape.' },
    { title: 'Audience', text: 'An audio track.' },
  ]

  /** Asks once, and tells what the search waited for. */
  async function watch(query: string) {
    const files = await makeIndexFiles(typed)
    const steps: string[] = []
    const index = openLocalIndex({
      loadRules: loadWordRules,
      async read(file) {
        if (file.startsWith('assets/search/headings')) steps.push('headings')
        if (file.startsWith('search-index/pages/')) steps.push('page')
        return files.get(file) ?? ''
      },
    })
    await index.search(
      { indexName: 'local', query, hitsPerPage: 3 },
      { beforeRanking: () => undefined, beforeLoading: async (isUnfinished) => void steps.push(isUnfinished ? 'wait' : 'go on') },
    )
    return steps.slice(0, steps.indexOf('page'))
  }

  it.each([
    ['a', 'one letter', ['wait', 'wait', 'headings', 'wait']],
    ['audi', 'what can become one word or another', ['headings', 'wait']],
    ['vide', 'what can become one word only', ['headings', 'go on']],
    ['video', 'a word of the index', ['headings', 'go on']],
  ])('%s, %s -> %j, then the texts of pages', async (query, _, steps) => {
    expect(await watch(query)).toEqual(steps)
  })

  it.each([
    [
      ['vi', 'video', 'videoc', 'videos'],
      ['vi', 'video'],
    ],
    [['vi', 'video', 'vidal', 'vidi'], ['vi']],
    [
      ['vi', 'video'],
      ['vi', 'video'],
    ],
  ])('a beginning and the files %j -> %j: those of a word with which all of them begin', (prefixes, chosen) => {
    const shards = Object.fromEntries(prefixes.map((prefix) => [prefix, 'hash']))
    expect(chooseShards(shards, ['vid'], ['vid'], 1).map(([prefix]) => prefix)).toEqual(chosen)
  })
})

describe('a site that is deployed again while it is searched', () => {
  const request = { indexName: 'local', query: 'clip', hitsPerPage: 3 }
  const before = [{ title: 'Audio' }, { title: 'Clip' }, { title: 'Volume' }]
  const after = [{ title: 'Zebra' }, ...before]

  /** A site whose files can be exchanged. */
  async function startSite() {
    const files = await makeIndexFiles(before)
    return {
      index: openFiles(files),
      async deploy(pages: Parameters<typeof makeIndexFiles>[0] = after) {
        files.clear()
        for (const [file, content] of await makeIndexFiles(pages)) files.set(file, content)
      },
    }
  }

  function pausesWith(step: Partial<SearchPauses>): SearchPauses {
    return { beforeRanking: () => undefined, beforeLoading: async () => undefined, ...step }
  }

  it('found to be new after a search has ranked -> its rows are of the new index', async () => {
    const { index, deploy } = await startSite()
    await index.preload()
    let isFirst = true
    const pauses = pausesWith({
      async beforeLoading() {
        if (!isFirst) return
        isFirst = false
        await deploy()
        await index.preload()
      },
    })
    expect((await index.search(request, pauses)).hits.map(({ hierarchy }) => hierarchy.lvl1)).toEqual(['Clip'])
  })

  it('several searches that find it at once -> the new index for each of them', async () => {
    const { index, deploy } = await startSite()
    await index.preload()
    await deploy()
    const answers = await Promise.all([
      index.search(request),
      index.preload(),
      index.search({ ...request, query: 'zebra' }),
      index.search({ ...request, query: 'volume' }),
    ])
    expect(answers.map((answer) => answer?.hits[0]?.hierarchy.lvl1)).toEqual(['Clip', undefined, 'Zebra', 'Volume'])
  })

  it('a shard that is gone after another search has found the new index -> the new index', async () => {
    const files = await makeIndexFiles(before)
    const held: (() => void)[] = []
    let isHeld = false
    const index = openLocalIndex({
      loadRules: loadWordRules,
      async read(file) {
        const content = files.get(file)
        if (isHeld && file.startsWith('assets/search/')) await new Promise<void>((resolve) => held.push(resolve))
        if (content === undefined) throw new MissingFileError(`${file} is not there.`)
        return content
      },
    })
    await index.preload()
    for (const file of files.keys()) if (file.startsWith('assets/search/')) files.delete(file)
    isHeld = true
    const waiting = index.search(request)
    await new Promise((resolve) => setImmediate(resolve))
    for (const [file, content] of await makeIndexFiles(after)) files.set(file, content)
    await index.preload()
    isHeld = false
    for (const goOn of held) goOn()
    expect((await waiting).hits[0]?.hierarchy.lvl1).toBe('Clip')
  })

  it('an index of another format -> an error of its own; what was loaded is searched on', async () => {
    const files = await makeIndexFiles(before)
    const index = openFiles(files)
    await index.preload()
    await index.search(request)
    files.clear()
    files.set('search-index/manifest.json', '{"format":99}')
    await expect(index.preload()).rejects.toThrow(IndexFormatError)
    expect((await index.search(request)).nbHits).toBe(1)
    await expect(index.search({ ...request, query: 'volume' })).rejects.toThrow('Expected a search index of format 6, found 99.')
    await expect(openFiles(files).search(request)).rejects.toThrow(IndexFormatError)
  })
})
