// Whatever color a site names, what is written in its shades can be read.
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accentStyleSheet } from '../../src/bundle/accent-styles.ts'
import { contrastRatio, parseColor, type Rgb } from '../../src/lib/color-contrast.ts'

const white: Rgb = [255, 255, 255]
const tokens = readFileSync(new URL('../../src/theme/styles/tokens.css', import.meta.url), 'utf8')

function shadeOf(css: string, name: string, mode: 0 | 1): Rgb {
  const colors = new RegExp(`--sg-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css)
  const color = parseColor(colors?.[mode + 1] ?? '', white)
  if (color === undefined) throw new Error(`There is no color --sg-${name}.`)
  return color
}

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('accentStyleSheet', () => {
  it.each(['#000000', '#ffffff', '#ffd400', '#7a2fbf', '#808080', '#0b84f3'])('%s -> shades that can be read', readable)

  it('any color -> shades that can be read', () => fc.assert(fc.property(hex, readable)))

  it('a color that can be read -> itself', () => {
    expect(accentStyleSheet('#5b21b6')).toContain('--sg-accent: light-dark(#5b21b6, ')
    expect(accentStyleSheet('#5b21b6')).toContain('--sg-brand: light-dark(#5b21b6, ')
  })
})

function readable(color: string): void {
  const css = accentStyleSheet(color)
  for (const mode of [0, 1] as const) {
    const soft = shadeOf(css, 'accent-soft', mode)
    const surfaces = [
      soft,
      ...['background', 'surface', 'surface-raised', 'hover', 'danger-soft'].map((name) => shadeOf(tokens, name, mode)),
    ]
    for (const surface of surfaces) {
      for (const name of ['accent', 'accent-hover']) expect(contrastRatio(shadeOf(css, name, mode), surface)).toBeGreaterThanOrEqual(4.5)
    }
    for (const name of ['text', 'heading']) expect(contrastRatio(shadeOf(tokens, name, mode), soft)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(white, shadeOf(css, 'accent-fill', mode))).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(shadeOf(css, 'brand', mode), shadeOf(tokens, 'background', mode))).toBeGreaterThanOrEqual(3)
  }
}
