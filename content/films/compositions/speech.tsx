// The templates that speak: a text turns into a voice, and the words appear as they are said.
import { useCurrentFrame } from 'remotion'
import { muted, paper, Stage, useArrivals } from './stage.tsx'

const perWord = 12

export default function Speech({ text, tone, ground }: { text: string; tone: string; ground: string }) {
  const frame = useCurrentFrame()
  const arrive = useArrivals()
  const words = text.split(' ')
  const said = Math.floor((frame - 10) / perWord)
  const isSpeaking = said >= 0 && said < words.length
  const perLine = Math.ceil(words.length / 2)
  const lines = [words.slice(0, perLine), words.slice(perLine)]
  return (
    <Stage ground={ground}>
      {Array.from({ length: 33 }, (_, index) => {
        const middle = 1 - Math.abs(index - 16) / 17
        const voice = isSpeaking ? Math.abs(Math.sin(frame * 0.55 + index * 0.8) * Math.sin(frame * 0.23 + index * 1.7)) : 0
        const height = 6 + 104 * middle * voice
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars keep their places
          <rect key={index} x={72 + index * 15.2} y={112 - height / 2} width={8} height={height} rx={4} fill={tone} />
        )
      })}
      {lines.map((line, row) => (
        <text key={line.join(' ')} x={320} y={238 + row * 52} textAnchor="middle" fontSize={40} fontWeight={800} letterSpacing="-0.02em">
          {line.map((word, index) => {
            const at = row * perLine + index
            return (
              <tspan
                key={word}
                fill={at === said ? tone : at < said ? paper : muted}
                opacity={at <= said ? 0.35 + 0.65 * Math.min(1, arrive(10 + at * perWord)) : 0.35}
              >
                {`${word} `}
              </tspan>
            )
          })}
        </text>
      ))}
    </Stage>
  )
}
