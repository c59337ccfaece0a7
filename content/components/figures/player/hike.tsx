// A composition in three parts, which the figures of the Player's pages play: a lake, a ridge and a summit.
import { interpolate, Series, useCurrentFrame } from 'remotion'
import { amber, blue, Drawing, green, ink, pink, Scene, soft } from '../scene.tsx'

export const chapters = [
  { name: 'Lake', from: 0 },
  { name: 'Ridge', from: 60 },
  { name: 'Summit', from: 120 },
] as const
export const hikeFrames = 180

const ridges = ['M0 330 120 250 250 310 400 210 520 280 640 230V360H0Z', 'M0 300 160 190 280 260 430 120 640 240V360H0Z'] as const

function Part({ name, height, color }: { name: string; height: number; color: string }) {
  const frame = useCurrentFrame()
  const drift = interpolate(frame, [0, 60], [0, -40])
  const arrival = interpolate(frame, [0, 12], [0, 1], { extrapolateRight: 'clamp' })
  return (
    <Scene style={{ background: soft }}>
      <Drawing>
        <circle cx={500 + drift} cy={100 + height / 3} r={48} fill={amber} />
        <g transform={`translate(${drift} ${height})`}>
          <path d={ridges[1]} fill={color} fillOpacity={0.45} stroke={color} strokeOpacity={0.45} strokeWidth={60} />
          <path d={ridges[0]} fill={color} transform="translate(20 20)" stroke={color} strokeWidth={40} />
        </g>
      </Drawing>
      <div style={{ position: 'absolute', left: 40, top: 40, fontSize: 64, fontWeight: 800, color: ink, opacity: arrival }}>{name}</div>
    </Scene>
  )
}

export function Hike() {
  return (
    <Series>
      <Series.Sequence durationInFrames={60}>
        <Part name="Lake" height={90} color={blue} />
      </Series.Sequence>
      <Series.Sequence durationInFrames={60}>
        <Part name="Ridge" height={30} color={green} />
      </Series.Sequence>
      <Series.Sequence durationInFrames={60}>
        <Part name="Summit" height={-40} color={pink} />
      </Series.Sequence>
    </Series>
  )
}
