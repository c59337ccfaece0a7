'use client'

// The five transforms of the guide, one at a time on the same card, with its place before the transform left as an outline.
import { useState } from 'react'
import { Easing, interpolate, useCurrentFrame } from 'remotion'
import { Choice } from './fields.tsx'
import { LiveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'
import { MovedCard } from './scene.tsx'

const kinds = ['opacity', 'scale', 'skew', 'translate', 'rotate'] as const
type Kind = (typeof kinds)[number]

const values: Record<Kind, { code: (swing: number) => string; style: (swing: number) => { opacity?: number; transform?: string } }> = {
  opacity: { code: (swing) => `opacity: ‹${(1 - swing * 0.8).toFixed(2)}›`, style: (swing) => ({ opacity: 1 - swing * 0.8 }) },
  scale: {
    code: (swing) => `transform: 'scale(‹${(1 + swing * 0.7).toFixed(2)}›)'`,
    style: (swing) => ({ transform: `scale(${1 + swing * 0.7})` }),
  },
  skew: {
    code: (swing) => `transform: 'skew(‹${Math.round(swing * 24)}›deg)'`,
    style: (swing) => ({ transform: `skew(${swing * 24}deg)` }),
  },
  translate: {
    code: (swing) => `transform: 'translateX(‹${Math.round(swing * 170)}›px)'`,
    style: (swing) => ({ transform: `translateX(${swing * 170}px)` }),
  },
  rotate: {
    code: (swing) => `transform: 'rotate(‹${Math.round(swing * 90)}›deg)'`,
    style: (swing) => ({ transform: `rotate(${swing * 90}deg)` }),
  },
}

function Card({ kind }: { kind: Kind }) {
  const swing = interpolate(useCurrentFrame(), [6, 40, 54, 88], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  })
  const box = { left: 220, top: 110, width: 200, height: 140, borderRadius: 20 }
  return (
    <MovedCard box={box} style={{ fontSize: 36, ...values[kind].style(swing) }}>
      {kind}
    </MovedCard>
  )
}

export default function TransformsFigure() {
  const [kind, setKind] = useState<Kind>('scale')
  return (
    <LiveFigure
      label={`A blue card changes by ${kind} and returns to the outline of its place.`}
      durationInFrames={96}
      poster={26}
      code={<LiveCode>{`<div style={{ ${values[kind].code(1)} }} />`}</LiveCode>}
      controls={<Choice label="property" value={kind} onChange={setKind} options={kinds} />}
    >
      <Card kind={kind} />
    </LiveFigure>
  )
}
