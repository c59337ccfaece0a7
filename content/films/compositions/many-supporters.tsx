// A sum that many give together: coins come from all sides and fill a bar, and the number counts to the amount.
import { interpolate, random, useCurrentFrame } from 'remotion'
import { amber, line, muted, Stage, tones, useGlide, Words } from './stage.tsx'

const coins = Array.from({ length: 24 }, (_, index) => ({
  angle: random(`angle ${index}`) * Math.PI * 2,
  start: 6 + index * 3,
  size: 9 + random(`size ${index}`) * 9,
}))

export default function ManySupporters() {
  const frame = useCurrentFrame()
  const left = 1 - useGlide(132, 147)
  const sum = interpolate(frame, [18, 100], [0, 1], { extrapolateLeft: 'clamp', extrapolateRight: 'clamp' }) * left
  return (
    <Stage>
      {coins.map(({ angle, start, size }, index) => {
        const passed = interpolate(frame, [start, start + 26], [0, 1], { extrapolateLeft: 'clamp', extrapolateRight: 'clamp' })
        const far = 1 - passed * passed
        if (passed === 0 || passed === 1) return null
        return (
          <circle
            key={start}
            cx={320 + Math.cos(angle) * 340 * far}
            cy={210 + Math.sin(angle) * 240 * far}
            r={size}
            fill={tones[index % tones.length]}
            opacity={Math.min(1, passed * 4)}
          />
        )
      })}
      <Words x={320} y={160} size={24} anchor="middle" color={muted}>
        CHF
      </Words>
      <Words x={320} y={226} size={72} anchor="middle">
        {Math.round(sum * 180).toLocaleString('en-US')},000
      </Words>
      <rect x={120} y={262} width={400} height={14} rx={7} fill={line} />
      <rect x={120} y={262} width={400 * sum} height={14} rx={7} fill={amber} />
    </Stage>
  )
}
