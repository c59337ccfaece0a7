// Texts of headings -> ids, each of them once in a document: as GitHub and Docusaurus make them, or as VitePress does, for sites that moved from
// there and whose anchors are linked from outside.
import GithubSlugger, { slug } from 'github-slugger'

/** The last is that of a function which many sites of VitePress give it. */
export type HeadingIds = 'github' | 'vitepress' | 'vitepress-cased'

export interface HeadingSlugger {
  /** A text of signs and pictures alone leaves nothing of which an id could be made. */
  slug(text: string): string
  /** No later id is this one. */
  take(id: string): void
}

export function createHeadingSlugger(kind: HeadingIds): HeadingSlugger {
  return kind === 'github' ? githubSlugger() : vitepressSlugger(kind === 'vitepress-cased')
}

function githubSlugger(): HeadingSlugger {
  const slugger = new GithubSlugger()
  return {
    slug: (text) => slugger.slug(/[^-]/.test(slug(text)) ? text : 'section'),
    take: (id) => {
      slugger.occurrences[id] = 0
    },
  }
}

function vitepressSlugger(isCased: boolean): HeadingSlugger {
  const taken = new Set<string>()
  return {
    slug(text) {
      const first = (isCased ? casedSlug(text) : vitepressSlug(text)) || 'section'
      let id = first
      for (let count = 1; taken.has(id); count++) id = `${first}-${count}`
      taken.add(id)
      return id
    },
    take: (id) => {
      taken.add(id)
    },
  }
}

/** Letters without their marks, in lower case; a row of spaces, signs of ASCII and curly quotes is one hyphen. A digit is not the first. */
export function vitepressSlug(text: string): string {
  return casedSlug(text)
    .replace(/^-|-$/g, '')
    .replace(/^(?=\d)/, '_')
    .toLowerCase()
}

/** The same with capitals, and with the hyphens of signs at both ends. */
export function casedSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[\0-\x1F]/g, '')
    .replace(/[\s!-/:-@[-`{-~\u2018\u2019\u201C\u201D]+/g, '-')
    .replace(/^(?=\d)/, '_')
}
