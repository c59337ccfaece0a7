'use client'

// `<AbsoluteFill>` and layers: three of them lie on each other, and tilt apart so that their order can be seen.
import type { CSSProperties, ReactNode } from 'react'
import { useState } from 'react'
import { AbsoluteFill, Easing, interpolate, useCurrentFrame } from 'remotion'
import { Switch } from './fields.tsx'
import { LiveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'
import { amber, blue, Drawing, onTone, pink, Scene } from './scene.tsx'

const layers = ['Background', 'Picture', 'Title'] as const
type LayerName = (typeof layers)[number]

const pictures: Record<LayerName, { content: ReactNode; style: CSSProperties }> = {
  Background: { content: null, style: { background: blue } },
  Picture: {
    content: (
      <Drawing width={400} height={225}>
        <path d="M0 225L120 96L190 165L262 70L400 225Z" fill="#fff" fillOpacity={0.92} />
        <circle cx={330} cy={52} r={28} fill={amber} />
      </Drawing>
    ),
    style: { background: 'color-mix(in srgb, var(--fig-a) 18%, transparent)' },
  },
  Title: {
    content: (
      <span style={{ color: onTone, background: pink, borderRadius: 12, padding: '4px 22px', fontSize: 42, fontWeight: 700 }}>Title</span>
    ),
    style: { alignItems: 'center', justifyContent: 'center', background: 'color-mix(in srgb, var(--fig-b) 10%, transparent)' },
  },
}

function Stack({ order }: { order: readonly LayerName[] }) {
  const open = interpolate(useCurrentFrame(), [10, 45, 85, 120], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  })
  return (
    <Scene style={{ perspective: 1400, alignItems: 'center', justifyContent: 'center' }}>
      <div
        style={{
          position: 'relative',
          width: 400,
          height: 225,
          transformStyle: 'preserve-3d',
          transform: `rotateX(${open * 52}deg) rotateZ(${open * -32}deg)`,
        }}
      >
        {order.map((name, index) => (
          <AbsoluteFill
            key={name}
            style={{
              ...pictures[name].style,
              transform: `translateZ(${(index - 0.75) * open * 74}px)`,
              outline: `${open * 2}px solid color-mix(in srgb, var(--fig-ink) 45%, transparent)`,
            }}
          >
            {pictures[name].content}
          </AbsoluteFill>
        ))}
      </div>
    </Scene>
  )
}

export default function LayersFigure({ reorder = false }: { reorder?: boolean }) {
  const [reversed, setReversed] = useState(false)
  const order: readonly LayerName[] = reversed ? ['Background', 'Title', 'Picture'] : layers
  const lines = order.map((name) => `  <AbsoluteFill>${name === 'Background' ? '' : `<${name} />`}</AbsoluteFill>`)
  return (
    <LiveFigure
      label="Three layers, a blue background, a picture of mountains and a title, cover each other exactly, tilt apart and come together again."
      durationInFrames={130}
      poster={64}
      code={
        <LiveCode>
          {reorder
            ? `<AbsoluteFill>\n${lines.join('\n')}\n</AbsoluteFill>`
            : `<AbsoluteFill style={{ backgroundColor: 'blue' }} />\n<AbsoluteFill><Picture /></AbsoluteFill>\n<AbsoluteFill><Title /></AbsoluteFill>`}
        </LiveCode>
      }
      controls={reorder ? <Switch label="the picture last" value={reversed} onChange={setReversed} /> : undefined}
    >
      <Stack order={order} />
    </LiveFigure>
  )
}
