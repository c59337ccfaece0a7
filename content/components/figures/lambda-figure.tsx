'use client'

// The demonstration of the Lambda page: the frames of one video, drawn by as many functions as the reader wants. A model, and it says so.
import { useState } from 'react'
import { useCurrentFrame } from 'remotion'
import { Slider } from './fields.tsx'
import { liveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'
import { Drawing, Note, Scene, soft, tones } from './scene.tsx'

const columns = 20
const rows = 10
const total = columns * rows
/** Of the film: one function draws so many cells in a frame of it. */
const pace = 0.4
const join = 14
const filmLength = 200

interface RenderProps {
  functions: number
}

/** When the last chunk is drawn, in frames of the film. */
function drawn(functions: number): number {
  return 12 + Math.ceil(total / functions) / pace
}

function Render({ functions }: RenderProps) {
  const frame = useCurrentFrame()
  const chunk = Math.ceil(total / functions)
  const done = Math.max(0, (frame - 12) * pace)
  const joined = frame >= drawn(functions) + join
  const finished = Array.from({ length: functions }, (_, index) => Math.max(0, Math.min(chunk, done, total - index * chunk))).reduce(
    (sum, cells) => sum + Math.floor(cells),
    0,
  )
  return (
    <Scene>
      <Drawing>
        {Array.from({ length: total }, (_, cell) => {
          const owner = Math.floor(cell / chunk)
          const progress = done - (cell % chunk)
          return (
            <rect
              key={cell}
              x={28 + (cell % columns) * 21.6}
              y={30 + Math.floor(cell / columns) * 21.6}
              width={18}
              height={18}
              rx={joined ? 9 : 4}
              fill={joined ? tones[3] : progress >= 1 ? tones[owner % 3] : soft}
              fillOpacity={progress > 0 && progress < 1 ? 0.35 : 1}
            />
          )
        })}
        <text x={482} y={72} fontSize={54} fontWeight={800} fill="var(--fig-ink)" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {Math.min(total, finished)}
        </text>
        <Note x={484} y={100}>
          of {total}
        </Note>
        <text x={482} y={168} fontSize={54} fontWeight={800} fill="var(--fig-ink)">
          {functions}
        </text>
        <Note x={484} y={196}>
          functions
        </Note>
        <Note x={484} y={238} color="var(--fig-ink)" size={23}>
          {joined ? 'done' : finished >= total ? 'joining' : frame < 12 ? 'starting' : 'drawing'}
        </Note>
        <Bar y={278} name={`${functions} functions`} part={joined ? 1 : Math.min(1, finished / total) * 0.96} color={tones[3]} />
        <Bar y={322} name="one machine" part={Math.min(1, done / total)} color={tones[0]} />
      </Drawing>
    </Scene>
  )
}

interface BarProps {
  y: number
  name: string
  part: number
  color: string
}

function Bar({ y, name, part, color }: BarProps) {
  return (
    <g>
      <rect x={196} y={y} width={416} height={18} rx={9} fill={soft} />
      <rect x={196} y={y} width={416 * part} height={18} rx={9} fill={color} />
      <Note x={28} y={y + 16} size={20}>
        {name}
      </Note>
    </g>
  )
}

export default function LambdaFigure() {
  const [functions, setFunctions] = useState(12)
  const end = Math.ceil(drawn(functions)) + join
  return (
    <LiveFigure
      label={`A grid of ${total} frames is filled by ${functions} functions at the same time, a chunk each; then the chunks are joined; one machine needs much longer. It is a model: real times depend on the video.`}
      durationInFrames={filmLength}
      poster={34}
      tracks={[{ name: 'render', from: 0, durationInFrames: end, tone: 'd' }]}
      code={liveCode`await renderMediaOnLambda({ …, framesPerLambda: ${Math.ceil(total / functions)} })`}
      controls={<Slider label="functions" value={functions} onChange={setFunctions} min={4} max={50} />}
    >
      <Render functions={functions} />
    </LiveFigure>
  )
}
