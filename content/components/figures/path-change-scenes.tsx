// The functions of `@remotion/paths` that give a new path: moved, scaled, warped, reversed, or between two others.
import {
  extendViewBox,
  getBoundingBox,
  getPointAtLength,
  interpolatePath,
  resetPath,
  reversePath,
  scalePath,
  translatePath,
  warpPath,
} from '@remotion/paths'
import { makeHeart, makeStar } from '@remotion/shapes'
import { Easing, interpolate, useCurrentFrame } from 'remotion'
import { curve, frames, length, Track, useProgress } from './path-scenes.tsx'
import { amber, blue, Drawing, green, line, Note, pink, round, Scene, soft } from './scene.tsx'

/** There and back, softly. */
function useSwing(): number {
  return interpolate(useCurrentFrame(), [6, 50, 66, frames - 8], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  })
}

const star = makeStar({ points: 5, innerRadius: 62, outerRadius: 130 })
const heart = makeHeart({ height: 230 })

function centered(path: string, x = 320, y = 180): string {
  const { x1, y1, width, height } = getBoundingBox(path)
  return translatePath(path, x - width / 2 - x1, y - height / 2 - y1)
}

export function Morph() {
  const value = useSwing()
  return (
    <Scene>
      <Drawing>
        <path d={interpolatePath(value, centered(star.path), centered(heart.path))} fill={pink} />
        <Note x={28} y={332} size={24}>
          value {value.toFixed(2)}
        </Note>
      </Drawing>
    </Scene>
  )
}

const letters = 'M150 110H250V140H184V166H236V194H184V250H150Z M290 110H324V250H290Z M364 110H478V140H398V166H462V194H398V220H478V250H364Z'

export function Warp() {
  const time = useCurrentFrame() / frames
  const d = warpPath(letters, ({ x, y }) => ({ x, y: y + Math.sin(x / 60 + time * Math.PI * 2) * 26 }), { interpolationThreshold: 6 })
  return (
    <Scene>
      <Drawing>
        <path d={letters} fill="none" stroke={line} strokeWidth={2} strokeDasharray="4 6" />
        <path d={d} fill={blue} />
      </Drawing>
    </Scene>
  )
}

export function Scale() {
  const swing = useSwing()
  const scale = 0.5 + swing * 0.8
  const d = scalePath(resetPath(heart.path), scale, scale)
  return (
    <Scene>
      <Drawing>
        <g transform="translate(190 34)">
          <path d={resetPath(heart.path)} fill="none" stroke={line} strokeWidth={2} strokeDasharray="4 6" />
          <path d={d} fill={pink} fillOpacity={0.85} />
          <circle r={7} fill={amber} />
        </g>
        <Note x={28} y={332} size={24}>
          {scale.toFixed(2)}
        </Note>
      </Drawing>
    </Scene>
  )
}

export function Reset() {
  const swing = useSwing()
  const far = translatePath(star.path, 300, 80)
  const { x1, y1 } = getBoundingBox(far)
  return (
    <Scene>
      <Drawing>
        <path d="M30 30H620M30 30V340" stroke={line} strokeWidth={2} />
        <Note x={38} y={22} size={18}>
          0, 0
        </Note>
        <g transform="translate(30 30)">
          <path d={far} fill="none" stroke={line} strokeWidth={2} strokeDasharray="4 6" />
          <path d={translatePath(resetPath(far), x1 * (1 - swing), y1 * (1 - swing))} fill={blue} />
        </g>
      </Drawing>
    </Scene>
  )
}

export function Translate() {
  const swing = useSwing()
  const [x, y] = [round(swing * 300, 0), round(swing * 70, 0)]
  const d = translatePath(star.path, 40, 30)
  return (
    <Scene>
      <Drawing>
        <path d={d} fill="none" stroke={line} strokeWidth={2} strokeDasharray="4 6" />
        <path d={`M168 158L${168 + x} ${158 + y}`} stroke={amber} strokeWidth={4} strokeLinecap="round" />
        <path d={translatePath(d, x, y)} fill={green} />
        <Note x={28} y={336} size={24}>
          x {x}, y {y}
        </Note>
      </Drawing>
    </Scene>
  )
}

export function Reverse() {
  const at = useProgress() * length
  const forward = getPointAtLength(curve, at)
  const backward = getPointAtLength(reversePath(curve), at)
  return (
    <Scene>
      <Drawing>
        <Track />
        <circle cx={forward.x} cy={forward.y} r={13} fill={blue} />
        <circle cx={backward.x} cy={backward.y} r={13} fill={pink} />
        <Note x={40} y={332} size={22} color="var(--fig-a)">
          path
        </Note>
        <Note x={600} y={332} size={22} color="var(--fig-b)" anchor="end">
          reversePath(path)
        </Note>
      </Drawing>
    </Scene>
  )
}

export function Extend() {
  const scale = 1 + useSwing() * 0.8
  const box = extendViewBox('0 0 100 100', scale)
  return (
    <Scene>
      <svg
        viewBox={box}
        style={{ position: 'absolute', left: 190, top: 30, width: 260, height: 260, border: `2px solid ${line}` }}
        aria-hidden="true"
      >
        <rect width="100" height="100" fill={soft} />
        <circle cx="50" cy="50" r="50" fill={blue} />
      </svg>
      <Drawing>
        <Note x={320} y={332} anchor="middle" size={22}>
          viewBox="
          {box
            .split(' ')
            .map((part) => round(Number(part), 0))
            .join(' ')}
          "
        </Note>
      </Drawing>
    </Scene>
  )
}
