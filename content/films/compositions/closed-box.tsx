// The bundle is no closed box any more: its lid opens, and one of its parts is replaced.
import { useCurrentFrame } from 'remotion'
import { amber, blue, green, line, muted, panel, pink, Stage, useGlide, Words } from './stage.tsx'

const parts = [
  { x: 196, name: '.tsx', color: blue },
  { x: 286, name: '.png', color: green },
  { x: 376, name: '.csv', color: amber },
]

export default function ClosedBox() {
  const frame = useCurrentFrame()
  const open = useGlide(12, 34) - useGlide(118, 138)
  const come = useGlide(46, 76) - useGlide(112, 124)
  return (
    <Stage>
      <Words x={320} y={338} size={22} anchor="middle" color={muted}>
        {frame < 12 ? 'webpack' : 'remotion.config.ts'}
      </Words>
      <rect x={160} y={176} width={320} height={120} rx={16} fill={panel} stroke={line} strokeWidth={3} />
      {parts.map(({ x, name, color }, index) => {
        const isNew = index === 2
        const y = 196 - open * 20 - (isNew ? (1 - come) * 110 * open : 0)
        const shown = isNew ? come : 1
        return (
          <g key={name} opacity={Math.min(1, shown * open * 2)}>
            <rect x={x} y={y} width={70} height={70} rx={12} fill={color} />
            <text x={x + 35} y={y + 43} textAnchor="middle" fontSize={20} fontWeight={800} fill="#0c1a33">
              {name}
            </text>
          </g>
        )
      })}
      <rect
        x={376}
        y={176}
        width={70}
        height={70}
        rx={12}
        fill="none"
        stroke={pink}
        strokeWidth={3}
        strokeDasharray="8 6"
        opacity={open * (1 - come)}
      />
      <rect
        x={150}
        y={160 - open * 10}
        width={340}
        height={26}
        rx={10}
        fill={line}
        transform={`rotate(${-52 * open} 150 ${173 - open * 10})`}
      />
    </Stage>
  )
}
