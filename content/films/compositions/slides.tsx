// A story of full-screen pages plays on a phone, and each of its pages becomes a part of a video file.
import { interpolate, useCurrentFrame } from 'remotion'
import { amber, blue, green, line, panel, paper, pink, Stage, useGlide, Words } from './stage.tsx'

const pages = [
  { ground: blue, shape: 'M224 250l56-96 40 60 22-30 34 66z', tone: '#0b4a8f' },
  { ground: pink, shape: 'M300 150a46 46 0 1 0 .1 0z', tone: '#8f1743' },
  { ground: amber, shape: 'M250 240v-70h24v70zM288 240v-110h24v110zM326 240v-44h24v44z', tone: '#7a5200' },
] as const
const perPage = 40

export default function Slides() {
  const frame = useCurrentFrame()
  const at = Math.min(pages.length - 1, Math.floor(frame / perPage))
  const inside = frame - at * perPage
  const away = useGlide(126, 138)
  return (
    <Stage>
      <g transform="translate(-60 0)">
        <rect x={200} y={20} width={200} height={320} rx={24} fill={panel} />
        <svg x={210} y={30} width={180} height={300} viewBox="210 30 180 300" aria-hidden="true">
          <rect x={210} y={30} width={180} height={300} rx={16} fill={pages[at]?.ground} />
          <path d={pages[at]?.shape} fill={pages[at]?.tone} transform={`translate(0 ${interpolate(inside, [0, 12], [40, 0], clamp)})`} />
          <rect x={228} y={272} width={interpolate(inside, [4, 18], [0, 144], clamp)} height={12} rx={6} fill={paper} />
          <rect x={228} y={294} width={interpolate(inside, [10, 22], [0, 96], clamp)} height={12} rx={6} fill={paper} />
        </svg>
        {pages.map(({ ground }, index) => (
          <g key={ground}>
            <rect x={222 + index * 54} y={42} width={48} height={5} rx={2.5} fill={paper} opacity={0.45} />
            <rect
              x={222 + index * 54}
              y={42}
              width={48 * interpolate(frame, [index * perPage, (index + 1) * perPage], [0, 1], clamp)}
              height={5}
              rx={2.5}
              fill={paper}
            />
          </g>
        ))}
      </g>
      <path d="M366 180h44m-16-14 16 14-16 14" fill="none" stroke={line} strokeWidth={6} strokeLinecap="round" strokeLinejoin="round" />
      <g opacity={1 - away * 0.7}>
        <rect x={440} y={64} width={132} height={232} rx={14} fill={panel} />
        {pages.map(({ ground, tone }, index) => {
          const made = interpolate(frame, [(index + 1) * perPage - 14, (index + 1) * perPage - 2], [0, 1], clamp)
          return (
            <g key={ground} opacity={made} transform={`translate(${(1 - made) * -60} 0)`}>
              <rect x={456} y={80 + index * 56} width={100} height={48} rx={6} fill={ground} />
              <circle cx={506} cy={104 + index * 56} r={13} fill={tone} />
            </g>
          )
        })}
        <Words x={506} y={280} size={22} anchor="middle" color={frame > perPage * 3 - 4 ? green : '#93a8c9'}>
          story.mp4
        </Words>
      </g>
    </Stage>
  )
}

const clamp = { extrapolateLeft: 'clamp', extrapolateRight: 'clamp' } as const
