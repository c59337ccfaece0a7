// What one field costs: how far into the file the parser has to read for it.
import type { MediaParserReaderInterface, ParseMediaSrc } from '@remotion/media-parser'
import type { Parser } from './read-film.ts'

/** From cheap to dear, as the page has them. */
export const pricedFields = [
  'size',
  'container',
  'dimensions',
  'durationInSeconds',
  'slowDurationInSeconds',
  'slowNumberOfFrames',
  'slowKeyframes',
] as const

export async function readBytesOf(parser: Parser, src: ParseMediaSrc, field: string, reader?: MediaParserReaderInterface): Promise<number> {
  const { internalStats } = await parser.parseMedia({
    src,
    ...(reader && { reader }),
    acknowledgeRemotionLicense: true,
    fields: { [field]: true, internalStats: true },
  })
  return internalStats.finalCursorOffset
}
