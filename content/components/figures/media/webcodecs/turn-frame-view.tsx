// `rotateAndResizeVideoFrame()`: one frame, turned and scaled.
import { useEffect, useRef, useState } from 'react'
import { Choice, Slider } from '../../fields.tsx'
import { liveCode } from '../../live-code.tsx'
import { FileFrame, FilmCard } from '../file-frame.tsx'
import { useFilm } from '../use-film.tsx'
import { withAddress } from '../with-address.ts'
import { type Libraries, loadLibraries } from './load.ts'

const turns = ['0', '90', '180', '270'] as const
type Turn = (typeof turns)[number]

interface Turned {
  picture?: ImageBitmap
  size: string
}

export default function TurnFrameView() {
  const [turn, setTurn] = useState<Turn>('90')
  const [limit, setLimit] = useState(360)
  const work = async ({ codecs }: Libraries, src: string | Blob, rotation: Turn, maxHeight: number): Promise<Turned> => {
    const pending: Promise<Turned>[] = []
    await withAddress(src, (address) =>
      codecs.extractFrames({
        src: address,
        acknowledgeRemotionLicense: true,
        timestampsInSeconds: [0.5],
        onFrame: (frame) => {
          const turned = codecs.rotateAndResizeVideoFrame({
            frame,
            rotation: Number(rotation),
            resizeOperation: { mode: 'max-height', maxHeight },
          })
          const size = `${frame.displayWidth} × ${frame.displayHeight} became ${turned.displayWidth} × ${turned.displayHeight}`
          pending.push(
            createImageBitmap(turned).then((picture) => {
              turned.close()
              if (turned !== frame) frame.close()
              return { picture, size }
            }),
          )
        },
      }),
    )
    const [turned] = await Promise.all(pending)
    if (!turned) throw new Error('This file has no frame at half a second.')
    return turned
  }
  const { source, run, read, field } = useFilm<Libraries, Turned>({ size: '' }, loadLibraries, (libraries, { src }) =>
    work(libraries, src, turn, limit),
  )
  const change = (nextTurn: Turn, nextLimit: number): void => {
    setTurn(nextTurn)
    setLimit(nextLimit)
    void run.start(async () => work(await loadLibraries(), source.src, nextTurn, nextLimit))
  }
  return (
    <FileFrame
      label={`A frame of ${source.name}, and beside it the same frame, turned by ${turn} degrees and at most ${limit} pixels high.`}
      run={run}
      action="Turn a frame"
      onStart={read}
      before="A frame of the film is decoded, then turned and scaled."
      after={`${run.value.size}.`}
      code={liveCode`rotateAndResizeVideoFrame({ frame, rotation: ${turn}, resizeOperation: { mode: 'max-height', maxHeight: ${limit} } })`}
      controls={
        <>
          <Choice label="rotation" value={turn} onChange={(next) => change(next, limit)} options={turns} />
          <Slider label="maxHeight" value={limit} onChange={(next) => change(turn, next)} min={60} max={540} step={60} />
          {field}
        </>
      }
    >
      <div className="fig-beside">
        <FilmCard source={source} />
        <Picture picture={run.value.picture} />
      </div>
    </FileFrame>
  )
}

/** In half of its size, where 960 pixels have room. */
function Picture({ picture }: { picture: ImageBitmap | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || !picture) return
    context.clearRect(0, 0, 480, 480)
    context.drawImage(picture, 240 - picture.width / 4, 240 - picture.height / 4, picture.width / 2, picture.height / 2)
  }, [picture])
  return <canvas ref={canvas} className="fig-strip fig-square" width={480} height={480} role="img" aria-label="The turned frame" />
}
