// Classifies a file in a content folder by its path.

export type FileKind = 'document' | 'partial' | 'module' | 'category'

/** Hidden files, tests and installed packages are not content. Used while walking, so that such folders are not entered. */
export function isContentName(name: string): boolean {
  return !name.startsWith('.') && name !== '__tests__' && name !== 'node_modules' && !/\.test\.[^.]+$/.test(name)
}

/**
 * `path` is relative to the folder of its collection. Undefined for files that do not become pages by themselves (images, data,
 * components).
 */
export function classifyFile(path: string): FileKind | undefined {
  const names = path.split('/')
  const name = names.at(-1) ?? ''
  if (/^_category_\.(json|ya?ml)$/.test(name)) return names.slice(0, -1).some(isPartialName) ? undefined : 'category'
  const isPartial = names.some(isPartialName)
  if (/\.mdx?$/i.test(name)) return isPartial ? 'partial' : 'document'
  return /\.(?:[jt]sx|js)$/.test(name) && !isPartial ? 'module' : undefined
}

function isPartialName(name: string): boolean {
  return name.startsWith('_')
}
