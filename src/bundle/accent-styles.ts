// The accents of the theme made from the one color of a site. Each is changed until it is readable on every surface of the theme: 4.5:1 for
// text, 3:1 for fills (WCAG 2.2).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureContrast, formatColor, mixColors, parseColor, type Rgb } from '../lib/color-contrast.ts'
import { packageDirectory } from '../lib/package-directory.ts'

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
/** How much of the color is in the ground of what is active, and how far links move under the pointer, in light and dark mode. */
const softShare = [0.08, 0.16] as const
const hoverShare = 0.2

/** CSS custom properties. @param accentColor as `#rrggbb`. */
export function accentStyleSheet(accentColor: string): string {
  const color = parseColor(accentColor, white) ?? black
  const tokens = readFileSync(join(packageDirectory, 'src/theme/styles/tokens.css'), 'utf8')
  const [light, dark] = ([0, 1] as const).map((mode) => {
    const groundOf = (name: string): Rgb => {
      const value = new RegExp(`--sg-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens)?.[mode + 1]
      return parseColor(value ?? '', white) ?? white
    }
    const background = groundOf('background')
    const soft = mixColors(color, background, softShare[mode] ?? 0)
    const surfaces = ['surface', 'surface-raised', 'hover', 'note-soft', 'tip-soft', 'info-soft', 'warning-soft', 'danger-soft'].map(
      groundOf,
    )
    const accent = ensureContrast(color, [background, soft, ...surfaces], 4.5)
    return {
      brand: ensureContrast(color, [background], 3),
      accent,
      'accent-hover': mixColors(mode === 0 ? black : white, accent, hoverShare),
      'accent-soft': soft,
      'accent-fill': ensureContrast(color, [white], 4.5),
    }
  })
  if (light === undefined || dark === undefined) return ''
  const properties = Object.entries(light).map(([name, value]) => {
    const inDark = Object.entries(dark).find(([other]) => other === name)?.[1] ?? value
    return `  --sg-${name}: light-dark(${formatColor(value)}, ${formatColor(inDark)});`
  })
  return [':root {', ...properties, '}', ''].join('\n')
}
