// What happens to a track: the functions that tell whether it can be copied or encoded, and the handler that decides, for each container.
import { useState } from 'react'
import { Choice } from '../../fields.tsx'
import { liveCode } from '../../live-code.tsx'
import { FileFrame, formatTime } from '../file-frame.tsx'
import { makeTone } from '../made-files.ts'
import { firstFilm } from '../sources.ts'
import { useRun } from '../use-run.ts'
import { type Container, containers } from './codec-lists.ts'
import { type Libraries, loadLibraries } from './load.ts'

export type Step = 'copy' | 'reencode' | 'decide'
type Kind = 'video' | 'audio'

interface Plan {
  container: Container
  track: string
  copy: string
  reencode: string
  decide: string
}

const turns = ['0', '90'] as const
const bitrate = 128_000

async function planFor({ parser, codecs }: Libraries, kind: Kind, rotate: number): Promise<Plan[]> {
  const src = kind === 'video' ? firstFilm.src : makeTone(1, 48_000)
  const { tracks, container: inputContainer } = await parser.parseMedia({
    src,
    fields: { tracks: true, container: true },
    acknowledgeRemotionLicense: true,
  })
  const plans: Plan[] = []
  for (const container of containers)
    for (const track of tracks) {
      if (track.type === 'video') {
        const canCopyTrack = codecs.canCopyVideoTrack({
          inputContainer,
          inputTrack: track,
          outputContainer: container,
          outputVideoCodec: null,
          rotationToApply: rotate,
          resizeOperation: null,
        })
        const videoCodec = codecs.getDefaultVideoCodec({ container })
        const reencode = videoCodec && (await codecs.canReencodeVideoTrack({ track, videoCodec, rotate, resizeOperation: null }))
        const operation = await codecs.defaultOnVideoTrackHandler({
          track,
          inputContainer,
          outputContainer: container,
          defaultVideoCodec: videoCodec,
          canCopyTrack,
          rotate,
          resizeOperation: null,
          logLevel: 'error',
        })
        const named = operation.type === 'reencode' ? `reencode, ${operation.videoCodec}` : operation.type
        plans.push({
          container,
          track: track.codecEnum,
          copy: String(canCopyTrack),
          reencode: videoCodec ? `${videoCodec}: ${reencode}` : 'no picture',
          decide: named,
        })
      }
      if (track.type === 'audio') {
        const canCopyTrack = codecs.canCopyAudioTrack({
          inputCodec: track.codecEnum,
          inputContainer,
          outputContainer: container,
          outputAudioCodec: null,
        })
        const audioCodec = codecs.getDefaultAudioCodec({ container })
        const reencode = await codecs.canReencodeAudioTrack({ track, audioCodec, bitrate, sampleRate: null })
        const operation = await codecs.defaultOnAudioTrackHandler({
          track,
          inputContainer,
          outputContainer: container,
          defaultAudioCodec: audioCodec,
          canCopyTrack,
          logLevel: 'error',
        })
        const named = operation.type === 'reencode' ? `reencode, ${operation.audioCodec}` : operation.type
        plans.push({ container, track: track.codecEnum, copy: String(canCopyTrack), reencode: `${audioCodec}: ${reencode}`, decide: named })
      }
    }
  return plans
}

const names: Record<Kind, Record<Step, string>> = {
  video: { copy: 'canCopyVideoTrack', reencode: 'canReencodeVideoTrack', decide: 'defaultOnVideoTrackHandler' },
  audio: { copy: 'canCopyAudioTrack', reencode: 'canReencodeAudioTrack', decide: 'defaultOnAudioTrackHandler' },
}
const steps: readonly Step[] = ['copy', 'reencode', 'decide']

export default function PlanView({ kind, step }: { kind: Kind; step: Step }) {
  const [turn, setTurn] = useState<(typeof turns)[number]>('0')
  const nothing: readonly Plan[] = containers.map((container) => ({ container, track: '…', copy: '…', reencode: '…', decide: '…' }))
  const run = useRun(nothing, loadLibraries)
  const start = (next: typeof turn): void => {
    setTurn(next)
    void run.start(async () => planFor(await loadLibraries(), kind, Number(next)))
  }
  const source = kind === 'video' ? firstFilm.name : 'tone.wav'
  return (
    <FileFrame
      label={`For each container: whether the track of ${source} can be copied or encoded, and what is decided.`}
      run={run}
      action={`Ask about ${source}`}
      onStart={() => start(turn)}
      before={kind === 'video' ? 'The answers depend on your browser.' : 'The tone is made in your browser, and so are the answers.'}
      after={`Asked in ${formatTime(run.milliseconds)}.`}
      code={liveCode`${names[kind][step]}(…) // ${run.value.map((plan) => `${plan.container}: ${plan[step]}`).join(' · ')}`}
      controls={kind === 'video' ? <Choice label="rotate" value={turn} onChange={start} options={turns} /> : undefined}
    >
      <div className="fig-table fig-plan">
        <table>
          <thead>
            <tr>
              <th scope="col">into</th>
              {steps.map((name) => (
                <th key={name} scope="col" data-on={name === step ? '' : undefined}>
                  {{ copy: 'copy?', reencode: 'encode?', decide: 'by default' }[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {run.value.map((plan) => (
              <tr key={plan.container}>
                <th scope="row">{plan.container}</th>
                {steps.map((name) => (
                  <td key={name} data-on={name === step ? '' : undefined}>
                    {plan[name]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FileFrame>
  )
}
