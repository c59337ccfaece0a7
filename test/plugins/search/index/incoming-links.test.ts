import { describe, expect, it } from 'vitest'
import { incomingLinks, type LinkOfPage, readLinks } from '../../../../src/plugins/search/index/incoming-links.ts'
import { makePostings } from '../../../../src/plugins/search/index/make-postings.ts'
import { type ListedPage, writeIndex } from '../../../../src/plugins/search/index/write-index.ts'
import { englishRules } from '../../../../src/plugins/search/terms/word-rules.ts'

describe('readLinks', () => {
  it('addresses as they stand on a page -> paths as they are compared, each text once', () => {
    const links: [string, string][] = [
      ['/base/docs/Player/', 'the player'],
      ['/base/docs/player?tab=1', 'the player'],
      ['/elsewhere', 'not of this site'],
      ['/base/docs/long', 'x'.repeat(81)],
      ['/base/docs/picture', ''],
    ]
    expect(readLinks(links, '/base/')).toEqual([['/docs/player', 'the player']])
  })
})

describe('incomingLinks', () => {
  it('pages and their links -> for each, its names by number, and how many others lead to it', () => {
    const pages = [
      {
        path: '/a',
        links: [
          ['/b', 'two'],
          ['/a', 'itself'],
        ] satisfies LinkOfPage[],
      },
      { path: '/b', links: [['/gone', 'nothing']] satisfies LinkOfPage[] },
      {
        path: '/c',
        links: [
          ['/b', 'second'],
          ['/b', 'two'],
        ] satisfies LinkOfPage[],
      },
    ]
    expect(incomingLinks(pages)).toEqual([
      { texts: [], pages: 0 },
      { texts: ['two', 'second'], pages: 2 },
      { texts: [], pages: 0 },
    ])
  })
})

describe('writeIndex after an edit', () => {
  const build = async (store: Map<string, Buffer>, links: LinkOfPage[], text: string): Promise<Map<string, string>> => {
    const files = new Map<string, string>()
    const entries = new Map<string, Awaited<ReturnType<typeof entryOf>>>()
    const entryOf = async (path: string, title: string, body: string) => {
      const sections = [{ anchor: '', level: 1, heading: title, text: body }]
      return { page: { path, sections }, postings: makePostings({ sections, path }, englishRules) }
    }
    const list: ListedPage[] = []
    for (const [path, title, body, to] of [
      ['/a', 'Export', 'How to.', []],
      ['/b', 'Start', text, links],
    ] as const) {
      const key = `${path} ${title} ${body}`
      entries.set(key, await entryOf(path, title, body))
      list.push({ path, key, hash: key, tag: 'default', group: 'Pages', weight: 1, links: [...to] })
    }
    known = new Map([...known, ...entries])
    await writeIndex({
      pages: list,
      language: 'en',
      synonyms: [],
      program: '',
      async readEntry({ key }) {
        const entry = entries.get(key)
        if (!entry) throw new Error(key)
        return entry
      },
      readOldEntry: async ({ key }) => known.get(key),
      store: {
        read: async (key) => store.get(key),
        write: async (key, content) => void store.set(key, Buffer.from(content)),
      },
      inUse: new Set(),
      place: async (path, _identity, load) => void files.set(path, await load()),
    })
    return files
  }
  let known = new Map<
    string,
    {
      page: { path: string; sections: { anchor: string; level: number; heading: string; text: string }[] }
      postings: { headings: string; texts: string }
    }
  >()

  it.each([
    ['another text of a link', [['/a', 'save a file']], 'First.'],
    ['a link that is gone', [], 'First.'],
    ['a link and the text around it', [['/a', 'export it all']], 'Second.'],
  ] satisfies [string, LinkOfPage[], string][])('%s -> what a clean build writes', async (_name, links, text) => {
    const store = new Map<string, Buffer>()
    await build(store, [['/a', 'export a film']], 'First.')
    expect(await build(store, links, text)).toEqual(await build(new Map(), links, text))
  })
})
