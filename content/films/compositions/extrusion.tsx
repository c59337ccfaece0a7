// Three dimensions out of SVG: a shape with sides, turned and sorted in code.
import { useCurrentFrame, useVideoConfig } from 'remotion'
import { amber, line, Stage } from './stage.tsx'

type Point = readonly [x: number, y: number]

const four: readonly Point[] = [
  [-90, -100],
  [-50, -100],
  [-50, -8],
  [2, -8],
  [2, -58],
  [42, -58],
  [42, 100],
  [2, 100],
  [2, 30],
  [-90, 30],
]
const dot: readonly Point[] = [
  [70, 60],
  [110, 60],
  [110, 100],
  [70, 100],
]
const depth = 34

export default function Extrusion() {
  const frame = useCurrentFrame()
  const { durationInFrames } = useVideoConfig()
  const round = (2 * Math.PI * frame) / durationInFrames
  const turn = 0.85 * Math.sin(round)
  const tilt = -0.32 + 0.14 * Math.cos(round)
  const project = ([x, y]: Point, z: number): { x: number; y: number; z: number } => {
    const wide = x * Math.cos(turn) + z * Math.sin(turn)
    const far = z * Math.cos(turn) - x * Math.sin(turn)
    const high = y * Math.cos(tilt) - far * Math.sin(tilt)
    const away = far * Math.cos(tilt) + y * Math.sin(tilt)
    const scale = 620 / (620 + away)
    return { x: 320 + wide * 1.15 * scale, y: 180 + high * 1.15 * scale, z: away }
  }
  const faces = [four, dot].flatMap((shape) => {
    const front = shape.map((point) => project(point, -depth))
    const back = shape.map((point) => project(point, depth))
    const sides = shape.map((_, index) => {
      const next = (index + 1) % shape.length
      return [front[index], front[next], back[next], back[index]].flatMap((point) => point ?? [])
    })
    return [{ corners: back, tone: '#0a4f9c', order: 1e6 }, ...sides.map(toSide), { corners: front, tone: '#3b9cf7', order: -1e6 }]
  })
  return (
    <Stage>
      {Array.from({ length: 13 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of the floor
        <path key={index} d={`M${320 + (index - 6) * 36} 300L${320 + (index - 6) * 110} 360`} stroke={line} strokeWidth={2} />
      ))}
      <path d="M0 301H640M0 316H640M0 338H640" stroke={line} strokeWidth={2} />
      {faces
        .sort((a, b) => b.order - a.order)
        .map(({ corners, tone }, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: faces from far to near
            key={index}
            d={`M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`}
            fill={tone}
            stroke={tone}
            strokeWidth={1}
            strokeLinejoin="round"
          />
        ))}
      <circle cx={560} cy={70} r={22} fill={amber} />
    </Stage>
  )
}

/** The darker, the more a side looks down or to the side. */
function toSide(corners: { x: number; y: number; z: number }[]) {
  const [a, b] = corners
  const slope = a && b ? Math.abs(Math.atan2(b.y - a.y, b.x - a.x)) / Math.PI : 0
  const tone = slope > 0.25 && slope < 0.75 ? '#0f6fd0' : '#1257a8'
  return { corners, tone, order: corners.reduce((sum, { z }) => sum + z, 0) / Math.max(1, corners.length) }
}
