'use client'

// How the props of a component come about: default props, what a render passes, and what calculateMetadata() returns, one step after the other. The
// merging is done here as the toolkit does it, by key and on the first level.
import { useState } from 'react'
import { Sequence, useCurrentFrame } from 'remotion'
import { Choice, Slider, Switch, TextField } from '../fields.tsx'
import { Greeting } from '../greeting.tsx'
import { LiveCode, liveCode } from '../live-code.tsx'
import { LiveFigure } from '../live-figure.tsx'
import { amber, blue, Drawing, green, ink, line, Note, paper, pink, Scene } from '../scene.tsx'

interface MenuProps {
  title?: string
  dishes?: readonly string[]
  colors?: Readonly<Record<string, string>>
}

const defaults = { title: 'Today', dishes: ['Soup', 'Salad'], colors: { text: 'black', background: 'white' } } satisfies MenuProps

interface Step {
  name: string
  color: string
  props: MenuProps
}

const perStep = 40
const show = (value: unknown) => (value === undefined ? 'undefined' : JSON.stringify(value).replaceAll('"', '').replaceAll(',', ', '))

function Steps({ steps }: { steps: readonly Step[] }) {
  const frame = useCurrentFrame()
  const at = Math.min(steps.length - 1, Math.floor(frame / perStep))
  const step = steps[at]
  const before = steps[at - 1]
  if (!step) return null
  return (
    <Scene>
      <Drawing>
        {steps.map(({ name, color }, index) => (
          <g key={name} opacity={index <= at ? 1 : 0.35}>
            <rect
              x={40 + index * 190}
              y={30}
              width={178}
              height={52}
              rx={10}
              fill={index === at ? color : paper}
              fillOpacity={index === at ? 0.3 : 1}
              stroke={index <= at ? color : line}
              strokeWidth={3}
            />
            <Note x={129 + index * 190} y={63} anchor="middle" color={ink} size={20}>
              {name}
            </Note>
          </g>
        ))}
        {(['title', 'dishes', 'colors'] as const).map((key, index) => {
          const changed = before !== undefined && show(before.props[key]) !== show(step.props[key])
          const y = 150 + index * 76
          return (
            <g key={key}>
              {changed ? <rect x={26} y={y - 30} width={588} height={64} rx={10} fill={step.color} fillOpacity={0.18} /> : null}
              <Note x={40} y={y + 8} size={24}>
                {key}
              </Note>
              <Note x={170} y={y + 8} size={24} color={step.props[key] === undefined ? pink : ink}>
                {show(step.props[key])}
              </Note>
            </g>
          )
        })}
      </Drawing>
    </Scene>
  )
}

function Resolution() {
  const [dishes, setDishes] = useState(true)
  const [colors, setColors] = useState(true)
  const [spread, setSpread] = useState(true)
  const input: MenuProps = { ...(dishes && { dishes: ['Pasta'] }), ...(colors && { colors: { text: 'red' } }) }
  const merged = { ...defaults, ...input }
  const result: MenuProps = { ...(spread && merged), title: merged.title.toUpperCase() }
  return (
    <LiveFigure
      label="The props of a menu in three steps: defaults, then what the render passes replaces them key by key, then the result of calculateMetadata()."
      durationInFrames={perStep * 3}
      poster={perStep + 20}
      playbackRate={0.75}
      code={
        <LiveCode>{`--props='‹${JSON.stringify(input)}›'\ncalculateMetadata={({ props }) => ({ props: { ${spread ? '‹...props›, ' : ''}title: props.title.toUpperCase() } })}`}</LiveCode>
      }
      controls={
        <>
          <Switch label="pass dishes" value={dishes} onChange={setDishes} />
          <Switch label="pass colors.text" value={colors} onChange={setColors} />
          <Switch label="...props" value={spread} onChange={setSpread} />
        </>
      }
    >
      <Steps
        steps={[
          { name: 'defaultProps', color: blue, props: defaults },
          { name: 'inputProps', color: amber, props: merged },
          { name: 'result', color: green, props: result },
        ]}
      />
    </LiveFigure>
  )
}

const colors = ['blue', 'pink', 'amber', 'green'] as const
const colorInputs = ['not passed', ...colors] as const

function Input() {
  const [guest, setGuest] = useState('Ada')
  const [color, setColor] = useState<(typeof colorInputs)[number]>('not passed')
  const input = { guest, ...(color !== 'not passed' && { color }) }
  return (
    <LiveFigure
      label={`One template, filled with input props: a greeting for ${guest}.`}
      durationInFrames={120}
      poster={50}
      code={liveCode`npx remotion render Invitation out/video.mp4 --props='${JSON.stringify(input)}'
// defaultProps={{ guest: 'guest', color: 'amber' }}`}
      controls={
        <>
          <TextField label="guest" value={guest} onChange={setGuest} maxLength={14} />
          <Choice label="color" value={color} onChange={setColor} options={colorInputs} />
        </>
      }
    >
      <Greeting name={guest} tone={colors.indexOf(color === 'not passed' ? 'amber' : color)} />
    </LiveFigure>
  )
}

