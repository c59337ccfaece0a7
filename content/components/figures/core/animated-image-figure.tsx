'use client'

// What is left of an animated picture after its last frame: it begins again, stays, or is empty. The file is drawn here, with eight pictures in a second.
import { useState } from 'react'
import { useCurrentFrame, useVideoConfig } from 'remotion'
import { Slider } from '../fields.tsx'
import { liveCode } from '../live-code.tsx'
import { LiveFigure } from '../live-figure.tsx'
import { amber, blue, Drawing, green, ink, line, Note, paper, Scene } from '../scene.tsx'

const pictures = 8
const behaviors = [
  { name: 'loop', color: blue },
  { name: 'pause-after-finish', color: amber },
  { name: 'clear-after-finish', color: green },
] as const

/** The number of the picture that is shown after so many seconds; nothing when the canvas is empty. */
function pictureAt(seconds: number, behavior: (typeof behaviors)[number]['name']): number | undefined {
  const at = Math.floor(seconds * pictures)
  if (at < pictures) return at
  if (behavior === 'loop') return at % pictures
  return behavior === 'pause-after-finish' ? pictures - 1 : undefined
}

function Canvases({ rate }: { rate: number }) {
  const frame = useCurrentFrame()
  const { fps } = useVideoConfig()
  return (
    <Scene>
      <Drawing>
        {behaviors.map(({ name, color }, index) => {
          const shown = pictureAt(frame / rate / fps, name)
          return (
            <g key={name} transform={`translate(${40 + index * 194} 60)`}>
              <rect width={172} height={172} rx={12} fill={paper} stroke={line} strokeWidth={3} />
              {shown === undefined ? null : (
                <g transform={`translate(86 86) rotate(${(shown / pictures) * 360})`}>
                  <path d="M0 -62 18 -18 62 0 18 18 0 62 -18 18 -62 0 -18 -18Z" fill={color} />
                  <circle cy={-62} r={9} fill={ink} />
                </g>
              )}
              <Note x={86} y={210} anchor="middle" color={ink} size={20}>
                {name.replace('-finish', '')}
              </Note>
            </g>
          )
        })}
        <Note x={40} y={334} size={24}>
          second {(frame / rate / fps).toFixed(2)} of the file
        </Note>
      </Drawing>
    </Scene>
  )
}

export default function AnimatedImageFigure() {
  const [rate, setRate] = useState(1)
  return (
    <LiveFigure
      label="Three canvases with the same animated star: after its last picture the first begins again, the second stands still, the third is empty."
      durationInFrames={75}
      poster={14}
      code={liveCode`<AnimatedImage src={src} playbackRate={${rate}} loopBehavior="…" />
// seconds of the file: frame / ${rate} / fps`}
      controls={<Slider label="playbackRate" value={rate} onChange={setRate} min={0.5} max={2} step={0.25} />}
    >
      <Canvases rate={rate} />
    </LiveFigure>
  )
}
