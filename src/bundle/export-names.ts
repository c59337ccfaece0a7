// The names that a module exports, so that each can be replaced by a reference.
import { type Node, parse } from 'acorn'
import { transform } from 'esbuild'

/**
 * @param source TypeScript or JavaScript, with or without JSX.
 * @throws what esbuild throws for a syntax error.
 */
export async function readExportNames(source: string, loader: 'tsx' | 'jsx' | 'ts' | 'js'): Promise<string[]> {
  const { code } = await transform(source, { loader, format: 'esm', jsx: 'automatic', logLevel: 'silent' })
  const names = new Set<string>()
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' })
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration') names.add('default')
    else if (statement.type === 'ExportNamedDeclaration') {
      for (const specifier of statement.specifiers)
        names.add(specifier.exported.type === 'Identifier' ? specifier.exported.name : String(specifier.exported.value))
      const declaration = statement.declaration
      if (declaration?.type === 'VariableDeclaration') for (const { id } of declaration.declarations) addPatternNames(id, names)
      else if (declaration?.id) names.add(declaration.id.name)
    }
  }
  return [...names].sort()
}

function addPatternNames(pattern: Node, names: Set<string>): void {
  if ('name' in pattern && typeof pattern.name === 'string') names.add(pattern.name)
}
