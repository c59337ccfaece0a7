// Numbers the colors of a card. There is room for 256; a logo may have any number of colors.

export interface Palette {
  /** Red, green, blue by number. */
  readonly colors: readonly Rgb[]
  /**
   * The number of a color, given as four bytes of a picture read as one number in the byte order of the machine. When there is no more
   * room, it is the number of the nearest known color.
   */
  numberOf(pixel: number): number
}

export type Rgb = readonly [number, number, number]

export const mostColors = 256

/** @param room how many numbers there may be. */
export function createPalette(room: number): Palette {
  const colors: Rgb[] = []
  const numbers = new Map<string, number>()
  const known = new Map<number, number>()
  const bytes = new Uint8Array(4)
  const word = new Uint32Array(bytes.buffer)
  const find = (pixel: number): number => {
    word[0] = pixel
    const [red = 0, green = 0, blue = 0] = bytes
    const color: Rgb = [red, green, blue]
    const number = numbers.get(color.join())
    if (number !== undefined) return number
    if (colors.length >= room) return nearest(colors, color)
    numbers.set(color.join(), colors.length)
    return colors.push(color) - 1
  }
  return {
    colors,
    numberOf(pixel) {
      const number = known.get(pixel) ?? find(pixel)
      known.set(pixel, number)
      return number
    },
  }
}

function nearest(colors: readonly Rgb[], [red, green, blue]: Rgb): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [number, [r, g, b]] of colors.entries()) {
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
    if (distance >= least) continue
    least = distance
    best = number
  }
  return best
}

/** @param color `#rrggbb`. */
export function readColor(color: string): Rgb {
  const part = (at: number): number => Number.parseInt(color.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}

/** Mixes two colors; `share` is the share of the second one, from 0 to 1. */
export function mixColors(first: Rgb, second: Rgb, share: number): Rgb {
  const mix = (one: number, other: number): number => Math.round(one * (1 - share) + other * share)
  return [mix(first[0], second[0]), mix(first[1], second[1]), mix(first[2], second[2])]
}

export function writeColor(color: Rgb): string {
  return `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
