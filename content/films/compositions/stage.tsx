// What the films of templates share: the colors of the site at night, a drawing of 640 by 360, and movements from 0 to 1.
import type { ReactNode } from 'react'
import { AbsoluteFill, Easing, interpolate, spring, useCurrentFrame, useVideoConfig } from 'remotion'

export const night = '#0c1a33'
export const panel = '#16294a'
export const line = '#2b4572'
export const paper = '#f2f6fb'
export const muted = '#93a8c9'
export const blue = '#3b9cf7'
export const pink = '#ff6f9c'
export const amber = '#ffc04a'
export const green = '#45d6a1'
export const tones = [blue, pink, amber, green] as const

export function Stage({ children, ground = night }: { children: ReactNode; ground?: string }) {
  return (
    <AbsoluteFill style={{ background: ground }}>
      <svg viewBox="0 0 640 360" width="640" height="360" aria-hidden="true">
        {children}
      </svg>
    </AbsoluteFill>
  )
}

/** From 0 at frame `from` to 1 at frame `to`, slow at both ends. */
export function useGlide(from: number, to: number): number {
  return interpolate(useCurrentFrame(), [from, to], [0, 1], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  })
}

/** For elements that arrive one after the other: 0 to 1 on a spring, `delay` frames late. */
export function useArrivals(): (delay: number, damping?: number) => number {
  const frame = useCurrentFrame()
  const { fps } = useVideoConfig()
  return (delay, damping = 14) => spring({ frame: frame - delay, fps, config: { damping } })
}

export function Words({ x, y, size, children, color = paper, weight = 800, anchor = 'start' }: WordsProps) {
  return (
    <text x={x} y={y} fill={color} fontSize={size} fontWeight={weight} textAnchor={anchor} letterSpacing="-0.02em">
      {children}
    </text>
  )
}

interface WordsProps {
  x: number
  y: number
  size: number
  children: ReactNode
  color?: string
  weight?: 500 | 800
  anchor?: 'start' | 'middle' | 'end'
}
