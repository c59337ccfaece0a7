'use client'

// The live figure of the page about `interpolate()`: every argument of the call has a control,
// the curve and the value come from the published package itself.
import { useEffect, useId, useState } from 'react'
import { Easing, type EasingFunction, type ExtrapolateType, interpolate } from 'remotion'

const LAST_FRAME = 90
const FRAMES_PER_SECOND = 30
const OUTPUT_LIMIT = 300

const EASINGS: { label: string; code: string | undefined; run: EasingFunction | undefined }[] = [
  { label: 'None (linear)', code: undefined, run: undefined },
  { label: 'Easing.quad', code: 'Easing.quad', run: Easing.quad },
  { label: 'Easing.out(Easing.cubic)', code: 'Easing.out(Easing.cubic)', run: Easing.out(Easing.cubic) },
  { label: 'Easing.inOut(Easing.cubic)', code: 'Easing.inOut(Easing.cubic)', run: Easing.inOut(Easing.cubic) },
  { label: 'Easing.bezier(0.8, 0, 0.2, 1)', code: 'Easing.bezier(0.8, 0, 0.2, 1)', run: Easing.bezier(0.8, 0, 0.2, 1) },
  { label: 'Easing.back()', code: 'Easing.back()', run: Easing.back() },
  { label: 'Easing.elastic(2)', code: 'Easing.elastic(2)', run: Easing.elastic(2) },
  { label: 'Easing.bounce', code: 'Easing.bounce', run: Easing.bounce },
]
const EXTRAPOLATIONS: ExtrapolateType[] = ['extend', 'clamp', 'wrap', 'identity']

// The drawing area of the figure, in units of its view box.
const WIDTH = 480
const HEIGHT = 220
const LEFT = 56
const RIGHT = 12
const TOP = 12
const BOTTOM = 26

function round(value: number): string {
  return Number.isFinite(value) ? String(Math.round(value * 100) / 100) : String(value)
}

function Slider(props: { label: string; value: number; min: number; max: number; onChange: (value: number) => void }) {
  return (
    <label className="demo-field">
      <span className="demo-label">
        {props.label} <span className="demo-number">{props.value}</span>
      </span>
      <input
        className="demo-range"
        type="range"
        min={props.min}
        max={props.max}
        step={1}
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  )
}

