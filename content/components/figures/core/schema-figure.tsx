'use client'

// The types of @remotion/zod-types: what the reader enters is checked by the schema itself, and drawn if it passes.
import { zColor, zMatrix, zTextarea } from '@remotion/zod-types'
import { useState } from 'react'
import { AbsoluteFill, interpolateColors, useCurrentFrame } from 'remotion'
import { z } from 'zod'
import { Choice, Slider, TextField } from '../fields.tsx'
import { LiveCode } from '../live-code.tsx'
import { LiveFigure } from '../live-figure.tsx'
import { blue, Drawing, ink, line, Note, pink, Scene } from '../scene.tsx'

// Compiling schemas to code is forbidden by the Content-Security-Policy of this site; without this, zod tries it.
z.config({ jitless: true })

interface Checkable {
  safeParse: (value: unknown) => { success: boolean; error?: { issues: readonly { message: string }[] } }
}

/** The first message of a schema about a value; nothing if it passes. */
function objectionTo(schema: Checkable, value: unknown): string | undefined {
  const { success, error } = schema.safeParse(value)
  return success ? undefined : (error?.issues[0]?.message ?? 'Invalid')
}

const answer = (objection: string | undefined) => (objection === undefined ? '// passes' : `// ‹${objection}›`)

function Swatch({ color, objection }: { color: string; objection: string | undefined }) {
  const frame = useCurrentFrame()
  if (objection !== undefined)
    return (
      <Scene>
        <Drawing>
          <rect x={120} y={90} width={400} height={150} rx={16} fill="none" stroke={line} strokeWidth={4} strokeDasharray="10 10" />
          <path d={`M300 ${145 + Math.sin(frame / 8) * 4}l40 40m0 -40l-40 40`} stroke={pink} strokeWidth={10} strokeLinecap="round" />
          <Note x={320} y={290} anchor="middle" size={28} color={ink}>
            {objection}
          </Note>
        </Drawing>
      </Scene>
    )
  const background = interpolateColors(Math.abs(45 - frame), [0, 45], [color, '#ffffff'])
  return (
    <Scene>
      <AbsoluteFill style={{ background }} />
      <Drawing>
        <circle cx={320} cy={180} r={110} fill={color} stroke={line} strokeWidth={4} />
      </Drawing>
    </Scene>
  )
}

const samples = ['tomato', '#0b84f3', 'hsl(209, 91%, 50%)', 'var(--brand)', 'oklch(70% 0.1 200)'] as const

function Color() {
  const [color, setColor] = useState<string>('tomato')
  const objection = objectionTo(zColor(), color)
  return (
    <LiveFigure
      label="A disk and a ground in the color that has been entered, or a cross if it is none."
      durationInFrames={90}
      poster={20}
      code={<LiveCode>{`zColor().safeParse('‹${color}›') ${answer(objection)}`}</LiveCode>}
      controls={
        <>
          <TextField label="color" value={color} onChange={setColor} maxLength={32} />
          <Choice label="samples" value={color} onChange={setColor} options={samples} />
        </>
      }
    >
      <Swatch color={color} objection={objection} />
    </LiveFigure>
  )
}

function Tilted({ matrix }: { matrix: readonly number[] }) {
  const frame = useCurrentFrame()
  const part = Math.min(1, frame / 30)
  const [a = 1, c = 0, e = 0, b = 0, d = 1, f = 0] = matrix
  // From the identity to the matrix, so that what each number does can be followed.
  const to = (value: number, from: number) => from + (value - from) * part
  return (
    <Scene>
      <Drawing>
        <rect x={200} y={100} width={240} height={160} rx={12} fill="none" stroke={line} strokeWidth={4} strokeDasharray="10 10" />
        <g transform="translate(320 180)">
          <rect
            x={-120}
            y={-80}
            width={240}
            height={160}
            rx={12}
            fill={blue}
            transform={`matrix(${to(a, 1)} ${to(b, 0)} ${to(c, 0)} ${to(d, 1)} ${to(e, 0)} ${to(f, 0)})`}
          />
        </g>
      </Drawing>
    </Scene>
  )
}

function Matrix() {
  const [shear, setShear] = useState(0.3)
  const [move, setMove] = useState(40)
  const [slope, setSlope] = useState(-0.1)
  const [size, setSize] = useState(1)
  const matrix = [size, shear, move, slope, size, 0, 0, 0, 1]
  return (
    <LiveFigure
      label="A rectangle moves from its place, a dashed outline, to where the matrix puts it."
      durationInFrames={90}
      poster={60}
      code={
        <LiveCode>
          {`const transform = [\n  ‹${size}›, ‹${shear}›, ‹${move}›,\n  ‹${slope}›, ‹${size}›, 0,\n  0, 0, 1,\n]\nzMatrix().safeParse(transform) ${answer(objectionTo(zMatrix(), matrix))}`}
        </LiveCode>
      }
      controls={
        <>
          <Slider label="shear" value={shear} onChange={setShear} min={-1} max={1} step={0.05} />
          <Slider label="move" value={move} onChange={setMove} min={-150} max={150} step={5} />
          <Slider label="slope" value={slope} onChange={setSlope} min={-1} max={1} step={0.05} />
          <Slider label="size" value={size} onChange={setSize} min={0.5} max={1.5} step={0.05} />
        </>
      }
    >
      <Tilted matrix={matrix} />
    </LiveFigure>
  )
}

const spaces = ['normal', 'pre-line', 'pre-wrap'] as const

function Quote({ text, space }: { text: string; space: (typeof spaces)[number] }) {
  const frame = useCurrentFrame()
  return (
    <Scene style={{ justifyContent: 'center', padding: 60 }}>
      <div
        style={{
          fontSize: 44,
          fontWeight: 700,
          whiteSpace: space,
          overflowWrap: 'anywhere',
          translate: `0 ${Math.max(0, 12 - frame) * 3}px`,
        }}
      >
        {text}
      </div>
    </Scene>
  )
}

function Textarea() {
  const [first, setFirst] = useState('Less,')
  const [second, setSecond] = useState('   but better.')
  const [space, setSpace] = useState<(typeof spaces)[number]>('pre-line')
  const text = `${first}\n${second}`
  return (
    <LiveFigure
      label="A text of two lines slides up; whether its line break and its spaces are kept depends on whiteSpace."
      durationInFrames={75}
      poster={30}
      code={
        <LiveCode>{`zTextarea().max(40).safeParse(‹${JSON.stringify(text)}›) ${answer(objectionTo(zTextarea().max(40), text))}\n<blockquote style={{ whiteSpace: '‹${space}›' }}>{quote}</blockquote>`}</LiveCode>
      }
      controls={
        <>
          <TextField label="first line" value={first} onChange={setFirst} maxLength={30} />
          <TextField label="second line" value={second} onChange={setSecond} maxLength={30} />
          <Choice label="whiteSpace" value={space} onChange={setSpace} options={spaces} />
        </>
      }
    >
      <Quote text={text} space={space} />
    </LiveFigure>
  )
}

const kinds = { color: Color, matrix: Matrix, textarea: Textarea } as const

export default function SchemaFigure({ kind }: { kind: keyof typeof kinds }) {
  const Kind = kinds[kind]
  return <Kind />
}
