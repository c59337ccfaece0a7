// Where a page stands in the docs, whatever it shows.
import type { Route } from '../route.ts'
import type { PlaceInDocs } from './doc-route.ts'

/** Of a document, a generated index, or a page of data that is shown with a sidebar. */
export function placeInDocs(route: Route): PlaceInDocs | undefined {
  if (route.kind === 'doc' || route.kind === 'generated-index') return route.props
  return route.kind === 'page' ? route.props.inDocs : undefined
}
