'use client'

// Addresses of files: what staticFile() makes of a path, or says about it, and the time range that Remotion appends to the address of a video.
import { useState } from 'react'
import { AbsoluteFill, staticFile, useCurrentFrame } from 'remotion'
import { Slider, TextField } from '../fields.tsx'
import { LiveCode, liveCode } from '../live-code.tsx'
import { LiveFigure } from '../live-figure.tsx'
import { OwnFigure } from '../player/own-player.tsx'
import { amber, blue, Drawing, ink, line, Note, Scene } from '../scene.tsx'

/** The result, or the beginning of the message. */
function ask(path: string): { url?: string; message?: string } {
  try {
    return { url: staticFile(path) }
  } catch (error) {
    return { message: error instanceof Error ? (error.message.split(' - ')[0] ?? error.message) : String(error) }
  }
}

function Address() {
  const [path, setPath] = useState('sounds/take #2.wav')
  const { url, message } = ask(path)
  return (
    <OwnFigure
      label="a path, and what staticFile() returns for it"
      size={false}
      stage={
        <p className="fig-op-answer" data-refused={message ? '' : undefined}>
          {url ?? message}
        </p>
      }
      code={<LiveCode>{`staticFile('‹${path}›')`}</LiveCode>}
      controls={<TextField label="path" value={path} onChange={setPath} />}
    />
  )
}

const fps = 30
const file = 10 * fps

interface RangeProps {
  trimBefore: number
  length: number
}

function Range({ trimBefore, length }: RangeProps) {
  const frame = useCurrentFrame()
  const toX = (at: number) => 40 + (at / file) * 560
  return (
    <Scene>
      <Drawing>
        <Note x={40} y={90}>
          interview.mp4, 10 seconds
        </Note>
        <rect x={40} y={110} width={560} height={80} rx={8} fill="none" stroke={line} strokeWidth={3} />
        <rect
          x={toX(trimBefore)}
          y={110}
          width={toX(length) - 40}
          height={80}
          rx={8}
          fill={blue}
          fillOpacity={0.35}
          stroke={blue}
          strokeWidth={3}
        />
        {Array.from({ length: 11 }, (_, second) => (
          <Note key={second} x={toX(second * fps)} y={222} anchor="middle">
            {second}
          </Note>
        ))}
        <path d={`M${toX(trimBefore + frame)} 100V200`} stroke={amber} strokeWidth={5} />
      </Drawing>
      <AbsoluteFill style={{ top: 260, left: 40, height: 60, fontFamily: 'var(--sg-font-code)', fontSize: 30, color: ink }}>
        #t={trimBefore / fps},{(trimBefore + length) / fps}
      </AbsoluteFill>
    </Scene>
  )
}

function Fragment() {
  const [trimBefore, setTrimBefore] = useState(2)
  const [length, setLength] = useState(4)
  return (
    <LiveFigure
      label="A file of ten seconds with the part that is played, and the time range that stands at the end of its address."
      durationInFrames={length * fps}
      poster={40}
      code={liveCode`<Sequence durationInFrames={${length} * fps}>
  <OffthreadVideo src="interview.mp4" trimBefore={${trimBefore} * fps} />
</Sequence>
<video src="interview.mp4#t=${trimBefore},${trimBefore + length}">`}
      controls={
        <>
          <Slider label="trimBefore, s" value={trimBefore} onChange={setTrimBefore} min={0} max={5} />
          <Slider label="length, s" value={length} onChange={setLength} min={1} max={5} />
        </>
      }
    >
      <Range trimBefore={trimBefore * fps} length={length * fps} />
    </LiveFigure>
  )
}

export default function FileFigure({ kind }: { kind: 'address' | 'fragment' }) {
  return kind === 'address' ? <Address /> : <Fragment />
}
