// The same film, read by the old package and by Mediabunny.
import { liveCode } from '../../live-code.tsx'
import { FileFrame, formatTime } from '../file-frame.tsx'
import { loadParser, type Parser } from '../read-film.ts'
import { useFilm } from '../use-film.tsx'
import { type Bunny, loadBunny, withInput } from './open-input.ts'

interface Libraries {
  parser: Parser
  bunny: Bunny
}

type Column = readonly [duration: string, size: string, codec: string, time: string]

const rows = ['duration', 'size', 'codec of the picture', 'time, this once']
const round = (value: number): string => String(Math.round(value * 1000) / 1000)

async function byParser(parser: Parser, src: string | Blob): Promise<Column> {
  const from = performance.now()
  const { slowDurationInSeconds, dimensions, videoCodec } = await parser.parseMedia({
    src,
    fields: { slowDurationInSeconds: true, dimensions: true, videoCodec: true },
    acknowledgeRemotionLicense: true,
  })
  const size = dimensions ? `${dimensions.width} × ${dimensions.height}` : 'null'
  return [round(slowDurationInSeconds), size, String(videoCodec), formatTime(performance.now() - from)]
}

async function byBunny(bunny: Bunny, src: string | Blob): Promise<Column> {
  const from = performance.now()
  return withInput(bunny, src, async (input) => {
    const seconds = await input.computeDuration()
    const track = await input.getPrimaryVideoTrack()
    const size = track ? `${track.displayWidth} × ${track.displayHeight}` : 'null'
    return [round(seconds), size, String(track?.codec ?? null), formatTime(performance.now() - from)]
  })
}

export default function CompareView() {
  const { source, run, read, field } = useFilm<Libraries, { old: Column; new: Column }>(
    { old: ['3', '960 × 540', 'h264', '…'], new: ['3', '960 × 540', 'avc', '…'] },
    async () => {
      const [parser, bunny] = await Promise.all([loadParser(), loadBunny()])
      return { parser, bunny }
    },
    async ({ parser, bunny }, { src }) => ({ old: await byParser(parser, src), new: await byBunny(bunny, src) }),
  )
  return (
    <FileFrame
      label={`What both libraries read of ${source.name}, side by side.`}
      run={run}
      action={`Read ${source.name} with both`}
      onStart={read}
      before="Shown: what both read. How long it takes is known afterwards."
      after="Read twice in this browser. One reading is no benchmark."
      code={liveCode`await input.computeDuration() // ${run.value.new[0]}`}
      controls={field}
    >
      <div className="fig-table">
        <table>
          <thead>
            <tr>
              <th scope="col">of {source.name}</th>
              <th scope="col">parseMedia()</th>
              <th scope="col" data-on="">
                Mediabunny
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((name, index) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{run.value.old[index]}</td>
                <td data-on="">{run.value.new[index]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FileFrame>
  )
}
