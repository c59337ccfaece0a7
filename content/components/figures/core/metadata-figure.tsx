'use client'

// From props to metadata: the functions of the pages about compositions are called with what the reader sets, and the film has that length and size.
import { type ReactNode, useState } from 'react'
import { AbsoluteFill, Series, useCurrentFrame, useVideoConfig } from 'remotion'
import { Choice, Slider, TextField } from '../fields.tsx'
import { liveCode } from '../live-code.tsx'
import { LiveFigure } from '../live-figure.tsx'
import { amber, blue, Drawing, ink, line, Note, paper, pink, Scene, soft, tones } from '../scene.tsx'

const fps = 30
const middle = { justifyContent: 'center', alignItems: 'center', textAlign: 'center' } as const

function Question({ number }: { number: number }) {
  const frame = useCurrentFrame()
  const { durationInFrames } = useVideoConfig()
  return (
    <AbsoluteFill style={{ ...middle, background: ['var(--fig-ground)', paper][number % 2], fontSize: 64, fontWeight: 800 }}>
      <div>Question {number}</div>
      <div style={{ width: 360, height: 16, marginTop: 30, borderRadius: 8, background: line }}>
        <div style={{ width: 360 * (frame / durationInFrames), height: 16, borderRadius: 8, background: tones[number % 4] }} />
      </div>
    </AbsoluteFill>
  )
}

function Quiz() {
  const [questions, setQuestions] = useState(3)
  const [seconds, setSeconds] = useState(1.5)
  const each = Math.round(seconds * fps)
  const durationInFrames = questions * each
  const numbers = Array.from({ length: questions }, (_, index) => index + 1)
  return (
    <LiveFigure
      label={`A quiz with ${questions} questions, each with a bar that fills while it is shown.`}
      durationInFrames={durationInFrames}
      poster={Math.round(each / 2)}
      tracks={numbers.map((number) => ({ name: `${number}`, from: (number - 1) * each, durationInFrames: each }))}
      code={liveCode`calculateMetadata({ props: { questions: Array(${questions}), secondsPerQuestion: ${seconds} } })
// { durationInFrames: ${durationInFrames} }`}
      controls={
        <>
          <Slider label="questions" value={questions} onChange={setQuestions} min={1} max={5} />
          <Slider label="secondsPerQuestion" value={seconds} onChange={setSeconds} min={0.5} max={3} step={0.5} />
        </>
      }
    >
      <Scene>
        <Series>
          {numbers.map((number) => (
            <Series.Sequence key={number} durationInFrames={each}>
              <Question number={number} />
            </Series.Sequence>
          ))}
        </Series>
      </Scene>
    </LiveFigure>
  )
}

