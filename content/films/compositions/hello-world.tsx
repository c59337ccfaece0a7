// The intro of the templates "Hello World": a logo of three orbits, and a title, word by word.
import { evolvePath } from '@remotion/paths'
import { makeEllipse } from '@remotion/shapes'
import { useCurrentFrame } from 'remotion'
import { amber, blue, paper, pink, Stage, useArrivals, useGlide, Words } from './stage.tsx'

const orbit = makeEllipse({ rx: 78, ry: 28 })
const words = ['Made', 'of', 'components']

export default function HelloWorld({ ground }: { ground: string }) {
  const frame = useCurrentFrame()
  const arrive = useArrivals()
  const drawn = useGlide(4, 44)
  const up = useGlide(40, 62)
  const gone = useGlide(108, 119)
  return (
    <Stage ground={ground}>
      <g opacity={1 - gone}>
        <g transform={`translate(320 ${180 - up * 44}) rotate(${frame * 0.6})`}>
          {[0, 60, 120].map((angle, index) => (
            <g key={angle} transform={`rotate(${angle}) translate(-78 -28)`}>
              <path
                d={orbit.path}
                fill="none"
                stroke={[blue, pink, amber][index]}
                strokeWidth={9}
                strokeLinecap="round"
                {...evolvePath(drawn, orbit.path)}
              />
            </g>
          ))}
          <circle r={15 * arrive(10)} fill={paper} />
        </g>
        {words.map((word, index) => {
          const shown = arrive(54 + index * 5)
          return (
            <g key={word} opacity={Math.min(1, shown)} transform={`translate(0 ${(1 - shown) * 26})`}>
              <Words x={[132, 238, 286][index] ?? 0} y={302} size={36}>
                {word}
              </Words>
            </g>
          )
        })}
      </g>
    </Stage>
  )
}
