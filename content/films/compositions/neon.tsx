// The template for Skia: a neon sign that flickers on.
import { evolvePath } from '@remotion/paths'
import { random, useCurrentFrame } from 'remotion'
import { blue, pink, Stage, useGlide } from './stage.tsx'

const sign =
  'M68 118c14 16 42 12 42-10 0-24-36-20-36-44 0-20 26-28 40-10M132 38l-8 92M164 76c-10 14-22 24-38 28 14-2 16 26 36 26M184 80l-5 34c-2 16 10 18 20 8M190 54v.1M256 92c-10-20-44-12-46 16-2 30 34 30 42 2l6-30-6 34c-2 16 10 18 20 8'
const underline = 'M70 158C130 146 210 150 268 156'

/** The gas lights in a few starts. */
function lightAt(frame: number): number {
  if (frame < 8) return 0.08
  if (frame < 34) return random(`gas ${Math.floor(frame / 3)}`) > 0.45 ? 0.9 : 0.15
  return frame > 74 && frame < 78 ? 0.5 : 1
}

export default function Neon() {
  const light = lightAt(useCurrentFrame())
  const drawn = useGlide(36, 62)
  const tube = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
  return (
    <Stage ground="#0d0b1e">
      <defs>
        <filter id="glow" x="-30%" y="-30%" width="160%" height="160%">
          <feGaussianBlur stdDeviation="9" />
        </filter>
        <radialGradient id="wall">
          <stop offset="0" stopColor="#4a1d5c" />
          <stop offset="1" stopColor="#0d0b1e" />
        </radialGradient>
      </defs>
      <ellipse cx={320} cy={180} rx={330} ry={190} fill="url(#wall)" opacity={light * 0.9} />
      <g transform="translate(0 8) scale(1.9)">
        <path d={sign} {...tube} stroke={pink} strokeWidth={16} filter="url(#glow)" opacity={light * 0.9} />
        <path d={sign} {...tube} stroke="#5a2140" strokeWidth={6} />
        <path d={sign} {...tube} stroke={pink} strokeWidth={6} opacity={light} />
        <path d={sign} {...tube} stroke="#fff" strokeWidth={2.4} opacity={light} />
        <path d={underline} {...tube} stroke={blue} strokeWidth={12} filter="url(#glow)" {...evolvePath(drawn, underline)} />
        <path d={underline} {...tube} stroke={blue} strokeWidth={5} {...evolvePath(drawn, underline)} />
        <path d={underline} {...tube} stroke="#fff" strokeWidth={1.8} {...evolvePath(drawn, underline)} />
      </g>
    </Stage>
  )
}
