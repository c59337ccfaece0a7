// Metadata for a composition: seconds become frames, and the picture gives the size.
import { LiveCode } from '../../live-code.tsx'
import { Facts, FileFrame, FilmCard } from '../file-frame.tsx'
import { loadParser, type Parser } from '../read-film.ts'
import { useFilm } from '../use-film.tsx'

interface Metadata {
  seconds: number
  fps: number | null
  width: number
  height: number
}

/** A file may not say it. */
const usualFps = 30

export default function CompositionView() {
  const { source, run, read, field } = useFilm<Parser, Metadata>(
    { seconds: 3, fps: 30, width: 960, height: 540 },
    loadParser,
    async (parser, { src }) => {
      const { slowDurationInSeconds, dimensions, fps } = await parser.parseMedia({
        src,
        fields: { slowDurationInSeconds: true, dimensions: true, fps: true },
        acknowledgeRemotionLicense: true,
      })
      if (!dimensions) throw new Error('This file has sound only: a composition needs a size of its own.')
      return { seconds: slowDurationInSeconds, fps, ...dimensions }
    },
  )
  const { seconds, fps, width, height } = run.value
  const rate = Math.round(fps ?? usualFps)
  const frames = Math.round(seconds * rate)
  return (
    <FileFrame
      label={`A composition of ${width} by ${height} pixels and ${frames} frames, made from the metadata of ${source.name}.`}
      run={run}
      action={`Read ${source.name}`}
      onStart={read}
      code={
        <LiveCode>{`<Composition id="Clip" component={Clip} width={‹${width}›} height={‹${height}›} fps={‹${rate}›} durationInFrames={‹${frames}›} />`}</LiveCode>
      }
      controls={field}
    >
      <div className="fig-beside">
        <FilmCard source={source} />
        <Facts
          facts={[
            { name: 'slowDurationInSeconds', value: Math.round(seconds * 1000) / 1000 },
            { name: 'fps', value: fps === null ? `null, so ${usualFps}` : Math.round(fps * 1000) / 1000 },
            { name: 'dimensions', value: `${width} × ${height}` },
            { name: 'durationInFrames', value: `${Math.round(seconds * 1000) / 1000} × ${rate} = ${frames}`, strong: true },
          ]}
        />
      </div>
      <div className="fig-ruler" aria-hidden="true">
        {Array.from({ length: Math.min(frames, 180) }, (_, frame) => (
          <i key={frame} data-second={frame % rate === 0 ? '' : undefined} />
        ))}
      </div>
    </FileFrame>
  )
}
