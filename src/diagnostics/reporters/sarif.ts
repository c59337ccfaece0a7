// Findings as SARIF 2.1.0, the exchange format of code scanners (OASIS standard; section numbers below are those of its text).
import type { Diagnostic, Place } from '../diagnostic.ts'
import { diagnosticIds } from '../ids.ts'
import { plainMessage } from './plain-message.ts'
import type { ReportContext, Reporter } from './reporter.ts'

const schemaUrl = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json'
const levelOf = { error: 'error', warning: 'warning', info: 'note' } as const

export const format: Reporter = (diagnostics, context) => {
  const ids = Object.keys(diagnosticIds)
  const log = {
    $schema: schemaUrl,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'sitegen', semanticVersion: context.version, rules: rulesOf(context) } },
        ...(context.rootUrl === undefined ? {} : { originalUriBaseIds: { '%SRCROOT%': { uri: context.rootUrl } } }),
        // Columns count UTF-16 code units, as strings do here (SARIF 2.1.0, 3.14.17).
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((diagnostic) => resultOf(diagnostic, ids.indexOf(diagnostic.id), context)),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

/** All ids, including those without a result, so that a viewer can list everything that was checked. */
function rulesOf({ helpUrl }: ReportContext): object[] {
  return Object.entries(diagnosticIds).map(([id, sentence]) => {
    const helpUri = helpUrl?.(id)
    return { id, shortDescription: { text: sentence }, ...(helpUri === undefined ? {} : { helpUri }) }
  })
}

function resultOf(diagnostic: Diagnostic, ruleIndex: number, context: ReportContext): object {
  const { id, level, place, notes = [], count = 1 } = diagnostic
  const related = notes.flatMap((note) =>
    note.place === undefined ? [] : [{ ...locationOf(note.place, context), message: { text: note.message } }],
  )
  return {
    ruleId: id,
    ruleIndex,
    level: levelOf[level],
    message: { text: plainMessage(diagnostic, context.displayPath) },
    ...(place === undefined ? {} : { locations: [locationOf(place, context)] }),
    ...(related.length === 0 ? {} : { relatedLocations: related.map((location, index) => ({ id: index + 1, ...location })) }),
    ...(count === 1 ? {} : { occurrenceCount: count }),
  }
}

function locationOf(place: Place, { displayPath }: ReportContext): object {
  const region = regionOf(place)
  const path = displayPath(place.file)
  // Relative to the root of the checkout, which readers of the file know (SARIF 2.1.0, 3.14.14). A path outside it has no base.
  const isBelow = !/^(?:\.\.)?\//.test(path)
  const artifactLocation = {
    uri: path.startsWith('/') ? `file://${toUri(path)}` : toUri(path),
    ...(isBelow ? { uriBaseId: '%SRCROOT%' } : {}),
  }
  return { physicalLocation: { artifactLocation, ...(region === undefined ? {} : { region }) } }
}

/** Like a place, a region ends after its last column (SARIF 2.1.0, 3.30.8). */
function regionOf({ line, column, endLine, endColumn }: Place): object | undefined {
  if (line === undefined) return undefined
  const end = endColumn === undefined ? {} : { endLine: endLine ?? line, endColumn }
  return { startLine: line, ...(column === undefined ? {} : { startColumn: column, ...end }) }
}

/** Encodes each name of a path for a URI reference. */
function toUri(path: string): string {
  return path.split('/').map(encodeName).join('/')
}

function encodeName(name: string): string {
  // A lone surrogate cannot be encoded, but file names can contain one.
  return encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\ufffd'))
}
