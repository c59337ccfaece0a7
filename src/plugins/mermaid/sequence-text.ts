// A sequence diagram for the drawing library (drawing-text.ts): who takes part, and the messages between the starts and ends of blocks.
import * as z from 'zod'
import type { DrawingText } from './drawing-text.ts'
import { noText, sayLabel, sendLabel } from './label-text.ts'
import { type DiagramFacts, factOf } from './read-diagram.ts'

const actors = z.map(z.string(), z.object({ description: z.string(), type: z.enum(['participant', 'actor']) }))
const text = z.union([z.string(), z.object({}).transform(() => '')]).optional()
const messages = z.array(
  z.object({
    from: z.string().optional(),
    to: z.string().optional(),
    message: text,
    type: z.number(),
    activate: z.boolean().optional(),
    placement: z.number().optional(),
  }),
)
type Message = z.output<typeof messages>[number]

/** The name of a type of message -> how it is written: an arrow between two, or a line of its own. */
const arrows: Readonly<Record<string, string>> = { SOLID: '->>', DOTTED: '-->>', SOLID_POINT: '-)', DOTTED_POINT: '--)' }
const blocks: Readonly<Record<string, string>> = {
  LOOP_START: 'loop',
  LOOP_END: 'end',
  ALT_START: 'alt',
  ALT_ELSE: 'else',
  ALT_END: 'end',
  OPT_START: 'opt',
  OPT_END: 'end',
  PAR_START: 'par',
  PAR_AND: 'and',
  PAR_END: 'end',
  BREAK_START: 'break',
  BREAK_END: 'end',
}
const placements = ['left of', 'right of', 'over']

export function sequenceText(facts: DiagramFacts): DrawingText | undefined {
  const { data: people } = actors.safeParse(factOf(facts, 'getActors'))
  const { data: steps } = messages.safeParse(factOf(facts, 'getMessages'))
  const types = z.record(z.string(), z.number()).safeParse(Reflect.get(facts, 'LINETYPE')).data
  if (!people || !steps || !types || people.size === 0) return undefined
  const sizeOf = (method: string): number => z.map(z.unknown(), z.unknown()).safeParse(factOf(facts, method)).data?.size ?? 0
  if (sizeOf('getCreatedActors') + sizeOf('getDestroyedActors') > 0 || factOf(facts, 'hasAtLeastOneBox') === true) return undefined
  const typeNames = new Map(Object.entries(types).map(([name, number]) => [number, name]))
  const names = new Map([...people.keys()].map((key, index) => [key, `n${index}`]))
  // The library writes the name of an actor where the first arrow is, so all have a box.
  const lines = [
    'sequenceDiagram',
    ...[...people].map(([key, { description }]) => `participant ${names.get(key)} as ${sendLabel(description)}`),
  ]
  const labels = [...people.values()].map(({ description }) => description)
  const says: string[] = []
  const speak = (key: string | undefined): string => sayLabel(people.get(key ?? '')?.description ?? '')
  for (let index = 0; index < steps.length; index++) {
    const step = steps[index]
    if (step === undefined) continue
    const { from = '', to = '', message = '', type, activate, placement = 2 } = step
    const name = typeNames.get(type) ?? ''
    const label = message === '' ? noText : sendLabel(message)
    if (name in arrows) {
      const next = steps[index + 1]
      const mark = activationOf(next, step, typeNames)
      if ((activate === true && mark === '') || !names.has(from) || !names.has(to)) return undefined
      if (mark !== '') index++
      lines.push(`${names.get(from)}${arrows[name]}${mark}${names.get(to)}: ${label}`)
      says.push(`${speak(from)} → ${speak(to)}${message === '' ? '' : `: ${sayLabel(message)}`}`)
    } else if (name === 'NOTE') {
      const over = from === to ? names.get(from) : `${names.get(from)},${names.get(to)}`
      lines.push(`Note ${placements[placement] ?? 'over'} ${over}: ${label}`)
      says.push(sayLabel(message))
    } else if (name in blocks) {
      lines.push(`${blocks[name]} ${blocks[name] === 'end' ? '' : label}`.trim())
      if (message !== '') says.push(`${blocks[name]} ${sayLabel(message)}`)
    } else return undefined
    labels.push(message)
  }
  if (labels.some((label) => label.includes('$$'))) return undefined
  return { text: lines.join('\n'), labels, says }
}

/** `+` for a message that begins the activity of its receiver, `-` for one that ends that of its sender. */
function activationOf(next: Message | undefined, { from, to }: Message, names: ReadonlyMap<number, string>): '+' | '-' | '' {
  const name = next && names.get(next.type)
  if (name === 'ACTIVE_START' && next?.from === to) return '+'
  return name === 'ACTIVE_END' && next?.from === from ? '-' : ''
}
