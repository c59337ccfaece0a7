// Reads the search index of a built site for a command.
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UsageError } from '../../../cli/exit-code.ts'
import type { LocalIndexInput } from '../query/index-reader.ts'

/**
 * @param directory absolute folder of the built site. @param locale undefined for the language of that folder.
 * @param ask is given what reads the index.
 * @throws UsageError when there is no index, none of that language, or none that is whole.
 */
export async function withBuiltIndex<Answer>(
  directory: string,
  locale: string | undefined,
  ask: (index: LocalIndexInput) => Promise<Answer>,
): Promise<Answer> {
  const { manifestFile } = await import('../index/index-files.ts')
  if (!existsSync(join(directory, manifestFile))) {
    throw new UsageError(
      `Expected a built site with a search index in "${directory}", found no ${manifestFile} there.`,
      'Run `sitegen build` first. A site whose search is hosted has no index of its own, unless `search.fallback` is "local".',
    )
  }
  try {
    const folder = locale === undefined ? directory : await folderOf(directory, locale)
    const { loadWordRules } = await import('../words/load-word-rules.ts')
    return await ask({ read: (file) => readFile(join(folder, file), 'utf8'), loadRules: loadWordRules })
  } catch (error) {
    if (error instanceof UsageError) throw error
    // A build that was interrupted, or one of another version: whatever it is, there is no answer without a whole index.
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`Expected a whole search index in "${directory}", but it cannot be read: ${reason}`, 'Run `sitegen build` again.')
  }
}

/** Where the pages of a language are: in the folder itself or in one below it. */
async function folderOf(directory: string, locale: string): Promise<string> {
  const { manifestFile } = await import('../index/index-files.ts')
  const below = (await readdir(directory, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(directory, name))
  const found: string[] = []
  for (const folder of [directory, ...below].filter((each) => existsSync(join(each, manifestFile)))) {
    const { language }: { language: string } = JSON.parse(await readFile(join(folder, manifestFile), 'utf8'))
    if (language === locale) return folder
    found.push(language)
  }
  throw new UsageError(
    `Expected --locale to be one of ${found.join(', ')}, found ${locale}.`,
    'Name a language that the site was built in.',
  )
}
