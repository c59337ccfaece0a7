// The few numbers that stand for several runs.

export interface Spread {
  median: number
  least: number
  most: number
  count: number
}

/** Undefined for no values. The median of an even number of values lies halfway between the middle two. */
export function spreadOf(values: readonly number[]): Spread | undefined {
  const sorted = [...values].sort((a, b) => a - b)
  const least = sorted[0]
  const most = sorted[sorted.length - 1]
  const upper = sorted[sorted.length >> 1]
  const lower = sorted[(sorted.length - 1) >> 1]
  if (least === undefined || most === undefined || upper === undefined || lower === undefined) return undefined
  return { median: (lower + upper) / 2, least, most, count: sorted.length }
}

export function medianOf(values: readonly number[]): number | undefined {
  return spreadOf(values)?.median
}

/** How far apart the values are, as a part of the least: 0.02 when the largest is 2 % above the smallest. */
export function relativeRange(values: readonly number[]): number | undefined {
  const spread = spreadOf(values)
  return spread === undefined || spread.least === 0 ? undefined : (spread.most - spread.least) / spread.least
}
