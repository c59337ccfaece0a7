// Jump cuts: the silent portions of a recording are marked and taken out, and what remains plays without a stumble.
import { useCurrentFrame } from 'remotion'
import { blue, green, line, muted, night, panel, pink, Stage, useGlide, Words } from './stage.tsx'

const portions = [
  { seconds: 3, silent: false },
  { seconds: 1.6, silent: true },
  { seconds: 2.2, silent: false },
  { seconds: 1.2, silent: true },
  { seconds: 3.4, silent: false },
  { seconds: 1.4, silent: true },
  { seconds: 1.2, silent: false },
]
const perSecond = 38

export default function Cuts() {
  const frame = useCurrentFrame()
  const marked = useGlide(10, 24)
  const cut = useGlide(34, 62)
  const played = useGlide(66, 132)
  let x = 54
  const clips = portions.map(({ seconds, silent }, index) => {
    const width = seconds * perSecond * (silent ? 1 - cut : 1)
    const clip = { index, x, width, silent }
    x += width
    return clip
  })
  const head = 54 + (x - 54) * played
  const under = clips.find((clip) => !clip.silent && head >= clip.x && head <= clip.x + clip.width)
  const lean = ((under?.index ?? 0) % 4) * 9 - 9
  const length = portions.reduce((sum, { seconds, silent }) => sum + seconds * (silent ? 1 - cut : 1), 0).toFixed(1)
  return (
    <Stage>
      <svg x={196} y={26} width={248} height={164} viewBox="0 0 248 164" aria-hidden="true">
        <rect width={248} height={164} rx={16} fill={green} />
        <circle cx={124 + lean} cy={72 + (played > 0 && played < 1 ? Math.sin(frame / 2) * 2.5 : 0)} r={36} fill={night} />
        <path d={`M${54 + lean} 164c0-40 30-54 70-54s70 14 70 54z`} fill={night} />
      </svg>
      <rect x={40} y={216} width={560} height={86} rx={12} fill={panel} />
      {clips.map((clip) => (
        <g key={clip.index} opacity={clip.silent ? 1 - cut * 0.6 : 1}>
          <rect
            x={clip.x + 1.5}
            y={230}
            width={Math.max(0, clip.width - 3)}
            height={58}
            rx={7}
            fill={clip.silent ? (marked > 0.5 ? pink : line) : blue}
          />
          {clip.silent
            ? null
            : Array.from({ length: Math.floor(clip.width / 7) }, (_, bar) => {
                const height = 8 + 34 * Math.abs(Math.sin(bar * 1.7 + clip.index) * Math.sin(bar * 0.6 + 1))
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: bars of a sound
                  <rect key={bar} x={clip.x + 5 + bar * 7} y={259 - height / 2} width={3.4} height={height} rx={1.7} fill="#fff" />
                )
              })}
        </g>
      ))}
      <path d={`M${head} 220V298`} stroke="#fff" strokeWidth={3} />
      <Words x={586} y={336} size={22} weight={500} anchor="end" color={muted}>
        {`${length} s`}
      </Words>
    </Stage>
  )
}
