// What WebCodecs of this browser decode and encode, asked without any library.
import { liveCode } from '../../live-code.tsx'
import { FileFrame } from '../file-frame.tsx'
import { useRun } from '../use-run.ts'

const codecs: readonly (readonly [name: string, codec: string])[] = [
  ['H.264', 'avc1.640028'],
  ['H.265', 'hvc1.1.6.L93.B0'],
  ['VP8', 'vp8'],
  ['VP9', 'vp09.00.31.08'],
  ['AV1', 'av01.0.05M.08'],
]

interface Answer {
  plays: string
  decodes: string
  encodes: string
}

async function askAbout(codec: string): Promise<Answer> {
  const size = { width: 960, height: 540 }
  const say = (isSupported: boolean | undefined): string => (isSupported ? 'yes' : 'no')
  const container = /^(?:vp|av01)/.test(codec) ? 'webm' : 'mp4'
  const plays = document.createElement('video').canPlayType(`video/${container}; codecs="${codec}"`) !== ''
  if (typeof VideoDecoder === 'undefined') return { plays: say(plays), decodes: 'no', encodes: 'no' }
  const decodes = await VideoDecoder.isConfigSupported({ codec })
  const encodes = await VideoEncoder.isConfigSupported({ codec, ...size })
  return { plays: say(plays), decodes: say(decodes.supported), encodes: say(encodes.supported) }
}

export default function BrowserView() {
  const nothing: readonly Answer[] = codecs.map(() => ({ plays: '…', decodes: '…', encodes: '…' }))
  const run = useRun(nothing, async () => undefined)
  const counted = (key: keyof Answer): number => run.value.filter((answer) => answer[key] === 'yes').length
  return (
    <FileFrame
      label="For five codecs: whether your browser plays, decodes and encodes them."
      run={run}
      action="Ask this browser"
      onStart={() => void run.start(async () => Promise.all(codecs.map(([, codec]) => askAbout(codec))))}
      before="Three different questions, to which browsers have different answers."
      after={`Of five codecs, this browser plays ${counted('plays')}, decodes ${counted('decodes')} and encodes ${counted('encodes')}.`}
      code={liveCode`(await VideoDecoder.isConfigSupported({ codec: ${"'vp09.00.31.08'"} })).supported`}
    >
      <div className="fig-table">
        <table>
          <thead>
            <tr>
              {['codec', '<video>', 'VideoDecoder', 'VideoEncoder'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {codecs.map(([name], index) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{run.value[index]?.plays}</td>
                <td>{run.value[index]?.decodes}</td>
                <td>{run.value[index]?.encodes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FileFrame>
  )
}
