import { describe, expect, it } from 'vitest'
import { type RuntimeEntry, writeRuntimeEntry } from '../../src/bundle/runtime-entry.ts'

const plain: RuntimeEntry = {
  baseUrl: '/',
  hasIslands: false,
  hasAnnouncementBar: false,
  hidesNavbar: false,
  hasSearch: false,
  pageViewEndpoint: undefined,
  askAi: undefined,
  clientModules: [],
}

/** The names of the files that the module imports, and its last line. */
function readEntry(entry: RuntimeEntry): { imports: string[]; call: string | undefined } {
  const lines = writeRuntimeEntry(entry).split('\n')
  return { imports: lines.slice(0, -1).map((line) => /([\w-]+)\.ts"$/.exec(line)?.[1] ?? line), call: lines.at(-1) }
}

describe('writeRuntimeEntry', () => {
  it('a site with nothing of its own -> the runtime alone', () => {
    expect(readEntry(plain)).toEqual({ imports: ['main'], call: 'startRuntime({"baseUrl":"/","hasIslands":false}, [], [])' })
  })

  it('search, page views -> started by the runtime, with what they have to know', () => {
    expect(readEntry({ ...plain, hasSearch: true, pageViewEndpoint: '/seen' })).toEqual({
      imports: ['main', 'search-keys', 'page-views'],
      call: 'startRuntime({"baseUrl":"/","hasIslands":false}, [() => startSearchKeys(), () => startPageViews("/seen")], [])',
    })
  })

  it('an announcement bar, a navbar that hides -> parts of the runtime that other sites do not load', () => {
    expect(readEntry({ ...plain, hasAnnouncementBar: true, hidesNavbar: true }).imports).toEqual([
      'main',
      'announcement-bar',
      'hiding-navbar',
    ])
  })

  it('client modules -> imported one by one', () => {
    expect(readEntry({ ...plain, clientModules: ['/site/a.ts', '/site/b.ts'] }).call).toBe(
      'startRuntime({"baseUrl":"/","hasIslands":false}, [], [() => import("/site/a.ts"), () => import("/site/b.ts")])',
    )
  })
})
