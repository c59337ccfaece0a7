import { appendFileSync } from 'node:fs'
import type { Plugin } from 'sitegen'
import { normalize } from './normalize.ts'

/** Finds headings that a page has twice, and pages of docs whose title another page has too. */
export function distinctHeadings({ ignore }: { ignore: string[] }): Plugin {
  return {
    name: 'distinct-headings',
    page({ path, kind, headings, html }) {
      if (process.env.LOOKED !== undefined) appendFileSync(process.env.LOOKED, `${path}\n`)
      if (kind !== 'doc') return undefined
      if (!html.startsWith('<!doctype html>')) throw new Error('Expected a page.')
      const texts = headings.map(({ text }) => normalize(text)).filter((text) => !ignore.includes(text))
      return texts.filter((text, index) => texts.indexOf(text) !== index)
    },
    check({ pages, files }) {
      if (!files.includes('docs/index.html')) throw new Error('Expected the start of the docs.')
      const twice = pages.flatMap(({ path, source, value }) =>
        (Array.isArray(value) ? value : []).map((text) => ({
          message: `The page ${path} has the heading "${text}" twice.`,
          ...(source !== undefined && { place: { file: source } }),
          hint: 'Readers of the list of contents cannot tell them apart: say what each is about.',
        })),
      )
      const titles = new Map(pages.map(({ title, path }) => [title, path]))
      const sameTitle = pages.filter(({ title, path, value }) => value !== undefined && titles.get(title) !== path)
      return [...twice, ...sameTitle.map(({ title, source = '' }) => ({ message: `Two pages are called "${title}".`, place: { file: source, line: 2 }, level: 'warning' as const }))]
    },
  }
}
