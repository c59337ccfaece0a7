// Gives the routes of documents the layout of the site that their front matter names. The names of VitePress are no mistake.
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { DocumentSummary } from '../content/content-tree.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { nearest } from '../diagnostics/suggest.ts'
import { layoutsFolder, nameOfLayout } from '../lib/layouts-folder.ts'
import type { Route } from './route.ts'

export function placeLayouts(
  routes: readonly Route[],
  summaries: readonly DocumentSummary[],
  { layouts }: Pick<ResolvedConfig, 'layouts'>,
): { routes: readonly Route[]; diagnostics: Diagnostic[] } {
  const asking = summaries.filter(({ frontMatter }) => frontMatter.layout !== undefined)
  if (asking.length === 0) return { routes, diagnostics: [] }
  const files = new Map(layouts.map((file) => [nameOfLayout(file), file]))
  const diagnostics: Diagnostic[] = []
  const layoutOf = new Map<string, string>()
  for (const { file, frontMatter, frontMatterPlaces } of asking) {
    const name = frontMatter.layout ?? ''
    const layout = files.get(name)
    if (layout !== undefined) layoutOf.set(file, layout)
    else if (name === 'doc' || (name === 'home' && frontMatter.home !== undefined)) continue
    else if (name === 'home' || name === 'page' || layouts.length === 0) {
      diagnostics.push({
        id: 'foreign-syntax',
        level: 'warning',
        message: `Front matter has the layout of another generator, which does nothing here: \`layout: ${name}\`.`,
        place: frontMatterPlaces.layout ?? { file },
        hint: `For \`layout: ${name}\`, there is ${layoutsFolder}/${name}.tsx, a component of the site; without one, \`displayed_sidebar: null\` and \`hide_table_of_contents: true\`.`,
      })
    } else {
      const meant = nearest(name, [...files.keys()])
      diagnostics.push({
        id: 'front-matter-invalid',
        level: 'error',
        message: `Expected \`layout\` to be the name of a layout of the site, found "${name}".`,
        place: frontMatterPlaces.layout ?? { file },
        hint: `${meant === undefined ? 'Make' : `Did you mean "${meant}"? Otherwise make`} the file ${layoutsFolder}/${name}.tsx, with a component as its default export, or remove the key.`,
      })
    }
  }
  const laidOut = routes.map((route): Route => {
    const layout = 'document' in route && route.document !== undefined ? layoutOf.get(route.document) : undefined
    return layout === undefined ? route : { ...route, layout }
  })
  return { routes: laidOut, diagnostics }
}
