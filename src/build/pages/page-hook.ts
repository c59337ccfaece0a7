// The hook `page` of a plugin of this program, in the thread that renders: what it does with each page.
import type { PackStore } from '../../cache/pack-store.ts'
import type { PageRecord } from '../../check/page-record.ts'
import type { Heading, ParsedDocument } from '../../content/document.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { HtmlVisitor } from '../../lib/read-regular-html.ts'
import type { PluginValues } from '../../plugins/plugin-values.ts'
import type { SocialCard } from '../../plugins/social-cards/social-card.ts'
import type { Route } from '../../routes/route.ts'
import type { PageMetadata } from '../../routes/route-base.ts'
import type { SiteData } from '../../routes/site-data.ts'
import type { RenderSetup } from './render-input.ts'

/** Called once in a thread. Undefined if the site does not need it. */
export type PageHook = (setup: RenderSetup, tools: PageTools) => ((page: PageUnderWay) => PageWork | undefined) | undefined

export interface PageTools {
  /** What is written is kept for the next build. */
  packs: Pick<PackStore, 'write'>
}

export interface PageUnderWay {
  route: Route
  /** Notes which parts the page depends on. */
  site: SiteData
  /** Key under which the finished page is kept. */
  key: string
}

/** What is done with one page, in this order. All is optional. */
export interface PageWork {
  /** The picture that the head of the page names. @param shown what the page says about itself: a page module may override its route */
  pictureOf?: (shown: PageMetadata) => SocialCard | undefined
  /** `finish` gets the text of the page by itself. */
  wantsBody?: boolean
  /** Reads the HTML, together with all others that do. Called again where the HTML is read again. */
  createReader?: () => HtmlVisitor
  /** The HTML as it is written, in place of that which was read. */
  change?: (html: string, record: PageRecord) => string
  finish?: (page: FinishedPage) => Promise<PageOutcome | undefined> | PageOutcome | undefined
}

export interface FinishedPage {
  html: string
  record: PageRecord
  /** What the page says about itself: a page module may override its route. */
  shown: PageMetadata
  /** HTML of its text, if somebody wants it. */
  body: string | undefined
  /** Robots are asked not to index it, or it is in no list. */
  isHidden: boolean
  headings: readonly Heading[]
  document: ParsedDocument | undefined
}

/** What a plugin has to say of the page. */
export interface PageOutcome {
  /** Kept with the page. */
  notes?: PluginValues
  /** A file of this page alone, by the name of the plugin. It is written, and kept with the page. */
  beside?: Readonly<Record<string, { file: string; text: string }>>
  /** For the thread of the build: it is not kept. */
  handedOver?: PluginValues
  diagnostics?: readonly Diagnostic[]
  /** It may be different in the next build, such as an answer of a service: nothing of the page is kept. */
  isPassing?: boolean
}
