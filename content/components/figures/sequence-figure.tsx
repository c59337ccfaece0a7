'use client'

// `<Sequence>`: a card that appears at `from`, counts its own frames from zero, and leaves after `durationInFrames`.
import { useState } from 'react'
import { AbsoluteFill, Sequence, spring, useCurrentFrame, useVideoConfig } from 'remotion'
import { Slider } from './fields.tsx'
import { liveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'
import { blue, mono, muted, onTone, Scene } from './scene.tsx'

function Card() {
  const frame = useCurrentFrame()
  const { fps } = useVideoConfig()
  const arrival = spring({ frame, fps, config: { damping: 14 } })
  return (
    <AbsoluteFill style={{ alignItems: 'center', justifyContent: 'center' }}>
      <div
        style={{
          translate: `0 ${(1 - arrival) * 60}px`,
          opacity: arrival,
          borderRadius: 22,
          padding: '22px 40px',
          background: blue,
          color: onTone,
          textAlign: 'center',
        }}
      >
        <div style={{ fontSize: 84, fontWeight: 700, fontVariantNumeric: 'tabular-nums', lineHeight: 1 }}>{frame}</div>
        <div style={{ marginTop: 8, fontFamily: mono, fontSize: 25 }}>inside the sequence</div>
      </div>
    </AbsoluteFill>
  )
}

function Film({ from, durationInFrames }: { from: number; durationInFrames: number }) {
  const frame = useCurrentFrame()
  return (
    <Scene>
      <div style={{ position: 'absolute', left: 32, top: 26, color: muted, fontFamily: mono, fontSize: 22 }}>composition: {frame}</div>
      <Sequence from={from} durationInFrames={durationInFrames}>
        <Card />
      </Sequence>
    </Scene>
  )
}

export default function SequenceFigure() {
  const [from, setFrom] = useState(30)
  const [length, setLength] = useState(60)
  return (
    <LiveFigure
      label="A card shows the frame inside its sequence, in the corner stands the frame of the composition. The card is there only during the sequence."
      durationInFrames={120}
      poster={48}
      tracks={[{ name: 'Card', from, durationInFrames: length }]}
      code={liveCode`<Sequence from={${from}} durationInFrames={${length}}>
  <Card />
</Sequence>`}
      controls={
        <>
          <Slider label="from" value={from} onChange={setFrom} min={-30} max={90} />
          <Slider label="durationInFrames" value={length} onChange={setLength} min={10} max={120} />
        </>
      }
    >
      <Film from={from} durationInFrames={length} />
    </LiveFigure>
  )
}
