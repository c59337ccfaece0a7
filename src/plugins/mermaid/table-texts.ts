// Class diagrams and diagrams of entities for the drawing library (drawing-text.ts): boxes with lines, and relations between them. It calls
// each box by its name, so the name is the label.
import * as z from 'zod'
import type { DrawingText } from './drawing-text.ts'
import { noText, sayLabel, sendLabel, sendWord } from './label-text.ts'

const edge = z.object({
  start: z.string(),
  end: z.string(),
  label: z.string().default(''),
  pattern: z.string().default('solid'),
  arrowTypeStart: z.string().default('none'),
  arrowTypeEnd: z.string().default('none'),
  startLabelRight: z.string().default(''),
  endLabelLeft: z.string().default(''),
})
type Edge = z.output<typeof edge>
/** `List~int~` is written for `List<int>`, because signs like these begin tags. */
const typed = z.string().transform((text) => text.replace(/~([^~]+)~/g, '<$1>'))
const member = z.object({
  visibility: z.string().default(''),
  classifier: z.string().default(''),
  id: typed,
  parameters: typed.default(''),
  returnType: typed.default(''),
})
const classes = z.object({
  nodes: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      shape: z.literal('classBox'),
      isGroup: z.literal(false),
      members: z.array(member),
      methods: z.array(member),
      annotations: z.array(z.string()),
      styles: z.array(z.string()).max(0),
      link: z.undefined().optional(),
    }),
  ),
  edges: z.array(edge),
})
const entities = z.object({
  nodes: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      alias: z.string().default(''),
      isGroup: z.literal(false),
      attributes: z.array(
        z.object({ type: z.string(), name: z.string(), keys: z.array(z.string()).default([]), comment: z.literal('').default('') }),
      ),
    }),
  ),
  edges: z.array(edge),
})

/** Both ends of a relation and its line -> how it is written. */
const relations: Readonly<Record<string, string>> = {
  'extension none solid': '<|--',
  'none extension solid': '--|>',
  'extension none dotted': '<|..',
  'none extension dotted': '..|>',
  'composition none solid': '*--',
  'none composition solid': '--*',
  'aggregation none solid': 'o--',
  'none aggregation solid': '--o',
  'dependency none solid': '<--',
  'none dependency solid': '-->',
  'dependency none dotted': '<..',
  'none dependency dotted': '..>',
}

export function classText(facts: unknown): DrawingText | undefined {
  const { data } = classes.safeParse(facts)
  if (!data || data.nodes.length === 0) return undefined
  const names = nameBoxes(data.nodes.map(({ id, text }) => [id, text]))
  if (names === undefined) return undefined
  const lines = ['classDiagram']
  const labels: string[] = []
  for (const { id, text, members, methods, annotations } of data.nodes) {
    // The library shows one, and reads it as a word.
    if (annotations.length > 1 || annotations.some((each) => !/^\w+$/.test(each))) return undefined
    lines.push(`class ${names.get(id)} {`, ...annotations.map((each) => `<<${each}>>`))
    for (const each of members) lines.push(`${each.visibility}${sendWord(each.id)}${each.classifier}`)
    for (const { visibility, id: name, parameters, returnType, classifier } of methods)
      lines.push(
        `${visibility}${sendWord(name)}${classifier}(${sendWord(parameters)}) ${returnType === '' ? '' : sendWord(returnType)}`.trim(),
      )
    lines.push('}')
    labels.push(text, ...annotations, ...[...members, ...methods].map((each) => each.id))
  }
  for (const each of data.edges) {
    const line = each.pattern === 'dashed' ? 'dotted' : each.pattern
    const sign = relations[`${each.arrowTypeStart} ${each.arrowTypeEnd} ${line}`]
    if (sign === undefined) return undefined
    lines.push(
      [
        names.get(each.start),
        quoted(each.startLabelRight),
        sign,
        quoted(each.endLabelLeft),
        names.get(each.end),
        each.label === '' ? '' : `: ${sendLabel(each.label)}`,
      ]
        .filter((part) => part !== '')
        .join(' '),
    )
    labels.push(each.label, each.startLabelRight, each.endLabelLeft)
  }
  const says = [
    ...data.nodes.map(({ text, members, methods }) => {
      const inside = [...members.map(({ id }) => id), ...methods.map(({ id, parameters }) => `${id}(${parameters})`)]
      return inside.length === 0 ? sayLabel(text) : `${sayLabel(text)}: ${inside.map(sayLabel).join(', ')}`
    }),
    ...sayRelations(data.edges, new Map(data.nodes.map(({ id, text }) => [id, text]))),
  ]
  return { text: lines.join('\n'), labels, says }
}

const cardinalities: Readonly<Record<string, string>> = { only_one: '||', zero_or_one: 'o|', zero_or_more: 'o{', one_or_more: '|{' }
const lineStyles: Readonly<Record<string, string>> = { solid: '--', dashed: '..', dotted: '..' }

export function entityText(facts: unknown): DrawingText | undefined {
  const { data } = entities.safeParse(facts)
  if (!data || data.nodes.length === 0) return undefined
  const labelOf = new Map(data.nodes.map(({ id, label, alias }) => [id, alias || label]))
  const names = nameBoxes([...labelOf])
  if (names === undefined) return undefined
  const lines = ['erDiagram']
  const labels = [...labelOf.values()]
  for (const { id, attributes } of data.nodes) {
    lines.push(
      `${names.get(id)} {`,
      ...attributes.map(({ type, name, keys }) => `${sendWord(type)} ${sendWord(name)} ${keys.join(' ')}`.trim()),
      '}',
    )
    labels.push(...attributes.flatMap(({ type, name }) => [type, name]))
  }
  for (const { start, end, label, pattern, arrowTypeStart, arrowTypeEnd } of data.edges) {
    const [left, line, right] = [cardinalities[arrowTypeStart], lineStyles[pattern], cardinalities[arrowTypeEnd]]
    if (left === undefined || line === undefined || right === undefined) return undefined
    lines.push(`${names.get(start)} ${left}${line}${right} ${names.get(end)} : ${label === '' ? noText : sendLabel(label)}`)
    labels.push(label)
  }
  const says = [
    ...data.nodes.map(({ id, attributes }) => {
      const inside = attributes.map(({ type, name, keys }) => [type, name, ...keys].join(' '))
      return inside.length === 0
        ? sayLabel(labelOf.get(id) ?? '')
        : `${sayLabel(labelOf.get(id) ?? '')}: ${inside.map(sayLabel).join(', ')}`
    }),
    ...sayRelations(data.edges, labelOf),
  ]
  return { text: lines.join('\n'), labels, says }
}

/** Undefined if two have the same label: the library would take them for one. */
function nameBoxes(boxes: readonly [id: string, label: string][]): Map<string, string> | undefined {
  const names = new Map(boxes.map(([id, label]) => [id, sendWord(label)]))
  return new Set(names.values()).size === boxes.length ? names : undefined
}

function quoted(label: string): string {
  return label === '' ? '' : `"${sendLabel(label)}"`
}

function sayRelations(edges: readonly Edge[], labelOf: ReadonlyMap<string, string>): string[] {
  return edges.map(({ start, end, label, startLabelRight, endLabelLeft }) => {
    const [from, to] = [start, end].map((id) => sayLabel(labelOf.get(id) ?? ''))
    const parts = [from, startLabelRight, '–', endLabelLeft, to].map((part) => sayLabel(part ?? '')).filter((part) => part !== '')
    return `${parts.join(' ')}${label === '' ? '' : ` (${sayLabel(label)})`}`
  })
}
