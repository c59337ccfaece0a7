// The blank template: the outline of an empty frame, and a cursor that waits in it.
import { evolvePath } from '@remotion/paths'
import { makeRect } from '@remotion/shapes'
import { useCurrentFrame } from 'remotion'
import { blue, line, muted, Stage, useGlide, Words } from './stage.tsx'

const frameOf = makeRect({ width: 320, height: 180, cornerRadius: 14 })

export default function Blank() {
  const frame = useCurrentFrame()
  const drawn = useGlide(0, 40)
  const marks = useGlide(28, 52)
  return (
    <Stage>
      <g transform="translate(160 78)">
        <path d={frameOf.path} fill="none" stroke={blue} strokeWidth={5} strokeLinecap="round" {...evolvePath(drawn, frameOf.path)} />
        <path d="M160 8V172M12 90H308" stroke={line} strokeWidth={2} strokeDasharray="6 8" opacity={marks} />
        <rect x={158} y={72} width={4} height={36} rx={2} fill={blue} opacity={Math.floor(frame / 15) % 2 === 0 ? marks : 0} />
      </g>
      <g opacity={marks}>
        <Words x={320} y={302} size={24} weight={500} color={muted} anchor="middle">
          1280 × 720 · 30 fps
        </Words>
      </g>
    </Stage>
  )
}
