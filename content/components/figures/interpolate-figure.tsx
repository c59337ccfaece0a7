'use client'

// `interpolate()`: every argument of one call as a control, the curve that they make, and a ball that follows it.
import { useState } from 'react'
import { Easing, type EasingFunction, type ExtrapolateType, interpolate, useCurrentFrame } from 'remotion'
import { Choice, Slider } from './fields.tsx'
import { LiveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'
import { amber, blue, Drawing, line, Note, pink, round, Scene, soft } from './scene.tsx'

const last = 90
const extrapolations = ['extend', 'clamp', 'wrap', 'identity'] as const satisfies readonly ExtrapolateType[]

const easings = {
  none: undefined,
  quad: { code: 'Easing.quad', run: Easing.quad },
  'out(cubic)': { code: 'Easing.out(Easing.cubic)', run: Easing.out(Easing.cubic) },
  'inOut(cubic)': { code: 'Easing.inOut(Easing.cubic)', run: Easing.inOut(Easing.cubic) },
  bezier: { code: 'Easing.bezier(0.8, 0, 0.2, 1)', run: Easing.bezier(0.8, 0, 0.2, 1) },
  back: { code: 'Easing.back()', run: Easing.back() },
  'elastic(2)': { code: 'Easing.elastic(2)', run: Easing.elastic(2) },
  bounce: { code: 'Easing.bounce', run: Easing.bounce },
} as const satisfies Record<string, { code: string; run: EasingFunction } | undefined>
type EasingName = keyof typeof easings
const easingNames = [
  'none',
  'quad',
  'out(cubic)',
  'inOut(cubic)',
  'bezier',
  'back',
  'elastic(2)',
  'bounce',
] as const satisfies readonly EasingName[]

interface CallProps {
  input: readonly [number, number]
  output: readonly [number, number]
  easing: EasingName
  left: ExtrapolateType
  right: ExtrapolateType
}

function Curve({ input, output, easing, left, right }: CallProps) {
  const frame = useCurrentFrame()
  const at = (value: number) =>
    interpolate(value, input, output, { easing: easings[easing]?.run, extrapolateLeft: left, extrapolateRight: right })

  const samples = Array.from({ length: last * 2 + 1 }, (_, index) => ({ from: index / 2, to: at(index / 2) }))
  const finite = samples.map(({ to }) => to).filter((to) => Number.isFinite(to))
  const low = Math.min(...output, ...finite)
  const high = Math.max(...output, ...finite)
  const x = (value: number) => 96 + (value / last) * 420
  const y = (value: number) => 300 - ((value - low) / (high - low || 1)) * 256

  // `wrap` leaps back at each turn and `identity` leaves the range for the input itself:
  // there the line starts anew instead of drawing a slope that no frame has.
  const pieceOf = (value: number): number => {
    const extrapolation = value < input[0] ? left : value > input[1] ? right : undefined
    if (extrapolation === 'wrap') return Math.floor((value - input[0]) / (input[1] - input[0]))
    return extrapolation === 'identity' ? Math.sign(value - input[0]) * Number.POSITIVE_INFINITY : 0
  }
  let d = ''
  let piece: number | undefined
  for (const { from, to } of samples) {
    if (!Number.isFinite(to)) {
      piece = undefined
      continue
    }
    const next = pieceOf(from)
    d += `${next === piece ? 'L' : 'M'}${x(from).toFixed(1)} ${y(to).toFixed(1)}`
    piece = next
  }

  const value = at(frame)
  const shown = Number.isFinite(value)
  return (
    <Scene>
      <Drawing>
        <rect x={x(input[0])} y={30} width={x(input[1]) - x(input[0])} height={270} fill={soft} fillOpacity={0.6} />
        <path d="M96 30V300H516" fill="none" stroke={line} strokeWidth={2} />
        <path d={d} fill="none" stroke={blue} strokeWidth={5} strokeLinejoin="round" />
        {shown ? (
          <>
            <path d={`M${x(frame)} ${y(value)}H574`} stroke={pink} strokeWidth={2} strokeDasharray="3 6" />
            <circle cx={x(frame)} cy={y(value)} r={9} fill={amber} />
            <path d="M574 30V300" stroke={line} strokeWidth={2} />
            <circle cx={574} cy={y(value)} r={20} fill={pink} />
          </>
        ) : null}
        <Note x={86} y={50} anchor="end">
          {round(high)}
        </Note>
        <Note x={86} y={302} anchor="end">
          {round(low)}
        </Note>
        <Note x={96} y={336}>
          frame {frame}
        </Note>
        <Note x={610} y={336} anchor="end" color="var(--fig-ink)" size={24}>
          {shown ? round(value) : String(value)}
        </Note>
      </Drawing>
    </Scene>
  )
}

export default function InterpolateFigure() {
  const [input, setInput] = useState<readonly [number, number]>([15, 60])
  const [output, setOutput] = useState<readonly [number, number]>([0, 200])
  const [left, setLeft] = useState<ExtrapolateType>('extend')
  const [right, setRight] = useState<ExtrapolateType>('clamp')
  const [easing, setEasing] = useState<EasingName>('none')
  const options = [
    easings[easing] === undefined ? '' : `easing: ‹${easings[easing].code}›`,
    left === 'extend' ? '' : `extrapolateLeft: ‹'${left}'›`,
    right === 'extend' ? '' : `extrapolateRight: ‹'${right}'›`,
  ].filter(Boolean)

  return (
    <LiveFigure
      label="A curve of the output over the frames 0 to 90; a ball at its right rises and falls with the output of the current frame."
      durationInFrames={last + 1}
      poster={38}
      tracks={[{ name: 'inputRange', from: input[0], durationInFrames: input[1] - input[0], tone: 'a' }]}
      code={
        <LiveCode>
          {`interpolate(frame, [‹${input[0]}›, ‹${input[1]}›], [‹${output[0]}›, ‹${output[1]}›]${options.length > 0 ? `, {\n  ${options.join(',\n  ')},\n}` : ''})`}
        </LiveCode>
      }
      controls={
        <>
          <Slider
            label="inputRange[0]"
            value={input[0]}
            min={0}
            max={last}
            onChange={(next) => setInput([Math.min(next, input[1] - 1), input[1]])}
          />
          <Slider
            label="inputRange[1]"
            value={input[1]}
            min={0}
            max={last}
            onChange={(next) => setInput([input[0], Math.max(next, input[0] + 1)])}
          />
          <Slider
            label="outputRange[0]"
            value={output[0]}
            min={-300}
            max={300}
            step={5}
            onChange={(next) => setOutput([next, output[1]])}
          />
          <Slider
            label="outputRange[1]"
            value={output[1]}
            min={-300}
            max={300}
            step={5}
            onChange={(next) => setOutput([output[0], next])}
          />
          <Choice label="easing" value={easing} onChange={setEasing} options={easingNames} />
          <Choice label="extrapolateLeft" value={left} onChange={setLeft} options={extrapolations} />
          <Choice label="extrapolateRight" value={right} onChange={setRight} options={extrapolations} />
        </>
      }
    >
      <Curve input={input} output={output} easing={easing} left={left} right={right} />
    </LiveFigure>
  )
}
