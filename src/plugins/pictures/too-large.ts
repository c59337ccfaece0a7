// What is said of a picture that is larger than the budget of the site.
import type { Diagnostic, Level, Place } from '../../diagnostics/diagnostic.ts'
import { formatBytes } from '../../lib/figures.ts'

export interface TooLarge {
  file: string
  bytes: number
  most: number
  level: Level
  place: Place
  /** As which file readers get it; undefined for the file itself. */
  as?: string
}

export function tooLarge({ file, bytes, most, level, place, as }: TooLarge): Diagnostic {
  return {
    id: 'image-too-large',
    level,
    message: `Expected pictures of at most ${formatBytes(most)} (\`images.maxBytes\`), found ${formatBytes(bytes)}: ${file}${as === undefined ? '' : `, as ${as}`}.`,
    place,
    hint: 'Cut it to what it is about, show it in a smaller width, or raise `images.maxBytes`.',
  }
}
