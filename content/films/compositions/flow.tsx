// A flow field: strokes follow a noise that moves in a circle, so that the last frame leads to the first one.
import { noise4D } from '@remotion/noise'
import { random, useCurrentFrame, useVideoConfig } from 'remotion'
import { amber, blue, green, pink, Stage } from './stage.tsx'

const strokes = Array.from({ length: 22 }, (_, index) => ({
  x: random(`x${index}`) * 720 - 40,
  y: random(`y${index}`) * 440 - 40,
  tone: [blue, blue, pink, amber, green][index % 5],
  width: 16 + random(`w${index}`) * 20,
}))
const steps = 18

export default function Flow() {
  const frame = useCurrentFrame()
  const { durationInFrames } = useVideoConfig()
  const turn = (frame / durationInFrames) * 2 * Math.PI
  return (
    <Stage ground="#0a0f24">
      {strokes.map(({ x, y, tone, width }) => (
        <path
          key={x}
          d={follow(x, y, Math.cos(turn) * 0.045, Math.sin(turn) * 0.045)}
          fill="none"
          stroke={tone}
          strokeWidth={width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </Stage>
  )
}

/** @param u and v: the place on the circle of the noise. */
function follow(x: number, y: number, u: number, v: number): string {
  let path = `M${x.toFixed(1)} ${y.toFixed(1)}`
  let [left, top] = [x, y]
  for (let step = 0; step < steps; step++) {
    const angle = noise4D('field', left * 0.0035, top * 0.0035, u, v) * Math.PI * 1.6
    left += Math.cos(angle) * 9
    top += Math.sin(angle) * 9
    path += `L${left.toFixed(1)} ${top.toFixed(1)}`
  }
  return path
}
