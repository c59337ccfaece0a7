// What an esbuild plugin of the site has thrown, or reported of a file, as a diagnostic. Compilers say where a mistake is in a few ways: in
// fields of what they throw (PostCSS, Sass, Less, Babel), in the messages of another build, or only in their text (the plugin for Sass).
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PartialMessage } from 'esbuild'
import * as z from 'zod'
import type { SiteEsbuildPlugin } from '../config/resolved-config.ts'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import { textOfThrown } from '../diagnostics/read-thrown.ts'
import { isStyleFile } from './style-files.ts'

/** In front of the names of the site's plugins in a bundle, so that none is taken for one of ours. */
export const pluginPrefix = 'site:'

/** Goes through the bundler as the `detail` of a message. */
export class PluginFault extends Error {
  override name = 'PluginFault'
  readonly plugin: SiteEsbuildPlugin
  /** Absolute; what it was asked for when it failed. Undefined while it was set up. */
  readonly file: string | undefined
  /** What it has thrown. */
  override readonly cause: unknown
  /** What it has reported instead. */
  readonly reported: PartialMessage | undefined

  constructor(plugin: SiteEsbuildPlugin, file: string | undefined, cause: unknown, reported?: PartialMessage) {
    super(reported?.text ?? textOfThrown(cause))
    this.plugin = plugin
    this.file = file
    this.cause = cause
    this.reported = reported
  }
}

interface Found {
  text: string
  file?: string | undefined
  line?: number | undefined
  /** From 1. */
  column?: number | undefined
}

export function diagnoseFault({ plugin, cause, reported, file: asked }: PluginFault, siteDirectory: string): Diagnostic {
  const { name, configPath } = plugin
  const found = reported === undefined ? readFields(cause) : readReported(reported)
  const message = /[.!?`]$/.test(found.text) ? found.text : `${found.text}.`
  const place = placeOf({ ...found, file: found.file ?? asked }, siteDirectory)
  if (place?.line !== undefined) {
    const what = isStyleFile(place.file) ? 'style sheet' : 'file'
    return {
      id: 'component-not-loadable',
      level: 'error',
      message: `Expected a ${what} that compiles: ${message}`,
      place,
      hint: `The esbuild plugin ${name} says this. Fix the file at this place and build again.`,
    }
  }
  const where = asked === undefined ? '' : ` for \`${inSite(asked, siteDirectory)}\``
  return {
    id: 'plugin-failed',
    level: 'error',
    message: `The esbuild plugin ${name} has failed${where}: ${message}`,
    ...(place ? { place } : { configPath }),
    hint: place ? 'Look at this file and at the options of the plugin.' : 'Look at the plugin and its options.',
  }
}

function placeOf({ file, line, column }: Found, siteDirectory: string): Place | undefined {
  if (file === undefined || file === '') return undefined
  return {
    file: inSite(file, siteDirectory),
    ...(line !== undefined && line > 0 && { line, ...(column !== undefined && column > 0 && { column }) }),
  }
}

function inSite(file: string, siteDirectory: string): string {
  return (isAbsolute(file) ? relative(siteDirectory, file) : file).split(sep).join('/')
}

const number = z.number().optional()
const text = z.string().optional()
const position = z.object({ line: number, column: number }).optional()
const fields = z.object({
  reason: text,
  sassMessage: text,
  file: text,
  filename: text,
  fileName: text,
  line: number,
  column: number,
  loc: position,
  span: z.object({ url: z.instanceof(URL).optional(), start: position }).optional(),
  errors: z
    .array(z.object({ text: z.string(), location: z.object({ file: z.string(), line: z.number(), column: z.number() }) }))
    .optional(),
})

function readReported({ text: said = '', location }: PartialMessage): Found {
  if (location?.line === undefined) return readText(said)
  return { text: said, file: location.file, line: location.line, column: (location.column ?? 0) + 1 }
}

function readFields(thrown: unknown): Found {
  const whole = textOfThrown(thrown)
  const { data } = fields.safeParse(thrown)
  const [first] = data?.errors ?? []
  if (first) return { text: first.text, file: first.location.file, line: first.location.line, column: first.location.column + 1 }
  if (data?.span?.start) {
    const { url, start } = data.span
    const file = url?.protocol === 'file:' ? fileURLToPath(url) : undefined
    return { text: data.sassMessage ?? whole, file, line: (start.line ?? 0) + 1, column: (start.column ?? 0) + 1 }
  }
  const line = data?.line ?? data?.loc?.line
  // Tailwind gives the place of the sheet that imports, and names that of the mistake.
  const told = readText(data?.reason ?? whole)
  if (data === undefined || line === undefined || told.line !== undefined) return told
  return {
    text: (data.reason ?? whole).split('\n')[0] ?? '',
    file: data.file ?? data.filename ?? data.fileName,
    line,
    // Babel and Less count from 0.
    column: data.file === undefined && data.reason === undefined ? (data.column ?? data.loc?.column ?? 0) + 1 : data.column,
  }
}

/**
 * Sass draws the line in a frame below its message, and names the place below that, the innermost first: `  content/box.scss 3:7  root
 * stylesheet`. Others begin with the place: `/site/content/box.css:3:7: Unknown word`.
 */
function readText(message: string): Found {
  const [head = ''] = message.split(/\n\s*(?:╷|,)\s*\n/)
  const traced = /^ +(\S.*?) (\d+):(\d+) {2,}\S/m.exec(message)
  if (traced) {
    const [, name = '', line, column] = traced
    // The sheet that it was asked for has no name.
    const file = name === '-' ? undefined : resolve(process.cwd(), name)
    return { text: head.trim(), file, line: Number(line), column: Number(column) }
  }
  const begins = /^([^\n:]+\.\w+):(\d+):(\d+):? (.+)/.exec(message)
  if (begins) {
    const [, file, line, column, rest = ''] = begins
    return { text: rest, file, line: Number(line), column: Number(column) }
  }
  return { text: head.trim() }
}
