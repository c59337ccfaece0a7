// Everything that a run of the benchmark found out: what --json writes and what the printed tables are made from.
import type { Machine } from './describe-machine.ts'

export type BuildMode = 'cold' | 'warm' | 'edit'

export interface BuildResult {
  tool: string
  pages: number
  mode: BuildMode
  /** Wall time. */
  seconds: number
  cpuSeconds?: number
  /** Memory of all processes at the highest. */
  peakBytes?: number
}

export interface EditResult {
  tool: string
  pages: number
  /** Files of the output that are new, gone or different after one page got one more sentence. */
  changed: string[]
  /** Those of them that cannot show the sentence. */
  unexpected: string[]
}

export interface OutputResult {
  tool: string
  pages: number
  files: number
  bytes: number
  /** HTML of the page in the middle of the corpus, not compressed. It is another page at each size. */
  middlePageBytes: number
  /** HTML of a page with the same text at every size. */
  yardstickBytes?: number
}

export interface DevResult {
  tool: string
  pages: number
  /** Without and with what an earlier run left. */
  start: 'cold' | 'warm'
  /** From the start of the command to the page's heading in the browser. */
  shownMilliseconds: number
  /** From saving the file to the sentence in the browser, each edit. */
  editMilliseconds: number[]
}

export interface InstallationResult {
  tool: string
  /** On disk. */
  bytes: number
}

export interface BenchmarkResults {
  machine: Machine
  /** Pages of the sites that are compared. */
  pages: number
  tools: { name: string; versions: Readonly<Record<string, string>> }[]
  builds: BuildResult[]
  edits: EditResult[]
  outputs: OutputResult[]
  installations: InstallationResult[]
  dev: DevResult[]
  /** `sitegen --help`, each run. */
  helpMilliseconds: number[]
  /** What could not be measured, and why. */
  problems: string[]
}

/** The name of our own tool in all results. */
export const ownName = 'sitegen'
