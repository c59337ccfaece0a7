import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('../../../src/theme/styles/tokens.css', import.meta.url), 'utf8')

/** Token -> [light, dark], for those that are plain colours. */
const colors = new Map(
  [...css.matchAll(/--sg-([\w-]+):\s*(?:light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)|(#[\da-f]{6}))/g)].map(([, name, light, dark, both]) => [
    name,
    [light ?? both, dark ?? both],
  ]),
)

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2, contrast ratio. */
function contrast(name: string, ground: string, mode: 0 | 1): number {
  const [text, back] = [colors.get(name)?.[mode], colors.get(ground)?.[mode]]
  if (text === undefined || back === undefined) throw new Error(`There is no colour --sg-${text === undefined ? name : ground}.`)
  const [light = 0, dark = 0] = [luminance(text), luminance(back)].sort((left, right) => right - left)
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = ['background', 'surface', 'surface-raised', 'hover']
const pairs = [
  ...['text', 'text-muted', 'heading', 'accent', 'accent-hover'].flatMap((text) => surfaces.map((ground) => [text, ground])),
  ...['text', 'accent', 'accent-hover', 'heading'].map((text) => [text, 'accent-soft']),
  ...['note', 'tip', 'info', 'warning', 'danger'].flatMap((tone) => [tone, 'text', 'accent'].map((text) => [text, `${tone}-soft`])),
  ['on-accent', 'accent-fill'],
  ['text', 'code-background'],
  ['text-muted', 'code-background'],
  ['text', 'code-inline'],
]

describe('colours of the theme', () => {
  it.each(pairs)('%s on %s -> at least 4.5:1 in both modes', (text = '', ground = '') => {
    expect(contrast(text, ground, 0)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(text, ground, 1)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(surfaces)('the line of a control on %s -> at least 3:1 in both modes', (ground) => {
    expect(contrast('border-strong', ground, 0)).toBeGreaterThanOrEqual(3)
    expect(contrast('border-strong', ground, 1)).toBeGreaterThanOrEqual(3)
  })
})
