// `controller.seek()` leads to the key frame before the time, because a decoder has to begin there. `simulateSeek()` tells which one that is.
import { useState } from 'react'
import { Slider } from '../../fields.tsx'
import { liveCode } from '../../live-code.tsx'
import { FileFrame } from '../file-frame.tsx'
import { loadParser, type Parser, recorded, type Sample } from '../read-film.ts'
import { useFilm } from '../use-film.tsx'
import { lengthOf, SampleBars } from './sample-bars.tsx'

type Controller = ReturnType<Parser['mediaParserController']>

interface Landing {
  samples: readonly Sample[]
  /** Where a seek to the time of the slider leads. */
  landed: number
  /** Of the call that has read the film: it can be asked again. */
  controller?: Controller
}

const firstTime = 1.7
const firstLanding: Landing = {
  samples: recorded.samples,
  landed: recorded.samples.findLast(({ at, isKey }) => isKey && at <= firstTime)?.at ?? 0,
}

async function askWhere(controller: Controller, seconds: number): Promise<number> {
  const answer = await controller.simulateSeek(seconds)
  if (answer.type !== 'do-seek') throw new Error('The parser does not know where this time is in the file.')
  return answer.timeInSeconds
}

export default function SeekView() {
  const [seconds, setSeconds] = useState(firstTime)
  const { source, run, read, field } = useFilm<Parser, Landing>(firstLanding, loadParser, async (parser, { src }) => {
    const controller = parser.mediaParserController()
    const samples: Sample[] = []
    await parser.parseMedia({
      src,
      controller,
      acknowledgeRemotionLicense: true,
      onVideoTrack: () => (sample) => {
        samples.push({ at: sample.timestamp / parser.WEBCODECS_TIMESCALE, bytes: sample.data.byteLength, isKey: sample.type === 'key' })
      },
    })
    if (samples.length === 0) throw new Error('This file has no track of video.')
    samples.sort((left, right) => left.at - right.at)
    return { samples, controller, landed: await askWhere(controller, Math.min(seconds, lengthOf(samples))) }
  })
  const { samples, landed, controller } = run.value
  const length = lengthOf(samples)
  const move = (time: number): void => {
    setSeconds(time)
    if (controller) void run.start(async () => ({ ...run.value, landed: await askWhere(controller, time) }))
    else read()
  }
  const asked = Math.min(seconds, length)
  const skipped = samples.filter(({ at }) => at >= landed - 0.001 && at < asked - 0.001).length
  return (
    <FileFrame
      label={`A seek to second ${asked.toFixed(1)} of ${source.name} leads to the key frame at second ${landed.toFixed(2)}.`}
      run={run}
      action={`Seek in ${source.name}`}
      onStart={read}
      code={liveCode`await controller.simulateSeek(${asked.toFixed(1)}) // { type: 'do-seek', timeInSeconds: ${landed.toFixed(2)}, … }`}
      controls={
        <>
          <Slider label="seconds" value={asked} onChange={move} min={0} max={Math.max(0.1, Math.floor(length * 10) / 10)} step={0.1} />
          {field}
        </>
      }
    >
      <SampleBars
        samples={samples}
        length={length}
        isLit={({ at }) => at >= landed - 0.001}
        marks={
          asked - landed < length / 3
            ? [{ at: asked, name: `seek(${asked.toFixed(1)}) leads to ${landed.toFixed(2)}`, tone: 'var(--fig-ink)' }]
            : [
                { at: asked, name: `seek(${asked.toFixed(1)})`, tone: 'var(--fig-ink)' },
                { at: landed, name: `leads to ${landed.toFixed(2)}`, tone: 'var(--fig-b)' },
              ]
        }
      />
      <p className="fig-sum">{skipped} samples from the key frame to this time have to be decoded, and their pictures thrown away.</p>
    </FileFrame>
  )
}
