import { describe, expect, it } from 'vitest'
import { renderRobots } from '../../../src/plugins/sitemap/robots.ts'
import { configOf } from '../../routes/planner-input.ts'

describe('renderRobots', () => {
  it('a site -> everything is allowed, and where the sitemap is', () => {
    expect(renderRobots(configOf({ baseUrl: '/base/' }))).toBe('User-agent: *\nAllow: /\n\nSitemap: https://example.com/base/sitemap.xml\n')
  })

  it('no sitemap -> no line about it', () => {
    expect(renderRobots(configOf({ sitemap: false }))).toBe('User-agent: *\nAllow: /\n')
  })

  it('noIndex -> nothing is allowed', () => {
    expect(renderRobots(configOf({ noIndex: true }))).toBe('User-agent: *\nDisallow: /\n')
  })
})
