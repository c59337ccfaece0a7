// Metadata with Mediabunny: duration, size and frame rate, of which the last is an average over so many packets.
import { useState } from 'react'
import { Slider } from '../../fields.tsx'
import { liveCode } from '../../live-code.tsx'
import { Facts, FileFrame, FilmCard } from '../file-frame.tsx'
import { useFilm } from '../use-film.tsx'
import { type Bunny, loadBunny, withInput } from './open-input.ts'

interface Metadata {
  seconds: string
  size: string
  fps: string
  codec: string
  width?: number
  height?: number
}

export default function MetadataView() {
  const [packets, setPackets] = useState(60)
  const { source, run, read, field } = useFilm<Bunny, Metadata>(
    { seconds: '3', size: '960 × 540', fps: '30', codec: 'avc1.640028', width: 960, height: 540 },
    loadBunny,
    (bunny, { src }) =>
      withInput(bunny, src, async (input) => {
        const seconds = String(Math.round((await input.computeDuration()) * 1000) / 1000)
        const track = await input.getPrimaryVideoTrack()
        if (!track) return { seconds, size: 'null', fps: 'null', codec: 'no picture' }
        const { averagePacketRate } = await track.computePacketStats(packets)
        return {
          seconds,
          size: `${track.displayWidth} × ${track.displayHeight}`,
          fps: String(Math.round(averagePacketRate * 1000) / 1000),
          codec: (await track.getCodecParameterString()) ?? 'unknown',
          width: track.displayWidth,
          height: track.displayHeight,
        }
      }),
  )
  const { seconds, size, fps, codec, width, height } = run.value
  return (
    <FileFrame
      label={`The film ${source.name} with its size, and beside it what Mediabunny reads of it.`}
      run={run}
      action={`Read ${source.name}`}
      onStart={read}
      before="Shown: what Mediabunny reads."
      code={liveCode`const { averagePacketRate } = await track.computePacketStats(${packets}) // ${fps}`}
      controls={
        <>
          <Slider label="packets" value={packets} onChange={setPackets} min={5} max={120} step={5} />
          {field}
        </>
      }
    >
      <div className="fig-beside">
        <FilmCard source={source}>
          {width === undefined ? null : (
            <>
              <span className="fig-measure-x">{width}</span>
              <span className="fig-measure-y">{height}</span>
            </>
          )}
        </FilmCard>
        <Facts
          facts={[
            { name: 'computeDuration()', value: seconds, strong: true },
            { name: 'displayWidth, displayHeight', value: size },
            { name: 'averagePacketRate', value: fps },
            { name: 'getCodecParameterString()', value: codec },
          ]}
        />
      </div>
    </FileFrame>
  )
}
