// The template of an editor: an item is moved on the canvas, and the timeline plays.
import { interpolate, useCurrentFrame } from 'remotion'
import { amber, blue, green, line, night, panel, paper, pink, Stage, tones, useGlide } from './stage.tsx'

const clips = [
  { x: 60, width: 210, row: 0 },
  { x: 280, width: 170, row: 0 },
  { x: 150, width: 190, row: 1 },
  { x: 350, width: 220, row: 2 },
]

export default function Editor() {
  const frame = useCurrentFrame()
  const moved = useGlide(14, 46) - useGlide(100, 119)
  const grown = useGlide(54, 78) - useGlide(100, 119)
  const item = { x: 150 + moved * 96, y: 62 + moved * 26, width: 96 + grown * 48, height: 64 + grown * 32 }
  const head = interpolate(frame, [0, 120], [60, 580])
  const corners = [
    [item.x, item.y],
    [item.x + item.width, item.y],
    [item.x, item.y + item.height],
    [item.x + item.width, item.y + item.height],
  ]
  const hand = frame < 50 ? [item.x + item.width / 2, item.y + item.height / 2] : [item.x + item.width, item.y + item.height]
  return (
    <Stage>
      <rect x={40} y={24} width={392} height={198} rx={12} fill={panel} />
      <rect x={96} y={44} width={280} height={158} rx={4} fill={paper} />
      <rect {...item} rx={6} fill={blue} />
      <rect {...item} fill="none" stroke={pink} strokeWidth={2.5} />
      {corners.map(([x = 0, y = 0]) => (
        <rect key={`${x} ${y}`} x={x - 5} y={y - 5} width={10} height={10} rx={2} fill="#fff" stroke={pink} strokeWidth={2.5} />
      ))}
      <path d="M0 0l6 24 6-9 10-1z" transform={`translate(${hand[0]} ${hand[1]})`} fill={night} stroke="#fff" strokeWidth={2} />
      <rect x={446} y={24} width={154} height={198} rx={12} fill={panel} />
      {[moved, moved, grown, grown].map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: four fields
        <g key={index} transform={`translate(466 ${52 + index * 42})`}>
          <rect width={114} height={8} rx={4} fill={line} />
          <rect width={40 + value * (30 + index * 12)} height={8} rx={4} fill={tones[index]} />
          <circle cx={40 + value * (30 + index * 12)} cy={4} r={9} fill="#fff" />
        </g>
      ))}
      <rect x={40} y={236} width={560} height={104} rx={12} fill={panel} />
      {clips.map(({ x, width, row }, index) => (
        <rect key={x} x={x} y={248 + row * 30} width={width} height={22} rx={6} fill={[blue, green, amber, pink][index]} />
      ))}
      <path d={`M${head} 240V336`} stroke="#fff" strokeWidth={3} />
      <path d={`M${head - 8} 232h16v10l-8 8-8-8z`} fill="#fff" />
    </Stage>
  )
}
