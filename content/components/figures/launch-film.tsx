// The film on the home page: four scenes with transitions, made of the parts that the documentation explains. Its props come from the
// controls beside it.
import { evolvePath, interpolatePath, translatePath } from '@remotion/paths'
import { makeHeart, makeStar } from '@remotion/shapes'
import { linearTiming, TransitionSeries } from '@remotion/transitions'
import { iris } from '@remotion/transitions/iris'
import { slide } from '@remotion/transitions/slide'
import { wipe } from '@remotion/transitions/wipe'
import type { ReactNode } from 'react'
import { AbsoluteFill, Easing, interpolate, random, spring, useCurrentFrame, useVideoConfig } from 'remotion'
import type { Track } from './timeline.tsx'

export interface FilmColors {
  deep: string
  main: string
  light: string
}

export const filmColors = {
  blue: { deep: '#06245c', main: '#0b62d6', light: '#8fd0ff' },
  pink: { deep: '#5c0a31', main: '#d02a6a', light: '#ffc2d8' },
  green: { deep: '#053d2d', main: '#0d8a62', light: '#a2f2d3' },
  violet: { deep: '#251062', main: '#6339d6', light: '#d2c3ff' },
} as const satisfies Record<string, FilmColors>

const overlap = 20
const lengths = [75, 85, 80, 80] as const
const names = ['Title', 'Numbers', 'Shapes', 'End'] as const
const sceneTones = ['a', 'b', 'c', 'd'] as const

/** Where the scenes lie in the film. */
export const filmTracks: readonly Track[] = lengths.map((durationInFrames, index) => ({
  name: names[index] ?? '',
  from: lengths.slice(0, index).reduce((sum, length) => sum + length - overlap, 0),
  durationInFrames,
  tone: sceneTones[index],
}))
export const filmLength = lengths.reduce((sum, length) => sum + length, 0) - overlap * (lengths.length - 1)

function Ground({ color, children }: { color: string; children: ReactNode }) {
  return (
    <AbsoluteFill style={{ background: color, color: '#fff', fontFamily: 'var(--sg-font)', overflow: 'hidden' }}>{children}</AbsoluteFill>
  )
}

function TitleScene({ title, colors }: { title: string; colors: FilmColors }) {
  const frame = useCurrentFrame()
  const { fps } = useVideoConfig()
  const letters = [...title]
  const size = Math.min(104, 1000 / Math.max(8, letters.length))
  const line = 'M4 22C90 4 150 34 240 16S420 6 516 20'
  const progress = interpolate(frame, [24, 52], [0, 1], {
    easing: Easing.out(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  })
  return (
    <Ground color={colors.main}>
      <svg viewBox="0 0 640 360" style={{ position: 'absolute', inset: 0, width: 640, height: 360 }} aria-hidden="true">
        {[0, 1, 2].map((ring) => (
          <circle
            key={ring}
            cx={560}
            cy={50}
            r={70 + ring * 70 + frame * 0.7}
            fill="none"
            stroke={colors.light}
            strokeOpacity={0.35 - ring * 0.1}
            strokeWidth={18}
          />
        ))}
        <g transform="translate(60 244)">
          <path d={line} fill="none" stroke={colors.light} strokeWidth={9} strokeLinecap="round" {...evolvePath(progress, line)} />
        </g>
      </svg>
      <div
        style={{
          position: 'absolute',
          left: 58,
          right: 20,
          top: 120,
          display: 'flex',
          height: 116,
          alignItems: 'flex-end',
          fontSize: size,
          fontWeight: 800,
          letterSpacing: '-0.035em',
          lineHeight: 1.05,
        }}
      >
        {letters.map((letter, index) => {
          const arrival = spring({ frame: frame - index * 2, fps, config: { damping: 11, stiffness: 150 } })
          return (
            <span
              key={index}
              style={{
                display: 'inline-block',
                whiteSpace: 'pre',
                translate: `0 ${(1 - arrival) * 120}px`,
                rotate: `${(1 - arrival) * 24}deg`,
                opacity: Math.min(1, arrival * 2),
              }}
            >
              {letter}
            </span>
          )
        })}
      </div>
    </Ground>
  )
}

const bars: readonly number[] = [0, 1, 2, 3, 4, 5, 6]

function NumbersScene({ title, colors }: { title: string; colors: FilmColors }) {
  const frame = useCurrentFrame()
  const { fps } = useVideoConfig()
  const total = bars.reduce((sum, bar) => sum + Math.round(40 + random(`${title} ${bar}`) * 160), 0)
  const count = Math.round(
    total * interpolate(frame, [12, 60], [0, 1], { easing: Easing.out(Easing.cubic), extrapolateLeft: 'clamp', extrapolateRight: 'clamp' }),
  )
  return (
    <Ground color="#f6f3ec">
      <div
        style={{
          position: 'absolute',
          left: 44,
          top: 34,
          color: colors.deep,
          fontSize: 92,
          fontWeight: 800,
          letterSpacing: '-0.04em',
          fontVariantNumeric: 'tabular-nums',
          lineHeight: 1,
        }}
      >
        {count.toLocaleString('en-US')}
      </div>
      <div style={{ position: 'absolute', left: 48, top: 132, color: colors.main, fontSize: 25, fontWeight: 600 }}>
        frames, drawn from data
      </div>
      <svg viewBox="0 0 640 360" style={{ position: 'absolute', inset: 0, width: 640, height: 360 }} aria-hidden="true">
        {bars.map((bar) => {
          const height = (30 + random(`${title} ${bar}`) * 120) * spring({ frame: frame - 10 - bar * 4, fps, config: { damping: 12 } })
          return (
            <rect
              key={bar}
              x={48 + bar * 79}
              y={330 - height}
              width={60}
              height={Math.max(0, height)}
              rx={10}
              fill={bar === 4 ? colors.main : colors.light}
            />
          )
        })}
      </svg>
    </Ground>
  )
}

const star = makeStar({ points: 5, innerRadius: 60, outerRadius: 124 })
const heart = makeHeart({ height: 210 })
const starPath = translatePath(star.path, -star.width / 2, -star.height / 2)
const heartPath = translatePath(heart.path, -heart.width / 2, -heart.height / 2)

function ShapesScene({ colors }: { colors: FilmColors }) {
  const frame = useCurrentFrame()
  const morph = interpolate(frame, [24, 52], [0, 1], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  })
  return (
    <Ground color={colors.deep}>
      <svg viewBox="0 0 640 360" style={{ position: 'absolute', inset: 0, width: 640, height: 360 }} aria-hidden="true">
        {Array.from({ length: 14 }, (_, index) => {
          const angle = (index / 14) * Math.PI * 2 + frame / 34
          const distance = 160 + Math.sin(frame / 12 + index) * 18
          return (
            <circle
              key={index}
              cx={320 + Math.cos(angle) * distance * 1.35}
              cy={180 + Math.sin(angle) * distance * 0.86}
              r={index % 2 ? 7 : 12}
              fill={index % 2 ? colors.light : colors.main}
            />
          )
        })}
        <g transform={`translate(320 180) rotate(${(1 - morph) * (frame * 2 - 48)}) scale(${1 + Math.sin(frame / 7) * 0.04})`}>
          <path d={interpolatePath(morph, starPath, heartPath)} fill={colors.light} />
        </g>
      </svg>
    </Ground>
  )
}

