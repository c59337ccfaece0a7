// The catalogue, and what becomes of a text: its form, its values, its language.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageDirectory } from '../../../src/lib/package-directory.ts'
import { english, isTextId } from '../../../src/lib/texts/english.ts'
import { textsIn } from '../../../src/lib/texts/text.ts'
import { chooseForm, placeholder } from '../../../src/lib/texts/write-message.ts'

describe('chooseForm', () => {
  it.each([
    ['One post|{count} posts', 1, 'en', 'One post'],
    ['One post|{count} posts', 0, 'en', '{count} posts'],
    ['{count} a|{count} b|{count} c', 1, 'ru', '{count} a'],
    ['{count} a|{count} b|{count} c', 3, 'ru', '{count} b'],
    ['{count} a|{count} b|{count} c', 5, 'ru', '{count} c'],
    ['a|b|c|d|e|f', 2, 'ar', 'c'],
    ['a|b|c|d|e|f', 100, 'ar', 'f'],
    ['only', 3, 'ru', 'only'],
    ['one|more', 0, 'ja', 'one'],
    ['one|more', 3, 'nobody-knows-this', 'more'],
  ])('%s, %i, %s -> %s', (message, count, language, form) => expect(chooseForm(message, count, language)).toBe(form))
})

describe('textsIn', () => {
  it('a text of the language, and what it lacks -> that text, English', () => {
    const text = textsIn({ name: 'fr', messages: { 'theme.blog.post.plurals': 'Un article|{count} articles' } })
    expect(text('theme.blog.post.plurals', { count: 0 })).toBe('Un article')
    expect(text('theme.blog.post.plurals', { count: 2 })).toBe('2 articles')
    expect(text('theme.docs.paginator.next')).toBe('Next')
  })

  it('a name without a value, a value with braces -> both as they are', () => {
    const text = textsIn({ name: 'en', messages: {} })
    expect(text('theme.common.headingLinkTitle', {})).toBe('Direct link to {heading}')
    expect(text('theme.common.headingLinkTitle', { heading: '{heading} $&' })).toBe('Direct link to {heading} $&')
  })
})

const folder = join(packageDirectory, 'dist/texts')
const languages = readdirSync(folder).map(
  (file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(folder, file), 'utf8'))] as const,
)

describe('the texts that sitegen brings', () => {
  it('languages -> about thirty, eight of them whole', () => {
    expect(languages.length).toBeGreaterThan(25)
    const missing = languages.map(([name, texts]) => [name, Object.keys(english).filter((id) => texts[id] === undefined)] as const)
    for (const name of ['ar', 'de', 'es', 'fr', 'ja', 'pt-BR', 'ru', 'zh-Hans'])
      expect([name, missing.find(([other]) => other === name)?.[1]]).toEqual([name, []])
  })

  it.each(languages)('%s -> ids of the catalogue, and no placeholder that it does not have', (_, texts: Record<string, string>) => {
    for (const [id, text] of Object.entries(texts)) {
      expect(isTextId(id)).toBe(true)
      const known = isTextId(id) ? [...english[id].matchAll(placeholder)].map(([name]) => name) : []
      const unknown = [...text.matchAll(placeholder)]
        .map(([name]) => name)
        .filter((name) => !known.includes(name) && name !== '{siteTitle}')
      expect([id, unknown]).toEqual([id, []])
    }
  })
})
