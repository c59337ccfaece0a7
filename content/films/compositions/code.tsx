// The template for code: tokens move from one version of a snippet to the next, and new ones appear.
import { interpolate } from 'remotion'
import { amber, blue, green, line, panel, paper, pink, Stage, useGlide } from './stage.tsx'

type Place = readonly [row: number, column: number]
interface Token {
  text: string
  color: string
  /** In each of the two versions; undefined where it is not there. */
  before?: Place
  after?: Place
}

const tokens: readonly Token[] = [
  { text: 'const', color: pink, before: [0, 0], after: [0, 0] },
  { text: 'frame', color: paper, before: [0, 6], after: [0, 6] },
  { text: '=', color: line, before: [0, 12], after: [0, 12] },
  { text: 'useCurrentFrame()', color: blue, before: [0, 14], after: [0, 14] },
  { text: 'const', color: pink, after: [2, 0] },
  { text: 'opacity', color: paper, before: [2, 0], after: [2, 6] },
  { text: '=', color: line, before: [2, 8], after: [2, 14] },
  { text: 'frame', color: paper, before: [2, 10] },
  { text: '/ 30', color: amber, before: [2, 16] },
  { text: 'interpolate(', color: blue, after: [2, 16] },
  { text: 'frame,', color: paper, after: [3, 2] },
  { text: '[0, 30],', color: amber, after: [4, 2] },
  { text: '[0, 1],', color: green, after: [5, 2] },
  { text: ')', color: blue, after: [6, 0] },
]

export default function Code() {
  const progress = useGlide(32, 58)
  const back = useGlide(104, 119)
  const at = progress - back
  return (
    <Stage ground="#0a1220">
      <rect x={60} y={34} width={520} height={292} rx={16} fill={panel} />
      {[pink, amber, green].map((color, index) => (
        <circle key={color} cx={84 + index * 20} cy={58} r={6} fill={color} />
      ))}
      <g fontFamily="monospace" fontSize={25} fontWeight={700}>
        {tokens.map(({ text, color, before, after }, index) => {
          const from = before ?? after ?? [0, 0]
          const to = after ?? before ?? [0, 0]
          const shown =
            before && after ? 1 : before ? interpolate(at, [0, 0.4], [1, 0], { extrapolateRight: 'clamp' }) : Math.max(0, at * 2 - 1)
          const x = 86 + 15.05 * (from[1] + (to[1] - from[1]) * at)
          const y = 110 + 32 * (from[0] + (to[0] - from[0]) * at)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens keep their places
            <text key={index} x={x} y={y} fill={color === line ? '#7f97bd' : color} opacity={shown}>
              {text}
            </text>
          )
        })}
      </g>
    </Stage>
  )
}
