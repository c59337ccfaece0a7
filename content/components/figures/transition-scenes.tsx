// The two pictures that every transition of the figures leads between: the same hills by day and by night.
import { useId } from 'react'
import { AbsoluteFill } from 'remotion'

const hills = [
  'M0 250C90 190 170 200 250 240S430 190 520 220 610 230 640 210V360H0Z',
  'M0 300C120 250 220 270 330 290S520 250 640 280V360H0Z',
] as const

interface View {
  sky: [string, string]
  hills: [string, string]
  light: string
}

const day: View = { sky: ['#8fd0ff', '#e4f4ff'], hills: ['#5bb98b', '#2f8f68'], light: '#ffd24a' }
const night: View = { sky: ['#0b1437', '#3a3f8f'], hills: ['#26315f', '#131b3d'], light: '#f4efd7' }

const stars = [
  [60, 50],
  [130, 110],
  [210, 40],
  [330, 90],
  [400, 36],
  [590, 130],
  [560, 40],
  [270, 140],
] as const

function Landscape({ view, isNight }: { view: View; isNight: boolean }) {
  const id = useId()
  return (
    <AbsoluteFill>
      <svg viewBox="0 0 640 360" style={{ width: '100%', height: '100%' }} aria-hidden="true">
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={view.sky[0]} />
          <stop offset="1" stopColor={view.sky[1]} />
        </linearGradient>
        <rect width="640" height="360" fill={`url(#${id})`} />
        {isNight ? stars.map(([x, y]) => <circle key={x} cx={x} cy={y} r={2.5} fill="#fff" />) : null}
        {isNight ? (
          <path d="M480 60a46 46 0 1 0 34 72a46 46 0 0 1-34-72Z" fill={view.light} />
        ) : (
          <circle cx={170} cy={105} r={46} fill={view.light} />
        )}
        <path d={hills[0]} fill={view.hills[0]} />
        <path d={hills[1]} fill={view.hills[1]} />
      </svg>
    </AbsoluteFill>
  )
}

export function Day() {
  return <Landscape view={day} isNight={false} />
}

export function Night() {
  return <Landscape view={night} isNight />
}
