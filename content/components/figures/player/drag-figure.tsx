'use client'

// Elements in the picture that are moved and resized with a pointer, or with the sliders below, and the data that changes with them.
import { type PointerEvent as ReactPointerEvent, useCallback, useState } from 'react'
import { AbsoluteFill, useCurrentScale } from 'remotion'
import { Choice, Slider } from '../fields.tsx'
import { liveCode } from '../live-code.tsx'
import { amber, blue, pink, Scene } from '../scene.tsx'
import { OwnFigure, StagePlayer } from './own-player.tsx'

interface Box {
  left: number
  top: number
  width: number
  height: number
}

const names = ['pink', 'amber'] as const
type Name = (typeof names)[number]
const colors: Record<Name, string> = { pink, amber }
const initial: Record<Name, Box> = {
  pink: { left: 60, top: 60, width: 200, height: 120 },
  amber: { left: 340, top: 150, width: 160, height: 160 },
}

/** A handler for onPointerDown that reports how far the pointer has moved since, in pixels of the composition. */
function useDrag(start: () => (x: number, y: number) => void) {
  const scale = useCurrentScale()
  return useCallback(
    (event: ReactPointerEvent) => {
      event.stopPropagation()
      if (event.button !== 0) return
      const { clientX, clientY } = event
      const onMove = start()
      const listening = new AbortController()
      const { signal } = listening
      addEventListener('pointermove', (moved) => onMove((moved.clientX - clientX) / scale, (moved.clientY - clientY) / scale), { signal })
      for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => listening.abort(), { signal })
    },
    [scale, start],
  )
}

interface OutlineProps {
  box: Box
  color: string
  selected: boolean
  select: () => void
  change: (box: Box) => void
}

function Outline({ box, color, selected, select, change }: OutlineProps) {
  const scale = useCurrentScale()
  const onMoveStart = useDrag(() => {
    select()
    return (x, y) => change({ ...box, left: Math.round(box.left + x), top: Math.round(box.top + y) })
  })
  const onResizeStart = useDrag(
    () => (x, y) => change({ ...box, width: Math.max(1, Math.round(box.width + x)), height: Math.max(1, Math.round(box.height + y)) }),
  )
  const handle = 14 / scale
  return (
    <div
      onPointerDown={onMoveStart}
      style={{
        position: 'absolute',
        ...box,
        background: color,
        cursor: 'move',
        touchAction: 'none',
        outline: selected ? `${2 / scale}px solid ${blue}` : 'none',
      }}
    >
      {selected ? (
        <div
          onPointerDown={onResizeStart}
          style={{
            position: 'absolute',
            right: -handle / 2,
            bottom: -handle / 2,
            width: handle,
            height: handle,
            background: blue,
            cursor: 'nwse-resize',
            touchAction: 'none',
          }}
        />
      ) : null}
    </div>
  )
}

export default function DragFigure() {
  const [boxes, setBoxes] = useState(initial)
  const [selected, setSelected] = useState<Name>('pink')
  const box = boxes[selected]
  const change = (name: Name, next: Box) => setBoxes((old) => ({ ...old, [name]: next }))
  const set = (part: keyof Box) => (value: number) => change(selected, { ...box, [part]: value })
  return (
    <OwnFigure
      label="two boxes in the picture of a Player, which can be moved and resized"
      stage={
        <StagePlayer durationInFrames={60}>
          <Scene>
            <AbsoluteFill>
              {names.map((name) => (
                <Outline
                  key={name}
                  box={boxes[name]}
                  color={colors[name]}
                  selected={name === selected}
                  select={() => setSelected(name)}
                  change={(next) => change(name, next)}
                />
              ))}
            </AbsoluteFill>
          </Scene>
        </StagePlayer>
      }
      code={liveCode`{ color: '${selected}', left: ${box.left}, top: ${box.top}, width: ${box.width}, height: ${box.height} }`}
      controls={
        <>
          <Choice label="selected" value={selected} onChange={setSelected} options={names} />
          <Slider label="left" value={box.left} onChange={set('left')} min={-100} max={640} />
          <Slider label="top" value={box.top} onChange={set('top')} min={-100} max={360} />
          <Slider label="width" value={box.width} onChange={set('width')} min={1} max={640} />
          <Slider label="height" value={box.height} onChange={set('height')} min={1} max={360} />
        </>
      }
    />
  )
}
