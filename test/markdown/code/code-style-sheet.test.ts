// Every colour of highlighted code has to be readable, in both modes and on every background that a line can have.
import { bundledThemes } from 'shiki/themes'
import { describe, expect, it } from 'vitest'
import { contrastRatio, ensureContrast, parseColor, type Rgb } from '../../../src/lib/color-contrast.ts'
import { codeStyleSheet, paletteOf } from '../../../src/markdown/code/code-style-sheet.ts'
import { loadCodeTheme, tokenClass } from '../../../src/markdown/code/code-theme.ts'

const black: Rgb = [0, 0, 0]
const rgb = (color: string): Rgb => parseColor(color, black) ?? black

const pairs = [
  ['github-light', 'github-dark'],
  ['github-light-default', 'github-dark-dimmed'],
  ['solarized-light', 'solarized-dark'],
  ['catppuccin-latte', 'night-owl'],
  ['min-light', 'material-theme-palenight'],
] as const

describe('code colours', () => {
  it.each(pairs)('%s and %s -> every token at least 4.5:1 on every background of its mode', async (light, dark) => {
    const theme = await loadCodeTheme({ light, dark })
    for (const palette of [paletteOf(theme.light), paletteOf(theme.dark)]) {
      for (const background of [palette.background, ...Object.values(palette.lines)]) {
        for (const color of [...palette.tokens, palette.muted]) {
          expect(contrastRatio(rgb(color), rgb(background)), `${color} on ${background}`).toBeGreaterThanOrEqual(4.5)
        }
      }
    }
  })

  it('all bundled themes -> can be loaded and read', async () => {
    for (const name of Object.keys(bundledThemes)) {
      const { light } = await loadCodeTheme({ light: name, dark: 'github-dark' })
      const palette = paletteOf(light)
      expect(Math.min(...palette.tokens.map((color) => contrastRatio(rgb(color), rgb(palette.background))))).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('the style sheet -> a rule for every pair of colours, in both modes', async () => {
    const themes = { light: 'github-light', dark: 'github-dark' }
    const { light, dark } = await loadCodeTheme(themes)
    const css = await codeStyleSheet(themes)
    for (let first = 0; first < light.colors.length; first++) {
      for (let second = 0; second < dark.colors.length; second++) {
        const name = tokenClass(first, second)
        if (name === '') continue
        expect(css.match(new RegExp(`\\.${name}(?=[,){])`, 'g')), name).toHaveLength(2)
      }
    }
    expect(css.length).toBeLessThan(20_000)
  })

  it('added and removed lines -> have a sign besides the colour', async () => {
    const css = await codeStyleSheet({ light: 'github-light', dark: 'github-dark' })
    expect(css).toContain('.sg-line-added::before{content:"+"')
    expect(css).toContain('.sg-line-removed::before{content:"-"')
  })
})

describe('contrastRatio and ensureContrast', () => {
  it.each([
    ['#000', '#fff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
  ])('%s on %s -> %d', (front, back, ratio) => {
    expect(contrastRatio(rgb(front), rgb(back))).toBeCloseTo(ratio, 1)
  })

  it('a readable colour -> itself; an unreadable one -> the nearest that reads', () => {
    expect(ensureContrast([0, 0, 200], [[255, 255, 255]], 4.5)).toEqual([0, 0, 200])
    const mended = ensureContrast([150, 150, 150], [[255, 255, 255]], 4.5)
    expect(contrastRatio(mended, [255, 255, 255])).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(mended, [255, 255, 255])).toBeLessThan(4.8)
  })

  it.each([
    ['#abc', [170, 187, 204]],
    ['#ffffff80', [128, 128, 128]],
    ['red', undefined],
    ['#12', undefined],
  ])('%s -> %j', (text, expected) => {
    expect(parseColor(text, black)).toEqual(expected)
  })
})
