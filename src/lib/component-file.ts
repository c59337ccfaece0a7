// The file of a component that is named without its extension, as imports name it.
import { isFileNow } from './path-exists.ts'

const endings = ['', '.tsx', '.jsx', '.ts', '.js', '/index.tsx', '/index.jsx', '/index.ts', '/index.js']

/** @param path absolute, a file or what stands before its extension. */
export function findComponentFile(path: string): string | undefined {
  return endings.map((ending) => path + ending).find(isFileNow)
}
