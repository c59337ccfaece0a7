// Markdown text -> HTML, for the command `sitegen markdown` and the export `sitegen/markdown`.
import type { Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { linkMarkerPattern, type TextDocument } from '../content/document.ts'
import { DiagnosticError } from '../diagnostics/diagnostic.ts'
import { escapeAttribute } from '../lib/escape.ts'
import { checkLimits, tooDeepForStack } from './check-limits.ts'
import { chooseSyntax, syntaxData } from './choose-syntax.ts'
import type { LocalFiles } from './links/local-files.ts'
import { createParser } from './parse-document.ts'
import type { ParseOptions } from './parse-options.ts'
import { walkHtml } from './walk-tree.ts'

export interface RenderMarkdownOptions {
  /** Only CommonMark and GFM, to the letter of the CommonMark specification; raw HTML passes through. @default false */
  bare?: boolean
}

/** Name of the text in diagnostics. */
const fileName = 'input.md'

const plainOptions: ParseOptions = {
  siteDirectory: '.',
  staticDirectories: [],
  outsideFolders: [],
  admonitions: [],
  emoji: true,
  code: { themes: { light: 'github-light', dark: 'github-dark' }, defaultLanguage: 'text' },
  onBrokenMarkdownImages: 'ignore',
}

/** There is only text and no site folder: no files are looked up. */
const noFiles: LocalFiles = {
  find: () => undefined,
  findStatic: () => undefined,
  siblings: () => [],
  staticSiblings: () => [],
  hash: () => '',
  image: () => ({ hash: '', size: undefined }),
}

/**
 * The HTML of `source`: with all additions of this generator, or bare. URLs stay as written.
 * @throws DiagnosticError for text that is too long or too deeply nested.
 */
export async function renderMarkdown(source: string, options: RenderMarkdownOptions = {}): Promise<{ html: string }> {
  return { html: options.bare ? renderBare(source) : await renderWhole(source) }
}

async function renderWhole(source: string): Promise<string> {
  const parser = await createParser(plainOptions, noFiles)
  const { body, links, diagnostics } = await parser.parse(documentOf(source))
  const errors = diagnostics.filter((diagnostic) => diagnostic.level === 'error')
  if (errors.length > 0) throw new DiagnosticError(errors)
  const html = body.kind === 'html' ? body.html : body.html.join('')
  return endWithLine(html.replace(linkMarkerPattern, (_, index) => escapeAttribute(links[Number(index)]?.url ?? '')))
}

function documentOf(source: string): TextDocument {
  return {
    file: fileName,
    collection: { kind: 'pages', id: '' },
    path: fileName,
    format: 'md',
    frontMatter: { custom: {} },
    frontMatterPlaces: {},
    source,
    bodyOffset: 0,
    bodyLine: 1,
    hash: '',
  }
}

function renderBare(source: string): string {
  const tooMuch = checkLimits(source, 'md', fileName, 0)
  if (tooMuch !== undefined) throw new DiagnosticError([tooMuch])
  const processor = unified()
    .data(syntaxData(chooseSyntax(source, true), new Set()))
    .use(remarkParse)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeSpecificationText)
    .use(rehypeStringify, {
      allowDangerousHtml: true,
      allowDangerousCharacters: true,
      closeSelfClosing: true,
      characterReferences: { useNamedReferences: true },
    })
  try {
    return endWithLine(processor.stringify(processor.runSync(processor.parse(source))))
  } catch (error) {
    if (error instanceof RangeError) throw new DiagnosticError([tooDeepForStack(fileName)])
    throw error
  }
}

/**
 * Escapes the characters that the HTML of the CommonMark specification escapes, including `"` and `>`. Browsers read both spellings alike, but
 * bare output is compared with the specification byte for byte.
 */
function rehypeSpecificationText() {
  return (tree: Root): void => {
    walkHtml(tree, (node, index, siblings) => {
      if (node.type !== 'text') return undefined
      const value = node.value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
      siblings[index] = { type: 'raw', value }
      return undefined
    })
  }
}

function endWithLine(html: string): string {
  return html === '' || html.endsWith('\n') ? html : `${html}\n`
}
