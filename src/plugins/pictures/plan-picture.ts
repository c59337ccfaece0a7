// In which widths a picture is published, and how wide a browser shows it.

export interface PicturePlan {
  /** In pixels, ascending. */
  widths: number[]
  /** The attribute `sizes`. */
  sizes: string
}

/** The column of the text (`--sg-text-width` in theme/styles/tokens.css), in pixels. */
const columnWidth = 752
/** Beside it on screens that are narrower than the column. */
const gutters = 48
/** The column of a phone. */
const phoneWidth = 400

/** @param written the width that the author has given it, in pixels. */
export function planPicture(intrinsic: number, written?: number): PicturePlan {
  const shown = Math.min(written ?? intrinsic, columnWidth)
  // Twice as many for screens with small pixels, as far as the picture has them.
  const widths = [phoneWidth, shown, 2 * shown].map((width) => Math.min(width, intrinsic, 2 * shown))
  return {
    widths: [...new Set(widths)].sort((left, right) => left - right),
    sizes: `(min-width: ${shown + gutters}px) ${shown}px, 100vw`,
  }
}

export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** @param original `assets/images/name-HASH.png` -> `assets/images/name-HASH-800.avif` */
export function pictureFile(original: string, width: number, format: PictureFormat): string {
  return `${original.replace(/\.\w+$/, '')}-${width}.${format}`
}

/** Photographs and screenshots. Drawings (SVG) and animations stay as they are. */
export function canConvert(file: string): boolean {
  return /\.(?:png|jpe?g)$/i.test(file)
}
