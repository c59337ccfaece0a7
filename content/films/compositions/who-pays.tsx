// Who needs a license of a company: up to three people are free, and with the fourth one the card turns.
import { useCurrentFrame } from 'remotion'
import { amber, green, muted, night, panel, Stage, tones, useArrivals, useGlide } from './stage.tsx'

export default function WhoPays() {
  const frame = useCurrentFrame()
  const arrive = useArrivals()
  const left = 1 - useGlide(128, 144)
  const count = frame < 20 ? 1 : frame < 36 ? 2 : frame < 76 ? 3 : 4
  const isCompany = count > 3 && left > 0.5
  return (
    <Stage>
      {[0, 1, 2, 3].map((index) => {
        const shown = Math.min(1, arrive([4, 20, 36, 76][index] ?? 0)) * left
        const x = 128 + index * 128
        return (
          <g key={x} opacity={shown} transform={`translate(0 ${(1 - shown) * 30})`}>
            <circle cx={x} cy={128} r={28} fill={tones[index]} />
            <path d={`M${x - 46} 220a46 46 0 0 1 92 0z`} fill={tones[index]} />
          </g>
        )
      })}
      <rect x={150} y={254} width={340} height={58} rx={29} fill={isCompany ? amber : left > 0.5 ? green : panel} />
      <text x={320} y={291} textAnchor="middle" fontSize={23} fontWeight={800} letterSpacing="-0.02em" fill={left > 0.5 ? night : muted}>
        {isCompany ? 'Company License' : 'Free License'}
      </text>
    </Stage>
  )
}
