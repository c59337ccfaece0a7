// A large download stops, and the browser that is there already draws the frames.
import { useCurrentFrame } from 'remotion'
import { amber, blue, green, line, muted, night, panel, pink, Stage, useArrivals, useGlide, Words } from './stage.tsx'

const frames = [blue, pink, amber, green]

export default function NoDownload() {
  const frame = useCurrentFrame()
  const arrive = useArrivals()
  const loaded = Math.min(0.32, Math.max(0, (frame - 6) / 100))
  const struck = useGlide(38, 50)
  const left = 1 - useGlide(132, 146)
  return (
    <Stage>
      <g opacity={(1 - 0.6 * struck) * left}>
        <Words x={64} y={96} size={20} color={muted}>
          Downloading Chromium
        </Words>
        <rect x={64} y={112} width={512} height={14} rx={7} fill={line} />
        <rect x={64} y={112} width={512 * loaded} height={14} rx={7} fill={pink} />
      </g>
      <path d={`M64 119h${512 * struck * left}`} stroke={pink} strokeWidth={5} strokeLinecap="round" opacity={struck * left} />
      <g opacity={Math.min(1, arrive(54)) * left} transform={`translate(0 ${(1 - Math.min(1, arrive(54))) * 30})`}>
        <rect x={64} y={172} width={196} height={132} rx={14} fill={panel} />
        <rect x={64} y={172} width={196} height={30} rx={14} fill={line} />
        <circle cx={162} cy={252} r={32} fill={blue} />
        <circle cx={162} cy={252} r={13} fill={night} />
        <Words x={84} y={192} size={14} color={green}>
          installed already
        </Words>
      </g>
      {frames.map((color, index) => {
        const shown = Math.min(1, arrive(74 + index * 9))
        return <rect key={color} x={290 + index * 74} y={204} width={62 * shown} height={68} rx={10} fill={color} opacity={left} />
      })}
    </Stage>
  )
}
