// The parser that the quick reader is compared with.
import { isDeepStrictEqual } from 'node:util'
import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import { expect } from 'vitest'
import { chooseSyntax } from '../../../src/markdown/choose-syntax.ts'
import { markdownPipeline } from '../../../src/markdown/pipeline.ts'
import { readRegularMarkdown } from '../../../src/markdown/regular/read-regular-markdown.ts'
import { admonitionKeywords } from '../../../src/plugins/admonitions/admonition-types.ts'

export type Format = 'md' | 'mdx'

const pipelines = new Map<string, ReturnType<typeof markdownPipeline>>()

export function parseGenerally(text: string, format: Format = 'md'): Root {
  const syntax = chooseSyntax(text, false)
  const key = [format, ...syntax].join(' ')
  const admonitions = admonitionKeywords([])
  const pipeline =
    pipelines.get(key) ??
    markdownPipeline({ mdx: format === 'mdx' ? remarkMdx : undefined, syntax, admonitions, emoji: false, countWords: () => 0 })
  pipelines.set(key, pipeline)
  return pipeline.parse(text)
}

/** Undefined if it is left to the general parser. */
export function readRegular(text: string, format: Format = 'md'): Root | undefined {
  return readRegularMarkdown(text, { format, syntax: chooseSyntax(text, false) })
}

/** Undefined if the whole text is left to the general parser. */
export function readRegularSections(text: string, format: Format = 'md'): Root | undefined {
  return readRegularMarkdown(text, { format, syntax: chooseSyntax(text, false), parseRest: (rest) => parseGenerally(rest, format) })
}

/** Whether `text` is regular. Fails if the quick reader reads it differently than the general parser does. */
export function isReadAlike(text: string, read = readRegular, format: Format = 'md'): boolean {
  const tree = read(text, format)
  if (tree === undefined) return false
  const expected = parseGenerally(text, format)
  // The comparison of Vitest is slow for large trees.
  if (!isDeepStrictEqual(plain(tree), plain(expected))) expect(tree, text).toEqual(expected)
  return true
}

function plain(tree: Root): unknown {
  return JSON.parse(JSON.stringify(tree))
}
