// Seeking hints: the second call knows what the first one has learned, and asks for less of the file.
import { useState } from 'react'
import { Switch } from '../../fields.tsx'
import { liveCode } from '../../live-code.tsx'
import { FileFrame, formatBytes, formatTime } from '../file-frame.tsx'
import { loadParser, type Parser } from '../read-film.ts'
import type { Source } from '../sources.ts'
import { useFilm } from '../use-film.tsx'
import { type RangeRequest, watchReader } from './watched-reader.ts'

interface Comparison {
  size: number
  /** Requests of a call that seeks, without hints and with them. */
  without: readonly RangeRequest[]
  hinted: readonly RangeRequest[]
  kind: string
}

type Hints = Awaited<ReturnType<ReturnType<Parser['mediaParserController']>['getSeekingHints']>>

const place = 1.5

async function scan(parser: Parser, src: Source['src']): Promise<{ hints: Hints; size: number }> {
  const controller = parser.mediaParserController()
  const { size } = await parser.parseMedia({
    src,
    controller,
    fields: { size: true },
    acknowledgeRemotionLicense: true,
    onVideoTrack: () => () => undefined,
  })
  return { hints: await controller.getSeekingHints(), size: size ?? 1 }
}

async function readAt(parser: Parser, src: Source['src'], seekingHints: Hints): Promise<readonly RangeRequest[]> {
  let requests: readonly RangeRequest[] = []
  const reader = await watchReader((all) => {
    requests = all
  })
  const controller = parser.mediaParserController()
  controller.seek(place)
  try {
    await parser.parseMedia({
      src,
      controller,
      reader,
      seekingHints,
      acknowledgeRemotionLicense: true,
      onVideoTrack: () => () => controller.abort(),
    })
  } catch (error) {
    if (!parser.hasBeenAborted(error)) throw error
  }
  return requests
}

export default function HintsView() {
  const [hinted, setHinted] = useState(true)
  const { source, run, read, field } = useFilm<Parser, Comparison>(
    { size: 1, without: [], hinted: [], kind: '' },
    loadParser,
    async (parser, { src }) => {
      const { hints, size } = await scan(parser, src)
      if (hints === null) throw new Error('Nothing was learned about this file.')
      return { size, kind: hints.type, without: await readAt(parser, src, null), hinted: await readAt(parser, src, hints) }
    },
  )
  const { size, kind } = run.value
  const rows: readonly (readonly [string, string, readonly RangeRequest[]])[] = [
    ['without hints', 'b', run.value.without],
    ['with hints', 'd', run.value.hinted],
  ]
  return (
    <FileFrame
      label={`Two rows with the ranges of ${source.name} that a seek to second ${place} asks for: without hints and with hints.`}
      run={run}
      action={`Scan ${source.name}, then seek twice`}
      onStart={read}
      before="Press the button, and both calls are made and compared."
      after={`Hints for ${kind}; three calls in ${formatTime(run.milliseconds)}.`}
      code={liveCode`controller.seek(${place}); await parseMedia({ src, controller, seekingHints: ${hinted ? 'hints' : 'null'}, onVideoTrack })`}
      controls={
        <>
          {field}
          <Switch label="show the call with hints" value={hinted} onChange={setHinted} />
        </>
      }
    >
      <ol className="fig-ranges">
        {rows.map(([name, tone, requests]) => (
          <li key={name} data-tone={tone} data-dim={(name === 'with hints') === hinted ? undefined : ''}>
            <span className="fig-track-line">
              {requests.map(({ from, bytes }, index) => (
                <span
                  key={index}
                  className="fig-bar"
                  style={{ '--fig-from': from / size, '--fig-length': Math.min(bytes, size - from) / size }}
                />
              ))}
            </span>
            <span>
              <b>{name}</b>{' '}
              {requests.length === 0
                ? '…'
                : `${requests.length} ${requests.length === 1 ? 'request' : 'requests'}, ${formatBytes(requests.reduce((sum, { bytes }) => sum + bytes, 0))}`}
            </span>
          </li>
        ))}
      </ol>
    </FileFrame>
  )
}
