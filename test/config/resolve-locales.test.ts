import { describe, expect, it } from 'vitest'
import { resolveLocales } from '../../src/config/resolve-locales.ts'
import { i18n, type LocalesOptions } from '../../src/config/text-options.ts'

const resolve = (options: LocalesOptions) => resolveLocales(i18n.parse(options), { url: 'https://example.com', baseUrl: '/base/' })

const place = { url: 'https://example.com', baseUrl: '/base/', folder: '' }

describe('resolveLocales', () => {
  it('nothing -> English, left to right [spec 3.05]', () => {
    expect(resolve({})).toEqual({
      defaultLocale: 'en',
      locales: [{ name: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en', ...place }],
    })
  })

  it('several -> each with its name in itself and the direction of its script [spec 3.05]', () => {
    const { locales } = resolve({ defaultLocale: 'fr', locales: ['fr', 'ar', 'he', 'fa', 'zh-Hans', 'pt-BR', 'az-Arab'] })
    expect(locales.map(({ name, label, direction }) => `${name} ${label} ${direction}`)).toEqual([
      'fr Français ltr',
      'ar العربية rtl',
      'he עברית rtl',
      'fa فارسی rtl',
      'zh-Hans 简体中文 ltr',
      'pt-BR Português (Brasil) ltr',
      expect.stringMatching(/^az-Arab .+ rtl$/),
    ])
  })

  it('another language at the root -> the default one is below its tag or its path', () => {
    const at = (options: LocalesOptions) => resolve(options).locales.map(({ name, folder, baseUrl }) => `${name} ${folder} ${baseUrl}`)
    const locales = ['en', 'zh-Hans']
    expect(at({ locales, localeConfigs: { 'zh-Hans': { path: '' } } })).toEqual(['en en /base/en/', 'zh-Hans  /base/'])
    expect(at({ locales, localeConfigs: { en: { path: 'english' }, 'zh-Hans': { path: '' } } })[0]).toBe('en english /base/english/')
  })

  it('settings -> stand above what is known of the language [spec 3.05]', () => {
    const options = { label: 'English (UK)', direction: 'rtl', htmlLang: 'en-GB', calendar: 'buddhist', path: 'uk' } as const
    expect(resolve({ localeConfigs: { en: options } }).locales).toEqual([{ name: 'en', ...options, ...place }])
  })
})
