// `WEBCODECS_TIMESCALE`: one sample, its time in three units.
import { useState } from 'react'
import { Slider } from '../../fields.tsx'
import { liveCode } from '../../live-code.tsx'
import { FileFrame } from '../file-frame.tsx'
import { loadParser, type Parser, recorded } from '../read-film.ts'
import { useFilm } from '../use-film.tsx'
import { lengthOf, SampleBars } from './sample-bars.tsx'

interface Times {
  samples: typeof recorded.samples
  microseconds: readonly number[]
  originalTimescale: number
}

const first: Times = {
  samples: recorded.samples,
  microseconds: recorded.samples.map(({ at }) => at * 1_000_000),
  originalTimescale: 15_360,
}

export default function TimescaleView() {
  const [index, setIndex] = useState(45)
  const { source, run, read, field } = useFilm<Parser, Times>(first, loadParser, async (parser, { src }) => {
    const found: { timestamp: number; bytes: number; isKey: boolean }[] = []
    let originalTimescale = 1
    await parser.parseMedia({
      src,
      acknowledgeRemotionLicense: true,
      onVideoTrack: ({ track }) => {
        originalTimescale = track.originalTimescale
        return (sample) => {
          found.push({ timestamp: sample.timestamp, bytes: sample.data.byteLength, isKey: sample.type === 'key' })
        }
      },
    })
    if (found.length === 0) throw new Error('This file has no track of video.')
    found.sort((left, right) => left.timestamp - right.timestamp)
    return {
      samples: found.map(({ timestamp, bytes, isKey }) => ({ at: timestamp / parser.WEBCODECS_TIMESCALE, bytes, isKey })),
      microseconds: found.map(({ timestamp }) => timestamp),
      originalTimescale,
    }
  })
  const { samples, microseconds, originalTimescale } = run.value
  const chosen = Math.min(index, samples.length - 1)
  const at = samples[chosen]?.at ?? 0
  const timestamp = Math.round(microseconds[chosen] ?? 0)
  return (
    <FileFrame
      label={`Sample ${chosen} of ${source.name}: its time in microseconds, in seconds and in the units of the file.`}
      run={run}
      action={`Read ${source.name}`}
      onStart={read}
      code={liveCode`sample.timestamp / WEBCODECS_TIMESCALE // ${timestamp.toLocaleString('en')} / 1,000,000 = ${at.toFixed(3)}`}
      controls={
        <>
          <Slider label="sample" value={chosen} onChange={setIndex} min={0} max={Math.max(1, samples.length - 1)} />
          {field}
        </>
      }
    >
      <SampleBars
        samples={samples}
        length={lengthOf(samples)}
        isLit={(sample) => sample === samples[chosen]}
        marks={[{ at, name: `${timestamp.toLocaleString('en')} µs`, tone: 'var(--fig-ink)' }]}
      />
      <dl className="fig-units">
        <div>
          <dt>seconds</dt>
          <dd>{at.toFixed(3)}</dd>
        </div>
        <div data-strong="">
          <dt>microseconds</dt>
          <dd>{timestamp.toLocaleString('en')}</dd>
        </div>
        <div>
          <dt>units of the file</dt>
          <dd>
            {Math.round(at * originalTimescale).toLocaleString('en')} of {originalTimescale.toLocaleString('en')} a second
          </dd>
        </div>
      </dl>
    </FileFrame>
  )
}
