// The template for still images: what stands in the address becomes the picture.
import { interpolateColors, useCurrentFrame } from 'remotion'
import { amber, blue, green, muted, night, pink, Stage, useArrivals, Words } from './stage.tsx'

const titles = ['Release notes', 'Meet the team', 'How we test']
const perTitle = 40
const grounds = [blue, pink, green]

export default function Still() {
  const frame = useCurrentFrame()
  const arrive = useArrivals()
  const current = Math.floor(frame / perTitle) % titles.length
  const title = titles[current] ?? ''
  const into = frame % perTitle
  const typed = title.slice(0, Math.ceil(into * 0.9))
  const ground = interpolateColors(Math.min(into, 12), [0, 12], [grounds[(current + 2) % 3] ?? blue, grounds[current] ?? blue])
  return (
    <Stage ground="#12213c">
      <rect x={90} y={26} width={460} height={42} rx={21} fill="#ffffff" />
      <text x={114} y={54} fontSize={21} fontWeight={500} fill="#556172">
        /card.png?title=
        <tspan fill={night} fontWeight={800}>
          {typed.replaceAll(' ', '+')}
        </tspan>
      </text>
      <rect x={90} y={88} width={460} height={242} rx={16} fill={ground} />
      <circle cx={488} cy={286} r={86} fill="#ffffff" opacity={0.16} />
      <circle cx={488} cy={286} r={48} fill={amber} />
      <g opacity={Math.min(1, arrive(current * perTitle + 6))} transform={`translate(0 ${(1 - arrive(current * perTitle + 6)) * 16})`}>
        <Words x={122} y={172} size={46} color="#ffffff">
          {title}
        </Words>
        <rect x={124} y={196} width={150} height={9} rx={4.5} fill="#ffffff" opacity={0.7} />
        <rect x={124} y={216} width={96} height={9} rx={4.5} fill="#ffffff" opacity={0.45} />
      </g>
      <Words x={550} y={350} size={15} weight={500} color={muted} anchor="end">
        1200 × 630
      </Words>
    </Stage>
  )
}
