// Which pages the corpus has: up to 40 folders, one to three levels deep, each with an index, and the pages dealt out to them in turn.
import { posix } from 'node:path'
import type { Random } from './random.ts'
import { adjectives, gerunds, nouns, sections, verbs } from './vocabulary.ts'
import { capitalize, fixArticles, plural, slugify } from './words.ts'

export interface CorpusPage {
  /** Relative to the corpus, with `/`: `guides/pages/static-route.md`. */
  file: string
  /** Folder of `file`; empty at the top. */
  folder: string
  /** Where every peer serves it: `/guides/pages/static-route/`. */
  url: string
  title: string
}

const maximumFolders = 40

/** @param total At least 1. */
export function planPages(random: Random, total: number): CorpusPage[] {
  const folders = planFolders(random, Math.max(1, Math.min(maximumFolders, Math.floor(total / 4))))
  const pages: CorpusPage[] = [{ file: 'index.md', folder: '', url: '/', title: 'Welcome' }]
  const taken = new Set(['index.md'])
  const add = (folder: string, slug: string, title: string, url: string) => {
    const file = posix.join(folder, `${slug}.md`)
    taken.add(file)
    pages.push({ file, folder, url, title })
  }

  for (const folder of folders) {
    if (pages.length === total) break
    add(folder, 'index', `${capitalize(posix.basename(folder))} overview`, `/${folder}/`)
  }
  while (pages.length < total) {
    for (const folder of folders) {
      if (pages.length === total) break
      const title = makeTitle(random)
      const slug = freeSlug(folder, slugify(title), taken)
      add(folder, slug, title, `/${posix.join(folder, slug)}/`)
    }
  }
  return pages
}

/** Eight sections, two topics in each, and in each topic one more folder. */
function planFolders(random: Random, count: number): string[] {
  const topics: string[] = []
  for (const section of sections) {
    const names = new Set<string>()
    while (names.size < 2) names.add(random.pick(nouns))
    for (const name of names) topics.push(`${section}/${plural(name)}`)
  }
  const details = topics.map((topic) => `${topic}/${random.pick(adjectives)}`)
  return [...sections, ...topics, ...details].slice(0, count)
}

function freeSlug(folder: string, wanted: string, taken: ReadonlySet<string>): string {
  let slug = wanted
  for (let n = 2; taken.has(posix.join(folder, `${slug}.md`)); n++) slug = `${wanted}-${n}`
  return slug
}

function makeTitle(random: Random): string {
  const noun = random.pick(nouns)
  const adjective = random.pick(adjectives)
  const second = random.pick(nouns)
  const title = random.pick([
    () => `${random.pick(gerunds)} the ${adjective} ${noun}`,
    () => `${capitalize(adjective)} ${noun} and ${second}`,
    () => `How to ${random.pick(verbs)} a ${adjective} ${noun}`,
    () => `${capitalize(noun)} ${second} reference`,
    () => `${random.pick(gerunds)} ${noun} and ${second} data`,
  ])()
  return fixArticles(title)
}
