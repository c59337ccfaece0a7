// A file is asked for a few facts: its head is read, the answers come one after the other, and the rest of the file stays unread.
import { interpolate, useCurrentFrame } from 'remotion'
import { amber, blue, green, line, muted, panel, paper, pink, Stage, useArrivals, useGlide, Words } from './stage.tsx'

const cells = Array.from({ length: 84 }, (_, index) => ({ x: 56 + (index % 12) * 20, y: 108 + Math.floor(index / 12) * 24, index }))
const answers = [
  ['durationInSeconds', '3', blue],
  ['dimensions', '960 × 540', green],
  ['fps', '30', amber],
  ['videoCodec', 'h264', pink],
] as const

export default function Fields() {
  const frame = useCurrentFrame()
  const arrive = useArrivals()
  const left = 1 - useGlide(132, 148)
  const read = interpolate(frame, [12, 64], [0, 26], { extrapolateLeft: 'clamp', extrapolateRight: 'clamp' }) * left
  return (
    <Stage>
      <Words x={56} y={70} size={24} color={muted}>
        holiday.mp4
      </Words>
      {cells.map(({ x, y, index }) => (
        <rect key={index} x={x} y={y} width={16} height={18} rx={4} fill={index < read ? (index < 6 ? amber : blue) : line} />
      ))}
      {answers.map(([name, value, color], index) => {
        const shown = Math.min(1, arrive(24 + index * 13)) * left
        return (
          <g key={name} opacity={shown} transform={`translate(${(1 - shown) * -24} ${index * 56})`}>
            <rect x={336} y={96} width={248} height={46} rx={12} fill={panel} />
            <rect x={336} y={108} width={5} height={22} rx={2.5} fill={color} />
            <Words x={354} y={116} size={13} weight={500} color={muted}>
              {name}
            </Words>
            <Words x={354} y={134} size={17} color={paper}>
              {value}
            </Words>
          </g>
        )
      })}
    </Stage>
  )
}
