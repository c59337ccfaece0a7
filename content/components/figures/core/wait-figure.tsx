'use client'

// What the renderer waits for before it takes the picture of a frame: handles of delayRender(), and what reports itself, like `<Img>`. The film is
// one frame of a render in slow motion; how long something takes to load is set by the reader.
import { useState } from 'react'
import { useCurrentFrame } from 'remotion'
import { Slider, Switch } from '../fields.tsx'
import { LiveCode } from '../live-code.tsx'
import { LiveFigure } from '../live-figure.tsx'
import { amber, blue, Drawing, green, ink, line, Note, paper, pink, Scene } from '../scene.tsx'

interface Task {
  name: string
  /** Where it begins and how long it takes, in frames of this figure: each stands for 10 milliseconds of a render. */
  from: number
  length: number
  /** False: nobody tells the renderer about it. */
  holds: boolean
}

/** When React has drawn the frame for the first time. */
const drawn = 20
const left = 40
const unit = 2.6
const toX = (frame: number) => left + frame * unit

function Course({ tasks, captured }: { tasks: readonly Task[]; captured: number }) {
  const frame = useCurrentFrame()
  const open = tasks.filter((task) => task.holds && frame >= task.from && frame < task.from + task.length)
  const isTaken = frame >= captured
  return (
    <Scene>
      <Drawing>
        <rect x={toX(0)} y={56} width={drawn * unit} height={34} rx={6} fill={blue} />
        <Note x={toX(drawn) + 34} y={80}>
          React draws
        </Note>
        {tasks.map((task, index) => {
          const y = 104 + index * 48
          const shown = Math.max(0, Math.min(task.length, frame - task.from))
          return (
            <g key={task.name}>
              <rect x={toX(task.from)} y={y} width={task.length * unit} height={34} rx={6} fill="none" stroke={line} strokeWidth={2} />
              <rect x={toX(task.from)} y={y} width={shown * unit} height={34} rx={6} fill={task.holds ? amber : pink} />
              <Note x={toX(task.from + task.length) + 34} y={y + 24} color={ink}>
                {task.name}
              </Note>
            </g>
          )
        })}
        <path d={`M${toX(captured)} 44V200`} stroke={green} strokeWidth={4} strokeDasharray={isTaken ? undefined : '6 6'} />
        <path d={`M${toX(frame)} 40V204`} stroke={ink} strokeWidth={3} />
        <Note x={left} y={30} size={22} color={ink}>
          {isTaken
            ? 'the picture has been taken'
            : frame < drawn
              ? 'drawing'
              : open.length > 0
                ? `waiting for ${open.map(({ name }) => name).join(' and ')}`
                : 'nothing to wait for'}
        </Note>
        <Result tasks={tasks} at={isTaken ? captured : undefined} />
      </Drawing>
    </Scene>
  )
}

/** The picture that ends up in the file: a gap for what was not there in time. */
function Result({ tasks, at }: { tasks: readonly Task[]; at: number | undefined }) {
  return (
    <g transform="translate(40 226)">
      <rect width={190} height={107} rx={8} fill={at === undefined ? 'none' : paper} stroke={line} strokeWidth={3} />
      {at === undefined
        ? null
        : tasks.map((task, index) => {
            const isThere = at >= task.from + task.length
            const width = 166 / tasks.length - 6
            return (
              <rect
                key={task.name}
                x={12 + index * (width + 12)}
                y={14}
                width={width}
                height={78}
                rx={6}
                fill={isThere ? (index === 0 ? blue : pink) : 'none'}
                stroke={isThere ? 'none' : line}
                strokeWidth={3}
                strokeDasharray="6 6"
              />
            )
          })}
      <Note x={210} y={62} size={24}>
        {at === undefined ? '' : tasks.every((task) => at >= task.from + task.length) ? 'complete' : 'something is missing'}
      </Note>
    </g>
  )
}

interface Kind {
  label: string
  /** Names of what is loaded. */
  names: readonly [string, ...string[]]
  hold: string
  startsHeld: boolean
  /** The code, with the time of each in milliseconds. */
  code: (held: boolean, times: readonly number[]) => string
}

