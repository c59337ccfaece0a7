// A recording of MediaRecorder states no length. Rewritten by `convertMedia()`, it does.
import { liveCode } from '../../live-code.tsx'
import { Facts, FileFrame, formatBytes, formatTime } from '../file-frame.tsx'
import { recordDot } from '../record-dot.ts'
import { useRun } from '../use-run.ts'
import { type Libraries, loadLibraries } from './load.ts'
import { ResultVideo } from './result-video.tsx'
import { TelemetryNote } from './telemetry-note.tsx'

interface Repair {
  before: string
  after: string
  sizes: string
  blob?: Blob
}

async function repair({ parser, codecs }: Libraries): Promise<Repair> {
  const recording = await recordDot(1500)
  const lengthOf = async (src: Blob): Promise<string> => {
    const { durationInSeconds } = await parser.parseMedia({ src, fields: { durationInSeconds: true }, acknowledgeRemotionLicense: true })
    return durationInSeconds === null ? 'null' : `${Math.round(durationInSeconds * 1000) / 1000}`
  }
  const { bufferWriter } = await import('@remotion/webcodecs/buffer')
  const { save } = await codecs.convertMedia({ src: recording, container: 'webm', writer: bufferWriter, logLevel: 'error' })
  const blob = await save()
  return {
    before: await lengthOf(recording),
    after: await lengthOf(blob),
    sizes: `${formatBytes(recording.size)} became ${formatBytes(blob.size)}`,
    blob,
  }
}

export default function RepairView() {
  const run = useRun<Repair>({ before: '…', after: '…', sizes: '…' }, loadLibraries)
  const { before, after, sizes, blob } = run.value
  return (
    <FileFrame
      label="A recording of a moving dot: before it is rewritten its duration is null, afterwards it is known."
      run={run}
      action="Record a dot for 1.5 s, then repair it"
      onStart={() => void run.start(async () => repair(await loadLibraries()))}
      before="The browser records a canvas; neither camera nor microphone is asked for."
      after={`Recorded and repaired in ${formatTime(run.milliseconds)}.`}
      code={liveCode`const repaired = await (await convertMedia({ src: recording, container: ${"'webm'"} })).save()`}
      controls={<TelemetryNote />}
    >
      <div className="fig-beside">
        <ResultVideo blob={blob} progress={run.state === 'working' ? 0.5 : 0} label="repaired.webm" />
        <Facts
          facts={[
            { name: 'recording: durationInSeconds', value: before },
            { name: 'repaired: durationInSeconds', value: after, strong: true },
            { name: 'size', value: sizes },
          ]}
        />
      </div>
    </FileFrame>
  )
}
