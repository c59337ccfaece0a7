// Checks that the logo can be drawn before any card is drawn: inside a card, the drawing library silently leaves out what it cannot read.
import { Resvg } from '@resvg/resvg-js'
import { DiagnosticError } from '../../diagnostics/diagnostic.ts'
import { brokenLogo } from './plan-cards.ts'

/** @throws DiagnosticError at the configuration key. */
export function checkLogo(logo: string): void {
  try {
    new Resvg(logo, { font: { loadSystemFonts: false } })
  } catch (error) {
    throw new DiagnosticError([brokenLogo(error instanceof Error ? error.message : String(error))])
  }
}
