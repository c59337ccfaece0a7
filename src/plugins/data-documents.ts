// Documents made of data: what the `content` hooks of plugins give, checked. Reading the content folders adds them to the files
// (content/read-content.ts); from there on only their findings and links for editing are different.
import * as z from 'zod'
import { type Diagnostic, DiagnosticError, type Place } from '../diagnostics/diagnostic.ts'
import { readThrown } from '../diagnostics/read-thrown.ts'
import { dataObject, dataPlace, noteReads } from './data-context.ts'
import type { DataContext } from './data-hooks.ts'
import type { Plugin } from './plugin.ts'

export interface DataDocument {
  /** The file that it would be, relative to the site. */
  file: string
  text: string
  /** The plugin that it comes from. */
  plugin: string
  /** Where its data is written. */
  place?: Place
}

const document = dataObject({
  path: z
    .string()
    .regex(
      /^(?!\/)(?!(?:.*\/)?\.\.?\/)[^\\]+\.mdx?$/i,
      'the file that it would be, relative to the site, such as "content/docs/api/button.mdx"',
    ),
  text: z.string(),
  place: dataPlace.optional(),
})

/**
 * Asks all plugins for their documents.
 * @param configFile relative to the site: the place of findings that a plugin gives none for.
 * @throws DiagnosticError `plugin-failed` when a hook throws or gives what is no document.
 */
export async function listDataDocuments(plugins: readonly Plugin[], context: DataContext, configFile: string): Promise<DataDocument[]> {
  const documents = new Map<string, DataDocument>()
  const diagnostics: Diagnostic[] = []
  for (const { name, content } of plugins) {
    if (!content) continue
    const reads = noteReads(context)
    const report = (message: string, hint: string, place: Place = { file: configFile }): void =>
      void diagnostics.push({ id: 'plugin-failed', level: 'error', message, place, hint })
    try {
      const list: unknown = await content(reads.context)
      if (!Array.isArray(list)) throw new TypeError(`expected a list of documents, found ${list === null ? 'null' : typeof list}`)
      for (const [index, given] of list.entries()) {
        const parsed = document.safeParse(given)
        if (!parsed.success) {
          const [issue] = parsed.error.issues
          const message = `The plugin ${name} gives a document (number ${index + 1}) that is not right: ${issue?.path.join('.') || 'the document'}: ${issue?.message}.`
          report(message, 'docs/plugins.md has the form of a document.')
          continue
        }
        const { path, text, place } = parsed.data
        const file = path.normalize('NFC')
        const other = documents.get(file)
        if (other)
          report(
            `The plugin ${name} gives the document ${file}, which ${other.plugin === name ? 'it has given before' : `the plugin ${other.plugin} gives too`}.`,
            'Each document needs a path of its own.',
            place,
          )
        else documents.set(file, { file, text, plugin: name, ...(place && { place }) })
      }
    } catch (error) {
      report(`The plugin ${name} has failed to list its documents: ${readThrown(error).message}`, reads.hintFor('content'))
    }
  }
  if (diagnostics.length > 0) throw new DiagnosticError(diagnostics)
  return [...documents.values()]
}
