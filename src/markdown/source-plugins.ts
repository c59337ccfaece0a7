// The plugins that give the lines of documents, in the thread that reads these. What they make is a part of the document, so that its hash
// says whether it is still the same; what they read is noted, so that the dev server follows edits of it.
import * as z from 'zod'
import { importCode } from '../config/import-config.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { SourcePart, TextDocument } from '../content/document.ts'
import type { SourceExpander } from '../content/read-content.ts'
import { placeInParts } from '../content/source-parts.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { textOfThrown } from '../diagnostics/read-thrown.ts'
import { hashOf } from '../lib/hash.ts'
import type { SiteBounds } from '../lib/inside-site.ts'
import type { PluginFinding } from '../plugins/data-hooks.ts'
import type { SourceLine } from '../plugins/document-hooks.ts'
import type { Plugin } from '../plugins/plugin.ts'
import { readSiteFile, sitePathOf } from '../plugins/read-site-file.ts'

const sourceLines = z.array(
  z.strictObject({
    text: z.string().regex(/^[^\r\n]*$/, 'a line without its end'),
    file: z.string().min(1),
    line: z.int().min(1),
    columns: z.int().optional(),
  }),
)

/** Undefined if the site has none. */
export async function openSourcePlugins({
  sourcePlugins,
  ...bounds
}: Pick<ResolvedConfig, 'sourcePlugins' | keyof SiteBounds>): Promise<SourceExpander | undefined> {
  if (sourcePlugins === undefined) return undefined
  const { siteDirectory } = bounds
  // The configuration has run and was checked: its exports have this form.
  const { plugins = [] }: { plugins?: readonly Plugin[] } = await importCode(siteDirectory, sourcePlugins.code)
  return async (document) => {
    const diagnostics: Diagnostic[] = []
    const reads = new Set<string>()
    const written = document.parts && linesOf(document)
    let lines: readonly SourceLine[] | undefined
    for (const { name, source } of plugins) {
      if (!source) continue
      try {
        const given = await source({
          file: document.file,
          format: document.format,
          text: lines ? lines.map(({ text }) => text).join('\n') : document.source.slice(document.bodyOffset),
          line: document.bodyLine,
          siteDirectory,
          readFile(path) {
            reads.add(sitePathOf(bounds, path) ?? path)
            return readSiteFile(bounds, path)
          },
          report: (finding) => diagnostics.push(diagnose(finding, name, document)),
        })
        if (given !== undefined) lines = followLines(checkLines(given), lines ?? written, document)
      } catch (error) {
        diagnostics.push(hookFailed(name, textOfThrown(error), document))
      }
    }
    return { document: { ...withLines(document, lines), ...(reads.size > 0 && { reads: [...reads].sort() }) }, diagnostics }
  }
}

function checkLines(given: unknown): SourceLine[] {
  const { data, error } = sourceLines.safeParse(given)
  if (data) return data
  const [issue] = error.issues
  throw new Error(`expected a list of lines; ${issue?.path.join('.') || 'what it gave'}: ${issue?.message}.`)
}

/** Those of a text that is not the one of its file. */
function linesOf(document: TextDocument): SourceLine[] {
  const { file, source, bodyOffset, bodyLine } = document
  return source
    .slice(bodyOffset)
    .split('\n')
    .map((text, index) => ({ text, file, line: placeInParts(document, { file, line: bodyLine + index }).line ?? 1 }))
}

/** Of two plugins, the second sees the lines of the first: a line that it keeps is written where the first says. */
function followLines(given: SourceLine[], before: readonly SourceLine[] | undefined, { file, bodyLine }: TextDocument): SourceLine[] {
  if (before === undefined) return given
  return given.map((line) => {
    const origin = line.file === file ? before[line.line - bodyLine] : undefined
    return origin ? { ...origin, text: line.text, columns: (origin.columns ?? 0) + (line.columns ?? 0) } : line
  })
}

function withLines(document: TextDocument, lines: readonly SourceLine[] | undefined): TextDocument {
  if (lines === undefined) return document
  const source = document.source.slice(0, document.bodyOffset) + lines.map(({ text }) => text).join('\n')
  const parts = partsOf(lines, document.bodyLine)
  return { ...document, source, parts, texts: textsOf(lines), hash: hashOf('source', document.hash, source, JSON.stringify(parts)) }
}

function textsOf(lines: readonly SourceLine[]): Record<string, string> {
  const texts = new Map<string, (string | number)[]>()
  for (const { text, file, line } of lines) {
    const known = texts.get(file) ?? []
    known.push(line, text)
    texts.set(file, known)
  }
  return Object.fromEntries([...texts].map(([file, text]) => [file, hashOf(JSON.stringify(text))]))
}

/** @param first line of the document that the first of `lines` is. */
function partsOf(lines: readonly SourceLine[], first: number): SourcePart[] {
  const parts: SourcePart[] = []
  for (const [index, { file, line, columns = 0 }] of lines.entries()) {
    const last = parts.at(-1)
    const goesOn = last?.file === file && (last.columns ?? 0) === columns && last.from + first + index - last.line === line
    if (!goesOn) parts.push({ line: first + index, file, from: line, ...(columns !== 0 && { columns }) })
  }
  return parts
}

function diagnose({ message, place, level = 'error', hint }: PluginFinding, name: string, { file }: TextDocument): Diagnostic {
  return {
    id: 'plugin-message',
    level,
    message: `${name}: ${message}`,
    place: place ?? { file },
    hint: hint ?? 'A plugin of the site says this of the document. Its own documentation explains it.',
  }
}

function hookFailed(plugin: string, problem: string, { file }: TextDocument): Diagnostic {
  return {
    id: 'plugin-failed',
    level: 'error',
    message: `The hook \`source\` of the plugin ${plugin} has failed for this document: ${problem}`,
    place: { file },
    hint: 'Look at the plugin and its options. docs/plugins.md has what the hook is given and what it gives.',
  }
}
