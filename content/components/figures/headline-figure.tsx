'use client'

// The sample of the home page, played: the same component, line by line.
import type { FC } from 'react'
import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion'
import { LiveFigure } from './live-figure.tsx'

const Headline: FC<{ text: string }> = ({ text }) => {
  const frame = useCurrentFrame()
  const progress = interpolate(frame, [0, 30], [0, 1], {
    extrapolateRight: 'clamp',
  })

  return (
    <AbsoluteFill
      style={{
        backgroundColor: 'white',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      {/* A heading in the film; on this page it is none. */}
      <div
        style={{
          color: '#10161d',
          fontSize: 76,
          fontWeight: 800,
          letterSpacing: '-0.03em',
          opacity: progress,
          translate: `0 ${(1 - progress) * 60}px`,
        }}
      >
        {text}
      </div>
    </AbsoluteFill>
  )
}

export default function HeadlineFigure() {
  return (
    <LiveFigure
      label="The words Hello, frame rise and fade in during the first second, on white."
      durationInFrames={75}
      poster={15}
      tracks={[{ name: 'interpolate(): 0 to 1', from: 0, durationInFrames: 31, tone: 'b' }]}
    >
      <Headline text="Hello, frame" />
    </LiveFigure>
  )
}
