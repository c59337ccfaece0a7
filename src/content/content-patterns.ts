// Which files of a content folder are read: `include` and `exclude` of the configuration.
import picomatch from 'picomatch'
import { classifyFile, isContentName } from './classify-file.ts'

export interface FilePatterns {
  include?: readonly string[] | undefined
  exclude?: readonly string[]
}

/** For walking a folder: a folder that a pattern leaves out as a whole is not entered. */
export function acceptContent({ exclude = [], include = [] }: FilePatterns): (name: string, path: string) => boolean {
  // Among what is included, a pattern with an exclamation mark leaves out.
  const patterns = [...exclude, ...include.flatMap((pattern) => (pattern.startsWith('!') ? [pattern.slice(1)] : []))]
  if (patterns.length === 0) return isContentName
  const isExcluded = matcherOf(patterns)
  return (name, path) => isContentName(name) && !isExcluded(path)
}

/** Partials and the files of categories make no pages, so they stay. */
export function includedFiles(paths: readonly string[], { include = [] }: FilePatterns): readonly string[] {
  const patterns = include.filter((pattern) => !pattern.startsWith('!'))
  if (patterns.length === 0) return paths
  const isIncluded = matcherOf(patterns)
  return paths.filter((path) => !makesPage(path) || isIncluded(path))
}

export function makesPage(path: string): boolean {
  const kind = classifyFile(path)
  return kind === 'document' || kind === 'module'
}

function matcherOf(patterns: readonly string[]): (path: string) => boolean {
  return picomatch(patterns.map((pattern) => pattern.replace(/^(?:\.?\/)+/, '')))
}
