'use client'

// Measuring in a picture that is scaled: a line below a word and an arrow to it, right only if what the browser reports is divided by the scale.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { AbsoluteFill, useCurrentScale } from 'remotion'
import { Slider, Switch, TextField } from '../fields.tsx'
import { LiveCode } from '../live-code.tsx'
import { OwnFigure, StagePlayer } from '../player/own-player.tsx'
import { blue, paper, pink, Scene } from '../scene.tsx'

interface MeasuredProps {
  text: string
  /** Whether what is measured is divided by the scale. */
  divides: boolean
}

function Underlined({ text, divides }: MeasuredProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const scale = useCurrentScale()
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (text !== '' && ref.current) setWidth(ref.current.getBoundingClientRect().width / (divides ? scale : 1))
  }, [text, scale, divides])
  return (
    <Scene style={{ background: paper, padding: 50, justifyContent: 'center', fontSize: 84, fontWeight: 800 }}>
      <div>
        <span ref={ref} style={{ whiteSpace: 'pre' }}>
          {text}
        </span>
      </div>
      <div style={{ width, height: 14, borderRadius: 7, background: blue }} />
    </Scene>
  )
}

interface Line {
  x1: number
  y1: number
  x2: number
  y2: number
}

function lineBetween(
  container: RefObject<HTMLElement | null>,
  from: RefObject<HTMLElement | null>,
  to: RefObject<HTMLElement | null>,
  scale: number,
) {
  if (!container.current || !from.current || !to.current) return undefined
  const origin = container.current.getBoundingClientRect()
  const start = from.current.getBoundingClientRect()
  const end = to.current.getBoundingClientRect()
  return {
    x1: (start.left + start.width / 2 - origin.left) / scale,
    y1: (start.bottom - origin.top) / scale,
    x2: (end.left + end.width / 2 - origin.left) / scale,
    y2: (end.top - origin.top) / scale,
  }
}

function Arrow({ text, divides }: MeasuredProps) {
  const container = useRef<HTMLDivElement>(null)
  const word = useRef<HTMLElement>(null)
  const note = useRef<HTMLDivElement>(null)
  const scale = useCurrentScale()
  const [line, setLine] = useState<Line>()
  useLayoutEffect(() => {
    if (text !== '') setLine(lineBetween(container, word, note, divides ? scale : 1))
  }, [text, scale, divides])
  return (
    <Scene style={{ background: paper }}>
      <AbsoluteFill ref={container} style={{ padding: 40, justifyContent: 'space-between', fontSize: 44 }}>
        <div>
          A frame is a{' '}
          <strong ref={word} style={{ color: blue }}>
            {text}
          </strong>
        </div>
        <div ref={note} style={{ alignSelf: 'flex-end', color: pink, fontSize: 40 }}>
          640 × 360 pixels
        </div>
        {line ? (
          <svg viewBox="0 0 640 360" style={{ position: 'absolute', inset: 0, width: 640, height: 360 }} aria-hidden="true">
            <line {...line} stroke={pink} strokeWidth={6} />
            <circle cx={line.x1} cy={line.y1} r={9} fill={pink} />
          </svg>
        ) : null}
      </AbsoluteFill>
    </Scene>
  )
}

const kinds = {
  scale: {
    label: 'a word with a line below it, in a Player of any width',
    film: Underlined,
    text: 'Underlined',
    code: 'getBoundingClientRect().width',
  },
  arrow: {
    label: 'a line from a word to a note, in a Player of any width',
    film: Arrow,
    text: 'picture',
    code: 'start.left + start.width / 2 - origin.left',
  },
} as const

export default function MeasureFigure({ kind }: { kind: keyof typeof kinds }) {
  const { label, film: Film, text: first, code } = kinds[kind]
  const [width, setWidth] = useState(60)
  const [divides, setDivides] = useState(true)
  const [text, setText] = useState<string>(first)
  return (
    <OwnFigure
      label={label}
      size={[640, 360]}
      stage={
        <div style={{ width: `${width}%`, containerType: 'inline-size' }}>
          <StagePlayer durationInFrames={30}>
            <Film text={text === '' ? ' ' : text} divides={divides} />
          </StagePlayer>
        </div>
      }
      code={<LiveCode>{divides ? `const scale = useCurrentScale()\n(${code}) ‹/ scale›` : `${code} // pixels of the screen`}</LiveCode>}
      controls={
        <>
          <Slider label="width, %" value={width} onChange={setWidth} min={30} max={100} />
          <Switch label="/ scale" value={divides} onChange={setDivides} />
          <TextField label="text" value={text} onChange={setText} maxLength={12} />
        </>
      }
    />
  )
}
