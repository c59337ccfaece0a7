// `mediaParserController()`: the parser waits, goes on, or ends, while the samples of a film are counted.
import { useRef, useState } from 'react'
import { Slider } from '../../fields.tsx'
import { liveCode } from '../../live-code.tsx'
import { ControlButtons } from '../control-buttons.tsx'
import { FileFrame } from '../file-frame.tsx'
import { loadParser, type Parser, recorded } from '../read-film.ts'
import { useFilm } from '../use-film.tsx'

interface Progress {
  samples: number
  percentage: number
  ended: string
}

type Controller = ReturnType<Parser['mediaParserController']>

export default function ControlView() {
  const [wait, setWait] = useState(25)
  const [last, setLast] = useState('parseMedia({ src, controller, … })')
  const [isPaused, setPaused] = useState(false)
  /** There is a controller: not before the library is loaded. */
  const [isRunning, setRunning] = useState(false)
  const current = useRef<Controller>(null)
  // The callback of a running call reads it.
  const pace = useRef(wait)
  const first: Progress = { samples: recorded.samples.length, percentage: 1, ended: 'The call has ended by itself' }
  const { source, run, read, field } = useFilm<Parser, Progress>(first, loadParser, async (parser, { src }, show) => {
    current.current?.abort()
    const controller = parser.mediaParserController()
    current.current = controller
    setPaused(false)
    setRunning(true)
    setLast('parseMedia({ src, controller, … })')
    const progress: Progress = { samples: 0, percentage: 0, ended: '' }
    show({ ...progress })
    try {
      await parser.parseMedia({
        src,
        controller,
        acknowledgeRemotionLicense: true,
        progressIntervalInMs: 0,
        onParseProgress: ({ percentage }) => {
          progress.percentage = percentage ?? 0
        },
        onVideoTrack: () => async () => {
          progress.samples += 1
          show({ ...progress })
          await new Promise((resolve) => setTimeout(resolve, pace.current))
        },
      })
    } catch (error) {
      if (!parser.hasBeenAborted(error)) throw error
      return { ...progress, ended: 'The promise was rejected, and hasBeenAborted() is true' }
    } finally {
      if (current.current === controller) {
        current.current = null
        setRunning(false)
      }
    }
    return { ...progress, percentage: 1, ended: 'The call has ended by itself' }
  })
  const call = (name: 'pause' | 'resume' | 'abort'): void => {
    current.current?.[name]()
    setLast(`controller.${name}()`)
    setPaused(name === 'pause')
  }
  const { samples, percentage, ended } = run.value
  return (
    <FileFrame
      label={`A bar of progress while the samples of ${source.name} are read, and buttons that pause, resume and abort the reading.`}
      run={run}
      action={isRunning ? 'Start again' : 'Start'}
      onStart={read}
      before={`${recorded.samples.length} samples are to be read.`}
      after={ended}
      buttons={<ControlButtons {...{ isRunning, isPaused, call }} />}
      code={liveCode`const controller = mediaParserController()
${last}`}
      controls={
        <>
          <Slider
            label="ms per sample"
            value={wait}
            onChange={(milliseconds) => {
              setWait(milliseconds)
              pace.current = milliseconds
            }}
            min={5}
            max={80}
            step={5}
          />
          {field}
        </>
      }
    >
      <div className="fig-gauge" data-state={isRunning ? (isPaused ? 'paused' : 'working') : run.state}>
        <b>{samples}</b>
        <span>{isRunning && isPaused ? 'samples, and the parser waits' : 'samples'}</span>
        <span className="fig-bar" style={{ '--fig-length': percentage }} />
        <span>{Math.round(percentage * 100)} % of the file</span>
      </div>
    </FileFrame>
  )
}
