// One small film for each shape component, about what this shape is good for: a chart, a heartbeat, an orbit.
import { Circle, Ellipse, Heart, Pie, Polygon, Rect, Star, Triangle } from '@remotion/shapes'
import type { CSSProperties, ReactNode } from 'react'
import { Easing, interpolate, spring, useCurrentFrame, useVideoConfig } from 'remotion'
import { amber, blue, green, ink, onTone, pink, Scene, soft, tones } from './scene.tsx'
import type { ShapeName } from './shape-fields.ts'

type Read = (name: string) => number

const full: CSSProperties = { position: 'absolute', inset: 0, display: 'flex', alignItems: 'center', justifyContent: 'center' }

function Layer({ children, style }: { children: ReactNode; style?: CSSProperties }) {
  return <div style={{ ...full, ...style }}>{children}</div>
}

/** 0 to 1 and back in `frames`, softly. */
function useBreath(frames: number): number {
  return 0.5 - Math.cos((useCurrentFrame() / frames) * Math.PI * 2) / 2
}

function Ripples({ value }: { value: Read }) {
  const frame = useCurrentFrame()
  const radius = value('radius')
  return (
    <Scene>
      {[0, 1, 2].map((ring) => {
        const progress = ((frame + ring * 20) % 60) / 60
        return (
          <Layer key={ring} style={{ opacity: 1 - progress, scale: String(1 + progress * 0.6) }}>
            <Circle radius={radius} fill="none" stroke={blue} strokeWidth={3} />
          </Layer>
        )
      })}
      <Layer>
        <Circle radius={radius} fill={blue} />
      </Layer>
    </Scene>
  )
}

function Orbit({ value }: { value: Read }) {
  const angle = (useCurrentFrame() / 120) * Math.PI * 2
  const [rx, ry] = [value('rx'), value('ry')]
  const front = Math.sin(angle) > 0
  const moon = (
    <Layer style={{ translate: `${Math.cos(angle) * rx}px ${Math.sin(angle) * ry}px` }}>
      <Circle radius={22} fill={amber} />
    </Layer>
  )
  return (
    <Scene>
      {front ? null : moon}
      <Layer>
        <Circle radius={58} fill={blue} />
      </Layer>
      <Layer>
        <Ellipse rx={rx} ry={ry} fill="none" stroke={pink} strokeWidth={5} strokeDasharray="2 14" strokeLinecap="round" />
      </Layer>
      {front ? moon : null}
    </Scene>
  )
}

function Heartbeat({ value }: { value: Read }) {
  const beat = useCurrentFrame() % 40
  const { fps } = useVideoConfig()
  const scale = 1 + 0.16 * (spring({ frame: beat, fps, config: { damping: 6, stiffness: 180 } }) - 1)
  return (
    <Scene>
      <Layer style={{ scale: String(scale) }}>
        <Heart
          height={value('height')}
          aspectRatio={value('aspectRatio')}
          bottomRoundnessAdjustment={value('bottomRoundnessAdjustment')}
          depthAdjustment={value('depthAdjustment')}
          fill={pink}
        />
      </Layer>
    </Scene>
  )
}

function Share({ value }: { value: Read }) {
  const progress = interpolate(useCurrentFrame(), [10, 70], [0.0001, value('progress')], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  })
  return (
    <Scene>
      <Layer style={{ right: 240 }}>
        <Circle radius={value('radius')} fill={soft} />
      </Layer>
      <Layer style={{ right: 240 }}>
        <Pie radius={value('radius')} progress={progress} rotation={value('rotation')} fill={blue} />
      </Layer>
      <Layer style={{ left: 330, fontSize: 76, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>{Math.round(progress * 100)} %</Layer>
    </Scene>
  )
}

function Corners({ value }: { value: Read }) {
  const turn = useCurrentFrame() * 1.5
  return (
    <Scene>
      <Layer style={{ rotate: `${turn}deg` }}>
        <Polygon points={value('points')} radius={value('radius')} cornerRadius={value('cornerRadius')} fill={green} />
      </Layer>
      <Layer style={{ color: onTone, fontSize: 92, fontWeight: 700 }}>{value('points')}</Layer>
    </Scene>
  )
}

function Breathing({ value }: { value: Read }) {
  const breath = useBreath(90)
  const [width, height] = [value('width'), value('height')]
  return (
    <Scene>
      <Layer style={{ scale: `${1 + breath * 0.16} ${1 - breath * 0.12}` }}>
        <Rect width={width} height={height} cornerRadius={Math.min(value('cornerRadius'), width / 2, height / 2)} fill={blue} />
      </Layer>
      <Layer style={{ color: onTone, fontSize: 34, fontWeight: 600 }}>
        {width} × {height}
      </Layer>
    </Scene>
  )
}

function Rating({ value }: { value: Read }) {
  const frame = useCurrentFrame()
  const { fps } = useVideoConfig()
  return (
    <Scene>
      <div style={{ ...full, gap: 14, scale: '0.42', left: -400, right: -400 }}>
        {[0, 1, 2, 3, 4].map((star) => {
          const arrival = spring({ frame: frame - 8 - star * 9, fps, config: { damping: 9 } })
          return (
            <div key={star} style={{ scale: String(0.75 + arrival * 0.25), rotate: `${(1 - arrival) * -70}deg`, flex: 'none' }}>
              <Star
                points={value('points')}
                innerRadius={value('innerRadius')}
                outerRadius={value('outerRadius')}
                cornerRadius={value('cornerRadius')}
                fill={arrival > 0.2 ? amber : soft}
              />
            </div>
          )
        })}
      </div>
    </Scene>
  )
}

const directions = ['right', 'down', 'left', 'up'] as const

function Pointing({ value }: { value: Read }) {
  const frame = useCurrentFrame()
  const { fps } = useVideoConfig()
  const index = Math.floor(frame / 30) % directions.length
  const direction = directions[index] ?? 'right'
  const arrival = spring({ frame: frame % 30, fps, config: { damping: 12 } })
  return (
    <Scene>
      <Layer style={{ scale: String(0.8 + arrival * 0.2), bottom: 36 }}>
        <Triangle length={value('length') * 0.85} direction={direction} cornerRadius={value('cornerRadius')} fill={tones[index] ?? blue} />
      </Layer>
      <Layer style={{ top: 300, color: ink, fontSize: 24 }}>direction="{direction}"</Layer>
    </Scene>
  )
}

export interface ShapeFilm {
  Film: (props: { value: Read }) => ReactNode
  label: string
  frames: number
  poster: number
}

export const shapeFilms: Record<ShapeName, ShapeFilm> = {
  circle: { Film: Ripples, label: 'Rings spread from a blue circle like waves on water.', frames: 60, poster: 22 },
  ellipse: { Film: Orbit, label: 'A moon follows a dotted ellipse around a planet, before and behind it.', frames: 120, poster: 14 },
  heart: { Film: Heartbeat, label: 'A pink heart beats.', frames: 120, poster: 8 },
  pie: { Film: Share, label: 'A piece of a circle grows to its share, with the percentage beside it.', frames: 100, poster: 60 },
  polygon: { Film: Corners, label: 'A polygon turns around the number of its corners.', frames: 120, poster: 10 },
  rect: {
    Film: Breathing,
    label: 'A rectangle with round corners stretches and comes back; its size is written on it.',
    frames: 90,
    poster: 0,
  },
  star: { Film: Rating, label: 'Five stars light up one after the other, each with a spring.', frames: 100, poster: 34 },
  triangle: { Film: Pointing, label: 'A triangle points right, down, left and up.', frames: 120, poster: 18 },
}
