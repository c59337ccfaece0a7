// The template of the recorder: a take of screen and camera, first side by side, then the speaker alone, with captions.
import { interpolate, useCurrentFrame } from 'remotion'
import { amber, blue, green, night, paper, pink, Stage, useGlide } from './stage.tsx'

const captions = ['First', 'my', 'screen,', 'then', 'the', 'face']
const rows = [
  { width: 150, color: pink },
  { width: 210, color: blue },
  { width: 180, color: amber },
  { width: 120, color: green },
  { width: 200, color: blue },
]

export default function Recorder() {
  const frame = useCurrentFrame()
  const at = useGlide(44, 62) - useGlide(104, 119)
  const between = (from: number, to: number): number => interpolate(at, [0, 1], [from, to])
  const camera = { x: between(420, 150), y: between(150, 30), width: between(176, 340), height: between(140, 262) }
  const said = Math.floor(frame / 18) % captions.length
  return (
    <Stage ground="#1a2140">
      <g transform={`translate(${between(0, -470)} 0)`}>
        <rect x={40} y={34} width={420} height={256} rx={16} fill={paper} />
        <rect x={40} y={34} width={420} height={30} rx={15} fill="#dbe4ef" />
        {rows.map(({ width, color }, index) => {
          const typed = interpolate(frame, [index * 8, index * 8 + 10], [0, width], { extrapolateLeft: 'clamp', extrapolateRight: 'clamp' })
          return <rect key={width} x={70 + (index % 3) * 22} y={86 + index * 34} width={typed} height={14} rx={7} fill={color} />
        })}
      </g>
      <svg {...camera} viewBox="0 0 340 262" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width={340} height={262} rx={24} fill={green} />
        <circle cx={170} cy={108 + Math.sin(frame / 4) * 3} r={52} fill={night} />
        <path d="M70 262c0-66 42-92 100-92s100 26 100 92z" fill={night} />
      </svg>
      <rect x={camera.x} y={camera.y} width={camera.width} height={camera.height} rx={18} fill="none" stroke="#1a2140" strokeWidth={6} />
      <circle cx={20} cy={49} r={8} fill={pink} opacity={Math.floor(frame / 15) % 2 ? 0.35 : 1} />
      <text x={320} y={334} textAnchor="middle" fontSize={27} fontWeight={800} letterSpacing="-0.01em">
        {captions.map((word, index) => (
          <tspan key={word} fill={index === said ? amber : paper}>
            {`${word} `}
          </tspan>
        ))}
      </text>
    </Stage>
  )
}
