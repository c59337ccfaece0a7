// Functions that read the text of a path: it is typed, drawn, and taken apart.
import {
  getBoundingBox,
  getLength,
  getSubpaths,
  normalizePath,
  parsePath,
  reduceInstructions,
  serializeInstructions,
} from '@remotion/paths'
import { useState } from 'react'
import { liveCode } from '../live-code.tsx'
import { TextArea } from './text-area.tsx'
import { Print, TextFrame } from './text-frame.tsx'

const tones = ['a', 'b', 'd', 'c'] as const

interface Reading {
  d: string
  /** Parts that are drawn in colors of their own. */
  parts: readonly string[]
  texts: readonly { name: string; text: string }[]
  outcome: string
}

/** While a path is being typed, it cannot be read at each moment. */
function attempt(d: string, read: (d: string) => Reading): Reading {
  try {
    return read(d)
  } catch (error) {
    return {
      d: '',
      parts: [],
      texts: [{ name: 'This is thrown', text: error instanceof Error ? error.message : String(error) }],
      outcome: 'an error',
    }
  }
}

function Shape({ parts }: { parts: readonly string[] }) {
  const whole = parts.join(' ')
  const box = whole === '' ? { x1: 0, y1: 0, x2: 100, y2: 60 } : getBoundingBox(whole)
  const room = Math.max(box.x2 - box.x1, box.y2 - box.y1, 1) * 0.12
  const view = [box.x1 - room, box.y1 - room, box.x2 - box.x1 + 2 * room, box.y2 - box.y1 + 2 * room]
  return (
    <svg className="fig-shape" viewBox={view.map((value) => value.toFixed(2)).join(' ')} role="img" aria-label="The path, drawn">
      {parts.map((part, index) => (
        <path
          key={index}
          d={part}
          fill={`var(--fig-${tones[index % tones.length]})`}
          fillOpacity={0.16}
          stroke={`var(--fig-${tones[index % tones.length]})`}
          strokeWidth={3}
          vectorEffect="non-scaling-stroke"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  )
}

interface PathViewProps {
  name: string
  first: string
  read: (d: string) => Reading
}

function PathView({ name, first, read }: PathViewProps) {
  const [d, setD] = useState(first)
  const { parts, texts, outcome } = attempt(d, read)
  return (
    <TextFrame
      label={`A path, drawn, and what ${name}() gives for it: ${outcome}.`}
      code={liveCode`${name}(${name === 'reduceInstructions' ? `parsePath('${d}')` : `'${d}'`}) // ${outcome}`}
      controls={<TextArea label="d" value={d} onChange={setD} rows={2} />}
    >
      <div className="fig-beside">
        <Shape parts={parts} />
        {texts.map(({ name: title, text }) => (
          <Print key={title} name={title}>
            {text}
          </Print>
        ))}
      </div>
    </TextFrame>
  )
}

const print = (value: object): string =>
  `{ ${Object.entries(value)
    .map(([name, part]) => `${name}: ${typeof part === 'string' ? `'${part}'` : part}`)
    .join(', ')} }`

/** Long paths would make the figure as long. */
function printAll(values: readonly object[]): string {
  const rows = values.slice(0, 9).map(print)
  return values.length > 9 ? [...rows, `… ${values.length - 9} more`].join('\n') : rows.join('\n')
}

export function ParsePathView() {
  return (
    <PathView
      name="parsePath"
      first="M 10 40 L 40 10 h 30 q 30 0 30 30 z"
      read={(d) => {
        const instructions = parsePath(d)
        return {
          d,
          parts: [d],
          texts: [{ name: 'Instruction[]', text: printAll(instructions) }],
          outcome: `${instructions.length} instructions`,
        }
      }}
    />
  )
}

export function NormalizePathView() {
  return (
    <PathView
      name="normalizePath"
      first="m 10 10 q 20 30 40 0 t 40 0 v 40 h -80 z"
      read={(d) => {
        const normal = normalizePath(d)
        return {
          d,
          parts: [normal],
          texts: [{ name: 'Absolute', text: normal }],
          outcome: /[a-y]/.test(d) ? 'capital letters only' : 'as it was',
        }
      }}
    />
  )
}

export function ReduceInstructionsView() {
  return (
    <PathView
      name="reduceInstructions"
      first="M 10 50 A 30 30 0 0 1 70 50 h 30 s 20 -40 -10 -40"
      read={(d) => {
        const reduced = reduceInstructions(parsePath(d))
        const kinds = [...new Set(reduced.map(({ type }) => type))].join(', ')
        return {
          d,
          parts: [serializeInstructions(reduced)],
          texts: [{ name: 'ReducedInstruction[]', text: printAll(reduced.map((part) => roundAll(part))) }],
          outcome: `only ${kinds}`,
        }
      }}
    />
  )
}

const roundAll = (instruction: object): object =>
  Object.fromEntries(
    Object.entries(instruction).map(([name, value]) => [name, typeof value === 'number' ? Math.round(value * 10) / 10 : value]),
  )

export function SubpathsView() {
  return (
    <PathView
      name="getSubpaths"
      first="M 10 10 L 90 10 L 50 60 Z M 110 10 h 60 v 50 M 20 80 Q 90 50 160 80"
      read={(d) => {
        const subpaths = getSubpaths(d)
        return {
          d,
          parts: subpaths,
          texts: [
            {
              name: 'Subpaths and their lengths',
              text: subpaths.map((part) => `${getLength(part).toFixed(1).padStart(6)}  ${part}`).join('\n'),
            },
          ],
          outcome: `${subpaths.length} subpaths`,
        }
      }}
    />
  )
}
