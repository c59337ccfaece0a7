// Stream selection: the variants of a playlist, as the parser sorts them, and the one that a limit of the height chooses.
import { useState } from 'react'
import { Slider } from '../../fields.tsx'
import { liveCode } from '../../live-code.tsx'
import { FileFrame } from '../file-frame.tsx'
import { loadParser, type Parser } from '../read-film.ts'
import { useRun } from '../use-run.ts'

interface Stream {
  id: number
  width: number
  height: number
  bandwidth: number
}

/** Not sorted, as playlists may be. */
const variants: readonly (readonly [width: number, height: number, bandwidth: number])[] = [
  [640, 360, 900_000],
  [1920, 1080, 6_000_000],
  [1280, 720, 3_000_000],
  [854, 480, 1_600_000],
]

/** The last line has an end too: without it, the parser would wait for the rest. */
const playlist = `${[
  '#EXTM3U',
  ...variants.map(
    ([width, height, bandwidth]) => `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height}\nv${height}.m3u8`,
  ),
].join('\n')}\n`

const sorted: readonly Stream[] = [...variants]
  .sort(([, left], [, right]) => right - left)
  .map(([width, height, bandwidth], id) => ({ id, width, height, bandwidth }))

/** The playlist comes out of memory, so no reader for the network is needed. */
async function readStreams(parser: Parser): Promise<readonly Stream[]> {
  const { m3uStreams } = await parser.parseMedia({
    src: 'https://example.com/film.m3u8',
    acknowledgeRemotionLicense: true,
    fields: { m3uStreams: true },
    reader: {
      read: async () => ({
        reader: { reader: new Blob([playlist]).stream().getReader(), abort: async () => undefined },
        contentLength: playlist.length,
        contentType: 'application/vnd.apple.mpegurl',
        name: 'film.m3u8',
        supportsContentRange: false,
        needsContentRange: false,
      }),
      readWholeAsText: async () => playlist,
      createAdjacentFileSource: (path) => `https://example.com/${path}`,
      preload: () => undefined,
    },
  })
  return (m3uStreams ?? []).map(({ id, dimensions, bandwidthInBitsPerSec }) => ({
    id,
    width: dimensions?.width ?? 0,
    height: dimensions?.height ?? 0,
    bandwidth: bandwidthInBitsPerSec ?? 0,
  }))
}

export default function StreamsView() {
  const [limit, setLimit] = useState(480)
  const run = useRun(sorted, loadParser)
  const streams = run.value
  const chosen = streams.find(({ height }) => height <= limit) ?? streams[0]
  return (
    <FileFrame
      label={`Four variants of a film as boxes of their sizes; the one with ${chosen?.height} lines is chosen.`}
      run={run}
      action="Read film.m3u8"
      onStart={() => void run.start(async () => readStreams(await loadParser()))}
      before="A playlist with four variants, which this figure has in memory."
      after="Read in this browser: four variants, the largest first."
      code={liveCode`selectM3uStream: ({ streams }) => streams.find(({ dimensions }) => dimensions.height <= ${limit})?.id ?? streams[0].id // ${chosen?.id ?? 0}`}
      controls={<Slider label="maxHeight" value={limit} onChange={setLimit} min={240} max={1080} step={60} />}
    >
      <ol className="fig-variants">
        {streams.map((stream) => (
          <li key={stream.id} data-on={stream === chosen ? '' : undefined}>
            <span style={{ '--fig-length': stream.height / 1080 }} aria-hidden="true" />
            <b>
              {stream.width} × {stream.height}
            </b>
            <span>
              id {stream.id}, {(stream.bandwidth / 1_000_000).toFixed(1)} Mbit/s{stream === chosen ? ', chosen' : ''}
            </span>
          </li>
        ))}
      </ol>
    </FileFrame>
  )
}
