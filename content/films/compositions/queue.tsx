// The template of a render server: jobs come in and are worked through, one at a time.
import { interpolate, useCurrentFrame } from 'remotion'
import { amber, blue, green, line, muted, night, panel, Stage, useArrivals, Words } from './stage.tsx'

const jobs = ['intro.mp4', 'week-12.mp4', 'birthday.mp4', 'trailer.mp4']
const perJob = 30

export default function Queue() {
  const frame = useCurrentFrame()
  const arrive = useArrivals()
  return (
    <Stage>
      {jobs.map((name, index) => {
        const shown = arrive(index * 7, 18)
        const start = 14 + index * perJob
        const done = interpolate(frame, [start, start + perJob - 4], [0, 1], { extrapolateLeft: 'clamp', extrapolateRight: 'clamp' })
        const state = done === 1 ? 'done' : done > 0 ? `${Math.round(done * 100)} %` : 'waits'
        const color = done === 1 ? green : done > 0 ? amber : muted
        return (
          <g key={name} opacity={Math.min(1, shown)} transform={`translate(${(1 - shown) * -60} ${34 + index * 76})`}>
            <rect x={70} width={500} height={62} rx={14} fill={panel} />
            <circle cx={104} cy={31} r={13} fill={color} />
            {done === 1 ? <path d="M98 31l4.5 5 8-10" stroke={night} strokeWidth={3.5} fill="none" strokeLinecap="round" /> : null}
            <Words x={134} y={30} size={21}>
              {name}
            </Words>
            <rect x={134} y={40} width={300} height={7} rx={3.5} fill={line} />
            <rect x={134} y={40} width={300 * done} height={7} rx={3.5} fill={done === 1 ? green : blue} />
            <Words x={544} y={38} size={20} weight={500} anchor="end" color={color}>
              {state}
            </Words>
          </g>
        )
      })}
    </Stage>
  )
}
