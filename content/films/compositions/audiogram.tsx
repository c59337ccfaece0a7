// The template for podcasts: cover, title, an oscilloscope, and captions that follow the voice.
import { useCurrentFrame } from 'remotion'
import { amber, blue, green, muted, night, paper, Stage, Words } from './stage.tsx'

const lines = [
  ['We', 'wrote', 'the', 'trailer'],
  ['as', 'if', 'it', 'were', 'a', 'page.'],
]
const perWord = 11
const count = lines.flat().length

export default function Audiogram() {
  const frame = useCurrentFrame()
  const said = Math.floor(frame / perWord)
  const points = Array.from({ length: 97 }, (_, index) => {
    const middle = Math.sin((index / 96) * Math.PI)
    const loud = 0.35 + 0.65 * Math.abs(Math.sin((frame / perWord) * Math.PI))
    const y = 26 * middle * loud * (Math.sin(index * 0.55 + frame * 0.9) * 0.6 + Math.sin(index * 0.21 - frame * 0.6) * 0.4)
    return `${index === 0 ? 'M' : 'L'}${232 + index * 3.6} ${(152 + y).toFixed(1)}`
  })
  return (
    <Stage ground="#0d2b2a">
      <rect x={56} y={44} width={148} height={148} rx={16} fill={green} />
      <circle cx={130} cy={104} r={26} fill={night} />
      <path d="M96 176c0-28 14-40 34-40s34 12 34 40z" fill={night} />
      <Words x={232} y={84} size={34}>
        The Frame Hour
      </Words>
      <Words x={233} y={114} size={20} weight={500} color={muted}>
        Episode 12
      </Words>
      <path d={points.join('')} stroke={blue} strokeWidth={4} fill="none" strokeLinejoin="round" />
      {lines.map((line, row) => (
        <text key={row === 0 ? 'first' : 'second'} x={56} y={258 + row * 48} fontSize={36} fontWeight={800} letterSpacing="-0.02em">
          {line.map((word, index) => {
            const at = (row === 0 ? 0 : (lines[0]?.length ?? 0)) + index
            return (
              <tspan key={word} fill={at === said ? amber : paper} opacity={at <= said ? 1 : 0.28}>
                {`${word} `}
              </tspan>
            )
          })}
        </text>
      ))}
      <rect x={56} y={334} width={528} height={6} rx={3} fill="#1d4a48" />
      <rect x={56} y={334} width={528 * Math.min(1, frame / (count * perWord))} height={6} rx={3} fill={green} />
    </Stage>
  )
}
