// `onVideoTrack`: the samples of a film pass by, one callback each.
import { liveCode } from '../../live-code.tsx'
import { FileFrame, formatBytes, formatTime } from '../file-frame.tsx'
import { loadParser, type Parser, recorded, type Sample } from '../read-film.ts'
import { useFilm } from '../use-film.tsx'
import { lengthOf, SampleBars } from './sample-bars.tsx'

export default function SamplesView() {
  const { source, run, read, field } = useFilm<Parser, readonly Sample[]>(recorded.samples, loadParser, async (parser, { src }, show) => {
    const samples: Sample[] = []
    await parser.parseMedia({
      src,
      acknowledgeRemotionLicense: true,
      onVideoTrack: () => async (sample) => {
        samples.push({ at: sample.timestamp / parser.WEBCODECS_TIMESCALE, bytes: sample.data.byteLength, isKey: sample.type === 'key' })
        // Some of them are shown at once: the parser waits for this callback.
        if (samples.length % 3 === 0) {
          show([...samples])
          await new Promise(requestAnimationFrame)
        }
      },
    })
    if (samples.length === 0) throw new Error('This file has no track of video.')
    return samples.sort((left, right) => left.at - right.at)
  })
  const keys = run.value.filter(({ isKey }) => isKey)
  const bytes = run.value.reduce((sum, sample) => sum + sample.bytes, 0)
  return (
    <FileFrame
      label={`The samples of ${source.name} in the order of their times: ${keys.length} key frames stand out among ${run.value.length} samples.`}
      run={run}
      action="Let them pass by"
      onStart={read}
      after={`${run.value.length} callbacks in ${formatTime(run.milliseconds)}, each waiting to be drawn.`}
      code={liveCode`await parseMedia({ src: ${`'${source.name}'`}, onVideoTrack: () => (sample) => draw(sample.data.byteLength, sample.type) })`}
      controls={field}
    >
      <SampleBars samples={run.value} length={lengthOf(run.value)} />
      <p className="fig-sum">
        <b data-tone="b">{keys.length} key</b> <b data-tone="a">{run.value.length - keys.length} delta</b> {formatBytes(bytes)}
      </p>
    </FileFrame>
  )
}
