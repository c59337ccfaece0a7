// The same frames, saved as PNG and as JPEG: two columns of pictures that fill at the speeds of the post.
import { interpolate, useCurrentFrame } from 'remotion'
import { amber, green, line, muted, Stage, useGlide, Words } from './stage.tsx'

const pictures = Array.from({ length: 24 }, (_, index) => index)
const rows = [
  { name: 'PNG', seconds: 14, y: 120, color: amber },
  { name: 'JPEG', seconds: 6.5, y: 228, color: green },
]
/** Frames of this film for a second of the render. */
const pace = 8

export default function TwoFormats() {
  const frame = useCurrentFrame()
  const left = 1 - useGlide(136, 148)
  return (
    <Stage>
      <Words x={56} y={66} size={22} color={muted}>
        Saving the frames of one video
      </Words>
      {rows.map(({ name, seconds, y, color }) => {
        const passed = interpolate(frame, [8, 8 + seconds * pace], [0, 1], { extrapolateLeft: 'clamp', extrapolateRight: 'clamp' })
        return (
          <g key={name}>
            <Words x={56} y={y + 34} size={26} color={color}>
              {name}
            </Words>
            {pictures.map((index) => (
              <rect
                key={index}
                x={148 + (index % 12) * 29}
                y={y + Math.floor(index / 12) * 30}
                width={24}
                height={24}
                rx={5}
                fill={index < passed * 24 && left > 0 ? color : line}
                opacity={index < passed * 24 ? left : 1}
              />
            ))}
            <Words x={586} y={y + 36} size={24} anchor="end" color={passed === 1 ? color : muted}>
              {`${(passed * seconds * left).toFixed(1)} s`}
            </Words>
          </g>
        )
      })}
    </Stage>
  )
}
