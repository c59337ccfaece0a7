'use client'

// An overlay that is there for a part of its frames: the others are empty pictures, transparent where a format has an alpha channel.
import { useState } from 'react'
import { AbsoluteFill, useCurrentFrame } from 'remotion'
import { Slider } from '../fields.tsx'
import { liveCode } from '../live-code.tsx'
import { LiveFigure } from '../live-figure.tsx'
import { blue, Drawing, line, Note, onTone, Scene } from '../scene.tsx'

function LowerThird({ from, to }: { from: number; to: number }) {
  const frame = useCurrentFrame()
  if (frame < from || frame >= to) return null
  return (
    <AbsoluteFill style={{ justifyContent: 'flex-end', padding: 40 }}>
      <div
        style={{
          alignSelf: 'flex-start',
          padding: '14px 26px',
          borderRadius: 10,
          background: blue,
          color: onTone,
          fontSize: 44,
          fontWeight: 700,
        }}
      >
        Ada Lovelace
      </div>
    </AbsoluteFill>
  )
}

/** Every second square of a board, as a sign for what is transparent. */
const squares = Array.from({ length: 72 }, (_, index) => {
  const row = Math.floor(index / 9)
  return `M${(index % 9) * 80 - (row % 2) * 40} ${row * 45}h40v45h-40z`
}).join('')

function Frames({ from, to }: { from: number; to: number }) {
  const frame = useCurrentFrame()
  const isEmpty = frame < from || frame >= to
  return (
    <Scene>
      <Drawing>
        <path d={squares} fill={line} fillOpacity={0.5} />
        <Note x={40} y={64} size={26}>
          frame {frame}: {isEmpty ? 'null, an empty picture' : 'the name'}
        </Note>
      </Drawing>
      <LowerThird from={from} to={to} />
    </Scene>
  )
}

export default function OverlayFigure() {
  const [from, setFrom] = useState(30)
  const [length, setLength] = useState(75)
  return (
    <LiveFigure
      label="A name appears for a part of the video on a transparent ground; before and after it the picture is empty."
      durationInFrames={150}
      poster={40}
      tracks={[{ name: 'visible', from, durationInFrames: length }]}
      code={liveCode`if (frame < ${from} || frame >= ${from + length}) return null`}
      controls={
        <>
          <Slider label="from" value={from} onChange={setFrom} min={0} max={70} />
          <Slider label="frames" value={length} onChange={setLength} min={5} max={80} />
        </>
      }
    >
      <Frames from={from} to={from + length} />
    </LiveFigure>
  )
}
