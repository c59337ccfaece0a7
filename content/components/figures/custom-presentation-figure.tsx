'use client'

import { translatePath } from '@remotion/paths'
// A presentation of one's own: the next scene is seen through a star that grows and turns.
import { makeStar } from '@remotion/shapes'
import {
  linearTiming,
  type TransitionPresentation,
  type TransitionPresentationComponentProps,
  TransitionSeries,
} from '@remotion/transitions'
import { useId, useState } from 'react'
import { AbsoluteFill } from 'remotion'
import { Slider } from './fields.tsx'
import { liveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'
import { Day, Night } from './transition-scenes.tsx'

interface StarProps extends Record<string, unknown> {
  points: number
}

function StarPresentation({
  children,
  presentationDirection,
  presentationProgress,
  passedProps,
}: TransitionPresentationComponentProps<StarProps>) {
  const id = useId()
  if (presentationDirection === 'exiting') return <AbsoluteFill>{children}</AbsoluteFill>
  const radius = 1 + presentationProgress * 900
  const star = makeStar({ points: passedProps.points, innerRadius: radius * 0.5, outerRadius: radius })
  const d = translatePath(star.path, 320 - star.width / 2, 180 - star.height / 2)
  return (
    <AbsoluteFill style={{ clipPath: `url(#${id})` }}>
      {children}
      <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
        <clipPath id={id}>
          <path d={d} transform={`rotate(${presentationProgress * 90} 320 180)`} />
        </clipPath>
      </svg>
    </AbsoluteFill>
  )
}

function star(props: StarProps): TransitionPresentation<StarProps> {
  return { component: StarPresentation, props }
}

export default function CustomPresentationFigure() {
  const [points, setPoints] = useState(5)
  const timing = linearTiming({ durationInFrames: 45 })
  return (
    <LiveFigure
      label="A star opens in the picture of the day, turns and grows; the night is seen through it."
      durationInFrames={105}
      poster={45}
      tracks={[
        { name: 'Day', from: 0, durationInFrames: 75, tone: 'c' },
        { name: 'Night', from: 30, durationInFrames: 75, tone: 'a' },
      ]}
      code={liveCode`<TransitionSeries.Transition presentation={star({ points: ${points} })} timing={timing} />`}
      controls={<Slider label="points" value={points} onChange={setPoints} min={3} max={12} />}
    >
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={75}>
          <Day />
        </TransitionSeries.Sequence>
        <TransitionSeries.Transition presentation={star({ points })} timing={timing} />
        <TransitionSeries.Sequence durationInFrames={75}>
          <Night />
        </TransitionSeries.Sequence>
      </TransitionSeries>
    </LiveFigure>
  )
}
