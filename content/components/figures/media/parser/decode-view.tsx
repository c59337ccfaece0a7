// Decoding with WebCodecs: the samples of a film go into a VideoDecoder, and its pictures come out.
import { useRef, useState } from 'react'
import { Slider } from '../../fields.tsx'
import { liveCode } from '../../live-code.tsx'
import { FileFrame, formatTime } from '../file-frame.tsx'
import { loadParser, type Parser } from '../read-film.ts'
import { useFilm } from '../use-film.tsx'

interface Decoded {
  codec: string
  frames: number
  queue: number
}

const shown = 8

export default function DecodeView() {
  const strip = useRef<HTMLCanvasElement>(null)
  const [limit, setLimit] = useState(10)
  const { source, run, read, field } = useFilm<Parser, Decoded>(
    { codec: 'avc1.640028', frames: 0, queue: 0 },
    loadParser,
    async (parser, { src }, show) => {
      const context = strip.current?.getContext('2d')
      context?.clearRect(0, 0, 1280, 180)
      const decoded: Decoded = { codec: '', frames: 0, queue: 0 }
      const { slowNumberOfFrames } = await parser.parseMedia({
        src,
        fields: { slowNumberOfFrames: true },
        acknowledgeRemotionLicense: true,
      })
      const every = Math.max(1, Math.floor(slowNumberOfFrames / shown))
      let decoder: VideoDecoder | undefined
      await parser.parseMedia({
        src,
        acknowledgeRemotionLicense: true,
        onVideoTrack: async ({ track }) => {
          decoded.codec = track.codec
          if (typeof VideoDecoder === 'undefined') throw new Error('This browser has no WebCodecs.')
          const { supported } = await VideoDecoder.isConfigSupported(track)
          if (!supported) throw new Error(`This browser cannot decode ${track.codec}.`)
          const video = new VideoDecoder({
            output: (frame) => {
              const place = Math.floor(decoded.frames / every)
              if (decoded.frames % every === 0 && place < shown)
                context?.drawImage(frame, (place % 4) * 320, Math.floor(place / 4) * 180, 316, 176)
              decoded.frames += 1
              frame.close()
            },
            error: () => undefined,
          })
          video.configure(track)
          decoder = video
          return async (sample) => {
            while (video.decodeQueueSize >= limit)
              await new Promise((resolve) => video.addEventListener('dequeue', resolve, { once: true }))
            video.decode(new EncodedVideoChunk(sample))
            decoded.queue = Math.max(decoded.queue, video.decodeQueueSize)
            show({ ...decoded })
          }
        },
      })
      if (!decoder) throw new Error('This file has no track of video.')
      await decoder.flush()
      decoder.close()
      return { ...decoded }
    },
  )
  const { codec, frames, queue } = run.value
  return (
    <FileFrame
      label={`Eight pictures of ${source.name}, decoded from its samples.`}
      run={run}
      action={`Decode ${source.name}`}
      onStart={read}
      before="Press the button, and the decoder of your browser draws into these places."
      after={`${frames} pictures from ${codec} in ${formatTime(run.milliseconds)}; at most ${queue} samples were waiting.`}
      code={liveCode`while (decoder.decodeQueueSize >= ${limit}) await dequeued(); decoder.decode(new EncodedVideoChunk(sample))`}
      controls={
        <>
          <Slider label="queue" value={limit} onChange={setLimit} min={1} max={40} />
          {field}
        </>
      }
    >
      <canvas ref={strip} className="fig-strip" width={1280} height={360} role="img" aria-label="Decoded pictures" />
    </FileFrame>
  )
}
