// Text in, scenes out: each line that is typed on the left becomes a scene on the right.
import { useCurrentFrame } from 'remotion'
import { blue, green, muted, night, panel, paper, pink, Stage, useArrivals, useGlide, Words } from './stage.tsx'

const lines = [
  { text: 'Type a line', ground: blue },
  { text: 'get a scene', ground: pink },
  { text: 'press export', ground: green },
]
const perLine = 46

export default function Lines() {
  const frame = useCurrentFrame()
  const arrive = useArrivals()
  // At the end everything is deleted again, so that the last frame leads to the first one.
  const left = 1 - useGlide(154, 168)
  const at = Math.min(lines.length - 1, Math.floor(Math.max(0, frame - 16) / perLine))
  const scene = lines[at]
  return (
    <Stage>
      <rect x={28} y={48} width={246} height={264} rx={14} fill={panel} />
      {lines.map(({ text, ground }, index) => {
        const typed = text.slice(0, Math.max(0, Math.floor(Math.min((frame - index * perLine) / 1.6, text.length * left))))
        return (
          <g key={text}>
            <rect
              x={46}
              y={78 + index * 74}
              width={6}
              height={44}
              rx={3}
              fill={index === at && frame > 16 && left > 0.5 ? ground : muted}
            />
            <Words x={68} y={109 + index * 74} size={25} weight={500} color={index <= at ? paper : muted}>
              {typed}
            </Words>
          </g>
        )
      })}
      <rect x={298} y={48} width={314} height={264} rx={14} fill={panel} />
      {frame > 16 ? <rect x={298} y={48} width={314} height={264} rx={14} fill={scene?.ground} opacity={left} /> : null}
      {scene && frame > 16
        ? scene.text.split(' ').map((word, index) => {
            const shown = arrive(16 + at * perLine + index * 5, 11) * left
            return (
              <text
                key={word}
                transform={`translate(455 ${132 + index * 62 + (3 - scene.text.split(' ').length) * 31}) scale(${Math.max(0.01, shown)})`}
                textAnchor="middle"
                fontSize={58}
                fontWeight={800}
                letterSpacing="-0.03em"
                fill={night}
              >
                {word}
              </text>
            )
          })
        : null}
      <rect x={298} y={324} width={314} height={6} rx={3} fill={panel} />
      <rect x={298} y={324} width={Math.max(0, Math.min(314, (frame - 16) * 2.3)) * left} height={6} rx={3} fill={paper} />
    </Stage>
  )
}
