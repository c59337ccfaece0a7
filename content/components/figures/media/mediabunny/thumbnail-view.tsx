// A thumbnail: one frame becomes a JPEG, as large as it has to be.
import { useEffect, useRef, useState } from 'react'
import { Slider } from '../../fields.tsx'
import { liveCode } from '../../live-code.tsx'
import { Facts, FileFrame, formatBytes, formatTime } from '../file-frame.tsx'
import type { Source } from '../sources.ts'
import { useFilm } from '../use-film.tsx'
import { type Bunny, loadBunny, withInput } from './open-input.ts'

interface Thumbnail {
  picture?: ImageBitmap
  bytes: number
  at: number
}

async function makeThumbnail(bunny: Bunny, src: Source['src'], seconds: number, maxWidth: number): Promise<Thumbnail> {
  return withInput(bunny, src, async (input) => {
    const track = await input.getPrimaryVideoTrack()
    if (!track || !(await track.canDecode())) throw new Error('This file has no picture that this browser can decode.')
    const sample = await new bunny.VideoSampleSink(track).getSample(Math.max(await track.getFirstTimestamp(), seconds))
    if (!sample) throw new Error('The film has no frame at this time.')
    const scale = Math.min(1, maxWidth / sample.displayWidth)
    const canvas = new OffscreenCanvas(Math.round(sample.displayWidth * scale), Math.round(sample.displayHeight * scale))
    const context = canvas.getContext('2d')
    if (context) sample.draw(context, 0, 0, canvas.width, canvas.height)
    const at = sample.timestamp
    sample.close()
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })
    return { picture: await createImageBitmap(jpeg), bytes: jpeg.size, at }
  })
}

export default function ThumbnailView() {
  const [seconds, setSeconds] = useState(1)
  const [maxWidth, setMaxWidth] = useState(320)
  const { source, run, read, field } = useFilm<Bunny, Thumbnail>({ bytes: 0, at: 0 }, loadBunny, (bunny, { src }) =>
    makeThumbnail(bunny, src, seconds, maxWidth),
  )
  const change = (nextSeconds: number, nextWidth: number): void => {
    setSeconds(nextSeconds)
    setMaxWidth(nextWidth)
    void run.start(async () => makeThumbnail(await loadBunny(), source.src, nextSeconds, nextWidth))
  }
  const { picture, bytes, at } = run.value
  return (
    <FileFrame
      label={`The frame of ${source.name} at second ${seconds}, as a picture of at most ${maxWidth} pixels.`}
      run={run}
      action="Make a thumbnail"
      onStart={read}
      before="Press the button, and one frame is decoded."
      after={`A JPEG of ${formatBytes(bytes)} in ${formatTime(run.milliseconds)}.`}
      code={liveCode`await createThumbnail(file, { seconds: ${seconds}, maxWidth: ${maxWidth} })`}
      controls={
        <>
          <Slider label="seconds" value={seconds} onChange={(next) => change(next, maxWidth)} min={0} max={4.5} step={0.1} />
          <Slider label="maxWidth" value={maxWidth} onChange={(next) => change(seconds, next)} min={32} max={960} step={32} />
          {field}
        </>
      }
    >
      <div className="fig-beside">
        <Picture picture={picture} />
        <Facts
          facts={[
            { name: 'size', value: picture ? `${picture.width} × ${picture.height}` : '…' },
            { name: 'JPEG', value: picture ? formatBytes(bytes) : '…', strong: true },
            { name: 'the frame begins at', value: picture ? `${at.toFixed(3)} s` : '…' },
          ]}
        />
      </div>
    </FileFrame>
  )
}

function Picture({ picture }: Pick<Thumbnail, 'picture'>) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || !picture) return
    const scale = Math.min(960 / picture.width, 540 / picture.height)
    const [width, height] = [picture.width * scale, picture.height * scale]
    context.clearRect(0, 0, 960, 540)
    context.drawImage(picture, (960 - width) / 2, (540 - height) / 2, width, height)
  }, [picture])
  return <canvas ref={canvas} className="fig-strip" width={960} height={540} role="img" aria-label="The thumbnail, enlarged" />
}
