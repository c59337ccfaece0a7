'use client'

// A picture instead of a film: `<Thumbnail>` draws the one frame that a `<Still>` has, or another one that a sequence leads to.
import { Thumbnail } from '@remotion/player'
import { type ReactNode, useMemo, useState } from 'react'
import { AbsoluteFill, Sequence } from 'remotion'
import { Choice, Slider, Switch, TextField } from '../fields.tsx'
import { Greeting } from '../greeting.tsx'
import { LiveCode, liveCode } from '../live-code.tsx'
import { OwnFigure } from '../player/own-player.tsx'
import { amber, blue, onTone, Scene } from '../scene.tsx'

function Picture({ children, width = 640, height = 360 }: { children: ReactNode; width?: number; height?: number }) {
  const inputProps = useMemo(() => ({ content: children }), [children])
  return (
    <div aria-hidden="true">
      <Thumbnail
        component={Shown}
        inputProps={inputProps}
        frameToDisplay={0}
        durationInFrames={1}
        fps={30}
        compositionWidth={width}
        compositionHeight={height}
        style={{ width: '100%', opacity: 1 }}
        logLevel="error"
        noSuspense
      />
    </div>
  )
}

function Shown({ content }: { content: ReactNode }) {
  return content
}

function Animated() {
  const [isShifted, setShifted] = useState(true)
  const [frame, setFrame] = useState(45)
  return (
    <OwnFigure
      label="a still of a component that animates: its first frame is empty, a later one is not"
      stage={
        <Picture>
          <Sequence from={isShifted ? -frame : 0}>
            <Greeting name="Ada" tone={0} />
          </Sequence>
        </Picture>
      }
      code={
        isShifted ? (
          liveCode`<Sequence from={-${frame}}>
  <Greeting name="Ada" />
</Sequence>`
        ) : (
          <LiveCode>{'<Greeting name="Ada" /> // useCurrentFrame() is 0'}</LiveCode>
        )
      }
      controls={
        <>
          <Slider label="frame" value={frame} onChange={setFrame} min={0} max={90} />
          <Switch label="<Sequence>" value={isShifted} onChange={setShifted} />
        </>
      }
    />
  )
}

const shapes = ['1200 × 630', '1080 × 1080'] as const

function Card() {
  const [title, setTitle] = useState('How bread rises')
  const [author, setAuthor] = useState('Ada')
  const [shape, setShape] = useState<(typeof shapes)[number]>('1200 × 630')
  const [width, height] = shape === '1200 × 630' ? [1200, 630] : [1080, 1080]
  return (
    <OwnFigure
      label="a preview card with a title and an author"
      size={[1200, 630]}
      stage={
        <div
          style={{
            width: `${(width / height / (1200 / 630)) * 100}%`,
            marginInline: 'auto',
            containerType: 'inline-size',
            '--fig-width': width,
          }}
        >
          <Picture width={width} height={height}>
            <Scene style={{ background: blue }}>
              <AbsoluteFill style={{ color: onTone, padding: 80, justifyContent: 'space-between' }}>
                <div style={{ fontSize: 104, fontWeight: 800, lineHeight: 1.1, overflowWrap: 'anywhere' }}>{title}</div>
                <div style={{ display: 'flex', gap: 24, alignItems: 'center', fontSize: 52 }}>
                  <span style={{ width: 52, height: 52, borderRadius: 26, background: amber }} />
                  {author}
                </div>
              </AbsoluteFill>
            </Scene>
          </Picture>
        </div>
      }
      code={liveCode`<Still id="Card" component={Card} width={${width}} height={${height}} … />
npx remotion still Card out/card.png --props='{"title": "${title}", "author": "${author}"}'`}
      controls={
        <>
          <TextField label="title" value={title} onChange={setTitle} maxLength={40} />
          <TextField label="author" value={author} onChange={setAuthor} maxLength={20} />
          <Choice label="size" value={shape} onChange={setShape} options={shapes} />
        </>
      }
    />
  )
}

export default function StillFigure({ kind }: { kind: 'moment' | 'card' }) {
  return kind === 'moment' ? <Animated /> : <Card />
}
