// The template for 3D: a phone that turns, with a video on its screen.
import { AbsoluteFill, useCurrentFrame } from 'remotion'
import { amber, blue, green, pink } from './stage.tsx'

const depth = 7

export default function Phone() {
  const frame = useCurrentFrame()
  const turn = (frame / 120) * Math.PI * 2
  const angle = Math.sin(turn) * 48
  const ball = Math.abs(Math.sin(turn * 3))
  return (
    <AbsoluteFill style={{ background: 'radial-gradient(circle at 50% 40%, #23407a, #0c1a33 70%)', perspective: 900 }}>
      <div
        style={{
          position: 'absolute',
          left: 220,
          top: 318,
          width: 200,
          height: 22,
          borderRadius: '50%',
          background: '#0006',
          filter: 'blur(8px)',
        }}
      />
      <div
        style={{
          position: 'absolute',
          left: 245,
          top: 34,
          width: 150,
          height: 280,
          transformStyle: 'preserve-3d',
          transform: `rotateX(8deg) rotateY(${angle}deg)`,
        }}
      >
        {Array.from({ length: depth * 2 }, (_, layer) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a stack
            key={layer}
            style={{
              position: 'absolute',
              inset: 0,
              borderRadius: 26,
              background: layer > depth * 2 - 3 ? '#dfe7f2' : '#9aabc4',
              transform: `translateZ(${layer - depth}px)`,
            }}
          />
        ))}
        <div style={{ position: 'absolute', inset: 0, borderRadius: 26, background: '#10161d', transform: `translateZ(${depth}px)` }} />
        <div
          style={{
            position: 'absolute',
            inset: 8,
            borderRadius: 19,
            overflow: 'hidden',
            background: blue,
            transform: `translateZ(${depth + 0.5}px)`,
          }}
        >
          <div style={{ position: 'absolute', left: -40, top: 120, width: 220, height: 220, borderRadius: '50%', background: green }} />
          <div
            style={{ position: 'absolute', left: 37, top: 96 - ball * 66, width: 60, height: 60, borderRadius: '50%', background: amber }}
          />
          <div style={{ position: 'absolute', left: 24, bottom: 30, width: 86, height: 14, borderRadius: 7, background: '#fff' }} />
          <div
            style={{
              position: 'absolute',
              left: 24,
              bottom: 14,
              width: 86 * ((frame % 60) / 60),
              height: 6,
              borderRadius: 3,
              background: pink,
            }}
          />
        </div>
      </div>
    </AbsoluteFill>
  )
}
