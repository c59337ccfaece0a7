// `createVideoDecoder()`: the brightness of a film over its time, from decoded frames.
import { useState } from 'react'
import { Slider } from '../../fields.tsx'
import { liveCode } from '../../live-code.tsx'
import { Curve } from '../curve.tsx'
import { FileFrame, formatTime } from '../file-frame.tsx'
import { useFilm } from '../use-film.tsx'
import { type Libraries, loadLibraries } from './load.ts'

const side = 16

export default function BrightnessView() {
  const [queue, setQueue] = useState(10)
  const { source, run, read, field } = useFilm<Libraries, readonly number[]>(
    [],
    loadLibraries,
    async ({ parser, codecs }, { src }, show) => {
      const context = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true })
      if (!context) throw new Error('This browser cannot draw.')
      const found: { at: number; brightness: number }[] = []
      const values = (): number[] => {
        const most = Math.max(...found.map(({ brightness }) => brightness), 0.001)
        return found.sort((left, right) => left.at - right.at).map(({ brightness }) => brightness / most)
      }
      let failure: Error | undefined
      await parser.parseMedia({
        src,
        acknowledgeRemotionLicense: true,
        onVideoTrack: async ({ track }) => {
          const decoder = await codecs.createVideoDecoder({
            track,
            onFrame: (frame) => {
              context.drawImage(frame, 0, 0, side, side)
              const at = frame.timestamp
              frame.close()
              const { data } = context.getImageData(0, 0, side, side)
              const light = data.reduce((sum, value, index) => (index % 4 === 3 ? sum : sum + value), 0)
              found.push({ at, brightness: light / (side * side * 3 * 255) })
            },
            onError: (error) => {
              failure = error
            },
          })
          return async (sample) => {
            if (failure) throw failure
            await decoder.waitForQueueToBeLessThan(queue)
            await decoder.decode(sample)
            if (found.length % 10 === 0) show(values())
            return async () => {
              await decoder.flush()
              decoder.close()
            }
          }
        },
      })
      if (found.length === 0) throw new Error('This file has no track of video.')
      return values()
    },
  )
  return (
    <FileFrame
      label={`The brightness of ${source.name} as a curve over its frames.`}
      run={run}
      action={`Measure ${source.name}`}
      onStart={read}
      before="Each frame is decoded, drawn small, and its brightness becomes a point."
      after={`${run.value.length} frames decoded in ${formatTime(run.milliseconds)}.`}
      code={liveCode`await decoder.waitForQueueToBeLessThan(${queue}); await decoder.decode(sample)`}
      controls={
        <>
          <Slider label="queue" value={queue} onChange={setQueue} min={1} max={40} />
          {field}
        </>
      }
    >
      <Curve values={run.value} label="Brightness of each frame, compared with the brightest" />
    </FileFrame>
  )
}
