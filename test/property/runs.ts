// How long the properties run. In CI with one seed and few runs; by hand as long as wanted: SITEGEN_LONG=1, or a factor such as
// SITEGEN_LONG=20; SITEGEN_SEED repeats a run.
import type { Parameters } from 'fast-check'

const asked = Number(process.env.SITEGEN_LONG ?? 0)
/** 0 in CI. */
const factor = asked === 1 ? 20 : asked
export const isLong = factor > 0

/** The seed of CI is fixed; long runs take another one each time, and a failure names it. */
export const seed = process.env.SITEGEN_SEED ? Number(process.env.SITEGEN_SEED) : isLong ? Date.now() % 2 ** 31 : 20_260_101

export function runs<Values>(few: number): Parameters<Values> {
  return { seed, numRuns: isLong ? Math.ceil(few * factor) : few }
}

/** Tests that run by hand may take hours. */
export const timeout = isLong ? 24 * 60 * 60 * 1000 : 300_000