/** A picture of any size, fitted into the stage: its own pixels inside, and its size written below. */
function Sheet({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  const scale = Math.min(560 / width, 270 / height)
  const shown = { width: width * scale, height: height * scale }
  return (
    <Scene>
      <div
        style={{
          position: 'absolute',
          left: 320 - shown.width / 2,
          top: 160 - shown.height / 2,
          ...shown,
          overflow: 'hidden',
          borderRadius: 6,
          background: soft,
          boxShadow: `0 0 0 3px ${line}`,
        }}
      >
        <div style={{ position: 'absolute', width, height, transformOrigin: '0 0', scale: String(scale) }}>{children}</div>
      </div>
      <Drawing>
        <Note x={320} y={342} anchor="middle" size={24}>
          {width} × {height}
        </Note>
      </Drawing>
    </Scene>
  )
}

const formats = ['landscape', 'square', 'portrait'] as const
type Format = (typeof formats)[number]
const sizes: Record<Format, { width: number; height: number }> = {
  landscape: { width: 1920, height: 1080 },
  square: { width: 1080, height: 1080 },
  portrait: { width: 1080, height: 1920 },
}

/** The function of the page. */
function calculateQuoteMetadata({ props }: { props: { text: string; format: Format } }) {
  const words = props.text.split(/\s+/).length
  return { fps, durationInFrames: Math.ceil((2 + words * 0.4) * fps), ...sizes[props.format] }
}

function QuoteText({ text }: { text: string }) {
  const frame = useCurrentFrame()
  const { durationInFrames } = useVideoConfig()
  return (
    <AbsoluteFill style={{ justifyContent: 'center', padding: '8%', background: soft }}>
      <div style={{ fontSize: 130, fontWeight: 700, lineHeight: 1.2, overflowWrap: 'anywhere' }}>{text}</div>
      <div
        style={{ position: 'absolute', left: 0, bottom: 0, height: 26, width: `${(frame / durationInFrames) * 100}%`, background: blue }}
      />
    </AbsoluteFill>
  )
}

function Quote() {
  const [text, setText] = useState('Less, but better.')
  const [format, setFormat] = useState<Format>('landscape')
  const { durationInFrames, width, height } = calculateQuoteMetadata({ props: { text, format } })
  return (
    <LiveFigure
      label="A quote in a picture whose shape follows its format; a bar at the bottom shows how long it stays."
      durationInFrames={durationInFrames}
      poster={40}
      code={liveCode`calculateQuoteMetadata({ props: { text: '${text}', format: '${format}' } })
// { fps: 30, durationInFrames: ${durationInFrames}, width: ${width}, height: ${height} }`}
      controls={
        <>
          <TextField label="text" value={text} onChange={setText} maxLength={60} />
          <Choice label="format" value={format} onChange={setFormat} options={formats} />
        </>
      }
    >
      <Sheet width={width} height={height}>
        <QuoteText text={text} />
      </Sheet>
    </LiveFigure>
  )
}

function Cover({ width, height }: { width: number; height: number }) {
  const frame = useCurrentFrame()
  const { fps: rate } = useVideoConfig()
  const size = Math.min(width, height)
  const angle = (frame / rate) * 120
  return (
    <AbsoluteFill style={{ ...middle, background: soft }}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} style={{ position: 'absolute', inset: 0 }} aria-hidden="true">
        <g transform={`translate(${width / 2} ${height / 2}) rotate(${angle})`}>
          <rect x={-size * 0.24} y={-size * 0.24} width={size * 0.48} height={size * 0.48} rx={size * 0.06} fill={pink} />
          <circle cx={size * 0.36} r={size * 0.06} fill={amber} />
        </g>
      </svg>
    </AbsoluteFill>
  )
}

function Facts() {
  const [width, setWidth] = useState(1920)
  const [height, setHeight] = useState(1080)
  const [rate, setRate] = useState(30)
  const [durationInFrames, setDuration] = useState(90)
  return (
    <LiveFigure
      label="A component turns a square in a picture of any size; the frame rate and the number of frames decide how smoothly and how long."
      durationInFrames={durationInFrames}
      fps={rate}
      poster={Math.round(rate / 3)}
      code={liveCode`<Composition
  id="Cover" component={Cover}
  width={${width}} height={${height}} fps={${rate}} durationInFrames={${durationInFrames}}
/> // ${(durationInFrames / rate).toFixed(1)} seconds`}
      controls={
        <>
          <Slider label="width" value={width} onChange={setWidth} min={480} max={1920} step={120} />
          <Slider label="height" value={height} onChange={setHeight} min={480} max={1920} step={120} />
          <Slider label="fps" value={rate} onChange={setRate} min={5} max={60} step={5} />
          <Slider label="durationInFrames" value={durationInFrames} onChange={setDuration} min={15} max={180} step={15} />
        </>
      }
    >
      <Sheet width={width} height={height}>
        <Cover width={width} height={height} />
      </Sheet>
    </LiveFigure>
  )
}

const ids = ['Cover-Landscape', 'Cover-Portrait'] as const

function Entries() {
  const [id, setId] = useState<(typeof ids)[number]>('Cover-Landscape')
  const { width, height } = sizes[id === 'Cover-Portrait' ? 'portrait' : 'landscape']
  return (
    <LiveFigure
      label="One component in two compositions: the same turning square in a wide and in a tall picture."
      durationInFrames={90}
      poster={10}
      code={liveCode`<Composition id="${id}" {...shared} width={${width}} height={${height}} />`}
      controls={<Choice label="composition" value={id} onChange={setId} options={ids} />}
    >
      <Sheet width={width} height={height}>
        <Cover width={width} height={height} />
      </Sheet>
    </LiveFigure>
  )
}

