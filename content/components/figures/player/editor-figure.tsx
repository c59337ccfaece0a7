'use client'

// A small video editor: one list of items, drawn as a picture by the Player and as a timeline below it. Items are moved with a pointer or a slider.
import type { PlayerRef } from '@remotion/player'
import { type CSSProperties, type PointerEvent as ReactPointerEvent, type RefObject, useRef, useState } from 'react'
import { AbsoluteFill, Sequence } from 'remotion'
import { Choice, Slider } from '../fields.tsx'
import { liveCode } from '../live-code.tsx'
import { blue, green, ink, pink, Scene } from '../scene.tsx'
import { PlayButton } from './controls-figure.tsx'
import { OwnFigure, StagePlayer, useReading } from './own-player.tsx'

interface Item {
  id: Name
  from: number
  durationInFrames: number
  color: string
}

const names = ['title', 'disk', 'ground'] as const
type Name = (typeof names)[number]

/** One track each; the first covers the others. */
const initial: readonly Item[] = [
  { id: 'title', from: 30, durationInFrames: 60, color: pink },
  { id: 'disk', from: 60, durationInFrames: 60, color: blue },
  { id: 'ground', from: 0, durationInFrames: 120, color: green },
]
const start = 70
/** The timeline shows as many frames, however long the video is. */
const shown = 180

const durationOf = (items: readonly Item[]) => items.reduce((end, item) => Math.max(end, item.from + item.durationInFrames), 1)

function Content({ item }: { item: Item }) {
  const middle = { justifyContent: 'center', alignItems: 'center' } as const
  if (item.id === 'title') return <AbsoluteFill style={{ ...middle, color: ink, fontSize: 80, fontWeight: 800 }}>A title</AbsoluteFill>
  if (item.id === 'ground') return <AbsoluteFill style={{ background: item.color, opacity: 0.25 }} />
  return (
    <AbsoluteFill style={middle}>
      <div style={{ width: 260, height: 260, borderRadius: 130, background: item.color, opacity: 0.5 }} />
    </AbsoluteFill>
  )
}

function Playhead({ player }: { player: RefObject<PlayerRef | null> }) {
  const frame = useReading(player, ['frameupdate'], (current) => current.getCurrentFrame(), start)
  return <i style={{ insetInlineStart: `${(frame / shown) * 100}%` }} />
}

export default function EditorFigure() {
  const player = useRef<PlayerRef>(null)
  const lanes = useRef<HTMLDivElement>(null)
  const [items, setItems] = useState(initial)
  const [selected, setSelected] = useState<Name>('title')
  const duration = durationOf(items)
  const move = (id: Name, from: number) =>
    setItems((old) =>
      old.map((item) =>
        item.id === id ? { ...item, from: Math.round(Math.min(shown - item.durationInFrames, Math.max(0, from))) } : item,
      ),
    )

  function startDrag(event: ReactPointerEvent<HTMLElement>, item: Item) {
    const pixelsPerFrame = (lanes.current?.clientWidth ?? shown) / shown
    const { clientX, pointerId } = event
    const element: HTMLElement = event.currentTarget
    setSelected(item.id)
    element.setPointerCapture(pointerId)
    const dragging = new AbortController()
    element.addEventListener('pointermove', (moved) => move(item.id, item.from + (moved.clientX - clientX) / pixelsPerFrame), {
      signal: dragging.signal,
    })
    element.addEventListener('lostpointercapture', () => dragging.abort(), { once: true })
  }

  return (
    <OwnFigure
      label="a small video editor with three tracks"
      stage={
        <StagePlayer player={player} durationInFrames={duration} initialFrame={start} loop>
          <Scene>
            {[...items].reverse().map((item) => (
              <Sequence key={item.id} from={item.from} durationInFrames={item.durationInFrames}>
                <Content item={item} />
              </Sequence>
            ))}
          </Scene>
        </StagePlayer>
      }
      below={
        <>
          <PlayButton player={player} />
          <div className="fig-op-lanes" ref={lanes} aria-hidden="true">
            {items.map((item) => {
              const place: CSSProperties = {
                '--fig-tone': item.color,
                insetInlineStart: `${(item.from / shown) * 100}%`,
                width: `${(item.durationInFrames / shown) * 100}%`,
              }
              return (
                <div key={item.id}>
                  <div className="fig-op-item" style={place} onPointerDown={(event) => startDrag(event, item)}>
                    {item.id}
                  </div>
                </div>
              )
            })}
            <Playhead player={player} />
          </div>
        </>
      }
      code={liveCode`{ id: '${selected}', from: ${items.find(({ id }) => id === selected)?.from ?? 0}, durationInFrames: 60 }
getDuration(tracks) // ${duration}`}
      controls={
        <>
          <Choice label="item" value={selected} onChange={setSelected} options={names} />
          <Slider
            label="from"
            value={items.find(({ id }) => id === selected)?.from ?? 0}
            onChange={(from) => move(selected, from)}
            min={0}
            max={120}
          />
        </>
      }
    />
  )
}
