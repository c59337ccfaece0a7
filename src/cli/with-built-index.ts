// Reads the search index of a built site for a command.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UsageError } from './exit-code.ts'

/**
 * @param directory absolute folder of the built site. @param ask is given what reads a file of the index.
 * @throws UsageError when there is no index, or none that is whole.
 */
export async function withBuiltIndex<Answer>(
  directory: string,
  ask: (read: (file: string) => Promise<string>) => Promise<Answer>,
): Promise<Answer> {
  const { manifestFile } = await import('../plugins/search/index/index-files.ts')
  if (!existsSync(join(directory, manifestFile))) {
    throw new UsageError(
      `Expected a built site with a search index in "${directory}", found no ${manifestFile} there.`,
      'Run `sitegen build` first. A site whose search is hosted has no index of its own, unless `search.fallback` is "local".',
    )
  }
  try {
    return await ask((file) => readFile(join(directory, file), 'utf8'))
  } catch (error) {
    // A build that was interrupted, or one of another version: whatever it is, there is no answer without a whole index.
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`Expected a whole search index in "${directory}", but it cannot be read: ${reason}`, 'Run `sitegen build` again.')
  }
}