const media = ['video', 'sound'] as const

function Clip({ clip, duration }: { clip: number; duration: number }) {
  const frame = useCurrentFrame()
  const toX = (at: number) => 40 + (at / 180) * 560
  return (
    <Scene>
      <Drawing>
        <Note x={40} y={74}>
          the file: {(clip / fps).toFixed(2)} s, {clip.toFixed(1)} frames
        </Note>
        <rect x={40} y={90} width={toX(clip) - 40} height={70} rx={8} fill={blue} fillOpacity={0.35} stroke={blue} strokeWidth={3} />
        <Note x={40} y={224}>
          the composition: {duration} frames
        </Note>
        <rect x={40} y={240} width={toX(duration) - 40} height={70} rx={8} fill={pink} fillOpacity={0.3} stroke={pink} strokeWidth={3} />
        <path d={`M${toX(frame)} 84V316`} stroke={ink} strokeWidth={3} />
      </Drawing>
    </Scene>
  )
}

function Align() {
  const [seconds, setSeconds] = useState(4.02)
  const [medium, setMedium] = useState<(typeof media)[number]>('video')
  const isVideo = medium === 'video'
  const duration = isVideo ? Math.max(1, Math.floor(seconds * fps)) : Math.ceil((seconds + 1) * fps)
  return (
    <LiveFigure
      label="Two bars: how long a file lasts, and below it the composition, which is as long as the file allows."
      durationInFrames={duration}
      poster={50}
      code={
        isVideo
          ? liveCode`durationInFrames: Math.max(1, Math.floor(${seconds} * 30)) // ${duration}`
          : liveCode`durationInFrames: Math.ceil((${seconds} + 1) * 30) // ${duration}`
      }
      controls={
        <>
          <Slider label="seconds" value={seconds} onChange={setSeconds} min={1} max={5} step={0.01} />
          <Choice label="file" value={medium} onChange={setMedium} options={media} />
        </>
      }
    >
      <Clip clip={seconds * fps} duration={duration} />
    </LiveFigure>
  )
}

const rates = ['24', '30', '60'] as const

function Balls() {
  const frame = useCurrentFrame()
  const { fps: rate } = useVideoConfig()
  const seconds = frame / rate
  return (
    <Scene>
      <Drawing>
        {[120, 260].map((y) => (
          <path key={y} d={`M60 ${y}H580`} stroke={line} strokeWidth={4} />
        ))}
        <circle cx={60 + ((seconds * 130) % 520)} cy={120} r={28} fill={blue} />
        <circle cx={60 + ((frame * 4.3) % 520)} cy={260} r={28} fill={pink} />
        <Note x={60} y={70} size={24}>
          130 pixels per second
        </Note>
        <Note x={60} y={210} size={24}>
          4.3 pixels per frame
        </Note>
        <Note x={60} y={336} size={24} color={ink}>
          {seconds.toFixed(2)} s
        </Note>
      </Drawing>
    </Scene>
  )
}

function Rates() {
  const [rate, setRate] = useState<(typeof rates)[number]>('60')
  const each = Number(rate)
  return (
    <LiveFigure
      label="Two balls: one counts in seconds and is as fast at every frame rate, the other counts in frames and is twice as fast at 60."
      durationInFrames={each * 4}
      fps={each}
      poster={each}
      code={liveCode`const steady = (frame / ${each}) * 130
const faster = frame * 4.3 // ${(4.3 * each).toFixed(0)} pixels per second`}
      controls={<Choice label="fps" value={rate} onChange={setRate} options={rates} />}
    >
      <Balls />
    </LiveFigure>
  )
}

const kinds = { quiz: Quiz, quote: Quote, facts: Facts, entries: Entries, align: Align, rates: Rates } as const

export default function MetadataFigure({ kind }: { kind: keyof typeof kinds }) {
  const Kind = kinds[kind]
  return <Kind />
}
