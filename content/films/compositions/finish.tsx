// A race: one runner after the other, each with a name and a time of their own.
import { useCurrentFrame } from 'remotion'
import { amber, blue, night, paper, pink, Stage, useArrivals, Words } from './stage.tsx'

const runners = [
  { name: 'Ada', time: '3:42:10', shirt: pink, number: '118' },
  { name: 'Grace', time: '4:05:37', shirt: amber, number: '204' },
  { name: 'Linus', time: '4:58:02', shirt: blue, number: '731' },
]
const perRunner = 44

export default function Finish() {
  const frame = useCurrentFrame()
  const arrive = useArrivals()
  const at = Math.min(runners.length - 1, Math.floor(frame / perRunner))
  const runner = runners[at]
  if (!runner) return null
  const inside = frame - at * perRunner
  const x = -60 + inside * 15
  const step = Math.sin(inside * 0.75)
  const card = Math.min(1, arrive(at * perRunner + 8, 15))
  return (
    <Stage ground="#bfe3f7">
      <path d="M-20 230L90 120l70 66 84-108 130 132 70-62 110 82 126-120V270H-20z" fill="#86b7d3" />
      <path d="M-20 226q170-40 340-12t340-6v152H-20z" fill="#5fae7d" />
      <path d="M-20 262H660v60H-20z" fill="#45505f" />
      {Array.from({ length: 10 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks of the road
        <rect key={index} x={index * 80 - ((frame * 15) % 80)} y={290} width={40} height={5} fill={paper} />
      ))}
      <g transform={`translate(${x} ${206 - Math.abs(step) * 10})`}>
        <path
          d={`M0 44L${26 * step} 78L${14 * step - 20} ${104 - Math.max(0, -step) * 18}M0 44L${-26 * step} 78L${-14 * step - 20} ${104 - Math.max(0, step) * 18}`}
          fill="none"
          stroke={night}
          strokeWidth={13}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d={`M6-8L${-22 * step} 14l16 16M6-8L${22 * step} 14l18 8`}
          fill="none"
          stroke="#d8976c"
          strokeWidth={10}
          strokeLinecap="round"
        />
        <path d="M8-16L0 44" stroke={runner.shirt} strokeWidth={30} strokeLinecap="round" />
        <rect x={-10} y={2} width={28} height={18} rx={3} fill={paper} />
        <text x={4} y={16} textAnchor="middle" fontSize={13} fontWeight={800} fill={night}>
          {runner.number}
        </text>
        <circle cx={14} cy={-46} r={19} fill="#d8976c" />
      </g>
      <g transform={`translate(0 ${(1 - card) * -110})`}>
        <rect x={36} y={28} width={288} height={76} rx={14} fill={night} />
        <rect x={36} y={28} width={10} height={76} rx={5} fill={runner.shirt} />
        <Words x={66} y={76} size={31}>
          {runner.name}
        </Words>
        <Words x={304} y={76} size={31} weight={500} anchor="end" color={runner.shirt}>
          {runner.time}
        </Words>
      </g>
    </Stage>
  )
}
