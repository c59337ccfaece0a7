'use client'

// What @remotion/media-utils reads from a sound: the strength of the pitches at a frame, the wave around it, and the loudness of a stretch. The
// sound is computed (sound.ts) and not heard; what is drawn comes from the functions themselves.
// By their files: the package as a whole would bring parts of the toolkit into what all figures share.
import { createSmoothSvgPath } from '@remotion/media-utils/dist/create-smooth-svg-path'
import { getWaveformPortion } from '@remotion/media-utils/dist/get-waveform-portion'
import { visualizeAudio } from '@remotion/media-utils/dist/visualize-audio'
import { visualizeAudioWaveform } from '@remotion/media-utils/dist/visualize-audio-waveform'
import { useState } from 'react'
import { useCurrentFrame } from 'remotion'
import { Choice, Slider, Switch } from '../fields.tsx'
import { LiveCode, liveCode } from '../live-code.tsx'
import { LiveFigure } from '../live-figure.tsx'
import { amber, blue, Drawing, green, line, Note, pink, round, Scene, soft } from '../scene.tsx'
import { getSound, seconds } from './sound.ts'

const fps = 30
const frames = seconds * fps
const sampleCounts = ['16', '32', '64', '128'] as const

interface BarsProps {
  samples: number
  smoothing: boolean
  toHeight: (value: number) => number
}

/** As the page evens them out: decibels from -70 to -10 fill the bar. */
const toBarHeight = (value: number) => (value <= 0 ? 0 : Math.min(1, Math.max(0, (20 * Math.log10(value) + 70) / 60)))
const plain = (value: number) => value

function Bars({ samples, smoothing, toHeight }: BarsProps) {
  const frame = useCurrentFrame()
  const values = visualizeAudio({ audioData: getSound(), frame, fps, numberOfSamples: samples, smoothing })
  const step = 560 / samples
  return (
    <Scene>
      <Drawing>
        <path d="M40 306H600" stroke={line} strokeWidth={3} />
        {values.map((value, index) => {
          const height = round(Math.max(2, toHeight(value) * 260), 1)
          return (
            <rect
              key={index}
              x={round(40 + index * step, 1)}
              y={304 - height}
              width={round(step * 0.78, 1)}
              height={height}
              rx={Math.min(6, step * 0.3)}
              fill={blue}
            />
          )
        })}
        <Note x={40} y={340}>
          low
        </Note>
        <Note x={600} y={340} anchor="end">
          high
        </Note>
      </Drawing>
    </Scene>
  )
}

function Spectrum() {
  const [samples, setSamples] = useState<(typeof sampleCounts)[number]>('32')
  const [smoothing, setSmoothing] = useState(true)
  const [decibels, setDecibels] = useState(true)
  return (
    <LiveFigure
      label="Bars for the pitches of a sound at each frame, from low on the left to high on the right, jump with every pluck."
      durationInFrames={frames}
      fps={fps}
      poster={33}
      code={liveCode`const bars = visualizeAudio({ audioData, frame, fps, numberOfSamples: ${samples}, smoothing: ${smoothing} })
const heights = bars${decibels ? '.map(toBarHeight)' : ''}`}
      controls={
        <>
          <Choice label="numberOfSamples" value={samples} onChange={setSamples} options={sampleCounts} />
          <Switch label="smoothing" value={smoothing} onChange={setSmoothing} />
          <Switch label="toBarHeight()" value={decibels} onChange={setDecibels} />
        </>
      }
    >
      <Bars samples={Number(samples)} smoothing={smoothing} toHeight={decibels ? toBarHeight : plain} />
    </LiveFigure>
  )
}

function Wave({ seconds: windowInSeconds }: { seconds: number }) {
  const frame = useCurrentFrame()
  const samples = visualizeAudioWaveform({ audioData: getSound(), frame, fps, numberOfSamples: 64, windowInSeconds })
  const points = samples.map((sample, index) => ({ x: round(40 + (index / 63) * 560, 1), y: round(180 + sample * 130, 1) }))
  return (
    <Scene>
      <Drawing>
        <path d="M40 180H600" stroke={line} strokeWidth={3} />
        <path d={createSmoothSvgPath({ points })} fill="none" stroke={blue} strokeWidth={6} strokeLinecap="round" />
      </Drawing>
    </Scene>
  )
}

function Pulse() {
  const frame = useCurrentFrame()
  const low = visualizeAudio({ audioData: getSound(), frame, fps, numberOfSamples: 128 }).slice(0, 4)
  const bass = low.reduce((sum, value) => sum + value, 0) / low.length
  return (
    <Scene>
      <Drawing>
        <circle cx={320} cy={180} r={round(90 * (1 + bass * 2), 1)} fill={pink} fillOpacity={0.25} />
        <circle cx={320} cy={180} r={round(90 * (1 + bass * 0.5), 1)} fill={pink} />
        <Note x={320} y={340} anchor="middle" size={24}>
          bass {bass.toFixed(2)}
        </Note>
      </Drawing>
    </Scene>
  )
}

const views = ['spectrum', 'wave', 'bass'] as const

