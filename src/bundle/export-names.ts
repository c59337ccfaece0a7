// The names that a module exports, so that each can be replaced by a reference.
import { parse } from 'acorn'
import { transform } from 'esbuild'

/**
 * @param source TypeScript or JavaScript, with or without JSX.
 * @throws what esbuild throws for a syntax error.
 */
export async function readExportNames(source: string, loader: 'tsx' | 'jsx' | 'ts' | 'js'): Promise<string[]> {
  const { code } = await transform(source, { loader, format: 'esm', jsx: 'automatic', logLevel: 'silent' })
  const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module' })
  // esbuild has moved all names into `export { … }`.
  const specifiers = body.flatMap((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.specifiers : []))
  return specifiers.map(({ exported }) => (exported.type === 'Identifier' ? exported.name : String(exported.value))).sort()
}
