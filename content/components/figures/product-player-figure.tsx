'use client'

// The demonstration of the Player page: a visitor's input goes into the props of the video while it plays.
import { useState } from 'react'
import { Choice, TextField } from './fields.tsx'
import { Greeting } from './greeting.tsx'
import { LiveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'

const colors = ['blue', 'pink', 'amber', 'green'] as const
const rates = ['0.5', '1', '1.5', '2'] as const

export default function ProductPlayerFigure() {
  const [name, setName] = useState('Ada')
  const [color, setColor] = useState<(typeof colors)[number]>('pink')
  const [rate, setRate] = useState<(typeof rates)[number]>('1')
  return (
    <LiveFigure
      wide
      label={`A greeting for ${name === '' ? 'you' : name}: the letters spring in, and confetti bursts around them.`}
      durationInFrames={120}
      poster={50}
      playbackRate={Number(rate)}
      tracks={[
        { name: 'Burst', from: 4, durationInFrames: 116, tone: 'b' },
        { name: 'Name', from: 10, durationInFrames: 110, tone: 'a' },
      ]}
      code={
        <LiveCode>
          {`<Player\n  component={Greeting}\n  inputProps={{\n    name: '‹${name}›',\n    color: ‹'${color}'›,\n  }}\n  durationInFrames={120}\n  fps={30}\n  compositionWidth={1280}\n  compositionHeight={720}\n  playbackRate={‹${rate}›}\n  loop\n/>`}
        </LiveCode>
      }
      controls={
        <>
          <TextField label="name" value={name} onChange={setName} maxLength={14} />
          <Choice label="color" value={color} onChange={setColor} options={colors} />
          <Choice label="playbackRate" value={rate} onChange={setRate} options={rates} />
        </>
      }
    >
      <Greeting name={name} tone={colors.indexOf(color)} />
    </LiveFigure>
  )
}
