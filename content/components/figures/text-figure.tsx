'use client'

// `@remotion/layout-utils` and `@remotion/rounded-text-box`: text is measured in the page, so before the page lives a guess stands in.
import { fitText, measureText } from '@remotion/layout-utils'
import { createRoundedTextBox } from '@remotion/rounded-text-box'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { interpolate, spring, useCurrentFrame, useVideoConfig } from 'remotion'
import { Choice, Slider, TextField } from './fields.tsx'
import { LiveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'
import { amber, blue, Drawing, Note, onTone, round, Scene } from './scene.tsx'

const font = { fontFamily: 'system-ui, sans-serif', fontWeight: 700 } as const
const nothing = () => () => undefined

/** False while the page is built and while it is taken over: there is nothing to measure with, or not yet. */
function useMeasurable(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
}

/** What a letter is wide on average, as a part of the font size. */
const guess = 0.58

function Fitted({ text }: { text: string }) {
  const frame = useCurrentFrame()
  const measurable = useMeasurable()
  const width = interpolate(Math.cos((frame / 120) * Math.PI * 2), [-1, 1], [220, 560])
  const fontSize = Math.min(150, measurable ? fitText({ text, withinWidth: width, ...font }).fontSize : width / (text.length * guess))
  return (
    <Scene style={{ justifyContent: 'center', paddingLeft: 40 }}>
      <div style={{ width, borderInline: `3px solid ${amber}`, background: 'color-mix(in srgb, var(--fig-c) 12%, transparent)' }}>
        <div style={{ ...font, fontSize, lineHeight: 1.2, whiteSpace: 'pre' }}>{text}</div>
      </div>
      <Drawing>
        <Note x={40} y={330} size={24}>
          fontSize {round(fontSize, 1).toFixed(1)}
        </Note>
      </Drawing>
    </Scene>
  )
}

function Measured({ text }: { text: string }) {
  const frame = useCurrentFrame()
  const measurable = useMeasurable()
  const shown = text.slice(
    0,
    Math.ceil(interpolate(frame, [6, 80], [0, text.length], { extrapolateLeft: 'clamp', extrapolateRight: 'clamp' })),
  )
  const size = measurable ? measureText({ text: shown, fontSize: 64, ...font }) : { width: shown.length * 64 * guess, height: 76 }
  return (
    <Scene>
      <div style={{ ...font, position: 'absolute', left: 40, top: 130, fontSize: 64, lineHeight: 1.2, whiteSpace: 'pre' }}>{shown}</div>
      <Drawing>
        <path d={`M40 236V250M40 243H${40 + size.width}M${40 + size.width} 236V250`} fill="none" stroke={amber} strokeWidth={4} />
        <Note x={40} y={290} size={24}>
          width {round(size.width, 1).toFixed(1)}
        </Note>
        <path d={`M${40 + size.width + 10} 128V${128 + size.height}`} stroke={blue} strokeWidth={4} />
      </Drawing>
    </Scene>
  )
}

const lines = ['A box that follows', 'the width', 'of every line']

interface BoxProps {
  textAlign: 'left' | 'center' | 'right'
  padding: number
  radius: number
}

function Boxed({ textAlign, padding, radius }: BoxProps) {
  const frame = useCurrentFrame()
  const { fps } = useVideoConfig()
  const measurable = useMeasurable()
  const textMeasurements = lines.map((text) => ({
    width: measurable ? measureText({ text, fontSize: 50, ...font }).width : text.length * 50 * guess,
    height: 72,
  }))
  const { d, boundingBox } = createRoundedTextBox({ textMeasurements, textAlign, horizontalPadding: padding, borderRadius: radius })
  const arrival = spring({ frame, fps, config: { damping: 15 } })
  const anchor = { left: 'start', center: 'middle', right: 'end' } as const
  const x = { left: padding, center: boundingBox.width / 2, right: boundingBox.width - padding }[textAlign]
  return (
    <Scene>
      <Drawing>
        <g transform={`translate(320 180) scale(${0.7 + arrival * 0.3}) translate(${-boundingBox.width / 2} -108)`}>
          <path d={d} fill={blue} />
          {lines.map((text, index) => (
            <text key={text} x={x} y={53 + index * 72} textAnchor={anchor[textAlign]} fontSize={50} fill={onTone} {...font}>
              {text}
            </text>
          ))}
        </g>
      </Drawing>
    </Scene>
  )
}

const aligns = ['left', 'center', 'right'] as const

export default function TextFigure({ kind }: { kind: 'fit' | 'measure' | 'box' }) {
  const [text, setText] = useState('Any headline')
  const [align, setAlign] = useState<BoxProps['textAlign']>('center')
  const [padding, setPadding] = useState(28)
  const [radius, setRadius] = useState(24)
  const shown = text === '' ? ' ' : text
  const films: Record<typeof kind, { film: ReactNode; label: string; code: string; frames: number }> = {
    fit: {
      film: <Fitted text={shown} />,
      label: 'A box becomes wider and narrower; the text in it always fills it.',
      code: `const { fontSize } = fitText({ text: '‹${text}›', withinWidth: width, fontFamily, fontWeight: 700 })`,
      frames: 120,
    },
    measure: {
      film: <Measured text={shown} />,
      label: 'A text appears letter by letter; lines beside it show its measured width and height.',
      code: `const { width, height } = measureText({ text: '‹${text}›', fontSize: 64, fontFamily, fontWeight: 700 })`,
      frames: 110,
    },
    box: {
      film: <Boxed textAlign={align} padding={padding} radius={radius} />,
      label: 'Three lines of text of different widths stand in one box whose outline steps in and out with round corners.',
      code: `const { d } = createRoundedTextBox({ textMeasurements, textAlign: ‹'${align}'›, horizontalPadding: ‹${padding}›, borderRadius: ‹${radius}› })`,
      frames: 75,
    },
  }
  const { film, label, code, frames } = films[kind]
  return (
    <LiveFigure
      label={label}
      durationInFrames={frames}
      poster={40}
      code={<LiveCode>{code}</LiveCode>}
      controls={
        kind === 'box' ? (
          <>
            <Choice label="textAlign" value={align} onChange={setAlign} options={aligns} />
            <Slider label="horizontalPadding" value={padding} onChange={setPadding} min={0} max={60} />
            <Slider label="borderRadius" value={radius} onChange={setRadius} min={0} max={36} />
          </>
        ) : (
          <TextField label="text" value={text} onChange={setText} maxLength={24} />
        )
      }
    >
      {film}
    </LiveFigure>
  )
}
