// What a reader may have to pay for a docs page, and whether a figure is within it. The numbers are in budgets.json.
import { formatBytes } from '../../src/lib/figures.ts'
import table from './budgets.json' with { type: 'json' }

export type FigureName = keyof typeof table

/** Bytes, milliseconds, a count, a ratio or a score, by name. What could not be measured is left out. */
export type Figures = Partial<Record<FigureName, number>>

export const figureNames = Object.keys(table).filter((name): name is FigureName => name in table)

export function describeFigure(name: FigureName): string {
  return table[name].what
}

export function formatFigure(name: FigureName, value: number): string {
  switch (table[name].unit) {
    case 'bytes':
      return formatBytes(value)
    case 'milliseconds':
      return `${value.toFixed(value < 10 ? 1 : 0)} ms`
    case 'ratio':
      return `${value.toFixed(2)} times`
    case 'score':
      return value.toFixed(value === 0 ? 0 : 4)
    default:
      return String(value)
  }
}

export function formatBudget(name: FigureName): string {
  const { most } = table[name]
  return most === 0 ? '0' : `at most ${formatFigure(name, most)}`
}

export function isWithin(name: FigureName, value: number): boolean {
  return value <= table[name].most
}
