import { serialize } from 'node:v8'
import { describe, expect, it } from 'vitest'
import { createLinkSharing } from '../../../src/build/pages/share-links.ts'
import type { PageLinkRecord, PageRecord } from '../../../src/check/page-record.ts'

const linkTo = (url: string, more: Partial<PageLinkRecord> = {}): PageLinkRecord => ({
  url,
  kind: 'link',
  unchecked: false,
  inShell: true,
  count: 1,
  ...more,
})

const pageWith = (path: string, links: PageLinkRecord[]): PageRecord => ({
  path,
  documents: [],
  ids: [],
  duplicateIds: [],
  links,
  noIndex: false,
  unlisted: false,
})

describe('createLinkSharing', () => {
  it('equal links of the shell on two pages -> one object; the records say what they said', () => {
    const { share } = createLinkSharing()
    const pages = ['/a', '/b'].map((path) => pageWith(path, [linkTo('/'), linkTo('/x', { inShell: false })]))
    const [first, second] = pages.map(share)
    expect([first, second]).toEqual(pages)
    expect(second?.links[0]).toBe(first?.links[0])
    expect(second?.links[1]).not.toBe(first?.links[1])
  })

  it('equal ids of the shell and equal needs -> one object', () => {
    const { share } = createLinkSharing()
    const [first, second] = ['/a', '/b'].map((path) => share({ ...pageWith(path, []), shellIds: ['menu'] }))
    expect(second?.shellIds).toEqual(['menu'])
    expect(second?.shellIds).toBe(first?.shellIds)
  })

  it('links that differ in anything -> objects of their own', () => {
    const links = [
      linkTo('/a'),
      linkTo('/b'),
      linkTo('/a', { count: 2 }),
      linkTo('/a', { unchecked: true }),
      linkTo('/a', { kind: 'asset' }),
    ]
    expect(new Set(createLinkSharing().share(pageWith('/p', links)).links).size).toBe(links.length)
  })

  it('after a batch -> nothing of its pages is remembered', () => {
    const { share, forget } = createLinkSharing()
    const first = share(pageWith('/a', [linkTo('/')]))
    forget()
    expect(share(pageWith('/b', [linkTo('/')])).links[0]).not.toBe(first.links[0])
  })

  it('a batch of pages -> much less to send', () => {
    const shell = (): PageLinkRecord[] => Array.from({ length: 50 }, (_, index) => linkTo(`/guides/page-${index}`))
    const batch = Array.from({ length: 8 }, (_, index) => pageWith(`/p${index}`, shell()))
    expect(serialize(batch.map(createLinkSharing().share)).length * 4).toBeLessThan(serialize(batch).length)
  })
})
