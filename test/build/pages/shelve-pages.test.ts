import { describe, expect, it } from 'vitest'
import type { ShelvedPage } from '../../../src/build/pages/kept-page.ts'
import { shelvedPages } from '../../../src/build/pages/kept-page.ts'
import type { PageLinkRecord } from '../../../src/check/page-record.ts'

const shell: PageLinkRecord[] = [
  { url: '/docs/first steps?a=1#two words', kind: 'link', unchecked: false, inShell: true, count: 12 },
  { url: '', kind: 'asset', unchecked: true, inShell: true, count: 1 },
]

function page(path: string, own: PageLinkRecord[] = []): ShelvedPage {
  return {
    parts: [['config', 'abc']],
    result: {
      path,
      file: `${path.slice(1)}/index.html`,
      bytes: 1,
      diagnostics: [],
      record: {
        path,
        documents: [],
        ids: ['one'],
        shellIds: ['main'],
        duplicateIds: [],
        noIndex: false,
        unlisted: false,
        links: [...shell, ...own],
      },
    },
  }
}

const own: PageLinkRecord = { url: '#one', kind: 'link', unchecked: false, inShell: false, count: 1 }
const pages = [page('/docs/a', [own]), page('/docs/b'), page('/docs/c', [{ ...own, inShell: true }])]

describe('shelvedPages', () => {
  it('pages, written as JSON and read -> the same pages', () => {
    const { record: _, ...failed } = page('/docs/d').result
    const all = [...pages, { parts: [], result: failed } satisfies ShelvedPage]
    expect(shelvedPages.read(JSON.parse(JSON.stringify(shelvedPages.write(all))))).toEqual(all)
  })

  it('pages with the same shell -> its links once, and as the same objects when they are read', () => {
    const written = shelvedPages.write(pages)
    expect(written.links).toHaveLength(shell.length + 2)
    expect(written.common).toHaveLength(1)
    const [first, second] = shelvedPages.read(written)
    expect(first?.result.record?.links[0]).toBe(second?.result.record?.links[0])
    expect(first?.parts).toBe(second?.parts)
  })

  it.each([
    ['/', '/'],
    ['/docs', '/'],
    ['/docs/a/', '/docs/'],
    ['/docs/a', '/docs/'],
    ['*', ''],
  ])('%s -> the group %s', (path, group) => {
    expect(shelvedPages.groupOf(path)).toBe(group)
  })
})
