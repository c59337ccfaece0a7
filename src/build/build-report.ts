// What a build is asked to do, and what it says about itself afterwards.
import type { PublishedList } from '../check/check-published.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { PageExplanation } from './explain/explain-page.ts'
import type { BuildProgress, StepTime } from './step-clock.ts'
import type { Activity } from './workers/activity.ts'
import type { SharedWork } from './workspace.ts'

export interface BuildOptions extends SharedWork {
  /** Folder with the site.config.ts; made absolute. */
  siteDirectory: string
  /** Default: `build` in the site folder. */
  outDirectory?: string
  /** Threads; 0 does everything in the calling thread. Default: as many as cores and memory allow, or 0 where there is little to do. */
  workers?: number
  /** `false` runs every step and check without writing the site. */
  write: boolean
  /** `false` takes nothing from earlier builds and keeps nothing for later ones. Default true. */
  cache?: boolean
  /** Bytes that the build may use. Default: what the machine has free. */
  memory?: number
  /** Builds again without the cache, and fails if the two outputs differ. */
  verify?: boolean
  /** The page to explain: its path, or the file that it is made from. */
  explain?: string
  /** Makes the pages of this language alone. */
  locale?: string | undefined
  /** Requests external links too. */
  external?: boolean
  /** A sitemap, relative to the site: each of its addresses has to lead somewhere. */
  published?: PublishedList | undefined
  /** What this thread is working on, for one that looks on. */
  activity?: Activity
  signal?: AbortSignal
  onProgress?: (progress: BuildProgress) => void
}

export interface BuildReport {
  /** Absolute; undefined when nothing was written. */
  outDirectory?: string
  pages: number
  files: number
  /** Of all files of the output. */
  bytes: number
  steps: StepTime[]
  /** How many documents and partials the pages that were asked for are made of. */
  documents: number
  /** How many documents and pages came from earlier builds, and whether the bundle did. */
  cache: { documents: number; pages: number; bundle: boolean }
  /** The most memory that the process has held with all its threads, in bytes. */
  peakMemory: number
  explanation?: PageExplanation
  diagnostics: Diagnostic[]
  /** There are errors: the last good output stays as it was. */
  failed: boolean
  workers: number
}
