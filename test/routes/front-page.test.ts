import { describe, expect, it } from 'vitest'
import { frontPagePath } from '../../src/routes/front-page.ts'
import { sampleSite } from '../theme/sample-site.ts'

describe('frontPagePath', () => {
  it('a home page -> it', () => expect(frontPagePath(sampleSite())).toBe('/'))
  it('no home page -> the main document of the docs', () => {
    const site = sampleSite({}, { hasHomePage: false })
    const main = site.docs.default?.versions.find(({ isLast }) => isLast)
    const path = main?.docs.find(({ id }) => id === main.mainDocId)?.path
    expect(frontPagePath(site)).toBe(path)
    expect(path).toMatch(/^\/docs/)
  })
  it('neither home page nor docs -> the blog', () => {
    const site = sampleSite({}, { hasHomePage: false, docs: {} })
    expect(frontPagePath(site)).toBe(Object.values(site.blogs)[0]?.path)
  })
  it('nothing at all -> the root', () => {
    expect(frontPagePath(sampleSite({}, { hasHomePage: false, docs: {}, blogs: {} }))).toBe('/')
  })
})
