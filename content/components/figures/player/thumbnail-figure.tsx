'use client'

// `<Thumbnail>`: a list of templates, each one live picture of the same moment. There is nothing to play.
import { Thumbnail } from '@remotion/player'
import { useState } from 'react'
import { Slider } from '../fields.tsx'
import { Greeting } from '../greeting.tsx'
import { liveCode } from '../live-code.tsx'
import { OwnFigure } from './own-player.tsx'

const names = ['Ada', 'Grace', 'Alan', 'Emmy'] as const

export default function ThumbnailFigure() {
  const [frame, setFrame] = useState(40)
  return (
    <OwnFigure
      label="four thumbnails of one composition with other props"
      size={false}
      stage={
        <ul className="fig-op-grid">
          {names.map((name, tone) => (
            <li key={name} style={{ '--fig-width': 640, aspectRatio: '640 / 360' }}>
              <div role="img" aria-label={`Hello, ${name}`}>
                <div aria-hidden="true">
                  <Thumbnail
                    component={Greeting}
                    inputProps={{ name, tone }}
                    frameToDisplay={frame}
                    durationInFrames={90}
                    fps={30}
                    compositionWidth={640}
                    compositionHeight={360}
                    style={{ width: '100%', opacity: 1 }}
                    logLevel="error"
                    noSuspense
                  />
                </div>
              </div>
            </li>
          ))}
        </ul>
      }
      code={liveCode`names.map((name) => (
  <Thumbnail component={Greeting} inputProps={{ name }} frameToDisplay={${frame}} … />
))`}
      controls={<Slider label="frameToDisplay" value={frame} onChange={setFrame} min={0} max={89} />}
    />
  )
}
