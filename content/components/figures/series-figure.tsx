'use client'

// `<Series>`: three titles in a row, and an `offset` that pulls the second one and what follows it forward or back.
import { useState } from 'react'
import { AbsoluteFill, interpolate, Series, useCurrentFrame } from 'remotion'
import { Slider } from './fields.tsx'
import { liveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'
import { amber, blue, pink, Scene } from './scene.tsx'

function Title({ text, color, top }: { text: string; color: string; top: number }) {
  const frame = useCurrentFrame()
  const shift = interpolate(frame, [0, 8], [-40, 0], { extrapolateRight: 'clamp' })
  const opacity = interpolate(frame, [0, 8], [0, 1], { extrapolateRight: 'clamp' })
  return (
    <AbsoluteFill
      style={{ top, bottom: 'auto', height: 100, paddingLeft: 56, justifyContent: 'center', opacity, translate: `${shift}px 0` }}
    >
      <div style={{ display: 'flex', gap: 24, alignItems: 'center', fontSize: 68, fontWeight: 700 }}>
        <span style={{ width: 14, height: 72, borderRadius: 7, background: color }} />
        {text}
      </div>
    </AbsoluteFill>
  )
}

export default function SeriesFigure() {
  const [first, setFirst] = useState(40)
  const [offset, setOffset] = useState(0)
  const second = first + offset
  return (
    <LiveFigure
      label="Three titles, Record, Edit and Publish, follow each other; the second can come earlier or later."
      durationInFrames={140}
      poster={20}
      tracks={[
        { name: 'Record', from: 0, durationInFrames: first, tone: 'b' },
        { name: 'Edit', from: second, durationInFrames: 40, tone: 'c' },
        { name: 'Publish', from: second + 40, durationInFrames: Math.max(1, 140 - second - 40), tone: 'a' },
      ]}
      code={liveCode`<Series>
  <Series.Sequence durationInFrames={${first}}>…</Series.Sequence>
  <Series.Sequence durationInFrames={40} offset={${offset}}>…</Series.Sequence>
  <Series.Sequence durationInFrames={60}>…</Series.Sequence>
</Series>`}
      controls={
        <>
          <Slider label="durationInFrames" value={first} onChange={setFirst} min={20} max={60} />
          <Slider label="offset" value={offset} onChange={setOffset} min={-20} max={20} />
        </>
      }
    >
      <Scene>
        <Series>
          <Series.Sequence durationInFrames={first}>
            <Title text="Record" color={pink} top={30} />
          </Series.Sequence>
          <Series.Sequence durationInFrames={40} offset={offset}>
            <Title text="Edit" color={amber} top={130} />
          </Series.Sequence>
          <Series.Sequence durationInFrames={140}>
            <Title text="Publish" color={blue} top={230} />
          </Series.Sequence>
        </Series>
      </Scene>
    </LiveFigure>
  )
}
