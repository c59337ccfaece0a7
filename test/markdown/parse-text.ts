// Parses a text as a document of a site in a temporary folder: for all tests of the pipeline.
import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { CollectionReference, ParsedDocument, TextDocument } from '../../src/content/document.ts'
import { createParser } from '../../src/markdown/parse-document.ts'
import type { ParseOptions } from '../../src/markdown/parse-options.ts'

export interface ParseTextOptions {
  format?: 'md' | 'mdx'
  /** @default content/docs/page.<format> */
  file?: string
  kind?: CollectionReference['kind']
  /** Text in front of the body, with its line end. */
  frontMatter?: string
  /** Site-relative path -> content. */
  files?: Record<string, string | Uint8Array>
  parse?: Partial<ParseOptions>
}

export const testOptions: ParseOptions = {
  siteDirectory: '/nowhere',
  staticDirectories: ['static'],
  outsideFolders: [],
  admonitions: [],
  emoji: true,
  code: { themes: { light: 'github-light', dark: 'github-dark' }, defaultLanguage: 'text' },
  onBrokenMarkdownImages: 'throw',
  componentNames: ['Tabs', 'TabItem', 'Admonition', 'Details', 'Link'],
}

export function makeSource(body: string, options: ParseTextOptions = {}): TextDocument {
  const format = options.format ?? 'md'
  const frontMatter = options.frontMatter ?? ''
  const file = options.file ?? `content/docs/page.${format}`
  return {
    file,
    collection: { kind: options.kind ?? 'docs', id: 'default' },
    path: file,
    format,
    frontMatter: { custom: {} },
    frontMatterPlaces: {},
    source: frontMatter + body,
    bodyOffset: frontMatter.length,
    bodyLine: frontMatter.split('\n').length,
    hash: '',
  }
}

export function makeFiles(files: Record<string, string | Uint8Array>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sitegen-markdown-')))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}

export async function parseText(body: string, options: ParseTextOptions = {}): Promise<ParsedDocument> {
  const siteDirectory = options.files === undefined ? testOptions.siteDirectory : makeFiles(options.files)
  const parser = await createParser({ ...testOptions, siteDirectory, ...options.parse })
  return parser.parse(makeSource(body, options))
}

/** The HTML of a body, its link markers shown as `{0}`. */
export async function htmlOf(body: string, options: ParseTextOptions = {}): Promise<string> {
  return showBody(await parseText(body, options))
}

export function showBody({ body }: Pick<ParsedDocument, 'body'>): string {
  const html = body.kind === 'html' ? body.html : body.html.join('\n')
  return html.replace(/\u0000(\d+)\u0000/g, '{$1}')
}

/** id, place and message of each diagnostic. */
export function showDiagnostics({ diagnostics }: Pick<ParsedDocument, 'diagnostics'>): string[] {
  return diagnostics.map(({ id, place, message }) => `${id} ${place?.line}:${place?.column} ${message}`)
}

/** A PNG of `width` times `height`, as far as a reader of sizes looks. */
export function pngOf(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(33)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 0)
  bytes.writeUInt32BE(13, 8)
  bytes.write('IHDR', 12, 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.set([8, 6], 24)
  return bytes
}
