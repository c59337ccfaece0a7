// The functions of `@remotion/paths` that read a path: where is a point, which way does it go, how long is it, what is around it.
import {
  cutPath,
  evolvePath,
  getBoundingBox,
  getInstructionIndexAtLength,
  getLength,
  getPointAtLength,
  getSubpaths,
  getTangentAtLength,
  parsePath,
} from '@remotion/paths'
import { interpolate, useCurrentFrame } from 'remotion'
import { amber, blue, Drawing, ink, line, Note, onTone, pink, round, Scene, soft, tones } from './scene.tsx'

export const curve = 'M60 250C120 60 220 60 260 180S380 330 430 200S520 60 580 110'
export const length = getLength(curve)
export const frames = 120

/** 0 to 1 during the film, with a moment of rest at both ends. */
export function useProgress(): number {
  return interpolate(useCurrentFrame(), [8, frames - 14], [0, 1], { extrapolateLeft: 'clamp', extrapolateRight: 'clamp' })
}

export function Track({ d = curve, width = 4 }: { d?: string; width?: number }) {
  return <path d={d} fill="none" stroke={line} strokeWidth={width} strokeLinecap="round" />
}

export function Evolve() {
  const progress = useProgress()
  return (
    <Scene>
      <Drawing>
        <Track />
        <path d={curve} fill="none" stroke={blue} strokeWidth={10} strokeLinecap="round" {...evolvePath(progress, curve)} />
        <Note x={60} y={320} size={24}>
          progress {progress.toFixed(2)}
        </Note>
      </Drawing>
    </Scene>
  )
}

export function PointAtLength() {
  const at = useProgress() * length
  const { x, y } = getPointAtLength(curve, at)
  return (
    <Scene>
      <Drawing>
        <Track />
        <path d={`M${x} 0V360M0 ${y}H640`} stroke={pink} strokeOpacity={0.5} strokeWidth={1.5} strokeDasharray="4 6" />
        <circle cx={x} cy={y} r={13} fill={pink} />
        <Note x={28} y={332} size={24}>
          x {round(x, 0)} y {round(y, 0)}
        </Note>
      </Drawing>
    </Scene>
  )
}

export function TangentAtLength() {
  const at = useProgress() * length
  const point = getPointAtLength(curve, at)
  const tangent = getTangentAtLength(curve, at)
  const angle = (Math.atan2(tangent.y, tangent.x) * 180) / Math.PI
  return (
    <Scene>
      <Drawing>
        <Track />
        <g transform={`translate(${point.x} ${point.y}) rotate(${angle})`}>
          <path d="M0 0H86M76-8L88 0L76 8" fill="none" stroke={amber} strokeWidth={4} strokeLinecap="round" strokeLinejoin="round" />
          <path d="M-26-15L24 0L-26 15L-14 0Z" fill={blue} stroke={blue} strokeWidth={6} strokeLinejoin="round" />
        </g>
        <Note x={28} y={332} size={24}>
          {round(angle, 0)}°
        </Note>
      </Drawing>
    </Scene>
  )
}

export function Length() {
  const progress = useProgress()
  const dots = Array.from({ length: 11 }, (_, index) => index / 10)
  return (
    <Scene>
      <Drawing>
        <Track />
        <path d={curve} fill="none" stroke={blue} strokeWidth={6} {...evolvePath(progress, curve)} />
        {dots.map((part) => {
          const { x, y } = getPointAtLength(curve, part * length)
          return <circle key={part} cx={x} cy={y} r={part <= progress ? 8 : 5} fill={part <= progress ? blue : line} />
        })}
        <path d={`M60 322H${60 + 520 * progress}`} stroke={amber} strokeWidth={10} strokeLinecap="round" />
        <Note x={580} y={306} anchor="end" size={24} color={ink}>
          {round(length * progress, 1).toFixed(1)}
        </Note>
      </Drawing>
    </Scene>
  )
}

export function BoundingBox() {
  const d = cutPath(curve, Math.max(40, useProgress() * length))
  const box = getBoundingBox(d)
  return (
    <Scene>
      <Drawing>
        <Track />
        <rect x={box.x1} y={box.y1} width={box.width} height={box.height} fill={soft} fillOpacity={0.5} stroke={pink} strokeWidth={2} />
        <path d={d} fill="none" stroke={blue} strokeWidth={7} strokeLinecap="round" />
        <Note x={28} y={338} size={22}>
          width {round(box.width, 0)} height {round(box.height, 0)}
        </Note>
      </Drawing>
    </Scene>
  )
}

export function Cut() {
  const at = useProgress() * length
  const d = cutPath(curve, Math.max(1, at))
  const { x, y } = getPointAtLength(curve, at)
  return (
    <Scene>
      <Drawing>
        <Track />
        <path d={d} fill="none" stroke={blue} strokeWidth={9} strokeLinecap="round" />
        <path d="M-14-14L14 14M14-14L-14 14" stroke={pink} strokeWidth={5} strokeLinecap="round" transform={`translate(${x} ${y})`} />
        <Note x={28} y={332} size={24}>
          length {round(at, 0)}
        </Note>
      </Drawing>
    </Scene>
  )
}

const islands = 'M150 90a70 70 0 1 0 1 0Z M320 110L400 250H240Z M440 130H560V250H440Z'

export function Subpaths() {
  const parts = getSubpaths(islands)
  const progress = useProgress() * parts.length
  return (
    <Scene>
      <Drawing>
        {parts.map((part, index) => {
          const lift = Math.max(0, Math.min(1, progress - index))
          return (
            <g key={part} transform={`translate(0 ${-Math.sin(lift * Math.PI) * 30})`}>
              <path d={part} fill={lift > 0 ? (tones[index] ?? blue) : soft} stroke={tones[index] ?? blue} strokeWidth={3} />
            </g>
          )
        })}
        <Note x={320} y={326} anchor="middle" size={24}>
          subpaths[{Math.min(parts.length - 1, Math.floor(progress))}]
        </Note>
      </Drawing>
    </Scene>
  )
}

const steps = 'M60 230H180L240 110C290 30 340 30 380 130L450 250H580'
const commands = parsePath(steps).map(({ type }, place) => ({ type, place }))

export function InstructionIndex() {
  const at = useProgress() * getLength(steps)
  const { x, y } = getPointAtLength(steps, at)
  const { index, lengthIntoInstruction } = getInstructionIndexAtLength(steps, at)
  return (
    <Scene>
      <Drawing>
        <Track d={steps} width={6} />
        <circle cx={x} cy={y} r={13} fill={blue} />
        {commands.map(({ type, place }) => (
          <g key={place} transform={`translate(${84 + place * 80} 310)`}>
            <rect x={-32} y={-30} width={64} height={44} rx={10} fill={place === index ? blue : soft} />
            <text textAnchor="middle" fontSize={24} fontWeight={700} fill={place === index ? onTone : ink}>
              {type}
            </text>
          </g>
        ))}
        <Note x={28} y={44} size={22}>
          index {index}, {round(lengthIntoInstruction, 0)}
        </Note>
      </Drawing>
    </Scene>
  )
}
