// Writes a configuration as somebody would by hand: one key in a line, single quotes, no semicolons, a remark where something has no counterpart.
import { dirname, relative, sep } from 'node:path'
import { asExpression } from './free-names.ts'
import type { PackageExport } from './stand-ins.ts'

export interface ConfigEntry {
  key: string
  value: unknown
  /** Lines above it. */
  remarks?: string[]
}

/** Code that is written as it stands. */
export class Code {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const width = 100

/** A plugin of ours, with its options. */
export class Call {
  readonly name: string
  readonly specifier: string
  readonly options: Record<string, unknown>

  constructor(name: string, specifier: string, options: Record<string, unknown>) {
    this.name = name
    this.specifier = specifier
    this.options = options
  }
}

export interface WriteContext {
  siteDirectory: string
  /** Which export of a package a value is. */
  exportOf(value: unknown): PackageExport | undefined
}

/** Module -> what is imported from it: names, or `default` for the name of the whole. */
type Imports = Map<string, { whole?: string; names: Set<string> }>

/** @param remarks lines at the end, about what has no key here. */
export function writeConfig(entries: readonly ConfigEntry[], remarks: readonly string[], context: WriteContext): string {
  const imports: Imports = new Map()
  const write = createWriter(context, imports)
  const lines = entries.flatMap(({ key, value, remarks: above = [] }) => [
    ...above.map((remark) => `  // ${remark}`),
    `  ${keyOf(key)}: ${write(value, '  ', key.length + 2)},`,
  ])
  const body = [...lines, ...(remarks.length === 0 ? [] : ['', ...remarks.map((remark) => `  // ${remark}`)])]
  const head = [...imports].map(([specifier, { whole, names }]) => {
    const clause = [...(whole === undefined ? [] : [whole]), ...(names.size === 0 ? [] : [`{ ${[...names].join(', ')} }`])].join(', ')
    return `import ${clause} from '${specifier}'`
  })
  return [...head, "import { defineConfig } from 'sitegen'", '', 'export default defineConfig({', ...body, '})', ''].join('\n')
}

/** A value that needs no imports. */
export function writeValue(value: unknown, context: WriteContext): string {
  return createWriter(context, new Map())(value, '')
}

function createWriter({ siteDirectory, exportOf }: WriteContext, imports: Imports) {
  return function write(value: unknown, indent: string, before = 0): string {
    // Before anything is asked of the value: a stand-in has no end of prototypes.
    const known = exportOf(value)
    if (known !== undefined) return nameImport(known, imports)
    if (value instanceof Code) return value.text
    if (value instanceof Call) {
      addImport(imports, value.specifier, value.name)
      return `${value.name}(${Object.keys(value.options).length === 0 ? '' : write(value.options, indent, value.name.length + 1)})`
    }
    if (typeof value === 'string' && isOfMachine(value, siteDirectory)) {
      addImport(imports, 'node:path', 'join')
      return `join(import.meta.dirname, ${quote(relative(siteDirectory, value).split(sep).join('/'))})`
    }
    if (typeof value === 'string') return quote(value)
    if (typeof value === 'function') return reindent(asExpression(String(value)), indent)
    if (value instanceof RegExp || value === null || typeof value !== 'object') return String(value)
    const inner = `${indent}  `
    const isList = Array.isArray(value)
    const parts = isList
      ? value.map((each) => write(each, inner))
      : Object.entries(value)
          .filter(([, each]) => each !== undefined)
          .map(([key, each]) => `${keyOf(key)}: ${write(each, inner, key.length + 2)}`)
    const [open, close] = isList ? ['[', ']'] : ['{', '}']
    if (parts.length === 0) return open + close
    const flat = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`
    if (!flat.includes('\n') && indent.length + before + flat.length < width) return flat
    return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`
  }
}

/** `default` of `remark-math` is `remarkMath`; `themes.github` of a package is read from the import of `themes`. */
function nameImport({ specifier, path: [first = 'default', ...rest], name: known }: PackageExport, imports: Imports): string {
  const name = first === 'default' ? (known ?? camelCase(specifier)) : first
  addImport(imports, specifier, name, first === 'default')
  return [name, ...rest].join('.')
}

function addImport(imports: Imports, specifier: string, name: string, isWhole = false): void {
  const known = imports.get(specifier) ?? { names: new Set() }
  if (isWhole) known.whole = name
  else known.names.add(name)
  imports.set(specifier, known)
}

/** A path that was made with `__dirname`: on another machine it is another one. `/img/logo.svg` is none. */
function isOfMachine(text: string, siteDirectory: string): boolean {
  const parent = dirname(siteDirectory)
  return [siteDirectory, parent, dirname(parent)].some((folder) => folder !== dirname(folder) && text.startsWith(folder + sep))
}

function camelCase(specifier: string): string {
  const name = specifier
    .replace(/^@[^/]+\//, '')
    .replace(/[^a-z\d]+(.)?/gi, (_all, letter: string | undefined) => letter?.toUpperCase() ?? '')
  return /^\d/.test(name) ? `_${name}` : name
}

function keyOf(key: string): string {
  return /^[a-z_$][\w$]*$/i.test(key) ? key : quote(key)
}

/** A text with line ends becomes a template, so that it can still be read. */
function quote(text: string): string {
  if (text.includes('\n')) return `\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\``
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** Code of the site, moved to where it stands now. */
function reindent(code: string, indent: string): string {
  const [first = '', ...others] = code.split('\n')
  const least = Math.min(...others.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)))
  return [first, ...others.map((line) => (line.trim() === '' ? '' : indent + line.slice(Math.min(least, line.length))))].join('\n')
}
