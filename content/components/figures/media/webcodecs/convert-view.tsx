// `convertMedia()`: a film becomes another one. The page says which of the options can be set.
import type { ConvertMediaContainer, ConvertMediaVideoCodec, ResizeOperation, WebCodecsController } from '@remotion/webcodecs'
import { type ReactNode, useRef, useState } from 'react'
import { Choice, Slider } from '../../fields.tsx'
import { LiveCode } from '../../live-code.tsx'
import { ControlButtons } from '../control-buttons.tsx'
import { FileFrame, FilmCard, formatBytes, formatTime } from '../file-frame.tsx'
import type { Source } from '../sources.ts'
import { useFilm } from '../use-film.tsx'
import { type Libraries, loadLibraries } from './load.ts'
import { ResultVideo } from './result-video.tsx'
import { TelemetryNote } from './telemetry-note.tsx'

const targets = ['webm, vp8', 'webm, vp9', 'mp4, h264'] as const
type Target = (typeof targets)[number]
const modes = ['max-height', 'width', 'scale'] as const
type Mode = (typeof modes)[number]
const turns = ['0', '90', '180', '270'] as const
type Turn = (typeof turns)[number]

export interface Options {
  target: Target
  mode: Mode
  /** In percent of the film. */
  size: number
  turn: Turn
}

export interface Conversion {
  blob?: Blob
  size: string
  frames: number
  progress: number
}

const parts: Record<Target, { container: ConvertMediaContainer; videoCodec: ConvertMediaVideoCodec }> = {
  'webm, vp8': { container: 'webm', videoCodec: 'vp8' },
  'webm, vp9': { container: 'webm', videoCodec: 'vp9' },
  'mp4, h264': { container: 'mp4', videoCodec: 'h264' },
}

/** The films are 960 pixels wide and 540 high; so are the numbers in the code. */
function resizeOf({ mode, size }: Options): ResizeOperation {
  if (mode === 'scale') return { mode, scale: size / 100 }
  return mode === 'width' ? { mode, width: Math.round(9.6 * size) } : { mode, maxHeight: Math.round(5.4 * size) }
}

interface Task extends Options {
  controller: WebCodecsController
  show: (conversion: Conversion) => void
}

export async function convert({ codecs, parser }: Libraries, { src }: Source, { controller, show, ...options }: Task): Promise<Conversion> {
  const { container, videoCodec } = parts[options.target]
  const rotate = Number(options.turn)
  const resize = resizeOf(options)
  const result: Conversion = { size: '', frames: 0, progress: 0 }
  const { bufferWriter } = await import('@remotion/webcodecs/buffer')
  const { save, finalState } = await codecs.convertMedia({
    src,
    container,
    controller,
    writer: bufferWriter,
    logLevel: 'error',
    progressIntervalInMs: 50,
    onProgress: ({ overallProgress, encodedVideoFrames }) => {
      result.progress = overallProgress ?? 0
      result.frames = encodedVideoFrames
      show({ ...result })
    },
    onVideoTrack: async ({ track }) => {
      if (!(await codecs.canReencodeVideoTrack({ track, videoCodec, resizeOperation: resize, rotate })))
        throw new Error(`This browser cannot make ${videoCodec} in this size from ${track.codec}: choose WebM.`)
      return { type: 'reencode', videoCodec, resize, rotate }
    },
  })
  const blob = await save()
  const { dimensions } = await parser.parseMedia({ src: blob, fields: { dimensions: true }, acknowledgeRemotionLicense: true })
  return {
    ...result,
    blob,
    progress: 1,
    frames: finalState.encodedVideoFrames,
    size: `${dimensions?.width} × ${dimensions?.height}, ${formatBytes(blob.size)}`,
  }
}

type Field = 'target' | 'resize' | 'rotate' | 'controller'

