// `controller.seek()`: parsing begins at the key frame before the time, because a decoder has to.
import { useState } from 'react'
import { Slider } from '../../fields.tsx'
import { liveCode } from '../../live-code.tsx'
import { FileFrame } from '../file-frame.tsx'
import { loadParser, type Parser, readFilm, recorded, type Sample } from '../read-film.ts'
import type { Source } from '../sources.ts'
import { useFilm } from '../use-film.tsx'
import { lengthOf, SampleBars } from './sample-bars.tsx'

interface Landing {
  samples: readonly Sample[]
  /** Of the first sample after the seek, in seconds. */
  landed: number
}

const firstTime = 1.7
const firstLanding: Landing = {
  samples: recorded.samples,
  landed: recorded.samples.findLast(({ at, isKey }) => isKey && at <= firstTime)?.at ?? 0,
}

async function seek(parser: Parser, { src }: Source, seconds: number): Promise<number> {
  const controller = parser.mediaParserController()
  controller.seek(seconds)
  let landed: number | undefined
  try {
    await parser.parseMedia({
      src,
      controller,
      acknowledgeRemotionLicense: true,
      onVideoTrack: () => (sample) => {
        landed ??= sample.timestamp / parser.WEBCODECS_TIMESCALE
        controller.abort()
      },
    })
  } catch (error) {
    if (!parser.hasBeenAborted(error)) throw error
  }
  if (landed === undefined) throw new Error('This file has no track of video.')
  return landed
}

export default function SeekView() {
  const [seconds, setSeconds] = useState(firstTime)
  const { source, run, read, field } = useFilm<Parser, Landing>(firstLanding, loadParser, async (parser, next) => {
    const { samples } = await readFilm(parser, next.src)
    return { samples, landed: await seek(parser, next, Math.min(seconds, lengthOf(samples))) }
  })
  const { samples, landed } = run.value
  const length = lengthOf(samples)
  const move = (time: number): void => {
    setSeconds(time)
    void run.start(async () => ({ samples, landed: await seek(await loadParser(), source, time) }))
  }
  const asked = Math.min(seconds, length)
  return (
    <FileFrame
      label={`A seek to second ${asked.toFixed(1)} of ${source.name} lands on the key frame at second ${landed.toFixed(2)}.`}
      run={run}
      action={`Seek to ${asked.toFixed(1)} s`}
      onStart={read}
      code={liveCode`controller.seek(${asked.toFixed(1)}) // the first sample is that of second ${landed.toFixed(2)}`}
      controls={
        <>
          <Slider label="seconds" value={seconds} onChange={move} min={0} max={Math.max(0.1, Math.floor(length * 10) / 10)} step={0.1} />
          {field}
        </>
      }
    >
      <SampleBars
        samples={samples}
        length={length}
        isLit={({ at }) => at >= landed - 0.001}
        marks={
          asked - landed < length / 8
            ? [{ at: asked, name: `seek(${asked.toFixed(1)}) → ${landed.toFixed(2)}`, tone: 'var(--fig-ink)' }]
            : [
                { at: asked, name: `seek(${asked.toFixed(1)})`, tone: 'var(--fig-ink)' },
                { at: landed, name: `lands at ${landed.toFixed(2)}`, tone: 'var(--fig-b)' },
              ]
        }
      />
      <p className="fig-sum">
        {samples.filter(({ at }) => at >= landed - 0.001 && at < asked - 0.001).length} samples between the key frame and the time have to
        be decoded, and their pictures thrown away
      </p>
    </FileFrame>
  )
}
