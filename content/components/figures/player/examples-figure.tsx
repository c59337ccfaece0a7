'use client'

// Samples of the Player's pages as they run: a turning square that repeats without a jump, a film as long as its words, and the first video.
import { useState } from 'react'
import { AbsoluteFill, interpolate, Series, useCurrentFrame, useVideoConfig } from 'remotion'
import { Switch, TextField } from '../fields.tsx'
import { Greeting } from '../greeting.tsx'
import { LiveCode, liveCode } from '../live-code.tsx'
import { ink, pink, Scene } from '../scene.tsx'
import { OwnFigure, StagePlayer } from './own-player.tsx'

const middle = { justifyContent: 'center', alignItems: 'center' } as const

function Turning() {
  const frame = useCurrentFrame()
  const { durationInFrames } = useVideoConfig()
  const angle = interpolate(frame, [0, durationInFrames], [0, 360])
  return (
    <Scene style={middle}>
      <div style={{ width: 140, height: 140, background: pink, transform: `rotate(${angle}deg)` }} />
    </Scene>
  )
}

function Hello() {
  const size = interpolate(useCurrentFrame(), [0, 60], [20, 80])
  return <Scene style={{ ...middle, fontSize: size, fontWeight: 700 }}>It works</Scene>
}

const framesPerWord = 20

function Words({ words }: { words: readonly string[] }) {
  return (
    <Scene>
      <Series>
        {words.map((word, index) => (
          <Series.Sequence key={`${index}-${word}`} durationInFrames={framesPerWord}>
            <AbsoluteFill style={{ ...middle, fontSize: 84, fontWeight: 800, color: ink }}>{word}</AbsoluteFill>
          </Series.Sequence>
        ))}
      </Series>
    </Scene>
  )
}

function LoopingExample() {
  const [loop, setLoop] = useState(true)
  return (
    <OwnFigure
      label="a Player in full width, with controls, that repeats"
      stage={
        <StagePlayer durationInFrames={120} initialFrame={15} controls loop={loop}>
          <Turning />
        </StagePlayer>
      }
      code={liveCode`<Player component={Turning} durationInFrames={120} style={{ width: '100%' }} controls${loop ? ' loop' : ''} … />`}
      controls={<Switch label="loop" value={loop} onChange={setLoop} />}
    />
  )
}

function WordsExample() {
  const [text, setText] = useState('Type a sentence here')
  const words = text.split(/\s+/).filter((word) => word !== '')
  const frames = Math.max(1, words.length * framesPerWord)
  return (
    <OwnFigure
      label="a film with one word after the other, as long as the sentence"
      stage={
        <StagePlayer durationInFrames={frames} controls loop>
          <Words words={words} />
        </StagePlayer>
      }
      code={liveCode`words.length // ${words.length}
durationInFrames={Math.max(1, words.length * 20)} // ${frames}`}
      controls={<TextField label="text" value={text} onChange={setText} />}
    />
  )
}

function FirstExample() {
  return (
    <OwnFigure
      label="the first video: a text that grows for two seconds"
      stage={
        <StagePlayer durationInFrames={61} initialFrame={0} controls>
          <Hello />
        </StagePlayer>
      }
    />
  )
}

function SharedExample() {
  const [name, setName] = useState('World')
  return (
    <OwnFigure
      label="a greeting whose name is typed into a field of the application"
      stage={
        <StagePlayer durationInFrames={120} initialFrame={60} controls>
          <Greeting name={name} tone={3} />
        </StagePlayer>
      }
      code={
        <LiveCode>{`// In the application\n<Player component={Greeting} inputProps={{ name: '‹${name}›' }} {...settings} controls />\n// On the server, with the same object\nrenderMedia({ composition, inputProps: { name: '‹${name}›' }, … })`}</LiveCode>
      }
      controls={<TextField label="name" value={name} onChange={setName} maxLength={14} />}
    />
  )
}

const samples = { looping: LoopingExample, words: WordsExample, first: FirstExample, shared: SharedExample } as const

export default function ExamplesFigure({ kind }: { kind: keyof typeof samples }) {
  const Sample = samples[kind]
  return <Sample />
}
