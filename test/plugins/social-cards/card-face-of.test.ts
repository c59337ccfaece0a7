// Which words stand on the card of a page.
import { describe, expect, it } from 'vitest'
import { cleanText } from '../../../src/plugins/social-cards/card-face-of.ts'
import { cardFile, hashTemplate, socialCardOf } from '../../../src/plugins/social-cards/social-card.ts'

const template = {
  colors: { background: '#000000', title: '#ffffff', muted: '#888888', accent: '#ff0000' },
  label: 'Kit',
  address: 'example.com',
}

describe('cleanText', () => {
  it('line ends and runs of spaces -> one space', () => {
    expect(cleanText('  a\n b\t\u00a0c ')).toBe('a b c')
  })

  it('a letter and its accent apart -> one character', () => {
    expect(cleanText('e\u0301')).toBe('é')
  })

  it('marks of direction, control characters, half of a pair -> nothing', () => {
    expect(cleanText('a\u202e\u0007\ud800b')).toBe('ab')
  })
})

describe('cardFile', () => {
  it('title, section, template -> a name that changes with each of them', () => {
    const hash = hashTemplate(template)
    const names = [
      cardFile({ title: 'A' }, hash),
      cardFile({ title: 'B' }, hash),
      cardFile({ title: 'A', section: 'B' }, hash),
      cardFile({ title: 'A' }, hashTemplate({ ...template, label: 'Other' })),
    ]
    expect(new Set(names).size).toBe(4)
    for (const name of names) expect(name).toMatch(/^assets\/cards\/card-[\da-f]{16}\.png$/)
  })
})

describe('socialCardOf', () => {
  it('a face -> its size, and its words as the text of the image', () => {
    expect(socialCardOf({ title: 'A', section: 'B' }, 'hash')).toMatchObject({ width: 1200, height: 630, alt: 'B: A' })
  })
})
