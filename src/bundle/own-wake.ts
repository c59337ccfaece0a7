// Islands that wake themselves: they export the function `wake`, and browsers get nothing else of them.
import { readFile } from 'node:fs/promises'
import { readExportNames } from './export-names.ts'
import { loaderOf } from './island-plugin.ts'

/** Whether a module that starts with 'use client' exports the function `wake`, which does everything in the browser. */
export async function wakesItself(path: string): Promise<boolean> {
  const source = await readFile(path, 'utf8')
  if (!/\bwake\b/.test(source)) return false
  // The bundler reports a mistake of syntax with its place.
  const names = await readExportNames(source, loaderOf(path)).catch((): string[] => [])
  return names.includes('wake')
}
