// Contrast between colours as WCAG 2.2 defines it, and the smallest change that makes a colour readable on given backgrounds.
// Code themes of editors often miss the 4.5:1 that text needs, so their colours pass through here.

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number]

/** Reads `#rgb`, `#rgba`, `#rrggbb` and `#rrggbbaa`; a transparent colour is laid over `backdrop`. Undefined for anything else. */
export function parseColor(text: string, backdrop: Rgb): Rgb | undefined {
  const digits = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(text)?.[1]
  if (digits === undefined) return undefined
  const long = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits
  const channel = (index: number) => Number.parseInt(long.slice(index * 2, index * 2 + 2), 16)
  const alpha = long.length === 8 ? channel(3) / 255 : 1
  return mixColors([channel(0), channel(1), channel(2)], backdrop, alpha)
}

/** `share` of `front`, the rest of `back`, in whole steps. */
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

/** `color`, moved towards black or white by as little as gives `ratio` on every one of `backgrounds`. */
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
