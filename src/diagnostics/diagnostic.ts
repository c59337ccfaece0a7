// What every step reports when input is wrong, and the one error class that carries such reports up to the command line.
// Imports nothing from the other rooms, so that every room can use it.
import type { DiagnosticId } from './ids.ts'

export type Level = 'error' | 'warning' | 'info'

/** Where something stands. `file` is relative to the site folder with `/` separators; lines and columns count from 1. */
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
  /** How many occurrences this one line stands for; absent means one. */
  count?: number
  /** Where a component threw; shown with `--verbose` only. */
  stack?: string
  /**
   * Path to a value of the configuration that is wrong, where a step after its loading finds that: `['redirects', 0, 'to']`. The build
   * makes it the place (config/locate-in-config.ts) and takes it out.
   */
  configPath?: readonly (string | number)[]
}

/** What a site does about one kind of finding (spec §5). */
export type Policy = 'ignore' | 'log' | 'warn' | 'throw'

const levelOfPolicy = { log: 'info', warn: 'warning', throw: 'error' } as const

/** The level that a policy gives; undefined means that the finding is dropped. */
export function levelOf(policy: Policy): Level | undefined {
  return policy === 'ignore' ? undefined : levelOfPolicy[policy]
}

/** A mistake of the user that a step cannot go on after. The command line prints the diagnostics, never the stack. */
export class DiagnosticError extends Error {
  override name = 'DiagnosticError'
  readonly diagnostics: readonly Diagnostic[]

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map((diagnostic) => diagnostic.message).join('\n'))
    this.diagnostics = diagnostics
  }
}
