// The Studio at an address: a browser window with a composition, its timeline and a form; a value is changed, and the picture follows.
import { interpolateColors, useCurrentFrame, useVideoConfig } from 'remotion'
import { amber, blue, green, line, muted, night, panel, paper, pink, Stage, useArrivals, useGlide, Words } from './stage.tsx'

const bars = [
  { x: 62, width: 170, color: blue },
  { x: 130, width: 210, color: pink },
  { x: 250, width: 130, color: green },
]

export default function StudioOnline() {
  const frame = useCurrentFrame()
  const { durationInFrames } = useVideoConfig()
  const arrive = useArrivals()
  const change = useGlide(46, 66) - useGlide(116, 134)
  const turn = (360 * frame) / durationInFrames
  return (
    <Stage>
      <g transform={`translate(0 ${(1 - Math.min(1, arrive(0))) * 20})`}>
        <rect x={40} y={36} width={560} height={288} rx={16} fill={panel} />
        <rect x={40} y={36} width={560} height={40} rx={16} fill={line} />
        {[pink, amber, green].map((color, index) => (
          <circle key={color} cx={64 + index * 20} cy={56} r={6} fill={color} />
        ))}
        <rect x={140} y={45} width={300} height={22} rx={11} fill={night} />
        <Words x={156} y={60} size={12} weight={500} color={muted}>
          example.com/my-studio
        </Words>
        <rect x={62} y={92} width={330} height={132} rx={10} fill={night} />
        <g transform={`rotate(${turn} 227 158)`}>
          <rect x={191} y={122} width={72} height={72} rx={16} fill={interpolateColors(change, [0, 1], [blue, amber])} />
        </g>
        {bars.map(({ x, width, color }, index) => (
          <rect key={color} x={x} y={242 + index * 24} width={width} height={16} rx={5} fill={color} />
        ))}
        <rect x={62 + (318 * frame) / durationInFrames} y={234} width={3} height={78} rx={1.5} fill={paper} />
        <Words x={416} y={112} size={13} weight={500} color={muted}>
          color
        </Words>
        <rect x={416} y={122} width={160} height={30} rx={8} fill={night} />
        <rect x={424} y={128} width={18} height={18} rx={5} fill={interpolateColors(change, [0, 1], [blue, amber])} />
        <Words x={452} y={142} size={13} weight={500}>
          {change > 0.5 ? '#ffc04a' : '#3b9cf7'}
        </Words>
        <Words x={416} y={184} size={13} weight={500} color={muted}>
          size
        </Words>
        <rect x={416} y={198} width={160} height={6} rx={3} fill={line} />
        <circle cx={470} cy={201} r={9} fill={paper} />
      </g>
    </Stage>
  )
}
