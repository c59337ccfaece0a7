// For `build --explain`: what a page was made from, whether it came from an earlier build and if not what has changed, and what it cost in
// milliseconds per step and in bytes by purpose.
import type { PackStore } from '../../cache/pack-store.ts'
import type { ContentTree } from '../../content/content-tree.ts'
import { nearest } from '../../diagnostics/suggest.ts'
import { readParsedEntry } from '../../markdown/parsed-store.ts'
import type { Route } from '../../routes/route.ts'
import type { KeptPage, RenderTimes } from '../pages/kept-page.ts'
import type { NamedHash } from '../pages/page-inputs.ts'
import type { MadePage } from '../pages/render-routes.ts'
import { RequestError } from '../request-error.ts'
import type { RegionSizes } from './measure-regions.ts'

export interface PageExplanation {
  path: string
  kind: Route['kind']
  /** Relative to the output. */
  file?: string
  source?: string
  documents: ExplainedDocument[]
  /** Names of the plugins that its documents are parsed with. */
  plugins: readonly string[]
  /** Parts of the shared data that the page read. */
  parts: NamedHash[]
  bundle: string
  /** Taken from an earlier build. */
  kept: boolean
  /** Names of what has changed since the page was last kept; undefined when no earlier build kept it. */
  changes?: string[]
  /** From the build that made the page. Undefined when it could not be rendered. */
  milliseconds?: { parse: number } & RenderTimes
  /** Sizes of the parts of its HTML. */
  bytes?: RegionSizes
}

export interface ExplainedDocument {
  file: string
  hash: string
  isPartial: boolean
  /** Files that plugins have put into it. */
  included?: string[]
}

/** The path of the page that is meant by `wanted`: its path with or without slashes around it, or the file that it is made from. */
export function findExplainedPath(wanted: string, routes: readonly Route[]): string {
  const bare = trimSlashes(wanted)
  const found = routes.find(({ path }) => trimSlashes(path) === bare) ?? routes.find((route) => filesOf(route).includes(wanted))
  if (found) return found.path
  const suggestion = nearest(
    wanted,
    routes.flatMap((route) => [route.path, ...filesOf(route)]),
  )
  throw new RequestError(
    `Expected --explain to be the path of a page, or its file in the site folder, found "${wanted}".`,
    suggestion === undefined ? 'Paths start at the root of the site, without the base URL: /docs/install.' : `Did you mean ${suggestion}?`,
  )
}

function filesOf(route: Route): string[] {
  const files = [route.source, 'document' in route ? route.document : undefined, 'module' in route ? route.module : undefined]
  return files.filter((file) => file !== undefined)
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '')
}

export async function explainPage(
  { route, item, inputs, now, before, kept }: MadePage,
  tree: ContentTree,
  packs: PackStore,
  bundle: string,
  plugins: readonly string[],
): Promise<PageExplanation> {
  const sources = [...tree.documents, ...tree.partials].filter(({ file }) => file in item.documents)
  const entries = await Promise.all(Object.values(item.documents).map((key) => readParsedEntry(packs, key)))
  const { measureRegions } = await import('./measure-regions.ts')
  const parse = entries.reduce((sum, entry) => sum + (entry?.milliseconds ?? 0), 0)
  return {
    path: route.path,
    kind: route.kind,
    ...(route.source === undefined ? {} : { source: route.source }),
    documents: sources.map(({ file, hash, collection, texts = {} }) => {
      const included = Object.keys(texts).filter((each) => each !== file)
      return { file, hash, isPartial: collection.kind === 'partial', ...(included.length > 0 && { included }) }
    }),
    plugins: sources.length > 0 ? plugins : [],
    parts: now?.page.parts ?? [],
    bundle,
    kept,
    ...(before && !kept ? { changes: listChanges(before, { inputs, parts: now?.page.parts ?? [] }) } : {}),
    ...(now && { file: now.page.result.file, milliseconds: { parse, ...now.page.times }, bytes: measureRegions(now.html.toString()) }),
  }
}

/**
 * Inputs are in causal order: a change of the program, for example, also changes how documents are parsed, which then need not be listed.
 */
function listChanges(before: KeptPage, now: Pick<KeptPage, 'inputs' | 'parts'>): string[] {
  const names = (page: Pick<KeptPage, 'inputs' | 'parts'>): Map<string, string> =>
    new Map([...page.inputs, ...page.parts.map(([part, hash]): NamedHash => [`the shared part ${part}`, hash])])
  const old = names(before)
  const young = names(now)
  const changed = [...new Set([...old.keys(), ...young.keys()])].filter((name) => old.get(name) !== young.get(name))
  if (changed.includes('this version of sitegen')) return ['this version of sitegen']
  return changed.filter((name) => {
    const file = /^how (.*) is parsed$/.exec(name)?.[1]
    return (
      file === undefined ||
      !(
        changed.some((other) => other === `the text of ${file}` || other.startsWith(`what ${file} has of `)) ||
        changed.includes('the plugins')
      )
    )
  })
}
