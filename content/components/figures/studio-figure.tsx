'use client'

// The demonstration on the home page: a film with its timeline, its code and its props, side by side as in the Studio.
import { useState } from 'react'
import { Choice, TextField } from './fields.tsx'
import { filmColors, filmLength, filmTracks, LaunchFilm } from './launch-film.tsx'
import { LiveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'

const colorNames = ['blue', 'pink', 'green', 'violet'] as const
const speeds = ['0.5', '1', '2'] as const

export default function StudioFigure() {
  const [title, setTitle] = useState('Hello, world')
  const [color, setColor] = useState<keyof typeof filmColors>('blue')
  const [speed, setSpeed] = useState<(typeof speeds)[number]>('1')
  const shown = title.trim() === '' ? 'Your title' : title
  return (
    <LiveFigure
      wide
      label="A short film of four scenes: a title that springs in letter by letter, growing bars with a number, a star that becomes a heart, and a play symbol over a command."
      durationInFrames={filmLength}
      poster={48}
      playbackRate={Number(speed)}
      tracks={filmTracks}
      code={
        <LiveCode>
          {`<Composition\n  id="Launch"\n  component={Launch}\n  durationInFrames={${filmLength}}\n  fps={30}\n  width={1920}\n  height={1080}\n  defaultProps={{\n    title: '‹${shown}›',\n    color: ‹'${color}'›,\n  }}\n/>`}
        </LiveCode>
      }
      controls={
        <>
          <TextField label="title" value={title} onChange={setTitle} maxLength={18} />
          <Choice label="color" value={color} onChange={setColor} options={colorNames} />
          <Choice label="speed" value={speed} onChange={setSpeed} options={speeds} />
        </>
      }
    >
      <LaunchFilm title={shown} colors={filmColors[color]} />
    </LiveFigure>
  )
}
