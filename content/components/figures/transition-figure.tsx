'use client'

// A presentation of `@remotion/transitions`, there and back, with the options that it takes. The bars show that the scenes overlap.
import { linearTiming, type TransitionPresentation, TransitionSeries } from '@remotion/transitions'
import { clockWipe } from '@remotion/transitions/clock-wipe'
import { fade } from '@remotion/transitions/fade'
import { type FlipDirection, flip } from '@remotion/transitions/flip'
import { iris } from '@remotion/transitions/iris'
import { none } from '@remotion/transitions/none'
import { type SlideDirection, slide } from '@remotion/transitions/slide'
import { type WipeDirection, wipe } from '@remotion/transitions/wipe'
import { useState } from 'react'
import { Choice, Slider, Switch } from './fields.tsx'
import { liveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'
import { Day, Night } from './transition-scenes.tsx'

const names = ['fade', 'slide', 'wipe', 'flip', 'clockWipe', 'iris', 'none'] as const
export type PresentationName = (typeof names)[number]

const fourDirections = ['from-left', 'from-right', 'from-top', 'from-bottom'] as const satisfies readonly (SlideDirection & FlipDirection)[]
const eightDirections = [
  ...fourDirections,
  'from-top-left',
  'from-top-right',
  'from-bottom-left',
  'from-bottom-right',
] as const satisfies readonly WipeDirection[]

const labels: Record<PresentationName, string> = {
  fade: 'A landscape by day dissolves into the same landscape by night, and back.',
  slide: 'The night pushes the day out of the picture, then the day pushes it back.',
  wipe: 'An edge moves across the picture and uncovers the night over the day.',
  flip: 'The picture turns around like a card; on its back is the night.',
  clockWipe: 'A hand turns like that of a clock and uncovers the night behind it.',
  iris: 'A round opening grows from the center and shows the night.',
  none: 'The night replaces the day at once, while both scenes go on for the length of the transition.',
}

interface TransitionFigureProps {
  /** The presentation of the page; without it, readers choose. */
  name?: PresentationName
}

export default function TransitionFigure({ name }: TransitionFigureProps) {
  const [chosen, setChosen] = useState<PresentationName>(name ?? 'wipe')
  const [length, setLength] = useState(30)
  const [direction, setDirection] = useState<WipeDirection>('from-left')
  const [perspective, setPerspective] = useState(1000)
  const [fadeOut, setFadeOut] = useState(false)
  const simple = fourDirections.find((option) => option === direction) ?? 'from-left'

  const scene = 45 + length
  const show = <Props extends Record<string, unknown>>(presentation: TransitionPresentation<Props>) => (
    <DayNightDay key={chosen} scene={scene} length={length} presentation={presentation} />
  )
  const picture = () => {
    switch (chosen) {
      case 'fade':
        return show(fade({ shouldFadeOutExitingScene: fadeOut }))
      case 'slide':
        return show(slide({ direction: simple }))
      case 'wipe':
        return show(wipe({ direction }))
      case 'flip':
        return show(flip({ direction: simple, perspective }))
      case 'clockWipe':
        return show(clockWipe({ width: 640, height: 360 }))
      case 'iris':
        return show(iris({ width: 640, height: 360 }))
      case 'none':
        return show(none())
    }
  }
  const options: Record<PresentationName, string> = {
    fade: fadeOut ? '{ shouldFadeOutExitingScene: true }' : '',
    slide: `{ direction: '${simple}' }`,
    wipe: `{ direction: '${direction}' }`,
    flip: `{ direction: '${simple}', perspective: ${perspective} }`,
    clockWipe: '{ width, height }',
    iris: '{ width, height }',
    none: '',
  }
  const directions = chosen === 'wipe' ? eightDirections : fourDirections

  return (
    <LiveFigure
      label={labels[chosen]}
      durationInFrames={scene * 3 - length * 2}
      poster={45 + Math.round(length / 3)}
      tracks={[
        { name: 'Day', from: 0, durationInFrames: scene, tone: 'c' },
        { name: 'Night', from: 45, durationInFrames: scene, tone: 'a' },
        { name: 'Day', from: 90, durationInFrames: scene, tone: 'c' },
      ]}
      code={liveCode`<TransitionSeries.Transition
  presentation={${`${chosen}(${options[chosen]})`}}
  timing={linearTiming({ durationInFrames: ${length} })}
/>`}
      controls={
        <>
          {name === undefined ? <Choice label="presentation" value={chosen} onChange={setChosen} options={names} /> : null}
          {chosen === 'slide' || chosen === 'wipe' || chosen === 'flip' ? (
            <Choice
              label="direction"
              value={chosen === 'wipe' ? direction : simple}
              onChange={(next: WipeDirection) => setDirection(next)}
              options={directions}
            />
          ) : null}
          {chosen === 'flip' ? (
            <Slider label="perspective" value={perspective} onChange={setPerspective} min={300} max={2000} step={50} />
          ) : null}
          {chosen === 'fade' ? <Switch label="shouldFadeOutExitingScene" value={fadeOut} onChange={setFadeOut} /> : null}
          <Slider label="durationInFrames" value={length} onChange={setLength} min={5} max={60} />
        </>
      }
    >
      {picture()}
    </LiveFigure>
  )
}

interface DayNightDayProps<Props extends Record<string, unknown>> {
  scene: number
  length: number
  presentation: TransitionPresentation<Props>
}

function DayNightDay<Props extends Record<string, unknown>>({ scene, length, presentation }: DayNightDayProps<Props>) {
  const timing = linearTiming({ durationInFrames: length })
  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={scene}>
        <Day />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition presentation={presentation} timing={timing} />
      <TransitionSeries.Sequence durationInFrames={scene}>
        <Night />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition presentation={presentation} timing={timing} />
      <TransitionSeries.Sequence durationInFrames={scene}>
        <Day />
      </TransitionSeries.Sequence>
    </TransitionSeries>
  )
}
