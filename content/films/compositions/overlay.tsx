// The template of an overlay: a card springs into the corner of an empty, transparent frame, stays, and leaves.
import { amber, night, pink, Stage, useArrivals, useGlide, Words } from './stage.tsx'

const cell = 32
const cells = Array.from({ length: 20 * 12 }, (_, index) => ({ x: index % 20, y: Math.floor(index / 20) })).filter(
  ({ x, y }) => (x + y) % 2 === 0,
)

export default function Overlay() {
  const arrive = useArrivals()
  const away = useGlide(86, 104)
  const card = arrive(10, 13) - away
  const lines = Math.min(1, arrive(20, 18)) - away
  return (
    <Stage ground="#f4f6f9">
      <path d={cells.map(({ x, y }) => `M${x * cell} ${y * cell}h${cell}v${cell}h-${cell}z`).join('')} fill="#d9e0e9" />
      <g transform={`translate(${(1 - card) * -440} 0)`}>
        <rect x={44} y={222} width={344} height={96} rx={16} fill={night} />
        <rect x={44} y={222} width={12} height={96} rx={6} fill={pink} />
        <circle cx={104} cy={270} r={28} fill={amber} />
        <path d="M96 256v28l22-14z" fill={night} />
        <g opacity={Math.max(0, lines)}>
          <Words x={150} y={266} size={29}>
            Ada Lovelace
          </Words>
          <Words x={150} y={296} size={20} weight={500} color="#b9c7dd">
            Mathematician
          </Words>
        </g>
      </g>
    </Stage>
  )
}
