// What functions of the configuration make of a file before it is read: `markdown.preprocessor` gives another text, and
// `markdown.parseFrontMatter` other front matter and another body. Both have the form of Docusaurus.
import { join } from 'node:path'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { FrontMatterResult, MarkdownFile } from '../config/text-options.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { textOfThrown } from '../diagnostics/read-thrown.ts'
import { describeYamlValue } from '../lib/describe-value.ts'
import { hashOf } from '../lib/hash.ts'
import type { SourcePart, TextDocument } from './document.ts'
import { type FrontMatterBlock, readFrontMatter } from './front-matter.ts'
import { readSourceDocument, type SourceInput } from './source-document.ts'

export type TextConfig = Pick<ResolvedConfig, 'documentCode' | 'markdown' | 'siteDirectory'>

/** The document of a file, as the configuration wants it read. */
export async function readConfigured(
  { markdown: { preprocessor, parseFrontMatter }, siteDirectory }: TextConfig,
  input: SourceInput,
): Promise<{ document: TextDocument; diagnostics: Diagnostic[] }> {
  if (!preprocessor && !parseFrontMatter) return readSourceDocument(input)
  const { file, text: written } = input
  const filePath = join(siteDirectory, file)
  const asWritten = (name: string, error: unknown) => {
    const { document, diagnostics } = readSourceDocument(input)
    return { document, diagnostics: [...diagnostics, hasFailed(name, error, file)] }
  }
  let text = written
  try {
    if (preprocessor) text = checkText(await preprocessor({ filePath, fileContent: written }))
  } catch (error) {
    return asWritten('preprocessor', error)
  }
  let frontMatter: Record<string, unknown> | undefined
  try {
    const block = readFrontMatter(file, text)
    // What cannot be read is reported where it is read.
    if (parseFrontMatter && block.diagnostics.every(({ level }) => level !== 'error')) {
      const defaultParseFrontMatter = async ({ fileContent }: MarkdownFile) =>
        parsedByDefault(readFrontMatter(file, fileContent), fileContent)
      const own = parsedByDefault(block, text)
      const given = checkResult(await parseFrontMatter({ filePath, fileContent: text, defaultParseFrontMatter }))
      if (JSON.stringify(given.frontMatter) !== JSON.stringify(own.frontMatter)) frontMatter = given.frontMatter
      if (given.content.trim() !== own.content) text = `${text.slice(0, block.bodyOffset)}${given.content}\n`
    }
  } catch (error) {
    return asWritten('parseFrontMatter', error)
  }
  if (text === written && frontMatter === undefined) return readSourceDocument(input)
  const parts = partsOf(file, written, text)
  const hash = hashOf('configured', input.hash, text, JSON.stringify(frontMatter ?? null))
  return readSourceDocument({ ...input, text, hash, ...(frontMatter && { frontMatter }), ...(parts && { parts }) })
}

/** As gray-matter gives it, which Docusaurus calls. */
function parsedByDefault({ mapping, bodyOffset, diagnostics }: FrontMatterBlock, text: string): FrontMatterResult {
  const error = diagnostics.find(({ level }) => level === 'error')
  if (error) throw new Error(error.message)
  return { frontMatter: structuredClone(mapping?.value ?? {}), content: text.slice(bodyOffset).trim() }
}

function checkText(given: unknown): string {
  if (typeof given === 'string') return given
  throw new Error(`expected the text of the file, found ${describe(given)}.`)
}

function describe(value: unknown): string {
  return value === undefined ? 'nothing' : describeYamlValue(value)
}

/** Dates become texts, as in JSON. */
function checkResult(given: unknown): FrontMatterResult {
  const { frontMatter, content }: { frontMatter?: unknown; content?: unknown } =
    typeof given === 'object' && given !== null ? given : { frontMatter: given }
  if (typeof frontMatter !== 'object' || frontMatter === null || Array.isArray(frontMatter))
    throw new Error(`expected an object with \`frontMatter\`, found ${describe(frontMatter)}.`)
  if (typeof content !== 'string') throw new Error(`expected the text below it as \`content\`, found ${describe(content)}.`)
  return { frontMatter: JSON.parse(JSON.stringify(frontMatter)), content }
}

/** Undefined if the text is that of the file. */
function partsOf(file: string, before: string, after: string): SourcePart[] | undefined {
  if (before === after) return undefined
  const [old, now] = [before.split('\n'), after.split('\n')]
  // Every line stands where it is written: whole lines have neither come nor gone.
  if (old.length === now.length) return [{ line: 1, file, from: 1 }]
  let same = 0
  while (same < Math.min(old.length, now.length) && old.at(-1 - same) === now.at(-1 - same)) same += 1
  const end = same === 0 ? [] : [{ line: now.length - same + 1, file, from: old.length - same + 1 }]
  return [{ line: 1, file, from: 1 }, ...end]
}

function hasFailed(name: string, error: unknown, file: string): Diagnostic {
  return {
    id: 'plugin-failed',
    level: 'error',
    message: `The function \`markdown.${name}\` of the configuration has failed for this document: ${textOfThrown(error)}`,
    place: { file },
    hint: 'docs/configuration.md has what it is given and what it gives.',
  }
}
