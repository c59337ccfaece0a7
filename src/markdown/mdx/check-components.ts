// Finds components in an MDX document that are neither imported nor provided by the theme or the configuration: React would fail on them
// with a message that names no place.
import type { Place } from '../../diagnostics/diagnostic.ts'
import { listNearest, nearest } from '../../diagnostics/suggest.ts'
import type { DocumentState } from '../document-state.ts'

/** @param names components used but not declared in the document. Nothing is checked if it is unknown what is provided. */
export function checkComponents(names: ReadonlyMap<string, Place>, state: DocumentState): void {
  const { componentNames } = state.options
  if (componentNames === undefined) return
  for (const [name, place] of names) {
    if (componentNames.includes(name)) continue
    const suggestion = nearest(name, componentNames)
    state.diagnostics.push({
      id: 'mdx-component-unknown',
      level: 'error',
      message: `The component <${name}> is neither imported nor provided.`,
      place,
      hint: `${suggestion === undefined ? '' : `Did you mean <${suggestion}>? `}Import it, or add it to mdxComponents of the configuration. Provided are ${listNearest(name, componentNames)}.`,
    })
  }
}
