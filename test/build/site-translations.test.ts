// `sitegen translations`: what the languages of a site lack, and the files for translators.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkSiteTranslations } from '../../src/build/translations/check-site-translations.ts'
import { commitAll } from '../commit-all.ts'
import { openTestSite } from './build-test-site.ts'

it('a site in four languages -> what each lacks, in the layout that it uses', async () => {
  const { directory } = await openTestSite('locales')
  const { states, failed, diagnostics } = await checkSiteTranslations({ siteDirectory: directory })
  expect(failed).toBe(false)
  expect(states.map(({ locale, documents, missing }) => [locale, documents, missing.length])).toEqual([
    ['fr', 5, 2],
    ['ar', 5, 4],
    ['zh-Hans', 5, 4],
  ])
  expect(states[1]?.missing.map(({ translation }) => translation)).toEqual([
    'i18n/ar/docusaurus-plugin-content-blog/2026-01-05-first-flight.md',
    'i18n/ar/docusaurus-plugin-content-docs/current/guide/install.mdx',
    'i18n/ar/docusaurus-plugin-content-docs/current/guide/knots.md',
    'i18n/ar/docusaurus-plugin-content-docs/current/intro.md',
  ])
  expect(states[1]?.texts.map(({ file, missing }) => `${file}: ${missing.join(', ')}`)).toEqual([
    'i18n/ar/code.json: home.hint, home.start',
    'i18n/ar/docusaurus-theme-classic/navbar.json: title, item.label.Blog',
    'i18n/ar/docusaurus-theme-classic/footer.json: link.title.Learn, link.item.label.Install, copyright',
    'i18n/ar/docusaurus-plugin-content-docs/current.json: sidebar.guides.category.Guides',
    'i18n/ar/docusaurus-plugin-content-blog/options.json: title, description, sidebar.title',
  ])
  expect(new Set(diagnostics.map(({ id, level }) => `${level} ${id}`))).toEqual(new Set(['info translation-missing']))
})

it('one language, `write` -> its files are extended, what is there stays; again -> nothing to write', async () => {
  const { directory } = await openTestSite('locales')
  const options = { siteDirectory: directory, locale: 'fr', write: true }
  const { written } = await checkSiteTranslations(options)
  expect(written).toEqual(['content/i18n/fr/navbar.json', 'content/i18n/fr/footer.json', 'content/i18n/fr/blog/options.json'])
  const navbar = JSON.parse(await readFile(join(directory, 'content/i18n/fr/navbar.json'), 'utf8'))
  expect(navbar['item.label.Blog']).toEqual({ message: 'Journal' })
  expect(navbar.title).toEqual({ message: 'Kite', description: 'The title in the navbar' })
  expect((await checkSiteTranslations(options)).written).toEqual([])
})

it('a language that the theme does not speak -> its texts are asked for and written; one that it speaks, English ones -> none', async () => {
  const site = await openTestSite('locales')
  const config = await readFile(join(site.directory, 'site.config.ts'), 'utf8')
  await site.write({
    'site.config.ts': config.replace("'fr', 'ar', 'zh-Hans'", "'fr', 'it', 'eo', 'en-GB'"),
    'content/i18n/it/code.json': '{ "theme.Redirect.title": { "message": "Spostata" } }',
  })
  const themeTexts = async (options: { write?: boolean } = {}) => {
    const { states } = await checkSiteTranslations({ siteDirectory: site.directory, ...options })
    return states.map(({ locale, texts }) => [locale, texts[0]?.missing.filter((id) => id.startsWith('theme.')) ?? []] as const)
  }
  const missing = new Map(await themeTexts({ write: true }))
  expect([missing.get('fr'), missing.get('en-GB')]).toEqual([[], []])
  expect(missing.get('it')).toContain('theme.Redirect.text')
  expect(missing.get('it')).not.toContain('theme.Redirect.title')
  expect(missing.get('it')).not.toContain('theme.NotFound.title')
  expect(missing.get('eo')).toContain('theme.NotFound.title')
  const italian = JSON.parse(await readFile(join(site.directory, 'content/i18n/it/code.json'), 'utf8'))
  expect(italian['theme.Redirect.title']).toEqual({ message: 'Spostata' })
  expect(italian['theme.Redirect.text']).toEqual({ message: 'This page has moved to {link}.', description: 'A text of the theme' })
  expect(new Map(await themeTexts()).get('eo')).toEqual([])
})

it('`onMissingTranslation` -> a build reports documents and texts', async () => {
  const site = await openTestSite('locales')
  const config = await readFile(join(site.directory, 'site.config.ts'), 'utf8')
  await site.write({ 'site.config.ts': config.replace("defaultLocale: 'en',", "defaultLocale: 'en', onMissingTranslation: 'warn',") })
  const { diagnostics } = await site.build({ write: false, locale: 'fr' })
  expect(diagnostics.map(({ id, message }) => `${id} ${message}`)).toEqual([
    'translation-missing The document has no translation for Français (fr).',
    'translation-missing The document has no translation for Français (fr).',
    'translation-missing content/i18n/fr/footer.json lacks one text: "copyright".',
    'translation-missing content/i18n/fr/navbar.json lacks one text: "title".',
    'translation-missing content/i18n/fr/blog/options.json lacks 3 texts: "title", "description", "sidebar.title".',
  ])
})

it('a policy that throws, a stale translation and one of nothing -> findings, and a failure', async () => {
  const site = await openTestSite('locales')
  await site.write({ 'content/i18n/fr/docs/guide/gone.md': '# Parti\n' })
  commitAll(site.directory, '2026-01-05T12:00:00Z', 'init')
  const config = await readFile(join(site.directory, 'site.config.ts'), 'utf8')
  await site.write({
    'site.config.ts': config.replace("defaultLocale: 'en',", "defaultLocale: 'en', onStaleTranslation: 'throw',"),
    'content/docs/intro.md': '---\nslug: /\ndescription: What a kite needs.\n---\n\n# Introduction\n',
  })
  const { states, failed, diagnostics } = await checkSiteTranslations({ siteDirectory: site.directory, locale: 'fr' })
  expect(failed).toBe(true)
  expect(states[0]?.orphaned).toEqual(['content/i18n/fr/docs/guide/gone.md'])
  expect(states[0]?.stale[0]?.sections.map(({ heading, change }) => `${heading} ${change}`)).toEqual([
    'Introduction changed',
    'What you need removed',
    'Where to fly removed',
  ])
  expect(diagnostics.filter(({ level }) => level === 'error').map(({ id }) => id)).toEqual(['translation-orphaned', 'translation-stale'])
})
