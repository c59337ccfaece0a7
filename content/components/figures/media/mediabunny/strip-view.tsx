// A filmstrip: only the frames that fit into its width are decoded, already scaled.
import { useRef, useState } from 'react'
import { Slider } from '../../fields.tsx'
import { liveCode } from '../../live-code.tsx'
import { FileFrame, formatTime } from '../file-frame.tsx'
import { useFilm } from '../use-film.tsx'
import { type Bunny, loadBunny, withInput } from './open-input.ts'

const width = 1280

export default function StripView() {
  const strip = useRef<HTMLCanvasElement>(null)
  const [height, setHeight] = useState(120)
  const { source, run, read, field } = useFilm<Bunny, readonly number[]>([], loadBunny, (bunny, { src }, show) =>
    withInput(bunny, src, async (input) => {
      const context = strip.current?.getContext('2d')
      context?.clearRect(0, 0, width, 240)
      const track = await input.getPrimaryVideoTrack()
      if (!track || !(await track.canDecode())) throw new Error('This file has no picture that this browser can decode.')
      const frameWidth = height * (track.displayWidth / track.displayHeight)
      const seconds = await input.computeDuration()
      const count = Math.ceil(width / frameWidth)
      const times = Array.from({ length: count }, (_, index) => ((index + 0.5) / count) * seconds)
      const shown: number[] = []
      for await (const frame of new bunny.CanvasSink(track, { height, poolSize: 2 }).canvasesAtTimestamps(times)) {
        if (frame) context?.drawImage(frame.canvas, shown.length * frameWidth, (240 - height) / 2, frameWidth - 2, height)
        shown.push(frame?.timestamp ?? 0)
        show([...shown])
      }
      return shown
    }),
  )
  return (
    <FileFrame
      label={`A strip with frames of ${source.name}, each from the middle of its part of the film.`}
      run={run}
      action="Draw the filmstrip"
      onStart={read}
      before="Press the button, and the frames are drawn one after the other."
      after={`${run.value.length} frames in ${formatTime(run.milliseconds)}.`}
      code={liveCode`new CanvasSink(track, { height: ${height}, poolSize: 2 }).canvasesAtTimestamps(times) // ${run.value.length} frames`}
      controls={
        <>
          <Slider label="height" value={height} onChange={setHeight} min={60} max={240} step={20} />
          {field}
        </>
      }
    >
      <canvas ref={strip} className="fig-strip" width={width} height={240} role="img" aria-label="The filmstrip" />
    </FileFrame>
  )
}
