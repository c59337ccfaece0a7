// Makes and extends the files that translators fill in. What is there stays as it is, in its order; what is missing gets the text of the
// default language.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { TextsFile } from './list-texts.ts'

/** @returns the site-relative files that were written. @throws a SyntaxError if a file that is there is no JSON. */
export async function writeTexts(siteDirectory: string, files: readonly TextsFile[]): Promise<string[]> {
  const changed = files.filter(({ missing }) => missing.length > 0)
  // All are read before one is written.
  const texts = await Promise.all(
    changed.map(async ({ file, wanted, missing }) => {
      const known = await readFile(join(siteDirectory, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '{}'
        throw error
      })
      const added = Object.fromEntries(missing.map((id) => [id, wanted[id]]))
      return { file, text: `${JSON.stringify({ ...readObject(file, known), ...added }, undefined, 2)}\n` }
    }),
  )
  for (const { file, text } of texts) {
    await mkdir(dirname(join(siteDirectory, file)), { recursive: true })
    await writeFile(join(siteDirectory, file), text)
  }
  return texts.map(({ file }) => file)
}

function readObject(file: string, text: string): object {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new SyntaxError(`${file} has no mapping of ids to texts`)
  return value
}
