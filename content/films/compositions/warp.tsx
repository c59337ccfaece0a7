// Letters as paths whose points are moved by a function: first by a wave, then by a bulge, then by a slope.
import { useCurrentFrame, useVideoConfig } from 'remotion'
import { amber, muted, paper, pink, Stage, useGlide, Words } from './stage.tsx'

type Point = readonly [x: number, y: number]

/** W, A, R, P: straight lines from point to point. */
const letters: readonly (readonly Point[])[] = [
  [
    [70, 110],
    [96, 230],
    [124, 146],
    [152, 230],
    [178, 110],
  ],
  [
    [204, 230],
    [252, 110],
    [300, 230],
  ],
  [
    [222, 186],
    [282, 186],
  ],
  [
    [338, 230],
    [338, 112],
    [392, 112],
    [416, 130],
    [416, 154],
    [392, 172],
    [338, 172],
  ],
  [
    [384, 172],
    [422, 230],
  ],
  [
    [470, 230],
    [470, 112],
    [528, 112],
    [554, 130],
    [554, 160],
    [528, 180],
    [470, 180],
  ],
]
const perLine = 10

export default function Warp() {
  const frame = useCurrentFrame()
  const { durationInFrames } = useVideoConfig()
  const phase = (2 * Math.PI * frame) / durationInFrames
  const wave = useGlide(4, 20) - useGlide(44, 56)
  const bulge = useGlide(48, 62) - useGlide(86, 98)
  const slope = useGlide(90, 104) - useGlide(130, 146)
  const move = ([x, y]: Point): Point => {
    const toMiddle = (x - 312) / 242
    const lifted = wave * 34 * Math.sin(x / 62 - phase * 3)
    const swollen = bulge * (y - 171) * 0.75 * (1 - toMiddle * toMiddle)
    const leaning = slope * (y - 171) * toMiddle * 0.8
    return [x + bulge * 26 * Math.sin(toMiddle * Math.PI), y + lifted + swollen + leaning]
  }
  const name = frame < 46 ? 'sin(x)' : frame < 88 ? '1 - x²' : 'x · y'
  return (
    <Stage ground="#24143f">
      {letters.map((letter, index) => {
        const points = subdivide(letter).map(move)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes keep their places
          <g key={index}>
            <path
              d={`M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`}
              fill="none"
              stroke={paper}
              strokeWidth={20}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
            {points
              .filter((_, point) => point % 5 === 0)
              .map(([x, y]) => (
                <circle key={`${x} ${y}`} cx={x} cy={y} r={4} fill={pink} />
              ))}
          </g>
        )
      })}
      <Words x={320} y={330} size={26} weight={500} anchor="middle" color={wave + bulge + slope > 0.1 ? amber : muted}>
        {name}
      </Words>
    </Stage>
  )
}

function subdivide(points: readonly Point[]): Point[] {
  return points.flatMap(([x, y], index): Point[] => {
    const next = points[index + 1]
    if (!next) return [[x, y]]
    return Array.from({ length: perLine }, (_, step) => [x + ((next[0] - x) * step) / perLine, y + ((next[1] - y) * step) / perLine])
  })
}
