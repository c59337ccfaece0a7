// Whether a module is an island: whether it starts with the directive 'use client'. Nothing else marks an island.

const leadingTrivia = /^(?:\uFEFF|\s|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/|(['"])use (?!client)[a-z ]+\1;?)*/

/** Whether the directives at the start of a module include `'use client'`. Comments and other directives may precede it. */
export function isClientModule(source: string): boolean {
  if (!source.includes('use client')) return false
  const rest = source.slice(leadingTrivia.exec(source)?.[0].length ?? 0)
  return rest.startsWith("'use client'") || rest.startsWith('"use client"')
}