export default function ConvertView({ fields }: { fields: readonly Field[] }) {
  const has = (field: Field): boolean => fields.includes(field)
  const [options, setOptions] = useState<Options>({ target: 'webm, vp8', mode: 'max-height', size: 50, turn: has('rotate') ? '90' : '0' })
  const [isPaused, setPaused] = useState(false)
  /** There is a controller: not before the libraries are loaded. */
  const [isRunning, setRunning] = useState(false)
  const [last, setLast] = useState('')
  const current = useRef<WebCodecsController>(null)
  const film = useFilm<Libraries, Conversion>({ size: '', frames: 0, progress: 0 }, loadLibraries, (libraries, source, show) =>
    begin(libraries, source, options, show),
  )
  const begin = async (
    libraries: Libraries,
    source: Source,
    chosen: Options,
    show: (conversion: Conversion) => void,
  ): Promise<Conversion> => {
    current.current?.abort()
    const controller = libraries.codecs.webcodecsController()
    current.current = controller
    setPaused(false)
    setRunning(true)
    setLast('')
    try {
      return await convert(libraries, source, { ...chosen, controller, show })
    } catch (error) {
      if (libraries.parser.hasBeenAborted(error)) throw new Error('The conversion was aborted: hasBeenAborted() is true.')
      throw error instanceof Error && error.cause instanceof Error ? error.cause : error
    } finally {
      if (current.current === controller) {
        current.current = null
        setRunning(false)
      }
    }
  }
  const { source, run, read, field } = film
  const change = (next: Partial<Options>): void => {
    const chosen = { ...options, ...next }
    setOptions(chosen)
    if (run.state !== 'waiting') void run.start(async (show) => begin(await loadLibraries(), source, chosen, show))
  }
  const call = (name: 'pause' | 'resume' | 'abort'): void => {
    current.current?.[name]()
    setLast(`\ncontroller.${name}()`)
    setPaused(name === 'pause')
  }
  const { blob, size, frames, progress } = run.value
  const { container, videoCodec } = parts[options.target]
  const buttons: ReactNode = has('controller') ? <ControlButtons {...{ isRunning, isPaused, call }} /> : undefined
  return (
    <FileFrame
      label={`The film ${source.name}, and beside it the ${container} file that convertMedia() makes of it in this browser.`}
      run={run}
      action={`Convert ${source.name}`}
      onStart={read}
      before="The conversion runs in your browser, with its own encoder."
      after={`${frames} frames encoded in ${formatTime(run.milliseconds)}: ${size}.`}
      buttons={buttons}
      code={
        <LiveCode>
          {`await convertMedia({ src: '‹${source.name}›', container: '‹${container}›', videoCodec: '‹${videoCodec}›', resize: { ${printResize(resizeOf(options))} }${has('rotate') ? `, rotate: ‹${options.turn}›` : ''}${has('controller') ? ', controller' : ''} })${last}`}
        </LiveCode>
      }
      controls={
        <>
          {has('target') ? (
            <Choice label="container, videoCodec" value={options.target} onChange={(target) => change({ target })} options={targets} />
          ) : null}
          {has('rotate') ? <Choice label="rotate" value={options.turn} onChange={(turn) => change({ turn })} options={turns} /> : null}
          {has('resize') ? (
            <>
              <Choice label="resize.mode" value={options.mode} onChange={(mode) => change({ mode })} options={modes} />
              <Slider label="percent" value={options.size} onChange={(next) => change({ size: next })} min={10} max={100} step={10} />
            </>
          ) : null}
          {field}
          <TelemetryNote />
        </>
      }
    >
      <div className="fig-beside">
        <FilmCard source={source} />
        <ResultVideo blob={run.state === 'done' ? blob : undefined} progress={progress} label={`result.${container}`} />
      </div>
      {has('controller') ? (
        <p className="fig-sum">
          {frames} frames encoded{isPaused && isRunning ? ', and the converter waits' : ''}
        </p>
      ) : null}
    </FileFrame>
  )
}

function printResize(operation: ResizeOperation): string {
  return Object.entries(operation)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? `'‹${value}›'` : `‹${value}›`}`)
    .join(', ')
}
