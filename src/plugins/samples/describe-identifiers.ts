// What a reader is told about the identifiers of a block: `name: type`, and the first paragraph of the documentation. Asks a few large
// questions, because each one is a message to the compiler's process.
import type { Checker, Type, Symbol as TypeScriptSymbol } from 'typescript/unstable/sync'
import type { CodePosition } from './code-block.ts'
import type { TypeScript } from './load-typescript.ts'

export interface DescribedIdentifier extends CodePosition {
  length: number
  type: string
  documentation: string
}

/** Earlier answers about symbols: most blocks use the same few dozen. Valid for the blocks of one project. */
export interface Descriptions {
  siteDirectory: string
  documentation: Map<string | number, string>
  types: Map<string, string>
  /** What the names of types stand for, by their symbols. */
  aliases: Map<TypeScriptSymbol['id'], string>
  /** What the names that packages export stand for. */
  imported: Map<string, TypeScriptSymbol>
}

export function createDescriptions(siteDirectory: string): Descriptions {
  return { siteDirectory, documentation: new Map(), types: new Map(), aliases: new Map(), imported: new Map() }
}

export interface DescribeContext {
  typescript: TypeScript
  checker: Checker
  descriptions: Descriptions
}

/** Longer types are split into several lines if possible. */
const longestLine = 72
const longestType = 1000
const longestDocumentation = 300

const identifierPattern = /[\p{ID_Start}$_][\p{ID_Continue}$]*/gu
const keywords: ReadonlySet<string> = new Set(
  `as async await break case catch class const continue debugger default delete do else enum export extends false finally for from function
  get if implements import in infer instanceof interface is keyof let module namespace new null number of private protected public readonly
  return satisfies set static string super switch this throw true try type typeof undefined unique unknown var void while with yield any
  boolean never object symbol bigint`.split(/\s+/),
)

export function describeIdentifiers(context: DescribeContext, path: string, text: string): DescribedIdentifier[] {
  const { checker } = context
  const found = [...text.matchAll(identifierPattern)].filter(({ 0: word, index }) => !keywords.has(word) && !isPlain(text, index))
  if (found.length === 0) return []
  const symbols = checker.getSymbolAtPosition(
    path,
    found.map(({ index }) => index),
  )
  const packages = packagesOf(text)
  const words = found.flatMap(({ 0: word, index }, place): Word[] => {
    const symbol = symbols[place]
    const target = symbol && targetOf(context, symbol, packages.get(word))
    return target === undefined ? [] : [{ word, position: index, target }]
  })
  // The type is requested only for what is shown with its type: working out types takes most of the time.
  const typed = words.filter(({ target }) => isWrittenWithType(context, target))
  const positions = typed.map(({ position }) => position)
  const typesOf = positions.length === 0 ? [] : checker.getTypeAtPosition(path, positions)
  const types = new Map(typed.map((item, index) => [item, typesOf[index]]))
  const isExplained = text.includes('/**')
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  let line = 0
  return words.flatMap((item) => {
    const { word, position, target } = item
    const type = describeType(context, word, target, types.get(item))
    if (type === undefined) return []
    while ((lineStarts[line + 1] ?? Number.POSITIVE_INFINITY) <= position) line++
    const documentation = isExplained || !isDeclaredIn(context, path, target) ? documentationOf(context, target) : ''
    return [{ line, column: position - (lineStarts[line] ?? 0), length: word.length, type, documentation }]
  })
}

interface Word {
  word: string
  position: number
  target: TypeScriptSymbol
}

/**
 * Whether the line itself says everything: the words in a module's name, HTML elements (`<div`), and the name of a component in its closing
 * tag, because the opening tag has it already.
 */
function isPlain(text: string, position: number): boolean {
  const before = text.slice(Math.max(0, position - 2), position)
  return /['"`]$|<\/$/.test(before) || (before.endsWith('<') && /[a-z]/.test(text[position] ?? ''))
}

const importPattern = /\bimport\s+(?:type\s+)?([\p{ID_Continue}$*{},\s]+?)\s+from\s*["']([^."'][^"'\n]*)["']/gu

/** Local name -> the package import that it comes from, as far as a pattern can tell. */
function packagesOf(text: string): Map<string, string> {
  const packages = new Map<string, string>()
  for (const [, names = '', specifier = ''] of text.matchAll(importPattern)) {
    const [before = '', inside = ''] = names.replace(/\s+/g, ' ').split('{')
    for (const name of before.split(',')) packages.set(localName(name), `${specifier} ${name.trim()}`)
    for (const name of inside.split(/[,}]/)) packages.set(localName(name), `${specifier} {${name.trim()}}`)
  }
  return packages
}

/** `useVideoConfig as config` -> `config` */
function localName(name: string): string {
  return name.trim().split(' ').at(-1) ?? ''
}

/**
 * What an imported name stands for. Each block that imports something has a different symbol for it.
 * @param origin for a name that comes from a package: what it stands for is the same in all blocks.
 */
function targetOf(
  { typescript, checker, descriptions }: DescribeContext,
  symbol: TypeScriptSymbol,
  origin: string | undefined,
): TypeScriptSymbol | undefined {
  const isAlias = (symbol.flags & typescript.SymbolFlags.Alias) !== 0
  const known = isAlias && origin !== undefined ? descriptions.imported.get(origin) : undefined
  const target = known ?? (isAlias ? checker.getAliasedSymbol(symbol) : symbol)
  if (isAlias && origin !== undefined) descriptions.imported.set(origin, target)
  return checker.isUnknownSymbol(target) ? undefined : target
}

