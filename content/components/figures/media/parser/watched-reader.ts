// The reader of the web, and a note of each range that the parser asked it for.
import type { MediaParserReaderInterface } from '@remotion/media-parser'

export interface RangeRequest {
  from: number
  /** How many bytes have arrived before the parser had enough. */
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
      const counted = new ReadableStream<Uint8Array>(
        {
          async pull(stream) {
            const { done, value } = await inner.read()
            if (done) return stream.close()
            request.bytes += value.byteLength
            onChange(requests.map((each) => ({ ...each })))
            stream.enqueue(value)
          },
        },
        { highWaterMark: 0 },
      )
      return { ...answer, reader: { ...answer.reader, reader: counted.getReader() } }
    },
  }
}
