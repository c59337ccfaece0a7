// The four operations for a track, each tried on the same film.
import { useState } from 'react'
import { Choice } from '../../fields.tsx'
import { liveCode } from '../../live-code.tsx'
import { Facts, FileFrame, formatBytes, formatTime } from '../file-frame.tsx'
import type { Source } from '../sources.ts'
import { useFilm } from '../use-film.tsx'
import { type Libraries, loadLibraries } from './load.ts'
import { ResultVideo } from './result-video.tsx'
import { TelemetryNote } from './telemetry-note.tsx'

const operations = ['copy', 'reencode', 'drop', 'fail'] as const
type Operation = (typeof operations)[number]

interface Result {
  blob?: Blob
  outcome: string
  codec: string
  size: string
}

async function tryOperation({ parser, codecs }: Libraries, { src }: Source, type: Operation): Promise<Result> {
  const { bufferWriter } = await import('@remotion/webcodecs/buffer')
  try {
    const { save } = await codecs.convertMedia({
      src,
      container: type === 'reencode' ? 'webm' : 'mp4',
      writer: bufferWriter,
      logLevel: 'error',
      onVideoTrack: () => (type === 'reencode' ? { type, videoCodec: 'vp8', resize: { mode: 'max-height', maxHeight: 270 } } : { type }),
    })
    const blob = await save()
    if (type === 'drop') return { outcome: 'A file without this track', codec: 'none', size: formatBytes(blob.size) }
    const { videoCodec } = await parser.parseMedia({ src: blob, fields: { videoCodec: true }, acknowledgeRemotionLicense: true })
    return {
      blob,
      outcome: type === 'copy' ? 'The same packets in a new file' : 'Decoded, and encoded again',
      codec: String(videoCodec),
      size: formatBytes(blob.size),
    }
  } catch (error) {
    if (type !== 'fail') throw error
    return { outcome: error instanceof Error ? error.message : String(error), codec: 'none', size: 'no file' }
  }
}

export default function OperationsView() {
  const [operation, setOperation] = useState<Operation>('copy')
  const { source, run, field, read } = useFilm<Libraries, Result>(
    { outcome: '…', codec: '…', size: '…' },
    loadLibraries,
    (libraries, film) => tryOperation(libraries, film, operation),
  )
  const choose = (next: Operation): void => {
    setOperation(next)
    void run.start(async () => tryOperation(await loadLibraries(), source, next))
  }
  const { blob, outcome, codec, size } = run.value
  return (
    <FileFrame
      label={`The track of ${source.name} is treated with the operation ${operation}: ${outcome}.`}
      run={run}
      action={`Try ${operation}`}
      onStart={read}
      before="Each operation is tried in your browser."
      after={`It took ${formatTime(run.milliseconds)}.`}
      code={liveCode`onVideoTrack: () => ({ type: ${`'${operation}'`}${operation === 'reencode' ? ", videoCodec: 'vp8', resize" : ''} })`}
      controls={
        <>
          <Choice label="operation" value={operation} onChange={choose} options={operations} />
          {field}
          <TelemetryNote />
        </>
      }
    >
      <div className="fig-beside">
        <ResultVideo
          blob={blob}
          progress={run.state === 'working' ? 0.5 : 0}
          label={operation === 'reencode' ? 'result.webm' : 'result.mp4'}
        />
        <Facts
          facts={[
            { name: 'outcome', value: outcome, strong: true },
            { name: 'videoCodec', value: codec },
            { name: 'size', value: size },
            { name: 'time', value: run.state === 'done' ? formatTime(run.milliseconds) : '…' },
          ]}
        />
      </div>
    </FileFrame>
  )
}
