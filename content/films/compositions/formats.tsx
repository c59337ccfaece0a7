// One description, several formats: the same scene and its captions in landscape, square and upright.
import { useCurrentFrame, useVideoConfig } from 'remotion'
import { amber, night, paper, pink, Stage, useArrivals, useGlide } from './stage.tsx'

const formats = [
  { x: 28, y: 108, width: 256, height: 144 },
  { x: 304, y: 90, width: 180, height: 180 },
  { x: 504, y: 74, width: 108, height: 212 },
]
const words = ['made', 'once', 'shown', 'everywhere']

export default function Formats() {
  const frame = useCurrentFrame()
  const { durationInFrames } = useVideoConfig()
  const arrive = useArrivals()
  // At the end they leave, so that the last frame leads to the first one.
  const left = 1 - useGlide(106, 119)
  const round = (2 * Math.PI * frame) / durationInFrames
  const said = Math.floor(frame / 30) % words.length
  return (
    <Stage ground="#10254a">
      {formats.map(({ x, y, width, height }, index) => {
        const shown = arrive(index * 6, 15) * left
        const size = Math.min(width, height)
        return (
          <svg
            key={x}
            x={x}
            y={y + (1 - shown) * 60}
            width={width}
            height={height}
            opacity={Math.min(1, shown)}
            viewBox={`0 0 ${width} ${height}`}
            aria-hidden="true"
          >
            <rect width={width} height={height} rx={14} fill={pink} />
            <circle cx={width / 2 + Math.sin(round) * width * 0.22} cy={height * 0.36} r={size * 0.2} fill={paper} />
            <path
              d={`M0 ${height * 0.66}q${width / 4} ${-24 - Math.cos(round * 2) * 10} ${width / 2} 0t${width / 2} 0V${height - 14}a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14z`}
              fill={night}
            />
            <text
              x={width / 2}
              y={height * 0.86}
              textAnchor="middle"
              fontSize={Math.min(26, width / 6.5)}
              fontWeight={800}
              letterSpacing="-0.02em"
              fill={amber}
            >
              {words[said]}
            </text>
          </svg>
        )
      })}
    </Stage>
  )
}
