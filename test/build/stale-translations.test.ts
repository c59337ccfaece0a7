// Translations that are older than their originals: what readers see of that, and what a build reports.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commitAll } from '../commit-all.ts'
import { openTestSite, type TestSite } from './build-test-site.ts'

const original = 'content/docs/intro.md'

async function openStaleSite(): Promise<TestSite> {
  const site = await openTestSite('locales')
  commitAll(site.directory, '2026-01-05T12:00:00Z', 'init')
  const text = await readFile(join(site.directory, original), 'utf8')
  await site.write({ [original]: `${text}\nNever near airports.\n` })
  return site
}

const noticeOf = (html: string): string | undefined => /<p class="stale-notice"[^>]*>(.*?)<\/p>/s.exec(html)?.[1]?.replace(/<!-- -->/g, '')

describe('a document that changes after its translation', () => {
  it('committed later, or not committed -> a notice with the date of the translation and a link to the original', async () => {
    const site = await openStaleSite()
    const built = await site.build()
    const notice = noticeOf(await built.read('fr/docs/index.html'))
    expect(notice).toContain('dateTime="2026-01-05T12:00:00.000Z"')
    expect(notice).toContain('href="https://kite.example/docs/"')
    expect(noticeOf(await built.read('fr/docs/guide/install/index.html'))).toBeUndefined()
    expect(noticeOf(await built.read('docs/index.html'))).toBeUndefined()
    commitAll(site.directory, '2026-02-05T12:00:00Z')
    expect(noticeOf(await (await site.build()).read('fr/docs/index.html'))).toBe(notice)
    expect(built.findings).toEqual([])
  })

  it('`onStaleTranslation` -> a finding that names the sections; once the translation is edited, none', async () => {
    const site = await openStaleSite()
    const config = await readFile(join(site.directory, 'site.config.ts'), 'utf8')
    await site.write({ 'site.config.ts': config.replace("defaultLocale: 'en',", "defaultLocale: 'en', onStaleTranslation: 'warn',") })
    const { diagnostics } = await site.build({ write: false })
    expect(diagnostics.map(({ id, place }) => `${id} ${place?.file}`)).toEqual([
      'translation-stale content/i18n/fr/docs/intro.md',
      'translation-stale i18n/zh-Hans/docusaurus-plugin-content-docs/current/intro.md',
    ])
    expect(diagnostics[0]?.notes).toEqual([
      { message: 'The section "Where to fly" has changed.', place: { file: original, line: expect.any(Number) } },
    ])
    const translation = 'content/i18n/fr/docs/intro.md'
    await site.write({ [translation]: `${await readFile(join(site.directory, translation), 'utf8')}\nJamais près des aéroports.\n` })
    expect((await site.build({ write: false })).diagnostics).toHaveLength(1)
  })

  it('`staleNotice: false` -> no notice', async () => {
    const site = await openStaleSite()
    const config = await readFile(join(site.directory, 'site.config.ts'), 'utf8')
    await site.write({ 'site.config.ts': config.replace("defaultLocale: 'en',", "defaultLocale: 'en', staleNotice: false,") })
    expect(noticeOf(await (await site.build()).read('fr/docs/index.html'))).toBeUndefined()
  })

  it('other line breaks, or a key of front matter that is no text -> still fresh', async () => {
    const site = await openTestSite('locales')
    commitAll(site.directory, '2026-01-05T12:00:00Z', 'init')
    const text = await readFile(join(site.directory, original), 'utf8')
    await site.write({ [original]: text.replace('---\n', '---\nsidebar_position: 3\n').replaceAll('\n\n', '\n\n\n') })
    expect(noticeOf(await (await site.build()).read('fr/docs/index.html'))).toBeUndefined()
  })
})