/** Except for what is destructured from an object: it may be documented with the object's type. */
function isDeclaredIn({ typescript: { SyntaxKind } }: DescribeContext, file: string, { declarations }: TypeScriptSymbol): boolean {
  return declarations.length > 0 && declarations.every(({ path, kind }) => path === file && kind !== SyntaxKind.BindingElement)
}

/** Whether `describeType` needs the type for this kind of symbol. */
function isWrittenWithType({ typescript: { SymbolFlags } }: DescribeContext, { flags }: TypeScriptSymbol): boolean {
  const { Variable, Function: Callable, Method, Property, GetAccessor, SetAccessor, EnumMember, TypeParameter, Class, Enum } = SymbolFlags
  const hasType = flags & (Variable | Callable | Method | Property | GetAccessor | SetAccessor | EnumMember)
  return hasType !== 0 && (flags & (TypeParameter | Class | Enum)) === 0
}

function describeType(context: DescribeContext, name: string, symbol: TypeScriptSymbol, type: Type | undefined): string | undefined {
  const { typescript, checker } = context
  const { SymbolFlags } = typescript
  const { flags } = symbol
  if (flags & SymbolFlags.TypeParameter) return `(type parameter) ${name}`
  if (flags & SymbolFlags.Class) return `class ${name}`
  if (flags & SymbolFlags.Enum) return `enum ${name}`
  if (flags & SymbolFlags.Variable || flags & SymbolFlags.Function || flags & SymbolFlags.Method) {
    const written = type === undefined || type.isErrorType() ? undefined : writeType(context, type)
    if (written === undefined) return undefined
    return flags & SymbolFlags.Variable ? `${name}: ${written}` : writeFunction(name, written)
  }
  if (flags & SymbolFlags.Interface) return `interface ${name}`
  if (flags & SymbolFlags.TypeAlias) {
    const written =
      context.descriptions.aliases.get(symbol.id) ??
      writeType(context, checker.getDeclaredTypeOfSymbol(symbol), typescript.NodeBuilderFlags.InTypeAlias)
    context.descriptions.aliases.set(symbol.id, written)
    return `type ${name} = ${written}`
  }
  if (flags & (SymbolFlags.Property | SymbolFlags.GetAccessor | SymbolFlags.SetAccessor | SymbolFlags.EnumMember)) {
    const written = type === undefined || type.isErrorType() ? undefined : writeType(context, type)
    return written === undefined ? undefined : `(property) ${name}${flags & SymbolFlags.Optional ? '?' : ''}: ${written}`
  }
  return undefined
}

function writeType(context: DescribeContext, type: Type, extraFlags = 0): string {
  const { siteDirectory, types } = context.descriptions
  const key = `${type.id} ${extraFlags}`
  const known = types.get(key)
  if (known !== undefined) return known
  // With each member of an object on a line of its own; most types fit on one.
  const lines = printType(context, type, extraFlags)
  const line = lines.replace(/\n\s*/g, ' ')
  const printed = line.length > longestLine ? lines : line
  const text = shorten(simplify(withoutPaths(printed, siteDirectory)), longestType)
  types.set(key, text)
  return text
}

function printType({ typescript, checker }: DescribeContext, type: Type, extraFlags: number): string {
  const { NoTruncation, UseAliasDefinedOutsideCurrentScope, AllowUniqueESSymbolType, MultilineObjectLiterals } = typescript.NodeBuilderFlags
  const flags = NoTruncation | UseAliasDefinedOutsideCurrentScope | AllowUniqueESSymbolType | MultilineObjectLiterals | extraFlags
  return checker.typeToString(type, undefined, flags)
}

/** Removes what a question mark already says, and the parameter names of options that a function destructures. */
function simplify(type: string): string {
  return type.replace(/(\?: [^;,(){}\n]*?) \| undefined(?=[;,)\n]|$)/g, '$1').replace(/(^|[(,] ?)\{[^{}]*\}(?=: )/g, '$1{ … }')
}

function documentationOf({ checker, descriptions }: DescribeContext, symbol: TypeScriptSymbol): string {
  // A property gets a new symbol wherever its type is composed again, but its documentation is at its declarations.
  const key = symbol.declarations.map(({ path, index }) => `${index} ${path}`).join() || symbol.id
  const known = descriptions.documentation.get(key)
  if (known !== undefined) return known
  const [first = ''] = checker
    .getDocumentationCommentOfSymbol(symbol)
    .trim()
    .split(/\n\s*\n/)
  const text = shorten(first.replace(/\s+/g, ' '), longestDocumentation)
  descriptions.documentation.set(key, text)
  return text
}

/** `(a: number) => string` -> `name(a: number): string`. A type with several signatures is unchanged. */
function writeFunction(name: string, type: string): string {
  const end = endOfParameters(type)
  return end === undefined || !type.startsWith(' => ', end)
    ? `${name}: ${type}`
    : `function ${name}${type.slice(0, end)}: ${type.slice(end + 4)}`
}

function endOfParameters(type: string): number | undefined {
  if (!/^[(<]/.test(type)) return undefined
  let depth = 0
  for (let index = 0; index < type.length; index++) {
    const character = type[index] ?? ''
    if ('([{'.includes(character) || (character === '<' && type[index + 1] !== '=')) depth++
    if (')]}'.includes(character) || (character === '>' && type[index - 1] !== '=')) depth--
    if (depth === 0 && character === ')') return index + 1
  }
  return undefined
}

/** A page must not reveal anything about the machine that built it. */
function withoutPaths(text: string, siteDirectory: string): string {
  return text
    .replace(/(typeof )?import\("([^"]*)"\)\.?/g, (_, typeOf: string | undefined) => (typeOf ? 'typeof ' : ''))
    .replaceAll(siteDirectory, '')
}

function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')} …`
}
