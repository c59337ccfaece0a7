// A file is read in the browser: it opens into its tracks, and the samples of a track become frames.
import { interpolate, useCurrentFrame } from 'remotion'
import { amber, blue, line, muted, night, panel, pink, Stage, tones, useGlide, Words } from './stage.tsx'

const tracks = [
  { y: 132, color: blue, sizes: [54, 18, 22, 16, 20, 46, 18, 24, 17] },
  { y: 180, color: pink, sizes: [26, 26, 26, 26, 26, 26, 26, 26, 26] },
]

/** Of the frames, from the left. */
const places = [72, 158, 244, 330, 416, 502]

export default function PartsOfAFile() {
  const frame = useCurrentFrame()
  const open = useGlide(14, 40) - useGlide(126, 146)
  const read = interpolate(frame, [42, 118], [0, 9], { extrapolateLeft: 'clamp', extrapolateRight: 'clamp' })
  const decoded = Math.min(6, Math.floor(read * 0.7))
  return (
    <Stage>
      <Words x={320} y={58} size={26} anchor="middle" color={open > 0.5 ? muted : '#fff'}>
        {open > 0.5 ? 'Tracks, samples, frames' : 'One file'}
      </Words>
      <rect
        x={250 - 200 * open}
        y={118 - 14 * open}
        width={140 + 400 * open}
        height={124 - 10 * open}
        rx={16}
        fill={panel}
        stroke={line}
        strokeWidth={2}
      />
      <g opacity={1 - Math.min(1, open * 2)}>
        <path d="M300 150l44 30-44 30z" fill={amber} />
      </g>
      <g opacity={Math.max(0, open * 2 - 1)}>
        {tracks.map(({ y, color, sizes }) =>
          sizes.map((width, index) => {
            const x = 72 + sizes.slice(0, index).reduce((sum, size) => sum + size + 6, 0) * (500 / 300)
            return (
              <rect
                key={`${y}-${sizes.slice(0, index).join()}`}
                x={x}
                y={y}
                width={width * (500 / 300)}
                height={30}
                rx={6}
                fill={color}
                opacity={index < read ? 1 : 0.28}
              />
            )
          }),
        )}
        {places.map((x, index) => {
          const shown = index < decoded ? 1 : 0
          return (
            <g key={x} opacity={0.25 + 0.75 * shown}>
              <rect x={x} y={252} width={66} height={44} rx={8} fill={shown ? tones[index % tones.length] : line} />
              <path d={`M${x + 8} 290l16-20 12 13 8-8 14 15z`} fill={night} opacity={0.5 * shown} />
            </g>
          )
        })}
      </g>
    </Stage>
  )
}
