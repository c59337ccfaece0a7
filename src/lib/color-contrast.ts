// Contrast between colors as defined by WCAG 2.2, and the smallest change that makes a color readable on given backgrounds. Themes of code
// editors often miss the 4.5:1 that text needs.

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number]

/** Reads `#rgb`, `#rgba`, `#rrggbb` and `#rrggbbaa`; a transparent color is blended with `backdrop`. Undefined for anything else. */
export function parseColor(text: string, backdrop: Rgb): Rgb | undefined {
  const digits = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(text)?.[1]
  if (digits === undefined) return undefined
  const long = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits
  const channel = (index: number) => Number.parseInt(long.slice(index * 2, index * 2 + 2), 16)
  const alpha = long.length === 8 ? channel(3) / 255 : 1
  return mixColors([channel(0), channel(1), channel(2)], backdrop, alpha)
}

/** `share` of `front`, the rest of `back`, rounded to integers. */
export function mixColors(front: Rgb, back: Rgb, share: number): Rgb {
  const mix = (a: number, b: number) => Math.round(a * share + b * (1 - share))
  return [mix(front[0], back[0]), mix(front[1], back[1]), mix(front[2], back[2])]
}

export function formatColor(color: Rgb): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** From 1 (the same) to 21 (black on white). */
export function contrastRatio(left: Rgb, right: Rgb): number {
  const [light, dark] = [luminance(left), luminance(right)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(color: Rgb): number {
  const linear = (channel: number) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2])
}

/** `color`, moved toward black or white just enough to reach `ratio` on all of `backgrounds`. */
export function ensureContrast(color: Rgb, backgrounds: readonly Rgb[], ratio: number): Rgb {
  const worst = (candidate: Rgb) => Math.min(...backgrounds.map((background) => contrastRatio(candidate, background)))
  const black: Rgb = [0, 0, 0]
  const white: Rgb = [255, 255, 255]
  const target = worst(black) >= worst(white) ? black : white
  for (let step = 0; step <= 100; step++) {
    const candidate = mixColors(target, color, step / 100)
    if (worst(candidate) >= ratio) return candidate
  }
  return target
}

/** `color`, moved until text in it has a contrast of 4.5:1 on `background`. Both as `#rrggbb`. */
export function readableOn(background: string, color: string): string {
  const black: Rgb = [0, 0, 0]
  return formatColor(ensureContrast(parseColor(color, black) ?? black, [parseColor(background, black) ?? black], 4.5))
}
