// The text of one page of the corpus: front matter, prose under five to nine headings, code, lists, a table, a quote, links to others.
// Outside code it has no braces and no angle brackets, so MDX, Vue and plain Markdown compilers read it alike.
import { posix } from 'node:path'
import { makeCodeBlock } from './code-blocks.ts'
import type { CorpusPage } from './plan-pages.ts'
import { createProse, type Prose } from './prose.ts'
import { createRandom, type Random } from './random.ts'
import { gerunds } from './vocabulary.ts'
import { capitalize, countWords, fixArticles } from './words.ts'

/** How pages link to each other: `./other.md`, or `/folder/other/` for tools that do not resolve files. */
export type LinkStyle = 'files' | 'urls'

export interface CorpusPlan {
  seed: number
  pages: readonly CorpusPage[]
  /** Pages by the first part of their folder. */
  bySection: ReadonlyMap<string, readonly CorpusPage[]>
  links: LinkStyle
}

interface PageContext {
  page: CorpusPage
  plan: CorpusPlan
  random: Random
  prose: Prose
  /** Headings that stand already; ids would clash. */
  used: Set<string>
}

export function makePage(page: CorpusPage, index: number, plan: CorpusPlan): string {
  const random = createRandom(plan.seed * 1_000_003 + index * 7919 + 17)
  const prose = createProse(random)
  const context: PageContext = { page, plan, random, prose, used: new Set() }

  // The order of the draws below is part of the recipe: another order gives another corpus.
  const headings = random.int(5, 9)
  const wantedWords = random.int(400, 900)
  const intro = prose.paragraph(2)
  const description = fixArticles(
    `${capitalize(prose.verb())} a ${prose.thing()} and ${prose.verb()} its ${prose.noun()} with ${prose.noun()} and ${prose.noun()}.`,
  )
  const body = [intro]
  fillSections(context, headings, wantedWords, countWords(intro)).forEach((blocks, i) => {
    const level = i === 0 || random.chance(0.55) ? '##' : '###'
    body.push(`${level} ${makeHeading(context)}`, ...blocks)
  })
  return `---\ntitle: ${page.title}\ndescription: ${description}\n---\n\n${body.join('\n\n')}\n`
}

/** Blocks for each heading: prose first, then everything else dealt out by chance. */
function fillSections(context: PageContext, headings: number, wantedWords: number, wordsSoFar: number): string[][] {
  const { random, prose } = context
  const sections = Array.from({ length: headings }, (): string[] => [])
  let words = wordsSoFar
  for (let i = 0; words < wantedWords || i < headings; i++) {
    const paragraph = prose.paragraph(random.int(2, 4))
    words += countWords(paragraph)
    sections[i % headings]?.push(paragraph)
  }
  const deal = (block: string) => random.pick(sections).push(block)
  for (let n = random.int(2, 5); n > 0; n--) deal(makeCodeBlock(random, prose))
  for (let n = random.int(1, 2); n > 0; n--) deal(makeList(context))
  for (let n = random.int(3, 8); n > 0; n--) deal(makeLinkSentence(context))
  deal(makeTable(context))
  deal(makeQuote(context))
  return sections
}

function makeHeading({ random, prose, used }: PageContext): string {
  for (;;) {
    const text = random.pick([
      () => `${capitalize(prose.verb())} the ${prose.thing()}`,
      () => `${capitalize(prose.adjective())} ${prose.noun()} and ${prose.noun()}`,
      () => `Why the ${prose.noun()} is ${prose.adjective()}`,
      () => `${random.pick(gerunds)} a ${prose.noun()}`,
    ])()
    if (used.has(text)) continue
    used.add(text)
    return fixArticles(text)
  }
}

function makeTable({ random, prose }: PageContext): string {
  const rows = Array.from({ length: random.int(3, 7) }, () => [
    `\`${prose.identifier()}\``,
    random.pick(['string', 'number', 'boolean', 'array']),
    `The ${prose.thing()} to ${prose.verb()} for each ${prose.noun()}`,
  ])
  return [['Option', 'Type', 'Description'], ['---', ':---:', '---'], ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function makeList({ random, prose }: PageContext): string {
  const ordered = random.chance(0.4)
  return Array.from({ length: random.int(3, 6) }, (_, i) => {
    const text = `${capitalize(prose.verb())} the ${prose.thing()}${random.chance(0.5) ? ` with \`${prose.identifier()}\`` : ''}`
    return `${ordered ? `${i + 1}.` : '-'} ${text}`
  }).join('\n')
}

function makeQuote({ prose }: PageContext): string {
  return `> **Note:** ${prose.sentence()} ${prose.sentence()}`
}

function makeLinkSentence({ random, prose, page, plan }: PageContext): string {
  const neighbours = plan.bySection.get(sectionOf(page)) ?? plan.pages
  const target = random.pick(random.chance(0.7) ? neighbours : plan.pages)
  const link = makeLink(page, target, plan.links)
  return random.pick([
    () => `See ${link} for the ${prose.thing()}.`,
    () => `The ${prose.noun()} is described in ${link}, next to the ${prose.thing()}.`,
    () => `Read ${link} before you ${prose.verb()} the ${prose.thing()}.`,
  ])()
}

function makeLink(page: CorpusPage, target: CorpusPage, links: LinkStyle): string {
  if (links === 'urls') return `[${target.title}](${target.url})`
  const path = posix.relative(page.folder, target.file)
  return `[${target.title}](${path.startsWith('.') ? path : `./${path}`})`
}

export function sectionOf(page: CorpusPage): string {
  return page.folder.split('/')[0] ?? ''
}
