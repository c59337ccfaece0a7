// Configurations that VitePress has in folders beside the documents of a language, `fr/config.ts`: what each says counts for that language.
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { findModule } from '../find-module.ts'
import { asOptions, type Options } from '../options.ts'
import { runForeignConfig } from '../run-foreign-config.ts'

interface Where {
  siteDirectory: string
  /** Of all documents, relative to the site. */
  folder: string
  /** Of the documents at the root, below it; '' for none of their own. */
  first: string
}

/** @param locales of the configuration, by their folders; `root` is the default language. What they say themselves counts more. */
export async function withOwnConfigs(locales: Options, { additionalConfig }: Options, where: Where): Promise<Options> {
  const found: Options = { ...locales }
  const folders = Object.keys(locales).filter((name) => name !== 'root')
  for (const name of ['root', ...folders]) {
    const places = name === 'root' ? ['', where.first] : [name]
    for (const place of new Set(places)) {
      const own = (await readOwnConfig(posix.join(where.folder, place), where.siteDirectory)) ?? given(additionalConfig, name)
      if (own !== undefined) found[name] = joinConfigs(own, asOptions(found[name]))
    }
  }
  return found
}

/** By the beginnings of paths, where they are not in files. */
function given(additionalConfig: unknown, name: string): Options | undefined {
  const own = asOptions(additionalConfig)[name === 'root' ? '/' : `/${name}/`]
  return own === undefined ? undefined : asOptions(own)
}

/** Undefined without one; another file of this name is none. */
async function readOwnConfig(folder: string, siteDirectory: string): Promise<Options | undefined> {
  const file = findModule(join(siteDirectory, folder), './config')
  if (file === undefined || !/\bdefineAdditionalConfig\b/.test(readFileSync(file, 'utf8'))) return undefined
  const name = posix.basename(file.replaceAll('\\', '/'))
  return asOptions((await runForeignConfig(siteDirectory, posix.join(folder, name))).value)
}

function joinConfigs(own: Options, locale: Options): Options {
  return { ...own, ...locale, themeConfig: { ...asOptions(own.themeConfig), ...asOptions(locale.themeConfig) } }
}
