// The texts of the theme in other languages: those that sitegen brings, made of the package of Docusaurus and of our own (scripts/bring-texts.mjs).
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageDirectory } from '../../lib/package-directory.ts'
import type { Messages } from '../../lib/texts/text.ts'

const folder = join(packageDirectory, 'dist/texts')

/** {} for English, and for a language that nobody has translated the theme into. */
export async function readThemeTexts(locale: string): Promise<Messages> {
  for (const name of nearestLanguages(locale)) {
    const text = await readFile(join(folder, `${name}.json`), 'utf8').catch(() => undefined)
    if (text !== undefined) return JSON.parse(text)
  }
  return {}
}

/** `zh-TW` -> zh-TW, zh-Hant-TW, zh-Hant, but not zh, which is written in another script. */
export function nearestLanguages(locale: string): string[] {
  try {
    const own = new Intl.Locale(locale)
    const { language, script, region } = own.maximize()
    const usual = new Intl.Locale(language).maximize().script
    const names = [own.baseName, `${language}-${script}-${region}`, `${language}-${script}`, `${language}-${region}`]
    const name = others[language] ?? language
    return [...new Set(script === usual ? [...names, name] : names)]
  } catch {
    return []
  }
}

/** Norwegian without more is written like this. */
const others: Readonly<Record<string, string>> = { no: 'nb' }
