// The template that celebrates stars: a number counts up while those who gave one fly past, as initials on discs.
import { makeStar } from '@remotion/shapes'
import { interpolate, random, useCurrentFrame } from 'remotion'
import { amber, muted, night, Stage, tones, useArrivals, useGlide, Words } from './stage.tsx'

const star = makeStar({ points: 5, innerRadius: 26, outerRadius: 58, cornerRadius: 6 })
const people = Array.from({ length: 42 }, (_, index) => ({
  letter: String.fromCharCode(65 + Math.floor(random(`letter ${index}`) * 26)),
  angle: random(`angle ${index}`) * Math.PI * 2,
  start: random(`start ${index}`) * 84 - 14,
  color: tones[index % tones.length],
}))

export default function Stars() {
  const frame = useCurrentFrame()
  const arrive = useArrivals()
  const counted = Math.round(1000 * useGlide(6, 84))
  return (
    <Stage ground="#101a3c">
      {people.map(({ letter, angle, start, color }, index) => {
        const flight = interpolate(frame - start, [0, 40], [0, 1])
        if (flight <= 0 || flight >= 1) return null
        const distance = 120 + flight ** 2 * 400
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: everyone keeps their flight
            key={index}
            transform={`translate(${320 + Math.cos(angle) * distance} ${160 + Math.sin(angle) * distance * 0.7}) scale(${0.3 + flight * 1.3})`}
            opacity={Math.min(1, flight * 4)}
          >
            <circle r={22} fill={color} />
            <text y={8} textAnchor="middle" fontSize={22} fontWeight={800} fill={night}>
              {letter}
            </text>
          </g>
        )
      })}
      <g
        transform={`translate(320 148) scale(${arrive(0, 9)}) rotate(${Math.sin(frame / 14) * 6}) translate(${-star.width / 2} ${-star.height / 2})`}
      >
        <path d={star.path} fill={amber} />
      </g>
      <Words x={320} y={272} size={64} anchor="middle">
        {counted.toLocaleString('en-US')}
      </Words>
      <Words x={320} y={310} size={24} weight={500} color={muted} anchor="middle">
        stars. Thank you!
      </Words>
    </Stage>
  )
}
