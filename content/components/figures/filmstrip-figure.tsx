'use client'

// A video is a function from a frame to a picture: the picture of this frame, and the strip of pictures around it.
import { useState } from 'react'
import { Freeze, useCurrentFrame, useVideoConfig } from 'remotion'
import { Slider } from './fields.tsx'
import { LiveCode, liveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'
import { amber, blue, Drawing, ink, line, Note, paper, pink, Scene } from './scene.tsx'

/** A comet that goes around once in two seconds, whatever the frame rate is. */
function Comet({ x, y, size }: { x: number; y: number; size: number }) {
  const frame = useCurrentFrame()
  const { fps } = useVideoConfig()
  const seconds = frame / fps
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r={70} fill="none" stroke={line} strokeWidth={3} />
      {[0.28, 0.21, 0.14, 0.07, 0].map((lag) => {
        const angle = (seconds - lag) * Math.PI
        return (
          <circle
            key={lag}
            cx={Math.cos(angle) * 70}
            cy={Math.sin(angle) * 70}
            r={24 - lag * 50}
            fill={lag === 0 ? pink : blue}
            opacity={1 - lag * 2.6}
          />
        )
      })}
    </g>
  )
}

function Strip({ config }: { config: boolean }) {
  const frame = useCurrentFrame()
  const { fps, durationInFrames, width, height } = useVideoConfig()
  return (
    <Scene>
      <Drawing>
        <Comet x={150} y={130} size={1.15} />
        <text x={300} y={122} fontSize={84} fontWeight={700} fill={ink} style={{ fontVariantNumeric: 'tabular-nums' }}>
          {frame}
        </text>
        {config ? (
          <>
            <Note x={302} y={160}>
              {fps} fps, {width} × {height}
            </Note>
            <Note x={302} y={190}>
              {durationInFrames} frames
            </Note>
            <Note x={302} y={220}>
              {(frame / fps).toFixed(2)} s
            </Note>
          </>
        ) : (
          <Note x={302} y={160}>
            useCurrentFrame()
          </Note>
        )}
        {[-3, -2, -1, 0, 1, 2, 3].map((step) => {
          const shown = frame + step
          const x = 320 + step * 92
          return (
            <g key={step} opacity={shown < 0 || shown >= durationInFrames ? 0 : 1 - Math.abs(step) * 0.16}>
              <rect
                x={x - 41}
                y={258}
                width={82}
                height={78}
                rx={8}
                fill={paper}
                stroke={step === 0 ? amber : line}
                strokeWidth={step === 0 ? 5 : 2}
              />
              <Freeze frame={shown}>
                <Comet x={x} y={297} size={0.34} />
              </Freeze>
            </g>
          )
        })}
      </Drawing>
    </Scene>
  )
}

interface FilmstripFigureProps {
  /** True: about `useVideoConfig()`, with the frame rate as a slider. */
  config?: boolean
}

export default function FilmstripFigure({ config = false }: FilmstripFigureProps) {
  const [fps, setFps] = useState(30)
  return (
    <LiveFigure
      label="A comet circles; beside it the number of the frame, below it the pictures of the frames before and after."
      durationInFrames={fps * 4}
      fps={fps}
      poster={Math.round(fps * 0.8)}
      code={
        config ? (
          liveCode`const { fps, durationInFrames, width, height } = useVideoConfig()
const seconds = frame / ${fps}`
        ) : (
          <LiveCode>{'const frame = useCurrentFrame()\nconst angle = (frame / fps) * Math.PI'}</LiveCode>
        )
      }
      controls={config ? <Slider label="fps" value={fps} onChange={setFps} min={5} max={60} step={5} /> : undefined}
    >
      <Strip config={config} />
    </LiveFigure>
  )
}
