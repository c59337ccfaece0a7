// What languages cost, as ratios to the site in one language, beside the targets.
import { formatBytes } from '../../src/lib/figures.ts'
import { formatSeconds, formatTable } from '../format.ts'
import { type BenchmarkResults, type BuildMode, ownName } from '../results.ts'
import { medianOf } from '../statistics.ts'
import { nameOf, type Variant } from './variants.ts'

/** At most so many times what one language takes. */
const targets: readonly { of: (variant: Variant) => boolean; cold?: number; peak?: number; edit?: number }[] = [
  { of: ({ locales, translatedOneOf }) => locales === 2 && translatedOneOf === undefined, cold: 4 / 3 },
  { of: ({ locales, translatedOneOf }) => locales === 2 && translatedOneOf === 1, cold: 2 },
  { of: ({ translatedOneOf }) => translatedOneOf === 5, cold: 2.5, peak: 1.5, edit: 2 },
]

export function printRatios(
  { builds, pages }: Pick<BenchmarkResults, 'builds' | 'pages'>,
  tools: readonly string[],
  variants: readonly Variant[],
): string {
  const median = (tool: string, variant: Variant, mode: BuildMode, figure: 'seconds' | 'peakBytes'): number | undefined =>
    medianOf(
      builds.flatMap((build) => {
        const value = build[figure]
        return build.tool === nameOf({ name: tool }, variant) && build.mode === mode && value !== undefined ? [value] : []
      }),
    )
  const [one] = variants
  const rows = tools.flatMap((tool) =>
    variants.map((variant) => {
      const target = tool === ownName ? targets.find(({ of }) => of(variant)) : undefined
      const cell = (mode: BuildMode, figure: 'seconds' | 'peakBytes', most: number | undefined): string => {
        const value = median(tool, variant, mode, figure)
        const base = one && median(tool, one, mode, figure)
        if (value === undefined) return '-'
        const shown = figure === 'seconds' ? formatSeconds(value) : formatBytes(value)
        if (base === undefined || variant === one) return shown
        const ratio = value / base
        return `${shown}, ${ratio.toFixed(2)} times${most === undefined ? '' : ratio <= most ? ' (met)' : ` (NOT MET: ${most.toFixed(2)})`}`
      }
      return [
        `${tool}, ${variant.label}`,
        cell('cold', 'seconds', target?.cold),
        cell('cold', 'peakBytes', target?.peak),
        cell('edit', 'seconds', target?.edit),
      ]
    }),
  )
  return `### Languages, ${pages} pages\n\n${formatTable(['', 'cold build', 'peak memory', 'build after an edit'], rows)}`
}
