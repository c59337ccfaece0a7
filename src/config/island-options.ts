// The configuration of islands: which components become islands, and when they wake.
import * as z from 'zod'
import { siteFile } from './option-values.ts'

const mode = z.enum(['marked', 'auto'])
const trigger = z.enum(['intent', 'visible', 'idle', 'load', 'only'])

const options = z.strictObject({
  /** `marked`: components whose module starts with `'use client'`. `auto`: those that need the browser, too. */
  mode: mode.default('marked'),
  /** When islands wake that do not say it. Undefined: what does something by itself when the browser is idle, all others on intent. */
  client: trigger.optional(),
  /** The same for single modules: path relative to the site -> when its components wake. */
  clientOf: z.record(siteFile, trigger).default({}),
})

/** A mode, or a mode and when islands wake. */
export const islands = z.union([mode, options])

export type IslandOptions = z.output<typeof options>

export function islandOptionsOf(given: z.output<typeof islands>): IslandOptions {
  return typeof given === 'string' ? { mode: given, clientOf: {} } : given
}
