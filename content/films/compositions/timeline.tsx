// The product of a timeline: a clip is moved, made longer and zoomed in on, and the picture above shows what lies below the playhead.
import { interpolate, useCurrentFrame } from 'remotion'
import { amber, blue, green, line, muted, night, panel, paper, pink, Stage, useGlide } from './stage.tsx'

const left = 44
const right = 596
const rows = [218, 258, 298]

export default function Timeline() {
  const frame = useCurrentFrame()
  const back = useGlide(146, 164)
  const moved = useGlide(22, 48) - back
  const longer = useGlide(60, 82) - back
  const zoomed = useGlide(96, 118) - back
  const zoom = 1 + zoomed * 0.3
  const place = (second: number): number => left + ((right - left) / 10) * second * zoom
  const titles = { row: 0, from: 2.6 + moved * 1.7, to: 4.8 + moved * 1.7 + longer * 1.3, color: pink }
  const clips = [
    titles,
    { row: 1, from: 0.3, to: 3.4, color: blue },
    { row: 1, from: 3.5, to: 7.2, color: green },
    { row: 2, from: 0.3, to: 9.4, color: amber },
  ]
  const now = interpolate(frame, [0, 164], [0.5, 7])
  const head = place(now)
  const isTitled = now > titles.from && now < titles.to
  const middle = { x: place((titles.from + titles.to) / 2), y: rows[0] ?? 0 }
  const hand = useHand(middle, { x: place(titles.to), y: middle.y }, { x: 506 + zoomed * 60, y: 152 })
  return (
    <Stage>
      <rect x={176} y={14} width={288} height={162} rx={10} fill={now < 3.45 ? blue : green} />
      <circle cx={320 + Math.sin(frame / 14) * 60} cy={86} r={34} fill={paper} />
      <path d="M176 150q72-34 144-8t144-14v38a10 10 0 0 1-10 10H186a10 10 0 0 1-10-10z" fill={night} opacity={0.35} />
      <g opacity={isTitled ? 1 : 0}>
        <rect x={216} y={120} width={208} height={38} rx={8} fill={pink} />
        <rect x={236} y={134} width={168} height={10} rx={5} fill={paper} />
      </g>
      <rect x={496} y={150} width={90} height={5} rx={2.5} fill={line} />
      <circle cx={506 + zoomed * 60} cy={152.5} r={9} fill={paper} />
      <rect x={24} y={190} width={592} height={156} rx={12} fill={panel} />
      <svg x={24} y={190} width={592} height={156} viewBox="24 190 592 156" aria-hidden="true">
        {Array.from({ length: 41 }, (_, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: ticks of a ruler
            key={index}
            d={`M${place(index / 4)} ${index % 4 === 0 ? 196 : 200}V206`}
            stroke={muted}
            strokeWidth={1.5}
          />
        ))}
        {rows.map((y) => (
          <rect key={y} x={36} y={y - 2} width={568} height={36} rx={8} fill={night} opacity={0.5} />
        ))}
        {clips.map(({ row, from, to, color }) => (
          <g key={`${row} ${color}`}>
            <rect x={place(from)} y={rows[row]} width={place(to) - place(from)} height={32} rx={7} fill={color} />
            {color === amber
              ? Array.from({ length: 88 }, (_, index) => {
                  const height = 4 + 18 * Math.abs(Math.sin(index * 1.3) * Math.sin(index * 0.37))
                  return (
                    <rect
                      // biome-ignore lint/suspicious/noArrayIndexKey: bars of a sound
                      key={index}
                      x={place(0.42 + index * 0.1)}
                      y={314 - height / 2}
                      width={2.6}
                      height={height}
                      fill={night}
                      opacity={0.45}
                    />
                  )
                })
              : null}
          </g>
        ))}
        <rect
          x={place(titles.from)}
          y={rows[0]}
          width={place(titles.to) - place(titles.from)}
          height={32}
          rx={7}
          fill="none"
          stroke="#fff"
          strokeWidth={frame > 16 && frame < 146 ? 3 : 0}
        />
        <path d={`M${place(titles.to) - 8} ${(rows[0] ?? 0) + 10}v12`} stroke="#fff" strokeWidth={3} strokeLinecap="round" />
        <path d={`M${head} 196V346`} stroke="#fff" strokeWidth={3} />
        <path d={`M${head - 8} 192h16v10l-8 8-8-8z`} fill="#fff" />
      </svg>
      <path d="M0 0l6 24 6-9 10-1z" transform={`translate(${hand.x} ${hand.y + 12})`} fill={night} stroke="#fff" strokeWidth={2} />
    </Stage>
  )
}

interface Point {
  x: number
  y: number
}

/** The pointer: from one thing that it holds to the next. */
function useHand(clip: Point, end: Point, slider: Point): Point {
  const toEnd = useGlide(48, 60)
  const toSlider = useGlide(82, 96)
  const home = useGlide(146, 164)
  const mix = (a: number, b: number, share: number): number => a + (b - a) * share
  const at = (key: keyof Point): number => mix(mix(mix(clip[key], end[key], toEnd), slider[key], toSlider), clip[key], home)
  return { x: at('x'), y: at('y') }
}
