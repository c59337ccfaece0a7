// Writes the corpus: N pages of documentation in CommonMark and GFM, the same bytes for the same arguments.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type CorpusPlan, type LinkStyle, makePage, sectionOf } from './make-page.ts'
import { type CorpusPage, planPages } from './plan-pages.ts'
import { createRandom } from './random.ts'

export interface CorpusFile extends CorpusPage {
  text: string
}

/** All pages in order, with their text. */
export function makeCorpus(pages: number, links: LinkStyle, seed = 1): CorpusFile[] {
  const planned = planPages(createRandom(seed), pages)
  const bySection = new Map<string, CorpusPage[]>()
  for (const page of planned) {
    const neighbours = bySection.get(sectionOf(page))
    if (neighbours) neighbours.push(page)
    else bySection.set(sectionOf(page), [page])
  }
  const plan: CorpusPlan = { seed, pages: planned, bySection, links }
  return planned.map((page, index) => ({ ...page, text: makePage(page, index, plan) }))
}

/** Writes the pages below a folder, which need not exist, and gives them in order. */
export function writeCorpus(directory: string, pages: number, links: LinkStyle, seed = 1): CorpusPage[] {
  return makeCorpus(pages, links, seed).map(({ text, ...page }) => {
    const file = join(directory, page.file)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    return page
  })
}
