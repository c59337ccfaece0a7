// What is known of a page once it is rendered (render-task.ts): its result, which stays in memory and is kept for the next build, and what only
// the thread of the build is told.
import type { PageRecord } from '../../check/page-record.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { PluginValues } from '../../plugins/plugin-values.ts'
import type { PageSheet } from '../../render/server-runtime.tsx'
import type { SitePart } from './track-site-data.ts'

export interface RenderResult {
  path: string
  /** As in the head of the page, where its route says something else. */
  title?: string
  /** Undefined when the page could not be rendered. */
  record?: PageRecord
  /** Relative to the output. */
  file: string
  bytes: number
  /** Hash of its HTML (hashOf); absent when there is none. */
  hash?: string
  /** Style sheet for this page alone. */
  sheet?: PageSheet
  /** What plugins have noted of the page. */
  notes?: PluginValues
  /** Files that plugins have made of this page alone, by the name of the plugin. */
  beside?: Readonly<Record<string, FileBesidePage>>
  /** Present if the task was set up to return it. */
  html?: string
  /** Documents that the store did not have: the page has to be rendered again with them. */
  lost?: string[]
  diagnostics: Diagnostic[]
}

export interface FileBesidePage {
  /** Relative to the output. */
  file: string
  bytes: number
  hash: string
  /** Present if the task was set up to return it. */
  text?: string
}

/** A page as the task that renders it returns it. */
export interface RenderedPage extends RenderResult {
  /** What the next build needs besides the result; present if the page was kept. */
  parts?: PageParts
  /** What plugins need of it now and do not keep; present if the task was set up to return it. */
  handedOver?: PluginValues
}

/** Each part of the shared data that a page has read, with its hash at that time. */
export type PageParts = [SitePart, string][]
