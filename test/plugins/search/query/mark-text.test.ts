import { describe, expect, it } from 'vitest'
import { createMarker } from '../../../../src/plugins/search/query/mark-text.ts'
import { parseQuery } from '../../../../src/plugins/search/query/parse-query.ts'
import { englishRules } from '../../../../src/plugins/search/terms/word-rules.ts'

function mark(query: string, text: string, isMisspelled = false, rules = englishRules): string {
  const words = parseQuery(query, rules, []).map((word) => ({ ...word, isMisspelled }))
  return createMarker(words, rules, { before: '[', after: ']' }).markText(text)
}

describe('markText', () => {
  it('a word, its beginning, another form -> marked, each time it comes', () => {
    expect(mark('render', 'Render, rendering and to render')).toBe('[Render], [render]ing and to [render]')
    expect(mark('video', 'useVideoConfig() and USEVIDEOCONFIG')).toBe('[useVideoConfig]() and USEVIDEOCONFIG')
  })

  it('a word with another letter -> marked where the word itself is nowhere', () => {
    expect(mark('rendr ', 'Render', true)).toBe('[Render]')
    expect(mark('render ', 'A sender renders')).toBe('A sender [renders]')
  })

  it('an address of many words, several of which are searched -> marked once, and written once', () => {
    const address = 'example.com/docs/lambda/setup/permissions/policies'
    expect(mark('lambda policies', `See ${address} first`)).toBe(`See [${address}] first`)
  })

  it('signs of markup -> escaped', () => {
    expect(mark('img', '<img onerror>')).toBe('&lt;[img] onerror&gt;')
  })
})

describe('markSnippet', () => {
  const snippet = (query: string, text: string, most: number, behind: number[] = []): string => {
    const words = parseQuery(query, englishRules, []).map((word) => ({ ...word, isMisspelled: false }))
    return createMarker(words, englishRules, { before: '[', after: ']' }).markSnippet(text, most, '…', behind)
  }

  it('more words than are shown -> those around what was found, whole words', () => {
    expect(snippet('harvest', 'In autumn comes the harvest of all fruits that grow', 6)).toBe('…the [harvest] of all fruits that…')
  })

  it('words that stand behind what the index has of the text -> after its beginning, as they were typed', () => {
    expect(snippet('Winter frost', 'In autumn comes the harvest of apples', 6, [0])).toBe(
      'In autumn comes the harvest\u00a0… [Winter]\u00a0…',
    )
    expect(snippet('Winter frost', 'In autumn.', 6, [0, 1])).toBe('In autumn.\u00a0… [Winter]\u00a0… [frost]\u00a0…')
    expect(snippet('harvest <b>', 'In autumn comes the grain', 3, [1])).toBe('In autumn\u00a0… [b]\u00a0…')
    expect(snippet('harvest winter', 'In autumn comes the harvest', 9, [1])).toBe('In autumn comes the [harvest]')
  })

  it('a sentence that ends behind what was found -> up to its end', () => {
    expect(snippet('harvest', 'In autumn comes the harvest of apples. Then winter comes to the garden.', 8)).toBe(
      '…comes the [harvest] of apples.',
    )
  })
})
