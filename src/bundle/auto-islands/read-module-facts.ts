// Reads a module for `module-facts.ts`.
import { type AnyNode, type Expression, parse } from 'acorn'
import { type Loader, transform } from 'esbuild'
import { namesInPattern } from '../../lib/declared-names.ts'
import { isClientModule } from '../use-client.ts'
import { type BindingFacts, type ModuleFacts, unnamedDefault } from './module-facts.ts'
import { keyOf, nameOf } from './module-nodes.ts'
import { readBinding } from './read-binding.ts'
import { readCommonJs } from './read-common-js.ts'

/** What elements are made with. */
export const jsxRuntime = 'react/jsx-runtime'

export function emptyFacts(): ModuleFacts {
  return {
    code: '',
    start: 0,
    isClient: false,
    imports: new Map(),
    exports: new Map(),
    stars: [],
    later: [],
    bindings: new Map(),
    client: undefined,
    unnamedDefault: undefined,
    isCommonJs: false,
  }
}

/** @throws what esbuild and acorn throw for a module with a mistake. */
export async function readModuleFacts(source: string, loader: Loader, fileName: string): Promise<ModuleFacts> {
  const { code } = await transform(source, {
    loader,
    jsx: 'automatic',
    logLevel: 'silent',
    sourcemap: 'inline',
    sourcesContent: false,
    sourcefile: fileName,
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', target: 'ES2022', useDefineForClassFields: true } },
  })
  const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true })
  const later = [...code.matchAll(/\bimport\(\s*"([^"]+)"\s*\)/g)].map(([, specifier = '']) => specifier)
  const facts: ModuleFacts = { ...emptyFacts(), code, start: code.length, isClient: isClientModule(source), later }
  const declared: { local: string; node: AnyNode; form: BindingFacts['form'] }[] = []
  const declare = (node: AnyNode): string[] => {
    if ((node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') && node.id) {
      declared.push({ local: node.id.name, node, form: node.type === 'ClassDeclaration' ? 'class' : 'function' })
      return [node.id.name]
    }
    if (node.type !== 'VariableDeclaration') return []
    return node.declarations.flatMap(({ id, init }) => {
      const names = namesInPattern(id)
      if (init) for (const local of names) declared.push({ local, node: init, form: 'constant' })
      return names
    })
  }
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      for (const specifier of statement.specifiers) {
        const { local, type } = specifier
        const imported = type === 'ImportSpecifier' ? nameOf(specifier.imported) : type === 'ImportDefaultSpecifier' ? 'default' : '*'
        const isShort = type === 'ImportSpecifier' && specifier.imported.start === local.start
        facts.imports.set(local.name, {
          specifier: String(statement.source.value),
          name: imported,
          range: [local.start, local.end],
          isShort,
        })
      }
      continue
    }
    if (statement.type === 'ExpressionStatement' && statement.directive !== undefined) continue
    facts.start = Math.min(facts.start, statement.start)
    if (statement.type === 'ExportAllDeclaration') {
      const specifier = String(statement.source.value)
      if (statement.exported) facts.exports.set(nameOf(statement.exported), { specifier, name: '*' })
      else facts.stars.push(specifier)
    } else if (statement.type === 'ExportNamedDeclaration') {
      for (const { local, exported } of statement.specifiers)
        facts.exports.set(
          nameOf(exported),
          statement.source ? { specifier: String(statement.source.value), name: nameOf(local) } : { local: nameOf(local) },
        )
      if (statement.declaration) for (const local of declare(statement.declaration)) facts.exports.set(local, { local })
    } else if (statement.type === 'ExportDefaultDeclaration') {
      const { declaration } = statement
      const [local] = declaration.type === 'Identifier' ? [declaration.name] : declare(declaration)
      facts.exports.set('default', { local: local ?? unnamedDefault })
      if (local === undefined) {
        declared.push({ local: unnamedDefault, node: declaration, form: 'constant' })
        facts.unnamedDefault = { range: [statement.start, declaration.start] }
      }
    } else declare(statement)
  }
  const client = declared.find(({ local }) => local === 'client' && facts.exports.has('client'))
  if (client?.node.type === 'Literal') facts.client = client.node.value
  // The compiler imports the functions that make elements, in such a module too.
  const importsNothing = [...facts.imports.values()].every(({ specifier }) => specifier === jsxRuntime)
  facts.isCommonJs = importsNothing && facts.exports.size === 0 && facts.stars.length === 0 && /\bexports\b/.test(code)
  if (facts.isCommonJs) for (const { local, node } of readCommonJs(body, facts)) declared.push({ local, node, form: 'constant' })
  // Asked for every name of a module, of which a bundled package has a million.
  const topLevel = new Set([...facts.imports.keys(), ...declared.map(({ local }) => local)])
  const isTopLevel = (name: string): boolean => topLevel.has(name)
  facts.bindings = readWhenAsked(
    new Map(declared.flatMap(({ local, node, form }) => (facts.imports.has(local) ? [] : [[local, { node, form }]]))),
    (local, { node, form }) => readBinding(local, node, form, facts.imports, isTopLevel),
  )
  for (const statement of body) if (statement.type === 'ExpressionStatement') noteMark(statement.expression, facts.bindings)
  return facts
}

/** Of a bundled package few of the names are used, and most of its size is in the others. */
function readWhenAsked<Declared, Facts>(
  declared: Map<string, Declared>,
  read: (local: string, declared: Declared) => Facts,
): { has(local: string): boolean; get(local: string): Facts | undefined; keys(): Iterable<string> } {
  const known = new Map<string, Facts>()
  return {
    has: (local) => declared.has(local),
    keys: () => declared.keys(),
    get(local) {
      const found = declared.get(local)
      const facts = known.get(local) ?? (found && read(local, found))
      if (facts) known.set(local, facts)
      return facts
    },
  }
}

function noteMark(node: Expression, bindings: ModuleFacts['bindings']): void {
  if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression' || node.left.object.type !== 'Identifier') return
  const mark = keyOf(node.left.property)
  if (mark === undefined || !mark.startsWith('needsBrowser')) return
  const binding = bindings.get(node.left.object.name)
  if (binding && mark === 'needsBrowser') binding.needsBrowser = true
  if (binding && mark === 'needsBrowserFor' && node.right.type === 'ArrayExpression')
    binding.needsBrowserFor = node.right.elements.flatMap((element) => (element?.type === 'Literal' ? [String(element.value)] : []))
}
