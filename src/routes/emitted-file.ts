// Files that a site has beside its pages, as features list them. A build makes all of them; the dev server takes its answers from the same
// list and makes the one that is asked for.
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { FilePart } from '../lib/join-parts.ts'
import type { PluginValues } from '../plugins/plugin-values.ts'
import type { WholeTable } from './route.ts'

export type EmittedFile = {
  /** Relative to the output. */
  path: string
  /** Media type, where the name does not tell it. */
  type?: string
} & (
  | { make: () => string | Uint8Array | Promise<string | Uint8Array> }
  /** Of a long file; `identity` says what it is made from, so that it need not be made again. */
  | { identity: string; parts: readonly FilePart[] }
)

/** What features know of the site when they list their files. */
export interface EmittedSite {
  config: ResolvedConfig
  table: WholeTable
  /** The files of the site so far, relative to the output: what is there has its name. */
  files: ReadonlySet<string>
  /** Pages that turned out to be noindex when they were rendered. */
  noIndexPaths: ReadonlySet<string>
  /** What plugins have noted of the page at a path; undefined when it could not be rendered. */
  notesOf: (path: string) => PluginValues | undefined | Promise<PluginValues | undefined>
  /** The file that a plugin has made of the page at a path; undefined when there is none. */
  besideOf: (plugin: string, path: string) => FileOfPage | undefined
}

export interface FileOfPage {
  hash: string
  read: () => Promise<string | undefined>
}

/** One feature's list. Names that `files` has already are left out by the caller. */
export type Emitter = (site: EmittedSite) => Iterable<EmittedFile>
