// What the task that renders pages is set up with, and what it gets for each page (render-task.ts). It is plain data, because it crosses
// threads.

import type { IslandUse } from '../../bundle/island-uses.ts'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import type { ParsedDocument } from '../../content/document.ts'
import type { PluginValues } from '../../plugins/plugin-values.ts'
import type { LinkResolverInput } from '../../routes/resolve-link.ts'
import type { Route } from '../../routes/route.ts'
import type { SiteData } from '../../routes/site-data.ts'
import type { SiteStyle } from '../../theme/html/site-style.ts'
import type { NamedHash, NamedInput } from './page-inputs.ts'

export interface RenderSetup {
  /** file: URL of the server bundle. */
  bundleUrl: string
  storeDirectory: string
  site: SiteData
  links: LinkResolverInput
  islandUrls: Record<string, string>
  islandUses: Record<string, IslandUse>
  styles: SiteStyle[]
  runtime: string | undefined
  buildYear: number
  /** Absolute; undefined writes nothing. */
  outDirectory: string | undefined
  codeThemes: ResolvedConfig['code']['themes']
  /** Keeps finished pages for the next build. */
  keepPages: boolean
  /** Moves `style` attributes into a style sheet of the page; not for a server that has nowhere to keep it. */
  movesStyles: boolean
  /** All pages are rendered, and what plugins need of them is collected meanwhile: it is returned, besides being kept. */
  isGathered?: boolean
  /** What plugins have set up for their hook `page`. */
  ofPlugins: PluginValues
  /** Returns the HTML, for a server that sends it at once. */
  returnHtml?: boolean
  /** The inputs that the keys of all pages have in common. */
  sharedInputs?: NamedHash[]
}

export interface RenderItem {
  route: Route
  /** Key under which the finished page is kept. */
  key: string
  /** The inputs of the key besides the route and what all pages share. */
  ownInputs: NamedInput[]
  /** Document or partial on the page -> key of its parsed form. */
  documents: Record<string, string>
  /** The parsed documents themselves, where the store does not have them. */
  carried?: Record<string, ParsedDocument>
}
