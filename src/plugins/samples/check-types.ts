// Asks the compiler about blocks: their errors, and the types of their identifiers. The compiler runs once for all of them.
import { join } from 'node:path/posix'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Diagnostic as TypeScriptDiagnostic } from 'typescript/unstable/sync'
import type { TypeQuery } from '../../markdown/code/twoslash.ts'
import type { CheckedText } from './checked-text.ts'
import type { CodeBlock } from './code-block.ts'
import { createDescriptions, type DescribedIdentifier, describeIdentifiers } from './describe-identifiers.ts'
import type { TypeScript } from './load-typescript.ts'
import { withCompiler } from './open-compiler.ts'
import { addProject, createVirtualFolder } from './virtual-project.ts'

export interface BlockToCheck extends CheckedText {
  block: CodeBlock
  /** The name under which the other blocks of the page import it. */
  fileName: string | undefined
  /** Files of a sample that consists of several: each has the whole text, with spaces for what is not its own, so that places stay. */
  parts?: { name: string; text: string; prefix: string }[]
  /** Code in front of it, if it is one file. */
  prefix?: string
  /** Types that it asks for. */
  queries?: readonly TypeQuery[]
  /** Options of the compiler for it alone. */
  options?: Record<string, unknown>
  /** What it declares about modules and globals applies only to its own page. */
  isolated: boolean
}

export interface CompilerError {
  /** Offsets of the first character and after the last one, in UTF-16 units. */
  start: number
  end: number
  code: number
  message: string
}

export interface CheckedBlock {
  block: BlockToCheck
  errors: CompilerError[]
  identifiers: DescribedIdentifier[]
}

export interface CheckTypesInput {
  typescript: TypeScript
  siteDirectory: string
  /** Absolute path of the site's compiler options. */
  tsconfig: string | undefined
  blocks: readonly BlockToCheck[]
  /** Also finds the types of identifiers in blocks that do not ask for any. */
  withTypes: boolean
  signal?: AbortSignal | undefined
}

export interface CheckTypesResult {
  blocks: CheckedBlock[]
  /** Every file outside the blocks that the compiler has read, with `/`. */
  filesRead: Set<string>
  /** Module name that the compiler options map to a package -> the package. */
  aliases: Map<string, string>
  /** What is wrong with the compiler options. */
  problems: string[]
}

/** How many blocks are checked before other work gets a turn: a build gives its workers their next pages, and the user may interrupt. */
const blocksAtOnce = 2

/** @throws what the compiler's interface throws; the reason of `signal` when it is aborted. */
export async function checkTypes(input: CheckTypesInput): Promise<CheckTypesResult> {
  try {
    return await runCompiler(input)
  } catch (error) {
    // Ctrl+C also ends the compiler while this thread waits for it; the signal arrives afterwards.
    await setTimeout(50)
    input.signal?.throwIfAborted()
    throw error
  }
}

async function runCompiler(input: CheckTypesInput): Promise<CheckTypesResult> {
  const { typescript, siteDirectory, tsconfig, blocks, withTypes, signal } = input
  const folder = createVirtualFolder(siteDirectory)
  const placed = placeBlocks(blocks, folder.directory)
  for (const [path, { text }] of placed) folder.files.set(path, text)
  return withCompiler(typescript, { cwd: siteDirectory, fs: folder.fileSystem }, async (api) => {
    const options = tsconfig === undefined ? undefined : api.parseConfigFile(tsconfig)
    const declarations = (options?.fileNames ?? []).filter((path) => /\.d\.[cm]?ts$/.test(path))
    const projects = planProjects(placed).map(({ files, options: own }, index) => ({
      ...addProject(folder, String(index), files, { base: tsconfig, declarations, own }),
      own,
    }))
    const snapshot = api.updateSnapshot({ openProjects: projects.map(({ configFile }) => configFile) })
    const result: CheckTypesResult = { blocks: [], filesRead: folder.filesRead, aliases: aliasesOf(options?.options.paths), problems: [] }
    for (const { configFile, files, own } of projects) {
      const project = snapshot.getProject(configFile)
      if (project === undefined) throw new Error(`TypeScript has not opened ${configFile}.`)
      const { program, checker } = project
      const descriptions = createDescriptions(siteDirectory)
      const general = [...program.getConfigFileParsingDiagnostics(), ...program.getProgramDiagnostics(), ...program.getGlobalDiagnostics()]
      const problems = general.filter(isError)
      if (own === undefined) result.problems.push(...problems.map(messageOf))
      // Options of a block are its own mistake.
      const ofOptions =
        own === undefined ? [] : problems.map((problem) => ({ start: 0, end: 0, code: problem.code, message: messageOf(problem) }))
      const errors = groupByFile([...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()])
      const found = new Map<BlockToCheck, CheckedBlock>()
      for (const [index, path] of files.entries()) {
        const file = placed.get(path)
        if (file === undefined) continue
        if (index % blocksAtOnce === 0) await setImmediate()
        signal?.throwIfAborted()
        const checked = found.get(file.block) ?? { block: file.block, errors: [...ofOptions], identifiers: [] }
        found.set(file.block, checked)
        if (path.endsWith('.json')) continue
        const { prefix } = file
        const before = prefix.split('\n').length - 1
        const shift = (offset: number): number => Math.max(0, offset - prefix.length)
        checked.errors.push(...(errors.get(path) ?? []).map((error) => ({ ...error, start: shift(error.start), end: shift(error.end) })))
        if (!withTypes && file.block.queries === undefined) continue
        const identifiers = describeIdentifiers({ typescript, checker, descriptions }, path, file.text)
        checked.identifiers.push(...identifiers.flatMap((each) => (each.line < before ? [] : [{ ...each, line: each.line - before }])))
      }
      result.blocks.push(...found.values())
    }
    snapshot.dispose()
    return result
  })
}

