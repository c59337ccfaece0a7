// The blank template: an empty frame, and a cursor that waits for the first line.
import { evolvePath } from '@remotion/paths'
import { makeRect } from '@remotion/shapes'
import { interpolate, useCurrentFrame } from 'remotion'
import { blue, line, paper, Stage, useGlide } from './stage.tsx'

const frameLine = makeRect({ width: 400, height: 225, cornerRadius: 14 })
const corners = [
  [0, 0, 1, 1],
  [400, 0, -1, 1],
  [0, 225, 1, -1],
  [400, 225, -1, -1],
] as const

export default function Blank() {
  const frame = useCurrentFrame()
  const drawn = useGlide(2, 40)
  const gone = useGlide(80, 89)
  const marks = interpolate(frame, [34, 46], [0, 1], { extrapolateLeft: 'clamp', extrapolateRight: 'clamp' })
  const isLit = frame > 24 && Math.floor((frame - 24) / 10) % 2 === 0
  return (
    <Stage>
      <g opacity={1 - gone} transform="translate(120 67.5)">
        <path d="M200 0V225M0 112.5H400" stroke={line} strokeWidth={2} strokeDasharray="3 9" opacity={marks} />
        <path d={frameLine.path} fill="none" stroke={paper} strokeWidth={5} strokeLinecap="round" {...evolvePath(drawn, frameLine.path)} />
        {corners.map(([x, y, right, down]) => (
          <path
            key={`${x} ${y}`}
            d={`M${x + right * 22} ${y + down * 46}v${-down * 24}h${right * 24}`}
            fill="none"
            stroke={blue}
            strokeWidth={4}
            strokeLinecap="round"
            opacity={marks}
          />
        ))}
        {isLit ? <rect x={195} y={84} width={10} height={57} rx={3} fill={blue} /> : null}
      </g>
    </Stage>
  )
}
