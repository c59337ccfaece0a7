// The template for music: cover, names, and bars that move as if with a song. Made up from sines, so it needs no sound file.
import { useCurrentFrame } from 'remotion'
import { amber, blue, muted, paper, pink, Stage, Words } from './stage.tsx'

const bars = Array.from({ length: 36 }, (_, index) => index)
const length = 90

/** Strength of a band, 0 to 1: the same at the first and after the last frame. */
function strength(band: number, frame: number): number {
  const turn = (frame / length) * Math.PI * 2
  const beat = Math.abs(Math.sin(turn * 3)) ** 3
  const low = Math.exp(-band / 9)
  return 0.12 + 0.55 * low * beat + 0.3 * Math.abs(Math.sin(turn * 2 + band * 0.9) * Math.sin(turn + band * 0.37))
}

export default function Music() {
  const frame = useCurrentFrame()
  const bass = strength(0, frame)
  return (
    <Stage ground="#1d1140">
      <circle cx={150} cy={128} r={120 + bass * 36} fill={pink} opacity={0.1} />
      <circle cx={150} cy={128} r={96 + bass * 26} fill={pink} opacity={0.16} />
      <rect x={84} y={62} width={132} height={132} rx={14} fill={pink} />
      <g transform={`rotate(${frame * 4} 150 128)`}>
        <circle cx={150} cy={128} r={44} fill="#1d1140" />
        <path d="M150 92a36 36 0 0 1 36 36" stroke={muted} strokeWidth={3} fill="none" />
        <circle cx={150} cy={128} r={13} fill={amber} />
      </g>
      <Words x={256} y={124} size={44}>
        Night Bus
      </Words>
      <Words x={257} y={162} size={24} weight={500} color={muted}>
        The Early Frames
      </Words>
      {bars.map((bar) => {
        const height = 96 * strength(bar, frame)
        return (
          <rect key={bar} x={60 + bar * 14.6} y={330 - height} width={8.6} height={height} rx={4.3} fill={bar % 9 < 3 ? blue : paper} />
        )
      })}
    </Stage>
  )
}
