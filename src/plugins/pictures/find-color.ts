// The color that stands in the place of a picture before it has come: the average of its pixels.
import type { Sharp } from './sharp.ts'

/** As `#rrggbb`. Undefined for a picture that one can see through: the color would stay behind it. */
export async function findColor(sharp: Sharp, path: string): Promise<string | undefined> {
  try {
    const { hasAlpha } = await sharp(path).metadata()
    if (hasAlpha && !(await sharp(path).stats()).isOpaque) return undefined
    const pixel = await sharp(path).removeAlpha().toColorspace('srgb').resize(1, 1, { fit: 'fill' }).raw().toBuffer()
    return `#${pixel.subarray(0, 3).toString('hex')}`
  } catch {
    // A damaged file is reported where it is converted.
    return undefined
  }
}
