// A render on many functions: a film is cut into chunks, all of them are rendered at the same time, and they are joined again.
import { interpolate, useCurrentFrame } from 'remotion'
import { amber, blue, green, line, muted, night, panel, Stage, useGlide, Words } from './stage.tsx'

const chunks = Array.from({ length: 8 }, (_, index) => index)

export default function Chunks() {
  const frame = useCurrentFrame()
  const apart = useGlide(16, 40) - useGlide(92, 114)
  const shownBoxes = useGlide(12, 28) - useGlide(106, 122)
  const isJoined = frame > 112
  return (
    <Stage>
      <Words x={320} y={58} size={26} anchor="middle" color={frame < 16 || isJoined ? '#fff' : muted}>
        {isJoined ? 'One file' : frame < 16 ? 'One film' : 'Eight functions'}
      </Words>
      {chunks.map((index) => {
        const box = { x: 62 + (index % 4) * 134, y: 96 + Math.floor(index / 4) * 122 }
        const whole = { x: 80 + index * 60, y: 166 }
        const x = whole.x + (box.x + 27 - whole.x) * apart
        const y = whole.y + (box.y + 46 - whole.y) * apart
        const speed = 28 + ((index * 7) % 5) * 5
        const done = interpolate(frame, [42, 42 + speed], [0, 1], { extrapolateLeft: 'clamp', extrapolateRight: 'clamp' })
        return (
          <g key={index}>
            <g opacity={shownBoxes}>
              <rect {...box} width={114} height={106} rx={14} fill={panel} />
              <text x={box.x + 57} y={box.y + 36} textAnchor="middle" fontSize={26} fontWeight={800} fill={amber}>
                λ
              </text>
              <rect x={box.x + 18} y={box.y + 86} width={78} height={7} rx={3.5} fill={line} />
              <rect x={box.x + 18} y={box.y + 86} width={78 * done} height={7} rx={3.5} fill={done === 1 ? green : blue} />
            </g>
            <rect x={x} y={y} width={60} height={30} rx={5} fill={done === 1 ? green : blue} stroke={night} strokeWidth={3} />
            {[0, 1, 2].map((hole) => (
              <rect key={hole} x={x + 10 + hole * 16} y={y + 10} width={9} height={10} rx={2} fill={night} opacity={0.35} />
            ))}
          </g>
        )
      })}
    </Stage>
  )
}
