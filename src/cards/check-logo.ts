// Finds out whether the logo can be drawn before any card is: inside of a card, the drawing library leaves out what it cannot read.
import { Resvg } from '@resvg/resvg-js'
import { DiagnosticError } from '../diagnostics/diagnostic.ts'
import { brokenLogo } from './plan-cards.ts'

/** @throws DiagnosticError at the key of the configuration. */
export function checkLogo(logo: string): void {
  try {
    new Resvg(logo, { font: { loadSystemFonts: false } })
  } catch (error) {
    throw new DiagnosticError([brokenLogo(error instanceof Error ? error.message : String(error))])
  }
}
