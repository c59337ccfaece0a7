import { describe, expect, it } from 'vitest'
import { type ClickedLink, planClick } from '../../../src/client/navigation/plan-click.ts'

const current = new URL('https://a.example/base/docs/intro?tab=npm')
const plan = (href: string, fields: Partial<ClickedLink> = {}) =>
  planClick({ href, target: '', rel: '', hasDownload: false, ...fields }, current, '/base/')

describe('planClick', () => {
  it.each([
    'https://a.example/base/docs/next',
    'https://a.example/base/docs/next#place',
    'https://a.example/base/docs/next.html',
    'https://a.example/base/',
    'https://a.example/base',
    'https://a.example/base/docs/intro',
    'https://a.example/base/docs/intro#place',
    'https://a.example/base/docs/intro?tab=npm',
  ])('%s -> a page', (href) => {
    expect(plan(href)).toEqual({ kind: 'visit', url: new URL(href) })
  })

  it.each(['https://a.example/base/docs/intro?tab=npm#place', 'https://a.example/base/docs/intro?tab=npm#%20'])(
    '%s -> a place on this page',
    (href) => {
      expect(plan(href)).toEqual({ kind: 'anchor' })
    },
  )

  it.each([
    'https://b.example/base/docs/next',
    'http://a.example/base/docs/next',
    'https://a.example:8443/base/docs/next',
    'https://a.example/other/docs/next',
    'https://a.example/basement',
    'https://a.example/base/guide.pdf',
    'https://a.example/base/docs/next#:~:text=word',
    'https://a.example/base/docs/intro?tab=npm#:~:text=word',
    'mailto:a@a.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://a.example/base/1',
    'https://',
    '',
  ])('[spec 2.25] %s -> left to the browser', (href) => {
    expect(plan(href)).toEqual({ kind: 'leave' })
  })

  it.each([{ target: '_blank' }, { target: 'frame' }, { hasDownload: true }, { rel: 'external' }, { rel: 'nofollow external' }])(
    '%j -> left to the browser',
    (fields) => {
      expect(plan('https://a.example/base/docs/next', fields)).toEqual({ kind: 'leave' })
    },
  )

  it.each([{ target: '_self' }, { rel: 'next' }, { rel: 'externally' }])('%j -> a page', (fields) => {
    expect(plan('https://a.example/base/docs/next', fields).kind).toBe('visit')
  })
})
