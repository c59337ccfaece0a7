// Checks all code of the content, and finds the types of its identifiers. Blocks are skipped if an earlier check found them correct and
// their text and declaration files are unchanged; if no others are left, the compiler is not even started.
import { join } from 'node:path'
import type { ContentStore } from '../../cache/content-store.ts'
import { openShelf, type Shelf } from '../../cache/shelf.ts'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import type { TextDocument } from '../../content/document.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { hashOf } from '../../lib/hash.ts'
import { type Answer, answerQueries } from './answer-queries.ts'
import { checkCommands } from './check-commands.ts'
import { type CheckedBlock, type CheckTypesResult, type CompilerError, checkTypes } from './check-types.ts'
import type { CodeBlock } from './code-block.ts'
import { readCommandDescriptions } from './command-description.ts'
import { type Dependency, listSpecifiers, openDeclarationIndex } from './declaration-files.ts'
import type { DescribedIdentifier } from './describe-identifiers.ts'
import { explainMissingFailure, explainTypeError } from './explain-type-error.ts'
import { findCodeBlocks } from './find-code-blocks.ts'
import { loadTypeScript, typeScriptFailed, versionOfTypeScript } from './load-typescript.ts'
import { type PlannedBlock, planChecks } from './plan-checks.ts'

export interface CheckCodeInput {
  config: ResolvedConfig
  documents: readonly TextDocument[]
  store: ContentStore
  /** Identity of the program. */
  program: string
  /** Where the compiler may be installed, besides the site. Absolute. */
  packageDirectory: string
  signal?: AbortSignal | undefined
  /** Where results are kept. A run drops those of samples that it does not see, so runs that see others have a place of their own. */
  shelf?: string
}

export interface CheckCodeResult {
  /** Code blocks of all languages. */
  blocks: CodeBlock[]
  /** How many were type-checked, how many of these in an earlier run, and how many opt out. */
  checked: number
  kept: number
  unchecked: number
  /** Calls of commands that the configuration describes. */
  calls: number
  identifiers: IdentifiedBlock[]
  /** The types that samples ask for, one for each comment `// ^?` that gets one. */
  answers: Answer[]
  diagnostics: Diagnostic[]
}

/** The identifiers of a block, if their types are wanted. */
export interface IdentifiedBlock {
  block: CodeBlock
  shownLines: ReadonlyMap<number, number>
  identifiers: DescribedIdentifier[]
}

interface KeptCheck {
  dependencies: Dependency[]
  errors: CompilerError[]
  identifiers: DescribedIdentifier[]
}

/** @throws DiagnosticError `typescript-unusable`; the reason of `signal` when it is aborted. */
export async function checkCode(input: CheckCodeInput): Promise<CheckCodeResult> {
  const { config, documents, store, program, signal, shelf = 'code' } = input
  const blockShelf = await openShelf<CodeBlock[]>(store, `${shelf} blocks`)
  const { blocks, unread } = await findCodeBlocks(documents, {
    signal,
    admonitions: config.markdown.admonitions,
    containers: config.markdown.containers,
    program,
    shelf: blockShelf,
  })
  const { planned, diagnostics, unchecked } = planChecks(blocks, config.code)
  const sources = new Map(documents.map(({ file, source }) => [file, source]))
  const described = readCommandDescriptions(config.siteDirectory, config.code.commands)
  const commands = checkCommands(blocks, described.programs, (file) => sources.get(file) ?? '')
  const result: CheckCodeResult = {
    blocks,
    checked: planned.length,
    kept: 0,
    unchecked,
    calls: commands.calls,
    identifiers: [],
    answers: [],
    diagnostics: [...unread.map(notParsed), ...diagnostics, ...described.diagnostics, ...commands.diagnostics],
  }
  const checkShelf = await openShelf<KeptCheck>(store, `checked ${shelf}`)
  if (planned.length > 0) await checkPlanned(input, planned, checkShelf, result)
  await Promise.all([blockShelf.save(), checkShelf.save()])
  return result
}

