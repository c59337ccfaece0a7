// What the figures show of a film, read by the library: all fields that are plain values, and the size of each sample.
import type { MediaParserReaderInterface, ParseMediaSrc } from '@remotion/media-parser'
import recordedFilm from './recorded.json'

export type Parser = typeof import('@remotion/media-parser')

export const loadParser = (): Promise<Parser> => import('@remotion/media-parser')

export interface Sample {
  /** When it is shown, in seconds. */
  at: number
  bytes: number
  isKey: boolean
}

/** Fields by their names, as texts: what a reader would see printed. */
export type FieldTexts = Readonly<Record<string, string>>

export interface Reading {
  fields: FieldTexts
  samples: readonly Sample[]
}

/** Written by test/content/recorded-film.test.ts, which reads the film with the library again. */
export const recorded: Reading = { fields: recordedFilm.fields, samples: parseSamples(recordedFilm.samples) }

export const recordedCosts: Readonly<Record<string, number>> = recordedFilm.costs

/** @param reader not needed in a browser. */
export async function readFilm(parser: Parser, src: ParseMediaSrc, reader?: MediaParserReaderInterface): Promise<Reading> {
  const samples: Sample[] = []
  const found = await parser.parseMedia({
    src,
    ...(reader && { reader }),
    acknowledgeRemotionLicense: true,
    fields: allFields,
    onVideoTrack: () => (sample) => {
      samples.push({ at: sample.timestamp / parser.WEBCODECS_TIMESCALE, bytes: sample.data.byteLength, isKey: sample.type === 'key' })
    },
  })
  samples.sort((left, right) => left.at - right.at)
  return { fields: Object.fromEntries(Object.keys(allFields).map((name) => [name, showValue(Reflect.get(found, name))])), samples }
}

const allFields = {
  size: true,
  name: true,
  mimeType: true,
  container: true,
  dimensions: true,
  unrotatedDimensions: true,
  rotation: true,
  fps: true,
  isHdr: true,
  videoCodec: true,
  audioCodec: true,
  sampleRate: true,
  numberOfAudioChannels: true,
  durationInSeconds: true,
  metadata: true,
  location: true,
  keyframes: true,
  images: true,
  slowDurationInSeconds: true,
  slowFps: true,
  slowNumberOfFrames: true,
  slowKeyframes: true,
  slowVideoBitrate: true,
  slowAudioBitrate: true,
} as const

/** A value of the result as it fits into a line. */
export function showValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`
  if (typeof value === 'number') return String(Math.round(value * 1000) / 1000)
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([name, part]) => `${name}: ${showValue(part)}`)
    return `{ ${parts.join(', ')} }`
  }
  return typeof value === 'string' ? `'${value}'` : String(value)
}

/** Sizes in the order of their times; `k` marks a key frame. */
export function printSamples(samples: readonly Sample[]): string {
  return samples.map(({ at, bytes, isKey }) => `${Math.round(at * 1000)}:${bytes}${isKey ? 'k' : ''}`).join(' ')
}

function parseSamples(text: string): Sample[] {
  return text.split(' ').map((entry) => {
    const [at = '', bytes = ''] = entry.split(':')
    return { at: Number(at) / 1000, bytes: Number.parseInt(bytes, 10), isKey: entry.endsWith('k') }
  })
}
