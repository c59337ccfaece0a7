// What the plugins of a site say or throw, as diagnostics: which plugin, which document, and where, if the plugin knows.
import type { VFileMessage } from 'vfile-message'
import * as z from 'zod'
import type { Diagnostic, Level, Place } from '../diagnostics/diagnostic.ts'
import type { DocumentState } from './document-state.ts'
import type { PluginError } from './plugin-error.ts'

const point = z.object({ line: z.int().min(1), column: z.int().min(1) })
const range = z.object({ start: point, end: point })

/** How an error says where it is: as messages of vfile do, of which there may be several versions, or as a node does. */
const thrownPlace = z.union([
  z.object({ place: z.union([range, point]) }).transform(({ place }) => place),
  z.object({ position: range }).transform(({ position }) => position),
])

/** A message that a plugin has left in the file. */
export function diagnoseMessage(message: VFileMessage, state: DocumentState): Diagnostic {
  const { source = 'a plugin', ruleId, reason, fatal, note } = message
  return {
    id: 'plugin-message',
    level: levelOf(fatal),
    message: `${ruleId === undefined ? source : `${source}, ${ruleId}`}: ${reason}`,
    place: placeOf(message, state),
    hint: note ?? 'A plugin of the site says this of the document. Its own documentation explains the rule.',
  }
}

/** As in vfile: `true` is an error, `false` a warning; what `file.info()` leaves has none. */
function levelOf(fatal: boolean | null | undefined): Level {
  if (fatal) return 'error'
  return fatal === false ? 'warning' : 'info'
}

export function diagnosePluginError({ plugin, message, cause }: PluginError, state: DocumentState): Diagnostic {
  return {
    id: 'plugin-failed',
    level: 'error',
    message: `The plugin ${plugin} has failed for this document: ${message}`,
    place: placeOf({ place: thrownPlace.safeParse(cause).data }, state),
    hint: 'Look at the text here and at the options of the plugin in the configuration. Without the plugin, the document is built.',
  }
}

/** Plugins count lines from the start of the text, after the front matter. */
function placeOf({ place }: Pick<VFileMessage, 'place'>, { source, lineOffset }: DocumentState): Place {
  if (place === undefined) return { file: source.file }
  const { start, end } = 'start' in place ? place : { start: place, end: place }
  return {
    file: source.file,
    line: start.line + lineOffset,
    column: start.column,
    ...(end === start ? {} : { endLine: end.line + lineOffset, endColumn: end.column }),
  }
}
