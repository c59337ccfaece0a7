// `extractFrames()`: pictures of a film at the times that were named.
import { useRef, useState } from 'react'
import { Slider } from '../../fields.tsx'
import { liveCode } from '../../live-code.tsx'
import { FileFrame, formatTime } from '../file-frame.tsx'
import { useFilm } from '../use-film.tsx'
import { withAddress } from '../with-address.ts'
import { type Libraries, loadLibraries } from './load.ts'

export default function FramesView() {
  const strip = useRef<HTMLCanvasElement>(null)
  const [count, setCount] = useState(6)
  const { source, run, read, field } = useFilm<Libraries, readonly number[]>(
    [],
    loadLibraries,
    async ({ codecs, parser }, { src }, show) => {
      const context = strip.current?.getContext('2d')
      context?.clearRect(0, 0, 1280, 360)
      const times: number[] = []
      const { slowDurationInSeconds } = await parser.parseMedia({
        src,
        fields: { slowDurationInSeconds: true },
        acknowledgeRemotionLicense: true,
      })
      await withAddress(src, (address) =>
        codecs.extractFrames({
          src: address,
          acknowledgeRemotionLicense: true,
          timestampsInSeconds: Array.from({ length: count }, (_, index) => ((index + 0.5) / count) * slowDurationInSeconds),
          onFrame: (frame) => {
            const place = times.length
            times.push(frame.timestamp / 1_000_000)
            context?.drawImage(frame, (place % 4) * 320, Math.floor(place / 4) * 180, 316, 176)
            frame.close()
            show([...times])
          },
        }),
      )
      return times
    },
  )
  return (
    <FileFrame
      label={`${count} frames of ${source.name}, extracted at even distances.`}
      run={run}
      action={`Extract ${count} frames`}
      onStart={read}
      before="Press the button, and the frames appear in these places."
      after={`${run.value.length} frames in ${formatTime(run.milliseconds)}.`}
      code={liveCode`await extractFrames({ src: ${`'${source.name}'`}, timestampsInSeconds: [${run.value.length > 0 ? run.value.map((time) => time.toFixed(2)).join(', ') : `… ${count} times`}], onFrame })`}
      controls={
        <>
          <Slider label="frames" value={count} onChange={setCount} min={1} max={8} />
          {field}
        </>
      }
    >
      <canvas ref={strip} className="fig-strip" width={1280} height={360} role="img" aria-label="Extracted frames" />
    </FileFrame>
  )
}
