// Number prefixes of files and folders, `02-install` -> position 2, name `install`: they order a sidebar and are not part of ids and URLs.
// In a file of its own because routes, sidebars and versions all need it.

import type { ResolvedDocs } from '../config/resolved-config.ts'
import { DiagnosticError } from '../diagnostics/diagnostic.ts'
import { textOfThrown } from '../diagnostics/read-thrown.ts'
import { describeYamlValue } from '../lib/describe-value.ts'

interface PrefixedName {
  position?: number
  name: string
}

/** Digits, spaces, separators, spaces, then a name that starts with neither a separator nor a space. */
const prefixPattern = /^(\d+) *[-_.]+ *([^-_. ].*)$/s

/** `2021-11-note` and `7.0-upgrade` start with a date or a version, which is part of the name. */
const dateOrVersionPattern = /^\d+[-_.]\d/

/** Splits the name of a file (without its extension) or of a folder. A name without a prefix is returned unchanged. */
export function parseNumberPrefix(name: string): PrefixedName {
  if (dateOrVersionPattern.test(name)) return { name }
  const match = prefixPattern.exec(name)
  const digits = match?.[1]
  const rest = match?.[2]
  return digits === undefined || rest === undefined ? { name } : { position: Number.parseInt(digits, 10), name: rest }
}

/** How names are read in some docs. @throws DiagnosticError when the function of the configuration gives something else than a name. */
export function prefixParserOf({ numberPrefixParser }: Pick<ResolvedDocs, 'numberPrefixParser'>): (name: string) => PrefixedName {
  if (numberPrefixParser === true) return parseNumberPrefix
  if (numberPrefixParser === false) return (name) => ({ name })
  return (name) => {
    const { filename, numberPrefix }: { filename?: unknown; numberPrefix?: unknown } = callParser(numberPrefixParser, name)
    if (typeof filename !== 'string' || filename === '' || filename.includes('/'))
      throw wrongParser(`expected for ${JSON.stringify(name)} a name as \`filename\`, found ${describeYamlValue(filename)}`)
    if (numberPrefix !== undefined && !Number.isFinite(numberPrefix))
      throw wrongParser(
        `expected for ${JSON.stringify(name)} a number as \`numberPrefix\`, or none, found ${describeYamlValue(numberPrefix)}`,
      )
    return { name: filename, ...(typeof numberPrefix === 'number' && { position: numberPrefix }) }
  }
}

function callParser(parse: (name: string) => unknown, name: string): object {
  let result: unknown
  try {
    result = parse(name)
  } catch (error) {
    throw wrongParser(`it threw for ${JSON.stringify(name)}: ${textOfThrown(error)}`)
  }
  if (typeof result === 'object' && result !== null) return result
  throw wrongParser(`expected for ${JSON.stringify(name)} an object with \`filename\`, found ${describeYamlValue(result)}`)
}

function wrongParser(found: string): DiagnosticError {
  const hint = 'Give an object for every name: (name) => ({ filename: name }). `false` keeps all numbers.'
  const message = `The function \`numberPrefixParser\` cannot be used: ${found}.`
  return new DiagnosticError([{ id: 'config-invalid', level: 'error', message, configPath: ['docs'], hint }])
}
