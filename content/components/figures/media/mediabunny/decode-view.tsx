// Can it be decoded? The questions are asked one after the other, and the first "no" is the answer.
import { useState } from 'react'
import { Choice } from '../../fields.tsx'
import { liveCode } from '../../live-code.tsx'
import { FileFrame } from '../file-frame.tsx'
import { makePdf, makeTone } from '../made-files.ts'
import { firstFilm } from '../sources.ts'
import { useRun } from '../use-run.ts'
import { type Bunny, loadBunny, withInput } from './open-input.ts'

const files = ['countdown.mp4', 'tone.wav', 'paper.pdf'] as const
type FileName = (typeof files)[number]

const bodies: Record<FileName, () => string | Blob> = {
  'countdown.mp4': () => firstFilm.src,
  'tone.wav': () => makeTone(1, 44_100),
  'paper.pdf': makePdf,
}

interface Answer {
  question: string
  answer: string
  state: 'open' | 'yes' | 'no'
}

const questions = ['getFormat()', 'getPrimaryVideoTrack()', 'getPrimaryAudioTrack()', 'video.canDecode()', 'audio.canDecode()'] as const
const unasked: readonly Answer[] = questions.map((question) => ({ question, answer: '…', state: 'open' }))

async function check(bunny: Bunny, src: string | Blob): Promise<{ answers: readonly Answer[]; verdict: string }> {
  return withInput(bunny, src, async (input) => {
    const answers = unasked.map((answer) => ({ ...answer }))
    const note = (question: (typeof questions)[number], answer: string, state: Answer['state']): void => {
      Object.assign(answers[questions.indexOf(question)] ?? {}, { answer, state })
    }
    const format = await input.getFormat().catch(() => undefined)
    note('getFormat()', format?.name ?? 'unknown', format ? 'yes' : 'no')
    if (!format) return { answers, verdict: "{ ok: false, reason: 'unknown-format' }" }
    const video = await input.getPrimaryVideoTrack()
    const audio = await input.getPrimaryAudioTrack()
    note('getPrimaryVideoTrack()', video?.codec ?? 'null', 'yes')
    note('getPrimaryAudioTrack()', audio?.codec ?? 'null', 'yes')
    if (!video && !audio) return { answers, verdict: "{ ok: false, reason: 'no-tracks' }" }
    let verdict = '{ ok: true }'
    for (const [kind, track] of [
      ['audio', audio],
      ['video', video],
    ] as const) {
      if (!track) continue
      const can = await track.canDecode()
      note(`${kind}.canDecode()`, String(can), can ? 'yes' : 'no')
      if (!can) verdict = `{ ok: false, reason: '${kind}' }`
    }
    return { answers, verdict }
  })
}

export default function DecodeView() {
  const [name, setName] = useState('countdown.mp4')
  const run = useRun<{ answers: readonly Answer[]; verdict: string }>({ answers: unasked, verdict: '…' }, loadBunny)
  const examine = (next: string, src: string | Blob): void => {
    setName(next)
    void run.start(async () => check(await loadBunny(), src))
  }
  const made = files.find((file) => file === name) ?? files[0]
  return (
    <FileFrame
      label={`Five questions about ${name} and their answers in this browser: ${run.value.verdict}.`}
      run={run}
      action={`Check ${made}`}
      onStart={() => examine(made, bodies[made]())}
      before="The answers are those of your browser. A file of yours stays on your device."
      after={`${name}: ${run.value.verdict === '{ ok: true }' ? 'this browser can decode it' : 'this browser cannot decode it'}.`}
      buttons={
        <label className="fig-own fig-button">
          <input
            type="file"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) examine(file.name, file)
            }}
          />
          <span>Your file …</span>
        </label>
      }
      code={liveCode`await checkDecodability(${`'${name}'`}) // ${run.value.verdict}`}
      controls={<Choice label="file" value={made} onChange={(next) => examine(next, bodies[next]())} options={files} />}
    >
      <ul className="fig-checks fig-one">
        {run.value.answers.map(({ question, answer, state }) => (
          <li key={question} data-state={state}>
            <code>{question}</code>
            <span>{answer}</span>
            <b>{{ open: '–', yes: '✓', no: '✕' }[state]}</b>
          </li>
        ))}
      </ul>
    </FileFrame>
  )
}
