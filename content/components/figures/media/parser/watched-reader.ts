// The reader of the web, and a note of each range that the parser asked it for. It hands over small pieces: the films are so short that a network
// would bring them in one.
import type { MediaParserReaderInterface } from '@remotion/media-parser'

export interface RangeRequest {
  from: number
  /** How many bytes the parser has taken before it had enough. */
  bytes: number
}

/** @param onChange is given all requests so far. */
export async function watchReader(onChange: (requests: readonly RangeRequest[]) => void): Promise<MediaParserReaderInterface> {
  const { webReader } = await import('@remotion/media-parser/web')
  const requests: RangeRequest[] = []
  return {
    ...webReader,
    // The parser would ask for the next range in advance, past this note.
    preload: () => undefined,
    read: async (options) => {
      const answer = await webReader.read(options)
      const request: RangeRequest = { from: typeof options.range === 'number' ? options.range : (options.range?.[0] ?? 0), bytes: 0 }
      requests.push(request)
      const inner = answer.reader.reader
      const piece = Math.max(512, Math.ceil((answer.contentLength ?? 0) / 256))
      let rest = new Uint8Array()
      const counted = new ReadableStream<Uint8Array>(
        {
          async pull(stream) {
            if (rest.byteLength === 0) {
              const { done, value } = await inner.read()
              if (done) return stream.close()
              rest = new Uint8Array(value)
            }
            const part = rest.slice(0, piece)
            rest = rest.slice(piece)
            request.bytes += part.byteLength
            onChange(requests.map((each) => ({ ...each })))
            stream.enqueue(part)
          },
        },
        { highWaterMark: 0 },
      )
      return { ...answer, reader: { ...answer.reader, reader: counted.getReader() } }
    },
  }
}
