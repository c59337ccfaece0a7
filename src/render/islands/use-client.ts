// Finds out whether a module is an island: whether it starts with the directive 'use client'. It is the only mark there is.

const leadingTrivia = /^(?:\uFEFF|\s|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/|(['"])use (?!client)[a-z ]+\1;?)*/

/** Whether the first statements of a module hold the directive `'use client'`. Comments and other directives may precede it. */
export function isClientModule(source: string): boolean {
  if (!source.includes('use client')) return false
  const rest = source.slice(leadingTrivia.exec(source)?.[0].length ?? 0)
  return rest.startsWith("'use client'") || rest.startsWith('"use client"')
}
