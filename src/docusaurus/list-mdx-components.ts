// The names that `src/theme/MDXComponents` gives to documents: the keys of the object that is its default export, and its named exports.
import { type AnyNode, type Expression, type Identifier, parse } from 'acorn'
import { transform } from 'esbuild'

/** @param file for its ending. A module that cannot be read has none: the bundler says what is wrong with it. */
export async function listMdxComponents(source: string, file: string): Promise<string[]> {
  const code = await transform(source, {
    loader: file.endsWith('x') ? 'tsx' : /\.ts$/.test(file) ? 'ts' : 'jsx',
    format: 'esm',
    logLevel: 'silent',
  }).then(
    (result) => result.code,
    () => '',
  )
  const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module' })
  const constants = new Map<string, Expression>()
  const names = new Set<string>()
  let standard: Identifier | undefined
  for (const statement of body) {
    if (statement.type === 'VariableDeclaration')
      for (const { id, init } of statement.declarations) if (id.type === 'Identifier' && init) constants.set(id.name, init)
    // esbuild has moved all names into `export { … }`, also that of the default.
    if (statement.type !== 'ExportNamedDeclaration') continue
    for (const { local, exported } of statement.specifiers) {
      const name = exported.type === 'Identifier' ? exported.name : String(exported.value)
      if (name === 'default' && local.type === 'Identifier') standard = local
      else names.add(name)
    }
  }
  const keys = new Set<string>()
  addKeys(standard, constants, keys)
  return [...new Set([...[...names].filter((name) => /^[A-Z]/.test(name)), ...keys])].sort()
}

/** What is spread from elsewhere is not known: of the original, every document has it. */
function addKeys(node: AnyNode | undefined, constants: ReadonlyMap<string, Expression>, keys: Set<string>, seen = new Set<string>()): void {
  if (node?.type === 'Identifier' && !seen.has(node.name)) addKeys(constants.get(node.name), constants, keys, seen.add(node.name))
  if (node?.type === 'CallExpression') for (const argument of node.arguments) addKeys(argument, constants, keys, seen)
  if (node?.type !== 'ObjectExpression') return
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') addKeys(property.argument, constants, keys, seen)
    else if (property.key.type === 'Identifier' && !property.computed) keys.add(property.key.name)
    else if (property.key.type === 'Literal') keys.add(String(property.key.value))
  }
}
