// A ride on a map: the route grows along a lake and over a river, the marker rides at its end, and places show their names as it passes.
import { evolvePath, getLength, getPointAtLength } from '@remotion/paths'
import { interpolate, useCurrentFrame } from 'remotion'
import { amber, night, paper, pink, Stage, useArrivals, useGlide, Words } from './stage.tsx'

const route = 'M70 300C120 262 96 206 150 184S236 214 276 178 300 96 366 92 450 150 498 128 540 70 584 62'
const places = [
  { name: 'Harbor', x: 70, y: 300, at: 4, right: true },
  { name: 'Old mill', x: 276, y: 178, at: 42, right: true },
  { name: 'Viewpoint', x: 584, y: 62, at: 92, right: false },
]

export default function Survey() {
  const frame = useCurrentFrame()
  const ridden = useGlide(6, 96)
  const end = getPointAtLength(route, getLength(route) * ridden)
  const arrive = useArrivals()
  return (
    <Stage ground="#e9efdc">
      <g transform={`translate(${-10 * ridden} ${6 * ridden}) scale(1.03)`}>
        <Land />
        <path d={route} fill="none" stroke={paper} strokeWidth="13" strokeLinecap="round" opacity="0.8" />
        <path d={route} fill="none" stroke={pink} strokeWidth="7" strokeLinecap="round" {...evolvePath(ridden, route)} />
        {places.map(({ name, x, y, at, right }) => {
          const shown = Math.min(1, arrive(at, 14))
          const width = name.length * 10.5 + 26
          return (
            <g key={name} transform={`translate(${x} ${y}) scale(${shown})`}>
              <circle r="9" fill={paper} stroke={night} strokeWidth="5" />
              <rect x={right ? 16 : -16 - width} y={-17} width={width} height={34} rx={9} fill={night} />
              <Words x={(right ? 1 : -1) * (16 + width / 2)} y={7} size={18} anchor="middle">
                {name}
              </Words>
            </g>
          )
        })}
        <g transform={`translate(${end.x} ${end.y})`}>
          <circle r={16 + 5 * Math.sin(frame * 0.3)} fill={pink} opacity="0.3" />
          <circle r="11" fill={pink} stroke={paper} strokeWidth="4" />
        </g>
      </g>
      <rect x="400" y="282" width="208" height="50" rx="12" fill={night} />
      <Words x={420} y={315} size={25} color={amber}>
        {`${interpolate(ridden, [0, 1], [0, 38.4]).toFixed(1)} km`}
      </Words>
      <Words x={590} y={314} size={18} weight={500} anchor="end" color="#b9c7dd">
        {`${Math.round(ridden * 412)} m`}
      </Words>
    </Stage>
  )
}

function Land() {
  return (
    <>
      <path d="M-30 210C60 170 60 90 170 60S330-30 420-60H-30z" fill="#d3e3bd" />
      <path d="M330 390C350 300 430 290 470 230S600 190 700 200V390z" fill="#d3e3bd" />
      {[0, 14, 28, 42].map((inset) => (
        <path
          key={inset}
          d={`M${420 + inset} ${-20}C${440 + inset} ${40 + inset / 2} ${520 - inset / 2} ${20 + inset} ${560} ${40 + inset}S${680} ${60} ${700} ${90}`}
          fill="none"
          stroke="#b9cf9d"
          strokeWidth="3"
        />
      ))}
      <path d="M-20 400C20 330 130 350 176 296S330 262 372 310 300 400 300 400z" fill="#9ccfea" />
      <path d="M230 -20C210 60 300 110 262 176S214 240 208 300" fill="none" stroke="#9ccfea" strokeWidth="17" strokeLinecap="round" />
      <path
        d="M-20 150C120 130 150 250 320 236S520 260 660 210M420-20C400 120 430 220 396 390M-20 30C90 30 200 20 330 40S560 130 660 150"
        fill="none"
        stroke="#fff"
        strokeWidth="7"
      />
      {[
        [60, 104],
        [84, 84],
        [112, 112],
        [520, 292],
        [556, 248],
        [584, 286],
        [494, 330],
        [120, 40],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="13" fill="#a9c986" />
      ))}
    </>
  )
}
