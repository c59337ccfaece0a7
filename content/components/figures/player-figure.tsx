'use client'

// `<Player>` itself, with the controls that it brings along: the props of the page as switches.
import { useState } from 'react'
import { Choice, Switch } from './fields.tsx'
import { Greeting } from './greeting.tsx'
import { LiveCode } from './live-code.tsx'
import { OwnFigure, StagePlayer } from './player/own-player.tsx'

const rates = ['0.5', '1', '2'] as const

export default function PlayerFigure() {
  const [controls, setControls] = useState(true)
  const [loop, setLoop] = useState(true)
  const [clickToPlay, setClickToPlay] = useState(true)
  const [rate, setRate] = useState<(typeof rates)[number]>('1')
  const switched = [controls && 'controls', loop && 'loop', clickToPlay && 'clickToPlay'].filter((prop) => prop !== false)
  return (
    <OwnFigure
      label="the Player with its own controls"
      stage={
        <StagePlayer
          durationInFrames={120}
          initialFrame={50}
          controls={controls}
          loop={loop}
          clickToPlay={clickToPlay}
          playbackRate={Number(rate)}
          hidden={false}
        >
          <Greeting name="Ada" tone={0} />
        </StagePlayer>
      }
      code={
        <LiveCode>
          {`<Player\n  component={Greeting}\n  inputProps={{ name: 'Ada' }}\n  durationInFrames={120} fps={30}\n  compositionWidth={640} compositionHeight={360}\n${switched.length > 0 ? `  ‹${switched.join(' ')}›\n` : ''}  playbackRate={‹${rate}›}\n/>`}
        </LiveCode>
      }
      controls={
        <>
          <Switch label="controls" value={controls} onChange={setControls} />
          <Switch label="loop" value={loop} onChange={setLoop} />
          <Switch label="clickToPlay" value={clickToPlay} onChange={setClickToPlay} />
          <Choice label="playbackRate" value={rate} onChange={setRate} options={rates} />
        </>
      }
    />
  )
}
