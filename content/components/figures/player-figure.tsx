'use client'

// `<Player>` itself, with the controls that it brings along: the props of the page as switches.
import { Player } from '@remotion/player'
import { useState } from 'react'
import { Choice, Switch } from './fields.tsx'
import { Greeting } from './greeting.tsx'
import { LiveCode } from './live-code.tsx'
import { useWithoutAudio } from './silent-player.tsx'

const rates = ['0.5', '1', '2'] as const

export default function PlayerFigure() {
  useWithoutAudio()
  const [controls, setControls] = useState(true)
  const [loop, setLoop] = useState(true)
  const [clickToPlay, setClickToPlay] = useState(true)
  const [rate, setRate] = useState<(typeof rates)[number]>('1')
  const switched = [controls && 'controls', loop && 'loop', clickToPlay && 'clickToPlay'].filter((prop) => prop !== false)
  return (
    <section className="fig fig-operated" aria-label="Live figure: the Player with its own controls">
      <div className="fig-stage" style={{ '--fig-width': 640, aspectRatio: '640 / 360' }}>
        <Player
          component={Greeting}
          inputProps={{ name: 'Ada', tone: 0 }}
          durationInFrames={120}
          fps={30}
          compositionWidth={640}
          compositionHeight={360}
          initialFrame={50}
          style={{ width: '100%', opacity: 1 }}
          controls={controls}
          loop={loop}
          clickToPlay={clickToPlay}
          playbackRate={Number(rate)}
          // Otherwise its play button takes the focus from the reader when it appears.
          spaceKeyToPlayOrPause={false}
          showVolumeControls={false}
          allowFullscreen={false}
          numberOfSharedAudioTags={0}
          logLevel="error"
          acknowledgeRemotionLicense
          noSuspense
        />
      </div>
      <LiveCode>
        {`<Player\n  component={Greeting}\n  inputProps={{ name: 'Ada' }}\n  durationInFrames={120} fps={30}\n  compositionWidth={640} compositionHeight={360}\n${switched.length > 0 ? `  ‹${switched.join(' ')}›\n` : ''}  playbackRate={‹${rate}›}\n/>`}
      </LiveCode>
      <div className="fig-controls">
        <Switch label="controls" value={controls} onChange={setControls} />
        <Switch label="loop" value={loop} onChange={setLoop} />
        <Switch label="clickToPlay" value={clickToPlay} onChange={setClickToPlay} />
        <Choice label="playbackRate" value={rate} onChange={setRate} options={rates} />
      </div>
    </section>
  )
}
