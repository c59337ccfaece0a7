// The forecast of a town, and then of the next: one design, filled from a table. A line grows through the day, and the number counts along.
import { evolvePath } from '@remotion/paths'
import { interpolate, useCurrentFrame } from 'remotion'
import { amber, blue, muted, night, paper, Stage, useArrivals, useGlide, Words } from './stage.tsx'

const towns = [
  { name: 'Bern', degrees: [9, 11, 16, 21, 19, 14], tone: amber, sky: 'sun' },
  { name: 'Oslo', degrees: [2, 3, 6, 8, 5, 1], tone: blue, sky: 'rain' },
] as const
const perTown = 80
const hours = ['6', '9', '12', '15', '18', '21']
const left = 60
const step = 104

export default function Forecast() {
  const frame = useCurrentFrame()
  const at = frame < perTown ? 0 : 1
  const town = towns[at]
  const start = at * perTown
  const arrive = useArrivals()
  const drawn = useGlide(start + 8, start + 48)
  const gone = useGlide(start + perTown - 10, start + perTown)
  const heights = town.degrees.map((degree) => 300 - (degree + 2) * 6.4)
  const curve = smooth(heights)
  const now = interpolate(
    drawn * 5,
    town.degrees.map((_, index) => index),
    [...town.degrees],
  )
  return (
    <Stage>
      <g opacity={1 - gone}>
        <g transform={`translate(${(1 - Math.min(1, arrive(start, 16))) * -80} 0)`}>
          <Words x={46} y={76} size={46}>
            {town.name}
          </Words>
          <Words x={48} y={104} size={19} weight={500} color={muted}>
            Today
          </Words>
        </g>
        <g transform={`translate(436 70) scale(${arrive(start + 6, 11)})`}>
          <Sky kind={town.sky} frame={frame} />
        </g>
        <Words x={598} y={88} size={52} anchor="end" color={town.tone}>
          {`${Math.round(now)}°`}
        </Words>
        <path d={`${curve}V320H${left}Z`} fill={town.tone} opacity={0.16 * drawn} />
        <path d={curve} fill="none" stroke={town.tone} strokeWidth="7" strokeLinecap="round" {...evolvePath(drawn, curve)} />
        {town.degrees.map((degree, index) => {
          const shown = Math.max(0, Math.min(1, arrive(start + 10 + index * 8, 13)))
          const x = left + index * step
          return (
            <g key={hours[index]}>
              <g transform={`translate(${x} ${heights[index]}) scale(${shown})`}>
                <circle r="10" fill={night} stroke={town.tone} strokeWidth="5" />
                <Words x={0} y={-22} size={21} anchor="middle">
                  {`${degree}°`}
                </Words>
              </g>
              <Words x={x} y={346} size={17} weight={500} anchor="middle" color={muted}>
                {hours[index]}
              </Words>
            </g>
          )
        })}
      </g>
    </Stage>
  )
}

function Sky({ kind, frame }: { kind: 'sun' | 'rain'; frame: number }) {
  if (kind === 'sun') {
    return (
      <g transform={`rotate(${frame * 1.2})`}>
        <circle r="22" fill={amber} />
        {Array.from({ length: 8 }, (_, index) => index * 45).map((turn) => (
          <path key={turn} d="M0-31v-11" stroke={amber} strokeWidth="6" strokeLinecap="round" transform={`rotate(${turn})`} />
        ))}
      </g>
    )
  }
  return (
    <>
      {[-22, 0, 22].map((x, index) => (
        <path key={x} d={`M${x} ${14 + ((frame * 2 + index * 9) % 26)}l-4 11`} stroke={blue} strokeWidth="5" strokeLinecap="round" />
      ))}
      <path d="M-34 14a18 18 0 0 1 4-35 26 26 0 0 1 48-6 20 20 0 0 1 14 41z" fill={paper} />
    </>
  )
}

/** A curve through all heights that is level at each of them. */
function smooth(heights: readonly number[]): string {
  return heights
    .map((y, index) => {
      const x = left + index * step
      const before = heights[index - 1]
      return before === undefined ? `M${x} ${y}` : `C${x - step / 2} ${before} ${x - step / 2} ${y} ${x} ${y}`
    })
    .join('')
}
