// A site with the corpus, set up for one tool. It is made once for a run of the benchmark and used by all its parts.
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CorpusPage } from './corpus/plan-pages.ts'
import { makeCorpus, writeCorpus } from './corpus/write-corpus.ts'
import type { Tool } from './tool.ts'

export interface Site {
  tool: Tool
  pages: number
  directory: string
  /** The page in the middle of the corpus: the one that is edited and weighed. */
  middle: CorpusPage
  /** Whether the output stands. */
  built: boolean
}

export interface SiteShelf {
  /** The site of a tool at a size, made when it is first asked for. */
  take(tool: Tool, pages: number): Site
  /** Removes all sites. */
  clear(): void
}

export function openSiteShelf(): SiteShelf {
  const temporary = mkdtempSync(join(tmpdir(), 'sitegen-bench-'))
  const sites = new Map<string, Site>()
  return {
    take(tool, pages) {
      const key = `${tool.name} ${pages}`
      const site = sites.get(key) ?? makeSite(tool, pages, mkdtempSync(join(tool.sitesIn ?? temporary, 'site-')))
      sites.set(key, site)
      return site
    },
    clear() {
      for (const { directory } of sites.values())
        for (const path of [directory, asideOf(directory)]) rmSync(path, { recursive: true, force: true })
      rmSync(temporary, { recursive: true, force: true })
    },
  }
}

function makeSite(tool: Tool, pages: number, directory: string): Site {
  const corpus = writeCorpus(join(directory, tool.docs), pages, tool.links)
  const middle = corpus[Math.floor(corpus.length / 2)]
  if (middle === undefined) throw new Error('Expected a corpus of at least one page.')
  tool.prepare(directory)
  return { tool, pages, directory, middle, built: false }
}

/**
 * Puts the output and every cache aside, so that the next build is the first one. They are deleted with the site: for minutes after thousands of
 * files were deleted, ext4 takes several times longer to make one, because it looks for a number that none of them had.
 */
export function cleanSite({ tool, directory }: Site): void {
  mkdirSync(asideOf(directory), { recursive: true })
  const aside = mkdtempSync(join(asideOf(directory), 'build-'))
  for (const [index, path] of tool.leftovers.entries()) {
    if (existsSync(join(directory, path))) renameSync(join(directory, path), join(aside, String(index)))
  }
}

/** Beside the site, on the same disk. */
function asideOf(directory: string): string {
  return `${directory}-aside`
}

export function outputDirectory({ tool, directory }: Site): string {
  return join(directory, tool.output)
}

export function sourceFile({ tool, directory }: Site, page: CorpusPage): string {
  return join(directory, tool.docs, page.file)
}

/**
 * Adds a page that has the same text at every size, to see what a site's size does to a page. Its links lead to the two pages that every
 * corpus has, and it lies in a folder that grows with the corpus, because its neighbours are what may weigh on it.
 */
export function addYardstick(site: Site): CorpusPage {
  const text = makeCorpus(2, 'urls')[1]?.text ?? ''
  const yardstick = { file: 'guides/yardstick.md', folder: 'guides', url: '/guides/yardstick/', title: 'Yardstick' }
  const file = sourceFile(site, yardstick)
  mkdirSync(join(site.directory, site.tool.docs, yardstick.folder), { recursive: true })
  writeFileSync(file, text.replace(/^title: .*$/m, `title: ${yardstick.title}`))
  return yardstick
}