function Choice(props: { label: string; value: string; options: string[]; onChange: (value: string) => void }) {
  return (
    <label className="demo-field">
      <span className="demo-label">{props.label}</span>
      <select className="demo-select" value={props.value} onChange={(event) => props.onChange(event.currentTarget.value)}>
        {props.options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </label>
  )
}

export default function InterpolateDemo() {
  const id = useId()
  const [frame, setFrame] = useState(20)
  const [playing, setPlaying] = useState(false)
  const [inputStart, setInputStart] = useState(15)
  const [inputEnd, setInputEnd] = useState(60)
  const [outputStart, setOutputStart] = useState(0)
  const [outputEnd, setOutputEnd] = useState(200)
  const [left, setLeft] = useState<ExtrapolateType>('extend')
  const [right, setRight] = useState<ExtrapolateType>('clamp')
  const [easingLabel, setEasingLabel] = useState('None (linear)')

  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => setFrame((current) => (current >= LAST_FRAME ? 0 : current + 1)), 1000 / FRAMES_PER_SECOND)
    return () => clearInterval(timer)
  }, [playing])

  const easing = EASINGS.find((candidate) => candidate.label === easingLabel)
  const at = (input: number) =>
    interpolate(input, [inputStart, inputEnd], [outputStart, outputEnd], {
      easing: easing?.run,
      extrapolateLeft: left,
      extrapolateRight: right,
    })

  const samples = Array.from({ length: LAST_FRAME * 2 + 1 }, (_, index) => {
    const input = index / 2
    return { input, output: at(input) }
  })
  const outputs = samples.map((sample) => sample.output).filter((output) => Number.isFinite(output))
  const low = Math.min(outputStart, outputEnd, ...outputs)
  const high = Math.max(outputStart, outputEnd, ...outputs)
  const span = high - low || 1
  const x = (input: number) => LEFT + (input / LAST_FRAME) * (WIDTH - LEFT - RIGHT)
  const y = (output: number) => TOP + (1 - (output - low) / span) * (HEIGHT - TOP - BOTTOM)

  // `wrap` leaps back at each turn and `identity` leaves the range for the input itself:
  // there the line starts anew instead of drawing a slope that no frame has.
  const segmentOf = (input: number) => {
    const extrapolation = input < inputStart ? left : input > inputEnd ? right : undefined
    if (extrapolation === 'wrap') return Math.floor((input - inputStart) / (inputEnd - inputStart))
    return extrapolation === 'identity' ? Math.sign(input - inputStart) * Number.POSITIVE_INFINITY : 0
  }
  let line = ''
  let previousSegment: number | undefined
  for (const { input, output } of samples) {
    if (!Number.isFinite(output)) {
      previousSegment = undefined
      continue
    }
    const segment = segmentOf(input)
    line += `${segment === previousSegment ? 'L' : 'M'}${x(input).toFixed(1)} ${y(output).toFixed(1)}`
    previousSegment = segment
  }

  const value = at(frame)
  const options = [
    easing?.code === undefined ? undefined : `easing: ${easing.code}`,
    left === 'extend' ? undefined : `extrapolateLeft: '${left}'`,
    right === 'extend' ? undefined : `extrapolateRight: '${right}'`,
  ].filter((option) => option !== undefined)
  const call = `interpolate(${frame}, [${inputStart}, ${inputEnd}], [${outputStart}, ${outputEnd}]${options.length > 0 ? `, { ${options.join(', ')} }` : ''})`

  return (
    <section className="demo" aria-labelledby={`${id}-title`}>
      <p className="demo-title" id={`${id}-title`}>
        Try it: one call, all of its arguments
      </p>
      <svg
        className="demo-figure"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Output over the frames 0 to ${LAST_FRAME}; at frame ${frame} it is ${round(value)}`}
      >
        <rect className="demo-band" x={x(inputStart)} y={TOP} width={x(inputEnd) - x(inputStart)} height={HEIGHT - TOP - BOTTOM} />
        <path className="demo-axis" d={`M${LEFT} ${TOP}V${HEIGHT - BOTTOM}H${WIDTH - RIGHT}`} />
        <text className="demo-tick" x={LEFT - 6} y={TOP + 8} textAnchor="end">
          {round(high)}
        </text>
        <text className="demo-tick" x={LEFT - 6} y={HEIGHT - BOTTOM} textAnchor="end">
          {round(low)}
        </text>
        <text className="demo-tick" x={LEFT} y={HEIGHT - 8}>
          frame 0
        </text>
        <text className="demo-tick" x={WIDTH - RIGHT} y={HEIGHT - 8} textAnchor="end">
          {LAST_FRAME}
        </text>
        <path className="demo-curve" d={line} />
        <path className="demo-playhead" d={`M${x(frame)} ${TOP}V${HEIGHT - BOTTOM}`} />
        {Number.isFinite(value) ? <circle className="demo-dot" cx={x(frame)} cy={y(value)} r={7} /> : null}
      </svg>
      <p className="demo-result">
        <code>{call}</code> <span aria-hidden="true">→</span>{' '}
        <output className="demo-value" aria-live="off">
          {round(value)}
        </output>
      </p>
      <div className="demo-controls">
        <fieldset className="demo-group">
          <legend className="demo-legend">Input</legend>
          <Slider label="Frame" value={frame} min={0} max={LAST_FRAME} onChange={setFrame} />
          <button className="demo-button" type="button" aria-pressed={playing} onClick={() => setPlaying(!playing)}>
            {playing ? 'Pause' : 'Play'}
          </button>
        </fieldset>
        <fieldset className="demo-group">
          <legend className="demo-legend">Input range</legend>
          <Slider
            label="From"
            value={inputStart}
            min={0}
            max={LAST_FRAME}
            onChange={(next) => setInputStart(Math.min(next, inputEnd - 1))}
          />
          <Slider label="To" value={inputEnd} min={0} max={LAST_FRAME} onChange={(next) => setInputEnd(Math.max(next, inputStart + 1))} />
        </fieldset>
        <fieldset className="demo-group">
          <legend className="demo-legend">Output range</legend>
          <Slider label="From" value={outputStart} min={-OUTPUT_LIMIT} max={OUTPUT_LIMIT} onChange={setOutputStart} />
          <Slider label="To" value={outputEnd} min={-OUTPUT_LIMIT} max={OUTPUT_LIMIT} onChange={setOutputEnd} />
        </fieldset>
        <fieldset className="demo-group demo-group-wide">
          <legend className="demo-legend">Options</legend>
          <Choice label="easing" value={easingLabel} options={EASINGS.map((candidate) => candidate.label)} onChange={setEasingLabel} />
          <Choice
            label="extrapolateLeft"
            value={left}
            options={EXTRAPOLATIONS}
            onChange={(next) => setLeft(EXTRAPOLATIONS.find((candidate) => candidate === next) ?? 'extend')}
          />
          <Choice
            label="extrapolateRight"
            value={right}
            options={EXTRAPOLATIONS}
            onChange={(next) => setRight(EXTRAPOLATIONS.find((candidate) => candidate === next) ?? 'extend')}
          />
        </fieldset>
      </div>
    </section>
  )
}