const dates = { defaults: '2026-12-31', passed: '2027-01-31' } as const

function PriceTag({ product, price, until }: { product: string; price: number; until: string }) {
  const frame = useCurrentFrame()
  const swing = Math.sin(frame / 14) * 5
  return (
    <Drawing>
      <g transform={`rotate(${swing} 320 40)`}>
        <path d="M320 40 250 100H120V320H520V100H390Z" fill={paper} stroke={blue} strokeWidth={5} strokeLinejoin="round" />
        <circle cx={320} cy={84} r={12} fill={blue} />
        <text x={320} y={164} textAnchor="middle" fontSize={40} fill={ink}>
          {product}
        </text>
        <text x={320} y={236} textAnchor="middle" fontSize={60} fontWeight={800} fill={pink}>
          {price.toFixed(2)} EUR
        </text>
        <Note x={320} y={290} anchor="middle" size={24}>
          until {until}
        </Note>
      </g>
    </Drawing>
  )
}

function Passing() {
  const [product, setProduct] = useState(true)
  const [price, setPrice] = useState(true)
  const [until, setUntil] = useState(false)
  const input = {
    ...(product && { product: 'Steel bell' }),
    ...(price && { price: 19 }),
    ...(until && { validUntil: dates.passed }),
  }
  return (
    <LiveFigure
      label="A price tag that swings. What the render passes replaces the default props key by key."
      durationInFrames={176}
      poster={20}
      code={liveCode`// defaultProps: Bicycle bell, 12.5, 2026-12-31
const inputProps = ${JSON.stringify(input)}`}
      controls={
        <>
          <Switch label="pass product" value={product} onChange={setProduct} />
          <Switch label="pass price" value={price} onChange={setPrice} />
          <Switch label="pass validUntil" value={until} onChange={setUntil} />
        </>
      }
    >
      <Scene>
        <PriceTag product={input.product ?? 'Bicycle bell'} price={input.price ?? 12.5} until={input.validUntil ?? dates.defaults} />
      </Scene>
    </LiveFigure>
  )
}

function Caption({ text }: { text: string }) {
  const frame = useCurrentFrame()
  return (
    <div
      style={{
        position: 'absolute',
        left: 40,
        bottom: 40,
        padding: '12px 20px',
        borderRadius: 10,
        fontSize: 36,
        fontWeight: 700,
        background: blue,
        color: 'var(--fig-on)',
        opacity: Math.min(1, frame / 9),
        translate: `0 ${Math.max(0, 9 - frame) * 3}px`,
      }}
    >
      {text}
    </div>
  )
}

function Reuse() {
  const [first, setFirst] = useState(20)
  const [second, setSecond] = useState(80)
  const [text, setText] = useState('Lake at sunrise')
  return (
    <LiveFigure
      label="A caption appears twice, with other words: the same component in two sequences."
      durationInFrames={150}
      poster={first + 20}
      tracks={[
        { name: 'Caption', from: first, durationInFrames: 50 },
        { name: 'Caption', from: second, durationInFrames: 60, tone: 'b' },
      ]}
      code={liveCode`<Sequence from={${first}} durationInFrames={50}><Caption text="${text}" /></Sequence>
<Sequence from={${second}} durationInFrames={60}><Caption text="The summit" /></Sequence>`}
      controls={
        <>
          <TextField label="text" value={text} onChange={setText} maxLength={24} />
          <Slider label="first from" value={first} onChange={setFirst} min={0} max={100} />
          <Slider label="second from" value={second} onChange={setSecond} min={0} max={90} />
        </>
      }
    >
      <Scene>
        <Drawing>
          <circle cx={480} cy={120} r={50} fill={amber} />
          <path d="M0 300 170 150 300 260 450 110 640 300V360H0Z" fill={green} fillOpacity={0.5} />
        </Drawing>
        <Sequence from={first} durationInFrames={50}>
          <Caption text={text} />
        </Sequence>
        <Sequence from={second} durationInFrames={60}>
          <Caption text="The summit" />
        </Sequence>
      </Scene>
    </LiveFigure>
  )
}

const kinds = { resolution: Resolution, input: Input, passing: Passing, reuse: Reuse } as const

export default function PropsFigure({ kind }: { kind: keyof typeof kinds }) {
  const Kind = kinds[kind]
  return <Kind />
}
