'use client'

// Sizing: a Player in a box that the reader drags at its corner or sets by sliders. The scene, which has 640 by 360 pixels, reads the scale.
import type { PlayerRef } from '@remotion/player'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useCurrentScale } from 'remotion'
import { Choice, Slider } from '../fields.tsx'
import { liveCode } from '../live-code.tsx'
import { amber, blue, Drawing, green, ink, line, Note, paper, pink, Scene } from '../scene.tsx'
import { OwnFigure, Readings, StagePlayer } from './own-player.tsx'

function Sheet() {
  const scale = useCurrentScale()
  return (
    <Scene style={{ background: paper }}>
      <Drawing>
        <path d="M0 0 640 360M640 0 0 360" stroke={line} strokeWidth={3} />
        <circle cx={320} cy={180} r={120} fill="none" stroke={line} strokeWidth={3} />
        {[blue, pink, amber, green].map((color, index) => (
          <circle key={color} cx={index % 2 ? 600 : 40} cy={index > 1 ? 320 : 40} r={24} fill={color} />
        ))}
        <text x={320} y={196} textAnchor="middle" fontSize={64} fontWeight={800} fill={ink}>
          640 × 360
        </text>
        <Note x={320} y={238} anchor="middle" size={28}>
          scale {scale.toFixed(2)}
        </Note>
      </Drawing>
    </Scene>
  )
}

const rules = ['both', 'width', 'height'] as const
const styles: Record<(typeof rules)[number], CSSProperties> = {
  both: { width: '100%', height: '100%' },
  width: { width: '100%' },
  height: { width: undefined, height: '100%' },
}
const codes = { both: "width: '100%', height: '100%'", width: "width: '100%'", height: "height: '100%'" }

export default function ScalingFigure() {
  const player = useRef<PlayerRef>(null)
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(320)
  const [height, setHeight] = useState(180)
  const [rule, setRule] = useState<(typeof rules)[number]>('both')
  const [scale, setScale] = useState(0.5)

  // What is dragged at the corner goes into the sliders.
  useEffect(() => {
    const element = box.current
    const current = player.current
    if (!element || !current) return
    const observer = new ResizeObserver(() => {
      if (element.style.width !== '') setWidth(Math.round(Number.parseFloat(element.style.width)))
      if (element.style.height !== '') setHeight(Math.round(Number.parseFloat(element.style.height)))
    })
    observer.observe(element)
    const onScale = () => setScale(current.getScale())
    onScale()
    current.addEventListener('scalechange', onScale)
    return () => {
      observer.disconnect()
      current.removeEventListener('scalechange', onScale)
    }
  }, [])

  return (
    <OwnFigure
      label="a Player in a box of any size"
      size={false}
      stage={
        <div className="fig-op-room">
          <div ref={box} className="fig-op-box" style={{ '--fig-width': 640, width, height }}>
            <StagePlayer key={rule} player={player} durationInFrames={60} style={styles[rule]}>
              <Sheet />
            </StagePlayer>
          </div>
        </div>
      }
      below={<Readings values={{ 'getScale()': scale.toFixed(3) }} />}
      code={liveCode`<div style={{ width: ${width}, height: ${height} }}>
  <Player compositionWidth={640} compositionHeight={360} style={{ ${codes[rule]} }} … />
</div>`}
      controls={
        <>
          <Slider label="width" value={width} onChange={setWidth} min={120} max={640} />
          <Slider label="height" value={height} onChange={setHeight} min={80} max={240} />
          <Choice label="style of the Player" value={rule} onChange={setRule} options={rules} />
        </>
      }
    />
  )
}
