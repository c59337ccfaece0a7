// The names that a module exports, so that each can be replaced by a reference.
import { build } from 'esbuild'

/**
 * @param source TypeScript or JavaScript, with or without JSX.
 * @throws what esbuild throws for a syntax error.
 */
export async function readExportNames(source: string, loader: 'tsx' | 'jsx' | 'ts' | 'js'): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: source, loader },
    bundle: false,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
  })
  return Object.values(metafile.outputs).flatMap((output) => output.exports)
}
