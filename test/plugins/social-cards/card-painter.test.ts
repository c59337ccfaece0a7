// What is drawn: the picture is decoded and looked at.
import { describe, expect, it } from 'vitest'
import { cleanText } from '../../../src/plugins/social-cards/card-face-of.ts'
import { createCardPainter } from '../../../src/plugins/social-cards/card-painter.ts'
import type { CardFace, CardTemplate } from '../../../src/plugins/social-cards/social-card.ts'
import { decodePng } from './decode-png.ts'

const colors = { background: '#102030', title: '#ffffff', muted: '#889988', accent: '#ff8800' }
const template: CardTemplate = { colors, label: 'Kit', address: 'example.com' }
const paint = (face: CardFace, over: Partial<CardTemplate> = {}): Buffer => createCardPainter({ ...template, ...over }).paint(face)

describe('createCardPainter', () => {
  it('a title and a section -> 1200 by 630 pixels in the colors of the template', () => {
    const { width, height, colorAt, colors: found } = decodePng(paint({ title: 'Interpolating colors', section: 'Guides' }))
    expect([width, height]).toEqual([1200, 630])
    expect([colorAt(0, 0), colorAt(600, 625)]).toEqual([colors.background, colors.accent])
    expect(found.get(colors.title)).toBeGreaterThan(5000)
    expect(found.get(colors.background)).toBeGreaterThan(600_000)
  })

  it('another title, another section -> other pictures; the same ones -> the same bytes', () => {
    const [one, again, title, section] = [
      { title: 'One', section: 'A' },
      { title: 'One', section: 'A' },
      { title: 'Two', section: 'A' },
      { title: 'One', section: 'B' },
    ].map((face) => paint(face).toString('base64'))
    expect(again).toBe(one)
    expect(new Set([one, title, section]).size).toBe(3)
  })

  it('markup in a title -> letters, not markup', () => {
    const evil = decodePng(paint({ title: '"/><rect width="1200" height="630" fill="red"/><!--' }))
    expect(evil.colors.has('#ff0000')).toBe(false)
    expect(evil.colors.get(colors.title)).toBeGreaterThan(5000)
  })

  it.each(['日本語', '🎬🎬', '', '\u202e\u0000', '\ud800'])('nothing that can be drawn (%j) -> the label in its place', (title) => {
    expect(paint({ title: cleanText(title) }).equals(paint({ title: 'Kit' }))).toBe(true)
  })

  it('an emoji between words -> the words with one space', () => {
    expect(paint({ title: 'Two 🎬 words' }).equals(paint({ title: 'Two words' }))).toBe(true)
  })

  it.each(['Ελληνικά', 'Русский', 'Tiếng Việt', 'Łódź'])('letters of another alphabet (%s) -> drawn', (title) => {
    expect(paint({ title }).equals(paint({ title: 'Kit' }))).toBe(false)
  })

  it('a very long word -> nothing stands beyond the margins', () => {
    const { colorAt } = decodePng(paint({ title: 'renderVideo'.repeat(40) }))
    const beside = Array.from({ length: 300 }, (_, row) => [colorAt(60, 160 + row), colorAt(1150, 160 + row)]).flat()
    expect(beside).not.toContain(colors.title)
  })

  it('a logo -> drawn in its own colors', () => {
    const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><rect width="2" height="2" fill="#00ff00"/></svg>'
    expect(decodePng(paint({ title: 'One' }, { logo })).colorAt(108, 540)).toBe('#00ff00')
  })

  it('a logo of a thousand shades -> a palette, with the background as it was', () => {
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#f00"/><stop offset=".5" stop-color="#0f0"/><stop offset="1" stop-color="#00f"/></linearGradient></defs><rect width="2" height="2" fill="url(#g)"/></svg>'
    const { colors: found, colorAt } = decodePng(paint({ title: 'One' }, { logo }))
    expect(found.size).toBeLessThanOrEqual(256)
    expect(colorAt(0, 0)).toBe(colors.background)
    expect(colorAt(84, 516)).not.toBe(colorAt(132, 564))
  })
})
