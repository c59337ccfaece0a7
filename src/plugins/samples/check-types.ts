// Asks the compiler about blocks: their errors, and the types of their identifiers. The compiler runs once for all of them.
import { join } from 'node:path/posix'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Diagnostic as TypeScriptDiagnostic } from 'typescript/unstable/sync'
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
  /** Also asks for the types of identifiers. */
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
    const projects = planProjects(placed).map((files, index) => addProject(folder, String(index), files, { base: tsconfig, declarations }))
    const snapshot = api.updateSnapshot({ openProjects: projects.map(({ configFile }) => configFile) })
    const result: CheckTypesResult = { blocks: [], filesRead: folder.filesRead, aliases: aliasesOf(options?.options.paths), problems: [] }
    for (const { configFile, files } of projects) {
      const project = snapshot.getProject(configFile)
      if (project === undefined) throw new Error(`TypeScript has not opened ${configFile}.`)
      const { program, checker } = project
      const descriptions = createDescriptions(siteDirectory)
      const general = [...program.getConfigFileParsingDiagnostics(), ...program.getProgramDiagnostics(), ...program.getGlobalDiagnostics()]
      result.problems.push(...general.filter(isError).map(messageOf))
      const errors = groupByFile([...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()])
      for (const [index, path] of files.entries()) {
        const block = placed.get(path)
        if (block === undefined) continue
        if (index % blocksAtOnce === 0) await setImmediate()
        signal?.throwIfAborted()
        const isCode = !path.endsWith('.json')
        const identifiers = withTypes && isCode ? describeIdentifiers({ typescript, checker, descriptions }, path, block.text) : []
        result.blocks.push({ block, errors: isCode ? (errors.get(path) ?? []) : [], identifiers })
      }
    }
    snapshot.dispose()
    return result
  })
}

/** Absolute path -> block. A block without a name is named after its line, which no import can hit by accident. */
function placeBlocks(blocks: readonly BlockToCheck[], directory: string): Map<string, BlockToCheck> {
  return new Map(
    blocks.map((item) => {
      const { file, line, language } = item.block
      return [join(directory, file, item.fileName ?? `line-${line}.${extensionOf(language)}`), item]
    }),
  )
}

function extensionOf(language: string): string {
  return language === 'typescript' ? 'ts' : language
}

/** One project for each page with a block that changes modules or globals for everyone, and one for all other pages. */
function planProjects(placed: ReadonlyMap<string, BlockToCheck>): string[][] {
  const isolatedPages = new Set([...placed.values()].flatMap(({ block, isolated }) => (isolated ? [block.file] : [])))
  const common: string[] = []
  const own = new Map<string, string[]>()
  for (const [path, { block }] of placed) {
    if (!isolatedPages.has(block.file)) common.push(path)
    else own.set(block.file, [...(own.get(block.file) ?? []), path])
  }
  return [common, ...own.values()].filter((files) => files.length > 0)
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
