// What the scenes of the figures share: their ground and their colors. The colors are custom properties, so a scene follows the mode of
// the page while it plays.
import type { CSSProperties, ReactNode } from 'react'
import { AbsoluteFill } from 'remotion'

export const ink = 'var(--fig-ink)'
export const muted = 'var(--fig-muted)'
export const line = 'var(--fig-line)'
export const ground = 'var(--fig-ground)'
export const paper = 'var(--fig-paper)'
export const soft = 'var(--fig-soft)'
/** Large letters on blue, pink and green. On amber they are always dark. */
export const onTone = 'var(--fig-on)'
export const onAmber = '#10161d'
/** Blue, pink, amber, green. */
export const tones = ['var(--fig-a)', 'var(--fig-b)', 'var(--fig-c)', 'var(--fig-d)'] as const
export const [blue, pink, amber, green] = tones
export const mono = 'var(--sg-font-code)'

export function Scene({ children, style }: { children: ReactNode; style?: CSSProperties }) {
  return (
    <AbsoluteFill style={{ background: ground, color: ink, fontFamily: 'var(--sg-font)', lineHeight: 1.2, ...style }}>
      {children}
    </AbsoluteFill>
  )
}

/** A drawing that fills the scene, in its units. */
export function Drawing({ children, width = 640, height = 360 }: { children: ReactNode; width?: number; height?: number }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      style={{ position: 'absolute', inset: 0, width, height, overflow: 'visible' }}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** A card, and the outline of its place before `style` changed it. `box` is in pixels. */
export function MovedCard({ box, style, children }: { box: CardBox; style: CSSProperties; children: ReactNode }) {
  const place = { position: 'absolute', ...box } as const
  const look = { display: 'grid', placeItems: 'center', background: blue, color: onTone, fontWeight: 700 } as const
  return (
    <Scene>
      <div style={{ ...place, border: `2px dashed ${line}` }} />
      <div style={{ ...place, ...look, ...style }}>{children}</div>
    </Scene>
  )
}

interface CardBox {
  left: number
  top: number
  width: number
  height: number
  borderRadius: number
}

/** Small words in a scene: what a number or a shape is. */
export function Note({ children, x, y, anchor = 'start', color = muted, size = 20 }: NoteProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} fill={color} fontSize={size} fontFamily={mono}>
      {children}
    </text>
  )
}

interface NoteProps {
  children: ReactNode
  x: number
  y: number
  anchor?: 'start' | 'middle' | 'end'
  color?: string
  size?: number
}

/** A number with so many digits after the point, for code and labels. */
export function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits))
}
