// A kit of lower thirds over an interview: the same design names one speaker, then the other, in the colors of each.
import { useCurrentFrame } from 'remotion'
import { amber, green, night, paper, pink, Stage, useArrivals, useGlide, Words } from './stage.tsx'

const speakers = [
  { name: 'Ada Lovelace', role: 'Mathematician', tone: pink, x: 186, coat: '#a83c62', skin: '#f0c3a0', hair: '#3c2418' },
  { name: 'Grace Hopper', role: 'Computer scientist', tone: amber, x: 470, coat: '#2f4f86', skin: '#e4b08c', hair: '#c9cbd3' },
]
const perSpeaker = 75

export default function Nameplate() {
  const frame = useCurrentFrame()
  return (
    <Stage ground="#22385f">
      <Studio />
      {speakers.map((speaker, index) => {
        const isSpeaking = Math.floor(frame / perSpeaker) === index
        return <Speaker key={speaker.name} {...speaker} nod={isSpeaking ? Math.sin(frame * 0.42) * 3 : 0} turn={index === 0 ? 1 : -1} />
      })}
      <path d="M0 300h640v60H0z" fill="#5b3b28" />
      <path d="M0 300h640v7H0z" fill="#7d5439" />
      {speakers.map((speaker, index) => (
        <Plate key={speaker.name} {...speaker} start={index * perSpeaker + 6} />
      ))}
    </Stage>
  )
}

function Studio() {
  return (
    <>
      <path d="M0 0h640v300H0z" fill="#2c4a78" />
      <path d="M0 0h210l-60 300H0z" fill="#35568a" />
      {[252, 306, 360].map((x, index) => (
        <g key={x}>
          <rect x={x} y={70 + index * 14} width={44} height={7} rx={2} fill="#1b3052" />
          <path
            d={`M${x + 6} ${70 + index * 14}v-30h8v30M${x + 18} ${70 + index * 14}v-24h9v24M${x + 31} ${70 + index * 14}v-34h7v34`}
            fill={[green, amber, pink][index]}
            opacity="0.75"
          />
        </g>
      ))}
      <circle cx="560" cy="66" r="34" fill={amber} opacity="0.16" />
      <circle cx="560" cy="66" r="17" fill={amber} opacity="0.85" />
    </>
  )
}

interface SpeakerProps {
  x: number
  coat: string
  skin: string
  hair: string
  /** Degrees. */
  nod: number
  turn: 1 | -1
}

function Speaker({ x, coat, skin, hair, nod, turn }: SpeakerProps) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M-88 310c0-88 34-118 88-118s88 30 88 118z" fill={coat} />
      <path d="M-20 180h40v30q-20 18-40 0z" fill={skin} />
      <g transform={`rotate(${nod + turn * 4} 0 190)`}>
        <path d="M-56 142c-6-62 24-84 56-84s62 22 56 84q-4 34-20 44h-72q-16-10-20-44z" fill={hair} />
        <path d="M-40 132c0-34 20-50 40-50s40 16 40 50-18 62-40 62-40-28-40-62z" fill={skin} />
        <path d="M-42 128q8-46 42-46t42 46q-20-24-42-24t-42 24z" fill={hair} />
        <g fill={night}>
          <circle cx={-14 + turn * 5} cy="136" r="4" />
          <circle cx={14 + turn * 5} cy="136" r="4" />
          <ellipse cx={turn * 5} cy="166" rx="9" ry={2 + Math.abs(nod) * 1.7} />
        </g>
      </g>
      <path d="M-46 240l46 40 46-40" fill="none" stroke={paper} strokeOpacity="0.5" strokeWidth="5" />
    </g>
  )
}

function Plate({ name, role, tone, start }: { name: string; role: string; tone: string; start: number }) {
  const arrive = useArrivals()
  const away = useGlide(start + 52, start + 64)
  const box = Math.min(1, arrive(start, 16)) - away
  const words = Math.min(1, arrive(start + 8, 18)) - away
  if (box <= 0) return null
  return (
    <g transform={`translate(${(1 - box) * -360} 0)`}>
      <rect x="36" y="252" width="296" height="82" rx="12" fill={night} />
      <rect x="36" y="252" width="10" height="82" rx="5" fill={tone} />
      <g opacity={Math.max(0, words)} transform={`translate(${(1 - words) * -24} 0)`}>
        <Words x={66} y={290} size={29}>
          {name}
        </Words>
        <Words x={66} y={318} size={19} weight={500} color={tone}>
          {role}
        </Words>
      </g>
    </g>
  )
}
