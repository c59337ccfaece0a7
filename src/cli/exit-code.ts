// The exit codes, and which one stands for a mistake of the user.
import type { DiagnosticError } from '../diagnostics/diagnostic.ts'

export const exitCodes = {
  fine: 0,
  /** The site has errors, or sitegen itself failed. */
  siteErrors: 1,
  /** Wrong usage or configuration. */
  usage: 2,
  interrupted: 130,
} as const

/** What the user asked for is impossible: a wrong option, a missing file. Printed as one line and a hint. */
export class UsageError extends Error {
  override name = 'UsageError'
  readonly hint: string | undefined

  constructor(message: string, hint?: string) {
    super(message)
    this.hint = hint
  }
}

/** 2 if something is wrong with the configuration, otherwise 1. */
export function exitCodeOf({ diagnostics }: DiagnosticError): number {
  const isConfiguration = diagnostics.some(({ id }) => /^(?:config-|navbar-item-|content-folder-missing$)/.test(id))
  return isConfiguration ? exitCodes.usage : exitCodes.siteErrors
}
