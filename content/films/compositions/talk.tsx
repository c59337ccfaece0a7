// The announcement of a talk: who speaks, about what, and when. The next one is the same design with other words.
import { useCurrentFrame } from 'remotion'
import { Stage, useArrivals, useGlide, Words } from './stage.tsx'

const talks = [
  { speaker: 'Ada', title: ['Notes on', 'an engine'], when: 'Tuesday, 19:00', ground: '#ff6f9c', ink: '#3a0719' },
  { speaker: 'Grace', title: ['A compiler', 'explains itself'], when: 'Thursday, 18:30', ground: '#ffc04a', ink: '#3b2600' },
]
const perTalk = 70

export default function Talk() {
  const frame = useCurrentFrame()
  const arrive = useArrivals()
  const over = useGlide(perTalk - 8, perTalk + 8)
  const at = frame < perTalk ? 0 : 1
  const talk = talks[at]
  if (!talk) return null
  const start = at * perTalk + (at === 0 ? 2 : 4)
  const face = arrive(start, 12)
  return (
    <Stage ground={talks[0]?.ground ?? '#fff'}>
      <circle cx={640} cy={360} r={780 * over} fill={talks[1]?.ground} />
      <circle cx={490} cy={170} r={112 * face} fill={talk.ink} />
      <g opacity={Math.min(1, Math.max(0, face))} transform={`translate(490 170) scale(${face})`}>
        <circle cy={-22} r={38} fill={talk.ground} />
        <path d="M-70 84c0-58 30-80 70-80s70 22 70 80q-32 28-70 28t-70-28z" fill={talk.ground} />
      </g>
      {talk.title.map((text, index) => {
        const shown = Math.min(1, arrive(start + 8 + index * 6, 16))
        return (
          <g key={text} opacity={shown} transform={`translate(${(1 - shown) * -70} 0)`}>
            <Words x={46} y={134 + index * 52} size={48} color={talk.ink}>
              {text}
            </Words>
          </g>
        )
      })}
      <Words x={48} y={236} size={27} weight={500} color={talk.ink}>
        {talk.speaker}
      </Words>
      <g opacity={Math.min(1, arrive(start + 24, 18))}>
        <rect x={46} y={276} width={232} height={48} rx={24} fill={talk.ink} />
        <Words x={162} y={308} size={22} anchor="middle" color={talk.ground}>
          {talk.when}
        </Words>
      </g>
    </Stage>
  )
}
