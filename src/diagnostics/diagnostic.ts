// What every step reports about wrong input, and the one error class that carries such reports up to the command line. Imports nothing from
// the other rooms, so that every room can use it.
import type { DiagnosticId } from './ids.ts'

export type Level = 'error' | 'warning' | 'info'

/** A place in a file. `file` is relative to the site folder, with `/` separators; lines and columns count from 1. */
export interface Place {
  file: string
  line?: number
  column?: number
  endLine?: number
  /** The column after the last character. */
  endColumn?: number
}

export interface Note {
  message: string
  place?: Place
}

/** One finding. `message` says what was expected and what was found; `hint` says what to do. Plain JSON, so that it can be cached. */
export interface Diagnostic {
  id: DiagnosticId
  level: Level
  message: string
  place?: Place
  notes?: Note[]
  hint?: string
  /** Number of occurrences that this finding stands for; absent means one. */
  count?: number
  /** Where a component threw; shown only with `--verbose`. */
  stack?: string
  /**
   * Path to the configuration value at fault, if a step after loading finds it: `['redirects', 0, 'to']`. The build replaces it with a
   * place (config/locate-in-config.ts).
   */
  configPath?: readonly (string | number)[]
}

/** What a site does about one kind of finding. */
export type Policy = 'ignore' | 'log' | 'warn' | 'throw'

const levelOfPolicy = { log: 'info', warn: 'warning', throw: 'error' } as const

/** The level for a policy; undefined means that the finding is dropped. */
export function levelOf(policy: Policy): Level | undefined {
  return policy === 'ignore' ? undefined : levelOfPolicy[policy]
}

/** A user error after which a step cannot continue. The command line prints the diagnostics, never the stack. */
export class DiagnosticError extends Error {
  override name = 'DiagnosticError'
  readonly diagnostics: readonly Diagnostic[]

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map((diagnostic) => diagnostic.message).join('\n'))
    this.diagnostics = diagnostics
  }
}
