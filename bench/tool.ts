// What the benchmark has to know of a site generator. sitegen-tool.ts is ours, peers.ts has the others.
import type { LinkStyle } from './corpus/make-page.ts'
import type { Command } from './run-command.ts'

export interface Tool {
  name: string
  /** What it consists of: package -> version. */
  versions: Readonly<Record<string, string>>
  /** Folder with its node_modules, to be weighed. Undefined for sitegen, which is installed anew for that. */
  installation?: string
  /** Absolute folder its sites have to be in so that its packages are found. Undefined when any will do. */
  sitesIn?: string
  links: LinkStyle
  /** Folder of the corpus in a site. */
  docs: string
  /** Folder of the output in a site. */
  output: string
  /** What a cold build has to find missing, relative to a site: caches and the output. */
  leftovers: readonly string[]
  /** Writes everything of a site but the corpus; the folder exists. @param locales the default one first. @default ['en'] */
  prepare(site: string, locales?: readonly string[]): void
  build(site: string): Command
  /** Undefined when it has none (yet). */
  dev?(site: string, port: number): Command
  /** Host name that the dev server answers to. */
  devHost: string
  /** Path below `output` of the page at a URL of the corpus, `/guides/a/`. */
  pageFile(url: string): string
}

/** A folder with an installed peer. */
export interface PeerFolder {
  /** Absolute. */
  directory: string
  /** Versions of the installed packages that its package.json names. */
  versions: Readonly<Record<string, string>>
}