interface PlacedFile {
  block: BlockToCheck
  text: string
  /** What `text` begins with and the block does not have. */
  prefix: string
}

/**
 * Absolute path -> what is there. A block without a name is named after its line, which no import can hit by accident; the files of one block
 * are in a folder of their own, where they import each other.
 */
function placeBlocks(blocks: readonly BlockToCheck[], directory: string): Map<string, PlacedFile> {
  return new Map(
    blocks.flatMap((item): [string, PlacedFile][] => {
      const { file, line, language } = item.block
      const place = (name: string, text: string, prefix: string): [string, PlacedFile] => [
        join(directory, file, name),
        { block: item, text: prefix + text, prefix },
      ]
      if (item.parts) return item.parts.map(({ name, text, prefix }) => place(join(`line-${line}`, name), text, prefix))
      return [place(item.fileName ?? `line-${line}.${extensionOf(language)}`, item.text, item.prefix ?? '')]
    }),
  )
}

function extensionOf(language: string): string {
  return language === 'typescript' ? 'ts' : language
}

/**
 * One project for each page with a block that changes modules or globals for everyone, and one for all other pages; blocks with options of
 * their own are apart from the others.
 */
function planProjects(placed: ReadonlyMap<string, PlacedFile>): { files: string[]; options: BlockToCheck['options'] }[] {
  const isolatedPages = new Set([...placed.values()].flatMap(({ block }) => (block.isolated ? [block.block.file] : [])))
  const projects = new Map<string, { files: string[]; options: BlockToCheck['options'] }>()
  for (const [path, { block }] of placed) {
    const { options } = block
    const key = JSON.stringify([isolatedPages.has(block.block.file) ? block.block.file : '', options])
    const project = projects.get(key) ?? { files: [], options }
    project.files.push(path)
    projects.set(key, project)
  }
  return [...projects.values()]
}

/** The `paths` of the compiler options that lead to a package: `{ zod: ['…/node_modules/zod-3'] }`. */
function aliasesOf(paths: unknown): Map<string, string> {
  const aliases = new Map<string, string>()
  if (typeof paths !== 'object' || paths === null) return aliases
  for (const [specifier, targets] of Object.entries(paths)) {
    const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(JSON.stringify(targets))?.[1]
    if (name !== undefined) aliases.set(specifier.replace(/\/\*$/, ''), name.replace(/".*$/, ''))
  }
  return aliases
}

function isError({ category }: TypeScriptDiagnostic): boolean {
  return category === 1
}

function groupByFile(diagnostics: readonly TypeScriptDiagnostic[]): Map<string, CompilerError[]> {
  const groups = new Map<string, CompilerError[]>()
  for (const diagnostic of diagnostics) {
    const { fileName = '', pos, end, code } = diagnostic
    if (!isError(diagnostic)) continue
    const errors = groups.get(fileName) ?? []
    errors.push({ start: pos, end, code, message: messageOf(diagnostic) })
    groups.set(fileName, errors)
  }
  return groups
}

/** The message and its causes: the last one in the chain is what a reader can act on. */
function messageOf({ text, messageChain = [] }: TypeScriptDiagnostic): string {
  return [text, ...messageChain.map((part) => messageOf(part))].join(' ')
}
