// The imports and exports of an MDX document -> the declarations at the top of its program. Imports become lookups in what the renderer
// passes in: modules are bundled separately from the prose.
import type { Node, Program } from 'estree-jsx'
import type { RootContent } from 'hast'
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { declaredNames } from '../../lib/declared-names.ts'
import type { DocumentState } from '../document-state.ts'
import { compileExpression, placeOfEstree, walkEstree } from './compile-expression.ts'
import { type OwnStatement, takeOwnModule } from './own-module.ts'
import { isThemeModule, resolveImport } from './resolve-import.ts'

export interface CompiledEsm {
  /** Name -> the statement that looks it up. */
  imports: Map<string, string>
  /** The other statements. */
  code: string[]
  /** Names in the scope of the whole document. */
  declared: Map<string, Place>
  /** Those of them that are components of the theme. */
  ofTheme: Set<string>
  /** Source code of the properties of the exports object. */
  exports: string[]
  /** Names of the exports; `*./file` for all those of another module. */
  exportNames: string[]
  components: Map<string, Place>
  /** As they are written: imports, and those of `code`. */
  statements: OwnStatement[]
}

type Statement = Program['body'][number]
export type EsmNode = Extract<RootContent, { type: 'mdxjsEsm' }>

export function compileEsm(nodes: readonly EsmNode[], state: DocumentState): CompiledEsm {
  const result: CompiledEsm = {
    imports: new Map(),
    code: [],
    declared: new Map(),
    ofTheme: new Set(),
    exports: [],
    exportNames: [],
    components: new Map(),
    statements: [],
  }
  for (const { value, data, position } of nodes) {
    const program = data?.estree
    if (!program) continue
    const base = position?.start.offset ?? 0
    for (const statement of program.body) compileStatement(statement, program, { value, base }, result, state)
  }
  for (const name of result.declared.keys()) result.components.delete(name)
  const taken = takeOwnModule(result.statements, result.components, state)
  return taken === undefined ? result : { ...result, code: [taken] }
}

function compileStatement(
  statement: Statement,
  program: Program,
  text: { value: string; base: number },
  result: CompiledEsm,
  state: DocumentState,
): void {
  const declare = (name: string, node: Node) => declareName(name, placeOfEstree(state, node), result, state)
  switch (statement.type) {
    case 'ImportDeclaration': {
      const specifier = String(statement.source.value)
      const binding = resolveImport(specifier, placeOfEstree(state, statement.source), state)
      keep(
        statement.specifiers.map(({ local }) => local.name),
        { from: specifier },
      )
      for (const part of statement.specifiers) {
        declare(part.local.name, part.local)
        if (isThemeModule(specifier, state)) result.ofTheme.add(part.local.name)
        const named =
          part.type === 'ImportSpecifier' ? nameOf(part.imported) : part.type === 'ImportDefaultSpecifier' ? 'default' : undefined
        // The text of a document has this name too in Astro.
        const imported = named === 'Content' && /\.mdx?$/.test(specifier) ? 'default' : named
        result.imports.set(part.local.name, `const ${part.local.name}=${importedValue(specifier, imported, binding.asset)};`)
      }
      return
    }
    case 'ExportNamedDeclaration': {
      if (statement.declaration) {
        const names = declaredNames(statement.declaration)
        for (const name of names) declare(name, statement.declaration)
        const code = compile(statement.declaration)
        result.code.push(`${code}\n`)
        keep(names, { isExported: true, isBound: code.includes('_sg.href(') })
        result.exports.push(...names)
        result.exportNames.push(...names)
        return
      }
      const namespace = statement.source ? `_sg.import(${JSON.stringify(String(statement.source.value))})` : undefined
      if (statement.source) resolveImport(String(statement.source.value), placeOfEstree(state, statement.source), state)
      for (const { local, exported } of statement.specifiers) {
        if (namespace === undefined) state.usedNames.add(nameOf(local))
        const value = namespace === undefined ? nameOf(local) : `${namespace}[${JSON.stringify(nameOf(local))}]`
        result.exports.push(`${JSON.stringify(nameOf(exported))}:${value}`)
        result.exportNames.push(nameOf(exported))
      }
      return
    }
    case 'ExportAllDeclaration': {
      const specifier = String(statement.source.value)
      resolveImport(specifier, placeOfEstree(state, statement.source), state)
      const namespace = `_sg.import(${JSON.stringify(specifier)})`
      result.exportNames.push(statement.exported ? nameOf(statement.exported) : `*${specifier}`)
      result.exports.push(statement.exported ? `${JSON.stringify(nameOf(statement.exported))}:${namespace}` : `...${namespace}`)
      return
    }
    case 'ExportDefaultDeclaration':
      state.diagnostics.push(defaultExport(placeOfEstree(state, statement)))
      return
    default:
      for (const name of declaredNames(statement)) declare(name, statement)
      result.code.push(`${compile(statement)}\n`)
      keep(declaredNames(statement), { isBound: result.code.at(-1)?.includes('_sg.href(') ?? false })
  }

  function keep(declares: string[], more: Partial<OwnStatement>): void {
    if (!state.options.documentModules) return
    const listNames = (): ReadonlySet<string> => {
      const names = new Set<string>()
      walkEstree({ ...program, body: [statement] }, (node) => {
        if (node.type === 'Identifier' || node.type === 'JSXIdentifier') names.add(node.name)
      })
      return names
    }
    const written = text.value.slice((statement.range?.[0] ?? 0) - text.base, (statement.range?.[1] ?? 0) - text.base)
    const place = placeOfEstree(state, statement)
    result.statements.push({ text: written, place, declares, isExported: false, isBound: false, listNames, ...more })
  }

  function compile(node: Statement): string {
    const part: Program = { ...program, body: [node] }
    const start = (node.range?.[0] ?? 0) - text.base
    const compiled = compileExpression(text.value.slice(start, (node.range?.[1] ?? 0) - text.base), part, state)
    for (const [name, place] of compiled.components) if (!result.components.has(name)) result.components.set(name, place)
    return compiled.code
  }
}

/** The whole namespace if `imported` is undefined. */
function importedValue(specifier: string, imported: string | undefined, asset: number | undefined): string {
  const name = JSON.stringify(specifier)
  if (asset !== undefined) return `({default:_sg.href(${asset})})${imported === undefined ? '' : `[${JSON.stringify(imported)}]`}`
  return imported === undefined ? `_sg.import(${name})` : `_sg.pick(${name},${JSON.stringify(imported)})`
}

function declareName(name: string, place: Place, result: CompiledEsm, state: DocumentState): void {
  const first = result.declared.get(name)
  if (first === undefined) {
    result.declared.set(name, place)
    return
  }
  const diagnostic: Diagnostic = {
    id: 'mdx-syntax',
    level: 'error',
    message: `The name "${name}" is declared a second time.`,
    place,
    notes: [{ message: 'It was declared here first.', place: first }],
    hint: 'Give one of the two another name: imports and exports of a document share one scope.',
  }
  state.diagnostics.push(diagnostic)
}

function defaultExport(place: Place): Diagnostic {
  return {
    id: 'mdx-syntax',
    level: 'error',
    message: 'An MDX document has no "export default": its default export is its text.',
    place,
    hint: 'Export the value under a name, or put the component into a module of its own and import it.',
  }
}

function nameOf(node: { type: 'Identifier'; name: string } | { type: 'Literal'; value?: unknown }): string {
  return node.type === 'Identifier' ? node.name : String(node.value)
}
