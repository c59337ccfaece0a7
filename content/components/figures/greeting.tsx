// A small composition with props: a name, written letter by letter on springs, and a color. Several pages play it.
import { Sequence, spring, useCurrentFrame, useVideoConfig } from 'remotion'
import { Drawing, ink, Scene, tones } from './scene.tsx'

export interface GreetingProps extends Record<string, unknown> {
  name: string
  /** Which of the four colors of the figures. */
  tone: number
}

export function Greeting({ name, tone }: GreetingProps) {
  const frame = useCurrentFrame()
  const { fps } = useVideoConfig()
  const color = tones[tone] ?? tones[0]
  const burst = spring({ frame: frame - 4, fps, config: { damping: 13 } })
  const letters = [...(name === '' ? 'you' : name)]
  const size = Math.min(118, 560 / Math.max(4, letters.length * 0.62))
  return (
    <Scene>
      <Drawing>
        <circle cx={320} cy={180} r={burst * 400} fill={color} fillOpacity={0.16} />
        <circle cx={320} cy={180} r={burst * 150} fill={color} fillOpacity={0.22} />
        {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => {
          const flight = spring({ frame: frame - 10, fps, config: { damping: 20 } })
          return (
            <g key={angle} transform={`translate(320 180) rotate(${angle + 12}) translate(${60 + flight * 130} 0) rotate(${frame * 3})`}>
              <rect x={-9} y={-9} width={18} height={18} rx={5} fill={color} opacity={flight} />
            </g>
          )
        })}
      </Drawing>
      <div
        style={{ position: 'absolute', inset: 0, display: 'flex', flexDirection: 'column', alignItems: 'center', justifyContent: 'center' }}
      >
        <div style={{ fontSize: 34, fontWeight: 600, color: ink, opacity: Math.min(1, frame / 12) }}>Hello,</div>
        {/* Its place is kept from the start, so that nothing jumps when the name comes. */}
        <div style={{ height: size * 1.1 }}>
          <Sequence from={10} layout="none">
            <div style={{ display: 'flex', fontSize: size, fontWeight: 800, letterSpacing: '-0.03em', lineHeight: 1.1, color: ink }}>
              {letters.map((letter, index) => (
                <Letter key={index} letter={letter} delay={index * 3} />
              ))}
            </div>
          </Sequence>
        </div>
      </div>
    </Scene>
  )
}

function Letter({ letter, delay }: { letter: string; delay: number }) {
  const frame = useCurrentFrame()
  const { fps } = useVideoConfig()
  const arrival = spring({ frame: frame - delay, fps, config: { damping: 10, stiffness: 140 } })
  return (
    <span
      style={{ display: 'inline-block', whiteSpace: 'pre', translate: `0 ${(1 - arrival) * 70}px`, opacity: Math.min(1, arrival * 1.5) }}
    >
      {letter}
    </span>
  )
}
