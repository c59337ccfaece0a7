// Schemas of values that are used in options of all kinds.
import * as z from 'zod'
import type { Policy } from '../diagnostics/diagnostic.ts'

export const text = z.string().min(1)
export const optionalText = z.string().optional()
export const optionalFlag = z.boolean().optional()
export const optionalPolicy = z.enum(['ignore', 'log', 'warn', 'throw']).optional() satisfies z.ZodType<Policy | undefined>
export const count = z.int().min(1)

export function isWebAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/[^/]/i.test(value) && URL.canParse(value)
}

export function isRegularExpression(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp
  } catch {
    return false
  }
}
