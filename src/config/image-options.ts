// Pictures in formats and widths of their own (docs/content.md).
import * as z from 'zod'
import { count, policy } from './option-values.ts'

export const images = z.strictObject({
  /** The most bytes that a picture may have at its largest width. Undefined: any number. */
  maxBytes: count.optional(),
  /** Pictures with more. */
  onTooLarge: policy.default('warn'),
})

export type ImageOptions = z.input<typeof images>
