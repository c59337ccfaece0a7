import { describe, expect, it } from 'vitest'
import { nameUsedStyles } from '../../src/render/name-used-styles.ts'
import type { SiteStyle } from '../../src/theme/html/site-style.ts'

const styles: SiteStyle[] = [
  { href: '/a&b/site.css', use: 'always' },
  { href: '/a&b/part.css', use: { classes: ['card', 'steps icon'], islands: ['content/player.tsx'] } },
]
const links = '<link rel="stylesheet" href="/a&amp;b/site.css"/><link rel="stylesheet" href="/a&amp;b/part.css"/>'
const urls = { 'content/player.tsx': '/assets/js/player.js' }
const isNamed = (body: string): boolean => nameUsedStyles(`<head>${links}</head>${body}`, styles, urls).includes('part.css')

describe('nameUsedStyles', () => {
  it('a page with a class of the sheet -> named', () => {
    expect(isNamed('<p class="big card">x</p>')).toBe(true)
    expect(isNamed('<p class="steps"><i class="icon">x</i></p>')).toBe(true)
  })

  it('a page without, or with one class of two -> not named; the sheet of every page stays', () => {
    expect(isNamed('<p class="cards">card class=card</p>')).toBe(false)
    expect(isNamed('<p class="icon">x</p>')).toBe(false)
    expect(isNamed('<p>a text that ends with class="card</p>')).toBe(false)
    expect(nameUsedStyles(links, styles, urls)).toBe('<link rel="stylesheet" href="/a&amp;b/site.css"/>')
  })

  it('a page with an island that imports the sheet -> named, whatever the island shows at first', () => {
    expect(isNamed('<sg-island data-module="/assets/js/player.js" data-client="only"></sg-island>')).toBe(true)
    expect(isNamed('<sg-island data-module="/assets/js/other.js" data-client="only"></sg-island>')).toBe(false)
  })
})