const kinds = {
  delay: {
    label: 'One frame of a render: React draws, the renderer waits until the quote is loaded and drawn, then the picture is taken.',
    names: ['the quote'],
    hold: 'delayRender()',
    startsHeld: true,
    code: (held, [time]) =>
      held
        ? `const [handle] = useState(() => ‹delayRender›('Loading the quote'))\nfetch(url).then(…) // takes ‹${time}› ms\n‹continueRender›(handle)`
        : `fetch(url).then(…) // takes ‹${time}› ms`,
  },
  continue: {
    label: 'One frame of a render with two handles: the picture is taken when both have been released, in whatever order.',
    names: ['Headline', 'Body'],
    hold: 'delayRender()',
    startsHeld: true,
    code: (held, [first, second]) =>
      `${held ? "track('Headline', …)" : 'headline()'} // takes ‹${first}› ms\n${held ? "track('Body', …)" : 'body()'} // takes ‹${second}› ms`,
  },
  hook: {
    label: 'One frame of a render that loads a ranking, held by the handle of useDelayRender().',
    names: ['the ranking'],
    hold: 'delayRender()',
    startsHeld: true,
    code: (held, [time]) =>
      `const { delayRender, continueRender } = useDelayRender()\n${held ? "const [handle] = useState(() => ‹delayRender›('Loading the ranking'))\n" : ''}fetch(url).then(…) // takes ‹${time}› ms${held ? '\n‹continueRender›(handle)' : ''}`,
  },
  img: {
    label: 'One frame of a render with a picture: with Img the renderer waits for it, with a plain img it does not.',
    names: ['photo.jpg'],
    hold: '<Img>',
    startsHeld: true,
    code: (held, [time]) => `<‹${held ? 'Img' : 'img'}› src={photo} /> // takes ‹${time}› ms`,
  },
  iframe: {
    label: 'One frame of a render with a page in it: with IFrame the renderer waits for it, with a plain iframe it does not.',
    names: ['the page'],
    hold: '<IFrame>',
    startsHeld: true,
    code: (held, [time]) => `<‹${held ? 'IFrame' : 'iframe'}› src={url} /> // takes ‹${time}› ms`,
  },
  background: {
    label: 'One frame of a render with a picture in CSS: the renderer knows nothing of it, unless an Img loads it as well.',
    names: ['photo.jpg'],
    hold: 'with an <Img>',
    startsHeld: false,
    code: (held, [time]) =>
      `<AbsoluteFill style={{ backgroundImage: photoAsUrl }} /> // takes ‹${time}› ms${held ? '\n‹<Img src={photo} … />›' : ''}`,
  },
} as const satisfies Record<string, Kind>

/** The frame at which the picture is taken: after drawing, and after everything that holds it. */
function captureOf(held: boolean, times: readonly number[]): number {
  return drawn + (held ? Math.max(...times) / 10 : 0) + 8
}

export default function WaitFigure({ kind }: { kind: keyof typeof kinds }) {
  const { label, names, hold, startsHeld, code }: Kind = kinds[kind]
  const [held, setHeld] = useState(startsHeld)
  const [times, setTimes] = useState<readonly number[]>(names.map((_, index) => 900 - index * 400))
  const tasks = names.map((name, index) => ({ name, from: drawn, length: (times[index] ?? 0) / 10, holds: held }))
  return (
    <LiveFigure
      label={label}
      durationInFrames={220}
      poster={70}
      code={<LiveCode>{code(held, times)}</LiveCode>}
      controls={
        <>
          {names.map((name, index) => (
            <Slider
              key={name}
              label={`${name}, ms`}
              value={times[index] ?? 0}
              onChange={(time) => setTimes((old) => old.map((earlier, place) => (place === index ? time : earlier)))}
              min={100}
              max={1400}
              step={50}
            />
          ))}
          <Switch label={hold} value={held} onChange={setHeld} />
        </>
      }
    >
      <Course tasks={tasks} captured={captureOf(held, times)} />
    </LiveFigure>
  )
}
