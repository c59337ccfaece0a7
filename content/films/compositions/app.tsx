// The templates for apps: what is typed into a form changes the video beside it, and a press on the button renders it.
import { useCurrentFrame } from 'remotion'
import { amber, green, night, paper, Stage, useArrivals, useGlide, Words } from './stage.tsx'

export default function App({ name, color, ground, route }: { name: string; color: string; ground: string; route: string }) {
  const frame = useCurrentFrame()
  const arrive = useArrivals()
  const typed = name.slice(0, Math.max(0, Math.floor((frame - 14) / 5)))
  const pressed = useGlide(62, 66) - useGlide(66, 70)
  const progress = useGlide(72, 102)
  const isDone = progress === 1
  return (
    <Stage ground={ground}>
      <rect x={40} y={32} width={560} height={296} rx={16} fill={paper} />
      <rect x={56} y={46} width={528} height={26} rx={13} fill="#dbe4ef" />
      <text x={72} y={64} fontSize={16} fontWeight={500} fill="#556172">
        {route}
      </text>
      <Words x={66} y={112} size={19} weight={500} color="#556172">
        Your name
      </Words>
      <rect x={66} y={124} width={188} height={44} rx={9} fill="#ffffff" stroke={color} strokeWidth={2.5} />
      <Words x={78} y={154} size={23} color={night}>
        {typed}
        {frame < 62 && Math.floor(frame / 8) % 2 === 0 ? '|' : ''}
      </Words>
      <g transform={`translate(160 262) scale(${1 - pressed * 0.07})`}>
        <rect x={-94} y={-24} width={188} height={48} rx={24} fill={isDone ? green : color} />
        <Words x={0} y={8} size={21} anchor="middle" color={isDone ? night : '#ffffff'}>
          {isDone ? 'Download' : progress > 0 ? `${Math.round(progress * 100)} %` : 'Render'}
        </Words>
      </g>
      <svg x={280} y={92} width={288} height={196} aria-hidden="true">
        <rect width={288} height={196} rx={10} fill={color} />
        <circle cx={238} cy={30} r={70 + Math.sin(frame / 12) * 8} fill="#ffffff" opacity={0.14} />
        <circle cx={238} cy={30} r={38 + Math.sin(frame / 12) * 8} fill="#ffffff" opacity={0.16} />
        <Words x={26} y={92} size={26} color="#ffffff" weight={500}>
          Hello,
        </Words>
        <foreignObject x={24} y={96} width={260} height={64}>
          <div style={{ color: '#ffffff', fontSize: 50, fontWeight: 800, letterSpacing: '-0.02em', lineHeight: '60px' }}>
            {[...typed].map((letter, index) => {
              const arrival = arrive(14 + (index + 1) * 5, 10)
              return (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: letters keep their places
                  key={index}
                  style={{ display: 'inline-block', opacity: Math.min(1, arrival), translate: `0 ${(1 - arrival) * 40}px` }}
                >
                  {letter}
                </span>
              )
            })}
          </div>
        </foreignObject>
        <rect x={26} y={166} width={236} height={6} rx={3} fill="#ffffff" opacity={0.35} />
        <rect x={26} y={166} width={236 * ((frame % 60) / 60)} height={6} rx={3} fill={amber} />
      </svg>
    </Stage>
  )
}
