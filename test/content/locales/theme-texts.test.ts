import { describe, expect, it } from 'vitest'
import { nearestLanguages, readThemeTexts } from '../../../src/content/locales/theme-texts.ts'

describe('nearestLanguages', () => {
  it.each([
    ['fr-CA', 'fr'],
    ['zh-CN', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh', 'zh-Hans'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-PT'],
    ['no', 'nb'],
    ['iw', 'he'],
  ])('%s -> %s among them', (locale, name) => expect(nearestLanguages(locale)).toContain(name))

  it.each([
    ['zh-TW', 'zh'],
    ['sr-Latn', 'sr'],
  ])('%s -> not %s, which is in another script', (locale, name) => expect(nearestLanguages(locale)).not.toContain(name))
})

describe('readThemeTexts', () => {
  it('fr-CA -> French; en, no language -> nothing', async () => {
    expect((await readThemeTexts('fr-CA'))['theme.docs.paginator.next']).toBe('Suivant')
    expect(await readThemeTexts('en')).toEqual({})
    expect(await readThemeTexts('x_y')).toEqual({})
  })
})