const command = 'npx remotion render'

function EndScene({ colors }: { colors: FilmColors }) {
  const frame = useCurrentFrame()
  const typed = command.slice(0, Math.max(0, Math.floor((frame - 22) / 2)))
  const triangle = 'M0 0L96 62L0 124Z'
  const progress = interpolate(frame, [6, 34], [0, 1], {
    easing: Easing.inOut(Easing.quad),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  })
  return (
    <Ground color="#0b1018">
      <svg viewBox="0 0 640 360" style={{ position: 'absolute', inset: 0, width: 640, height: 360 }} aria-hidden="true">
        {[2, 1, 0].map((ghost) => (
          <g key={ghost} transform={`translate(${278 - ghost * 34 * progress} 76)`} opacity={ghost === 0 ? 1 : 0.42 - ghost * 0.14}>
            <path
              d={triangle}
              fill={colors.main}
              fillOpacity={progress}
              stroke={colors.main}
              strokeWidth={16}
              strokeLinejoin="round"
              {...evolvePath(progress, triangle)}
            />
          </g>
        ))}
        <text x={320} y={284} textAnchor="middle" fontFamily="var(--sg-font-code)" fontSize={33} fill={colors.light}>
          {typed}
          <tspan fill="#fff" fillOpacity={Math.floor(frame / 8) % 2}>
            ▍
          </tspan>
        </text>
      </svg>
    </Ground>
  )
}

export function LaunchFilm({ title, colors }: { title: string; colors: FilmColors }) {
  const timing = linearTiming({ durationInFrames: overlap, easing: Easing.inOut(Easing.cubic) })
  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={lengths[0]}>
        <TitleScene title={title} colors={colors} />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition presentation={slide({ direction: 'from-bottom' })} timing={timing} />
      <TransitionSeries.Sequence durationInFrames={lengths[1]}>
        <NumbersScene title={title} colors={colors} />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition presentation={iris({ width: 640, height: 360 })} timing={timing} />
      <TransitionSeries.Sequence durationInFrames={lengths[2]}>
        <ShapesScene colors={colors} />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition presentation={wipe({ direction: 'from-bottom-left' })} timing={timing} />
      <TransitionSeries.Sequence durationInFrames={lengths[3]}>
        <EndScene colors={colors} />
      </TransitionSeries.Sequence>
    </TransitionSeries>
  )
}