async function checkPlanned(
  input: CheckCodeInput,
  planned: readonly PlannedBlock[],
  shelf: Shelf<KeptCheck>,
  result: CheckCodeResult,
): Promise<void> {
  const { config, documents, store } = input
  const index = await openDeclarationIndex(store, config.siteDirectory)
  const sources = new Map(documents.map(({ file, source }) => [file, source]))
  const note = (item: PlannedBlock, { errors, identifiers }: Omit<KeptCheck, 'dependencies'>): void => {
    const { block, shownLines, instructions, ignored } = item
    result.identifiers.push({ block, shownLines, identifiers })
    const asked = answerQueries(item, identifiers, sources.get(block.file) ?? '')
    result.answers.push(...asked.answers)
    result.diagnostics.push(...asked.diagnostics)
    result.diagnostics.push(
      ...judge(
        block,
        instructions.fails,
        ignored === 'all' ? [] : errors.filter(({ code }) => !ignored.includes(code)),
        sources.get(block.file) ?? '',
      ),
    )
  }

  const pages = groupByPage(planned)
  const keys = createKeys(input, pages)
  const stale = new Set<PlannedBlock>()
  for (const item of planned) {
    const key = keys.get(item) ?? ''
    const kept = shelf.get(key, key)
    if (kept === undefined || !index.holds(kept.dependencies)) {
      stale.add(item)
      continue
    }
    shelf.put(key, key, kept)
    result.kept++
    note(item, kept)
  }
  if (stale.size === 0) return

  // Known blocks are included if others on their page may import them.
  const wanted = pages.flatMap((page) =>
    page.some((item) => stale.has(item)) ? page.filter((item) => stale.has(item) || item.fileName !== undefined) : [],
  )
  const found = await compile(input, wanted)
  if (found.problems.length > 0) {
    result.diagnostics.push(...found.problems.map((message) => optionsInvalid(message, config)))
    return
  }
  index.add(found.filesRead, found.aliases)
  const matesOf = new Map(pages.map((page) => [page[0]?.block.file ?? '', textsOfMates(page)]))
  for (const [item, { errors, identifiers }] of pairWith(stale, found.blocks)) {
    note(item, { errors, identifiers })
    const texts = [item.text, item.prefix ?? '', ...(matesOf.get(item.block.file) ?? [])]
    const dependencies = index.dependenciesOf(texts.flatMap(listSpecifiers))
    const key = keys.get(item) ?? ''
    // Stored under its own key, so that it is found wherever in the content it is.
    if (dependencies !== undefined) shelf.put(key, key, { dependencies, errors, identifiers })
  }
  await index.save()
}

/** What a check depends on besides declaration files. Of the other blocks on its page, this is the text of those that can be imported. */
function createKeys({ config, program, packageDirectory }: CheckCodeInput, pages: readonly PlannedBlock[][]): Map<PlannedBlock, string> {
  const version = versionOfTypeScript([config.siteDirectory, packageDirectory]) ?? ''
  const { tsconfig = '', hovers } = config.code
  const shared = hashOf('checked code', program, version, tsconfig, String(hovers))
  return new Map(
    pages.flatMap((page) => {
      const mates = page.filter(({ fileName }) => fileName !== undefined).flatMap(({ fileName = '', text }) => [fileName, text])
      return page.map((item): [PlannedBlock, string] => [
        item,
        hashOf(
          shared,
          item.block.language,
          item.text,
          JSON.stringify([item.fileName, item.isolated, item.prefix, item.options, item.queries]),
          ...mates,
        ),
      ])
    }),
  )
}

async function compile(input: CheckCodeInput, blocks: readonly PlannedBlock[]): Promise<CheckTypesResult> {
  const { config, packageDirectory, signal } = input
  const { siteDirectory, configFile } = config
  const { typescript } = await loadTypeScript([siteDirectory, packageDirectory], configFile)
  const tsconfig = config.code.tsconfig === undefined ? undefined : join(siteDirectory, config.code.tsconfig)
  try {
    return await checkTypes({ typescript, siteDirectory, tsconfig, blocks, withTypes: config.code.hovers, signal })
  } catch (error) {
    signal?.throwIfAborted()
    throw typeScriptFailed(error, configFile)
  }
}

function pairWith(stale: ReadonlySet<PlannedBlock>, checked: readonly CheckedBlock[]): [PlannedBlock, CheckedBlock][] {
  const byBlock = new Map(checked.map((item) => [item.block.block, item]))
  return [...stale].flatMap((item): [PlannedBlock, CheckedBlock][] => {
    const found = byBlock.get(item.block)
    return found === undefined ? [] : [[item, found]]
  })
}

function textsOfMates(page: readonly PlannedBlock[]): string[] {
  return page.filter(({ fileName }) => fileName !== undefined).map(({ text }) => text)
}

function judge(block: CodeBlock, fails: readonly number[], errors: readonly CompilerError[], source: string): Diagnostic[] {
  const missing = fails.filter((code) => errors.every((error) => error.code !== code))
  return [
    ...errors.filter(({ code }) => !fails.includes(code)).map((error) => explainTypeError(error, block, source)),
    ...missing.map((code) => explainMissingFailure(block, code, errors)),
  ]
}

function groupByPage(planned: readonly PlannedBlock[]): PlannedBlock[][] {
  const pages = new Map<string, PlannedBlock[]>()
  for (const item of planned) pages.set(item.block.file, [...(pages.get(item.block.file) ?? []), item])
  return [...pages.values()]
}

function optionsInvalid(message: string, { code, configFile }: ResolvedConfig): Diagnostic {
  return {
    id: 'code-options-invalid',
    level: 'error',
    message: `The compiler options for samples cannot be used: ${message}`,
    place: { file: code.tsconfig ?? configFile },
    hint: 'Correct the file that `code.tsconfig` names in the configuration.',
  }
}

/** A check must not pass by omission: samples that were not seen were not found correct. */
function notParsed(file: string): Diagnostic {
  return {
    id: 'mdx-syntax',
    level: 'error',
    message: 'The document cannot be parsed, so its samples were not checked.',
    place: { file },
    hint: '`sitegen check-links` says what is wrong with it, and where.',
  }
}