function Views() {
  const [view, setView] = useState<(typeof views)[number]>('spectrum')
  const codes = {
    spectrum: 'visualizeAudio({ audioData, frame, fps, numberOfSamples: 64 }).slice(0, 32)',
    wave: 'visualizeAudioWaveform({ audioData, frame, fps, numberOfSamples: 64, windowInSeconds: 1 / 10 })',
    bass: 'visualizeAudio({ audioData, frame, fps, numberOfSamples: 128 }).slice(0, 4)',
  }
  return (
    <LiveFigure
      label="One sound, drawn as the strength of its pitches, as a wave, or as a disk that grows with the bass."
      durationInFrames={frames}
      fps={fps}
      poster={33}
      code={<LiveCode>{codes[view]}</LiveCode>}
      controls={<Choice label="picture" value={view} onChange={setView} options={views} />}
    >
      {view === 'spectrum' ? <Bars samples={32} smoothing toHeight={Math.sqrt} /> : view === 'wave' ? <Wave seconds={0.1} /> : <Pulse />}
    </LiveFigure>
  )
}

const ranges = ['zero-to-one', 'minus-one-to-one'] as const
type Range = (typeof ranges)[number]

function Stretch({ samples, outputRange, normalize }: { samples: number; outputRange: Range; normalize: boolean }) {
  const frame = useCurrentFrame()
  const bars = getWaveformPortion({
    audioData: getSound(),
    startTimeInSeconds: 0,
    durationInSeconds: seconds,
    numberOfSamples: samples,
    outputRange,
    normalize,
  })
  const played = (frame / frames) * bars.length
  const step = 560 / samples
  return (
    <Scene>
      <Drawing>
        <path d="M40 180H600" stroke={line} strokeWidth={2} />
        {bars.map(({ index, amplitude }) => {
          const height = round(Math.max(2, Math.abs(amplitude) * (outputRange === 'zero-to-one' ? 280 : 140)), 1)
          const y = outputRange === 'zero-to-one' ? 180 - height / 2 : amplitude < 0 ? 180 : 180 - height
          return (
            <rect
              key={index}
              x={round(40 + index * step, 1)}
              y={round(y, 1)}
              width={round(step * 0.7, 1)}
              height={height}
              rx={Math.min(6, step * 0.3)}
              fill={index < played ? blue : 'var(--fig-muted)'}
              fillOpacity={index < played ? 1 : 0.5}
            />
          )
        })}
      </Drawing>
    </Scene>
  )
}

function Portion() {
  const [samples, setSamples] = useState(50)
  const [range, setRange] = useState<Range>('zero-to-one')
  const [normalize, setNormalize] = useState(true)
  return (
    <LiveFigure
      label="The loudness of a sound as a row of bars that stand still; the color moves over them with the playback."
      durationInFrames={frames}
      fps={fps}
      poster={60}
      code={liveCode`getWaveformPortion({
  audioData, startTimeInSeconds: 0, durationInSeconds: 5,
  numberOfSamples: ${samples}, outputRange: '${range}', normalize: ${normalize},
})`}
      controls={
        <>
          <Slider label="numberOfSamples" value={samples} onChange={setSamples} min={4} max={80} />
          <Switch label="normalize" value={normalize} onChange={setNormalize} />
          <Choice label="outputRange" value={range} onChange={setRange} options={ranges} />
        </>
      }
    >
      <Stretch samples={samples} outputRange={range} normalize={normalize} />
    </LiveFigure>
  )
}

/** The length of the recording in the figure about windows, in seconds. */
const recording = 60

function WindowedFile({ size }: { size: number }) {
  const time = useCurrentFrame() / 10
  const current = Math.floor(time / size)
  const last = Math.ceil(recording / size) - 1
  const toX = (at: number) => 40 + (Math.min(at, recording) / recording) * 560
  const from = Math.max(0, current - 1)
  const to = Math.min(last, current + 1)
  return (
    <Scene>
      <Drawing>
        {Array.from({ length: last + 1 }, (_, index) => {
          const isLoaded = index >= from && index <= to
          return (
            <rect
              key={index}
              x={round(toX(index * size) + 1, 1)}
              y={110}
              width={round(toX((index + 1) * size) - toX(index * size) - 2, 1)}
              height={90}
              rx={6}
              fill={isLoaded ? (index === current ? blue : soft) : 'none'}
              stroke={isLoaded ? blue : line}
              strokeWidth={2}
            />
          )
        })}
        <path d={`M${toX(time)} 92V218`} stroke={amber} strokeWidth={5} />
        <Note x={40} y={70} size={24}>
          second {time.toFixed(1)} of {recording}
        </Note>
        <Note x={40} y={270} size={24}>
          dataOffsetInSeconds {from * size}
        </Note>
        <Note x={40} y={308} size={24} color={green}>
          in memory: {Math.min(recording, (to + 1) * size) - from * size} s
        </Note>
      </Drawing>
    </Scene>
  )
}

function Windowed() {
  const [size, setSize] = useState(10)
  return (
    <LiveFigure
      label="A recording of a minute, divided into windows: that of the current moment and its two neighbors are loaded, the others are not."
      durationInFrames={recording * 10}
      fps={10}
      playbackRate={4}
      poster={250}
      code={liveCode`const { audioData, dataOffsetInSeconds } = useWindowedAudioData({ src, frame, fps, windowInSeconds: ${size} })`}
      controls={<Slider label="windowInSeconds" value={size} onChange={setSize} min={3} max={20} />}
    >
      <WindowedFile size={size} />
    </LiveFigure>
  )
}

const kinds = { spectrum: Spectrum, views: Views, portion: Portion, windowed: Windowed } as const

export default function SoundFigure({ kind }: { kind: keyof typeof kinds }) {
  const Kind = kinds[kind]
  return <Kind />
}
