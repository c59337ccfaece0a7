// Flowcharts and diagrams of states for the drawing library (drawing-text.ts): nodes, groups of nodes, and edges.
import * as z from 'zod'
import type { DrawingText } from './drawing-text.ts'
import { sayLabel, sendLabel } from './label-text.ts'
import { type DiagramFacts, factOf } from './read-diagram.ts'

const node = z.object({
  id: z.string(),
  label: z.string().default(''),
  labelType: z.string().optional(),
  shape: z.string().default(''),
  isGroup: z.boolean().default(false),
  parentId: z.string().optional(),
  dir: z.string().optional(),
  cssStyles: z.array(z.string()).default([]),
  cssCompiledStyles: z.array(z.string()).default([]),
  link: z.string().optional(),
  icon: z.unknown().optional(),
  img: z.unknown().optional(),
})
const styles = z.union([z.array(z.string()), z.string()]).optional()
const edge = z.object({
  start: z.string(),
  end: z.string(),
  label: z.string().default(''),
  labelType: z.string().optional(),
  thickness: z.string().default('normal'),
  arrowTypeStart: z.string().default('none'),
  arrowTypeEnd: z.string().default('none'),
  style: styles,
})
const graph = z.object({ nodes: z.array(node), edges: z.array(edge), direction: z.string().optional() })
type Node = z.output<typeof node>
type Edge = z.output<typeof edge>

/** What a label may not have, because only Mermaid shows it: formulas and icons. */
function isPlain(label: string): boolean {
  return !/\$\$|\bfa[bsrl]?:fa-/.test(label)
}

/** Shape of a node -> the brackets around its label. */
const brackets: Readonly<Record<string, readonly [string, string]>> = {
  squareRect: ['[', ']'],
  rect: ['[', ']'],
  roundedRect: ['(', ')'],
  rounded: ['(', ')'],
  stadium: ['([', '])'],
  subroutine: ['[[', ']]'],
  cylinder: ['[(', ')]'],
  circle: ['((', '))'],
  doublecircle: ['(((', ')))'],
  odd: ['>', ']'],
  diamond: ['{', '}'],
  question: ['{', '}'],
  hexagon: ['{{', '}}'],
  trapezoid: ['[/', '\\]'],
  inv_trapezoid: ['[\\', '/]'],
}

/** Thickness of an edge -> with a point, and without. */
const arrows: Readonly<Record<string, readonly [string, string]>> = {
  normal: ['-->', '---'],
  dotted: ['-.->', '-.-'],
  thick: ['==>', '==='],
}

export function flowchartText(facts: DiagramFacts): DrawingText | undefined {
  const { data } = graph.safeParse(factOf(facts, 'getData'))
  if (!data || data.nodes.length === 0) return undefined
  const direction = z.string().catch('TB').parse(factOf(facts, 'getDirection'))
  const names = nameNodes(data.nodes)
  const lines = [`flowchart ${direction || 'TB'}`]
  for (const each of data.nodes) {
    if (each.isGroup || each.parentId !== undefined) continue
    lines.push(...flowchartNode(each, names))
  }
  lines.push(...groupLines(data.nodes, names, undefined, flowchartNode, flowchartGroup))
  const edges = turnBackEdges(data.edges)
  for (const [index, each] of edges.entries()) {
    const arrow = arrowOf(each)
    if (arrow === undefined) return undefined
    const label = each.label === '' ? '' : `|${sendLabel(each.label)}|`
    lines.push(`${names.get(each.from)} ${arrow}${label} ${names.get(each.to)}`)
    const colors = colorsOf(each.style)
    if (colors !== '') lines.push(`linkStyle ${index} ${colors}`)
  }
  // Letters in bold, as in Markdown.
  if ([...data.nodes, ...edges].some(({ label, labelType }) => labelType === 'markdown' && /[*_]/.test(label))) return undefined
  if (data.nodes.some(({ shape, isGroup, icon, img }) => icon || img || !(isGroup || shape in brackets))) return undefined
  return finish(lines, data.nodes, edges, names)
}

function flowchartNode({ id, label, shape, cssCompiledStyles, cssStyles }: Node, names: ReadonlyMap<string, string>): string[] {
  const [open, close] = brackets[shape] ?? ['[', ']']
  const name = names.get(id)
  const colors = colorsOf([...cssCompiledStyles, ...cssStyles])
  return [`${name}${open}${sendLabel(label)}${close}`, ...(colors === '' ? [] : [`style ${name} ${colors}`])]
}

function flowchartGroup({ id, label, dir }: Node, names: ReadonlyMap<string, string>, children: string[]): string[] {
  const direction = dir === undefined ? [] : [`direction ${dir}`]
  return [`subgraph ${names.get(id)} [${sendLabel(label)}]`, ...direction, ...children, 'end']
}

function arrowOf({ thickness, arrowTypeStart, arrowTypeEnd }: Edge): string | undefined {
  const [pointed, plain] = arrows[thickness] ?? []
  const isPoint = (type: string): boolean => type === 'arrow_point' || type === 'none'
  if (pointed === undefined || !isPoint(arrowTypeStart) || !isPoint(arrowTypeEnd)) return undefined
  if (arrowTypeStart === 'none') return arrowTypeEnd === 'none' ? plain : pointed
  return arrowTypeEnd === 'none' ? undefined : `<${pointed}`
}

export function stateText(facts: DiagramFacts): DrawingText | undefined {
  const { data } = graph.safeParse(factOf(facts, 'getData'))
  if (!data || data.nodes.length === 0) return undefined
  const names = nameNodes(data.nodes)
  const shapeOf = new Map(data.nodes.map(({ id, shape }) => [id, shape]))
  const parentOf = new Map(data.nodes.map(({ id, parentId }) => [id, parentId]))
  const isMark = (id: string): boolean => /^state(?:Start|End)$/.test(shapeOf.get(id) ?? '')
  const known = new Set(['rect', 'stateStart', 'stateEnd', 'roundedWithTitle'])
  if (data.nodes.some(({ shape }) => !known.has(shape))) return undefined
  const edges = turnBackEdges(data.edges)
  // A start or an end has no name there, and so is never turned.
  const line = ({ start, end, from, to, label }: TurnedEdge): string => {
    const side = (id: string): string => (isMark(id) ? '[*]' : (names.get(id) ?? ''))
    const [first, second] = isMark(start) || isMark(end) ? [start, end] : [from, to]
    return `${side(first)} --> ${side(second)}${label === '' ? '' : ` : ${sendLabel(label)}`}`
  }
  const ofGroup = (parent: string | undefined): string[] =>
    edges.filter(({ start, end }) => [start, end].some((id) => isMark(id) && parentOf.get(id) === parent)).map(line)
  const write = ({ id, label, shape }: Node): string[] => (shape === 'rect' ? [`state "${sendLabel(label)}" as ${names.get(id)}`] : [])
  const group = ({ id, label }: Node, _names: ReadonlyMap<string, string>, children: string[]): string[] => [
    `state "${sendLabel(label).replaceAll('<br>', ' ')}" as ${names.get(id)} {`,
    ...children,
    ...ofGroup(id),
    '}',
  ]
  const lines = [
    'stateDiagram-v2',
    `direction ${data.direction ?? 'TB'}`,
    ...data.nodes.filter((each) => !each.isGroup && each.parentId === undefined).flatMap(write),
    ...groupLines(data.nodes, names, undefined, write, group),
    ...ofGroup(undefined),
    ...edges.filter(({ start, end }) => !isMark(start) && !isMark(end)).map(line),
  ]
  const labelled = data.nodes.map((each) => (isMark(each.id) ? { ...each, label: '' } : each))
  return finish(lines, labelled, edges, names)
}

/** An edge as it is sent to the library. */
type TurnedEdge = Edge & { from: string; to: string }

/**
 * Where edges lead in a circle, the library begins anywhere. So those that lead back, seen from where the author began, are sent the other way
 * round, and only their arrows are put right.
 */
function turnBackEdges(edges: readonly Edge[]): TurnedEdge[] {
  const next = new Map<string, string[]>()
  for (const { start, end } of edges) next.set(start, [...(next.get(start) ?? []), end])
  const state = new Map<string, 'open' | 'done'>()
  const back = new Set<string>()
  for (const { start } of edges) {
    const path = state.has(start) ? [] : [{ id: start, ends: [...(next.get(start) ?? [])] }]
    state.set(start, state.get(start) ?? 'open')
    while (path.length > 0) {
      const here = path.at(-1)
      const end = here?.ends.shift()
      if (!here || end === undefined) {
        state.set(path.pop()?.id ?? '', 'done')
      } else if (state.get(end) === 'open' && end !== here.id) back.add(`${here.id}\n${end}`)
      else if (!state.has(end)) {
        state.set(end, 'open')
        path.push({ id: end, ends: [...(next.get(end) ?? [])] })
      }
    }
  }
  return edges.map((each) =>
    back.has(`${each.start}\n${each.end}`) ? { ...each, from: each.end, to: each.start } : { ...each, from: each.start, to: each.end },
  )
}

/** Names that are plain words, whatever the author has called a node. */
function nameNodes(nodes: readonly Node[]): Map<string, string> {
  return new Map(nodes.map(({ id }, index) => [id, `n${index}`]))
}

/** Each group with its nodes and groups, from the outside in. */
function groupLines(
  nodes: readonly Node[],
  names: ReadonlyMap<string, string>,
  parent: string | undefined,
  write: (node: Node, names: ReadonlyMap<string, string>) => string[],
  group: (node: Node, names: ReadonlyMap<string, string>, children: string[]) => string[],
): string[] {
  return nodes
    .filter(({ isGroup, parentId }) => isGroup && parentId === parent)
    .flatMap((each) => {
      const inside = nodes.filter(({ isGroup, parentId }) => !isGroup && parentId === each.id)
      return group(each, names, [...inside.flatMap((child) => write(child, names)), ...groupLines(nodes, names, each.id, write, group)])
    })
}

function finish(
  lines: string[],
  nodes: readonly Node[],
  edges: readonly TurnedEdge[],
  names: ReadonlyMap<string, string>,
): DrawingText | undefined {
  if (edges.some(({ start, end }) => isInside(start, end, nodes) || isInside(end, start, nodes))) return undefined
  const labels = [...nodes.map(({ label }) => label), ...edges.map(({ label }) => label)]
  if (!labels.every(isPlain)) return undefined
  const labelOf = new Map(nodes.map(({ id, label }) => [id, sayLabel(label) || '●']))
  const related = new Set(edges.flatMap(({ start, end }) => [start, end]))
  const alone = nodes.filter(({ id, isGroup }) => !related.has(id) && !isGroup).map(({ id }) => labelOf.get(id) ?? '')
  const relations = edges.map(({ start, end, label, arrowTypeEnd }) => {
    const sign = arrowTypeEnd === 'none' ? '–' : '→'
    return `${labelOf.get(start)} ${sign} ${labelOf.get(end)}${label === '' ? '' : ` (${sayLabel(label)})`}`
  })
  const groups = nodes
    .filter(({ isGroup }) => isGroup)
    .map(({ id, label }) => {
      const inside = nodes.filter(({ parentId }) => parentId === id).map((each) => labelOf.get(each.id))
      return `${sayLabel(label)}: ${inside.join(', ')}`
    })
  const links = new Map(nodes.flatMap(({ id, link }) => (isSafeLink(link) ? [[names.get(id) ?? '', link]] : [])))
  const turned = edges.flatMap(({ start, from, to, thickness, label }) => {
    const style = thickness === 'normal' ? 'solid' : thickness
    return start === from ? [] : [`${names.get(from)} ${names.get(to)} ${style} ${label === '' ? '' : sendLabel(label)}`]
  })
  return { text: lines.join('\n'), labels, says: [...groups, ...relations, ...alone], turned, links }
}

/** Whether a node is in a group, however deep. */
function isInside(id: string, group: string, nodes: readonly Node[]): boolean {
  const parent = nodes.find((each) => each.id === id)?.parentId
  return parent !== undefined && (parent === group || isInside(parent, group, nodes))
}

function isSafeLink(link: string | undefined): link is string {
  return link !== undefined && /^(?:https?:|mailto:|\/(?!\/)|#)/i.test(link)
}

const colorValue = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl|oklch)a?\([\d.%,\s/]+\))$/i

/**
 * The colors that an author has given. A node with a fill of its own is the same in both modes, so its text needs a color that can be read
 * on it.
 */
function colorsOf(written: z.output<typeof styles> = []): string {
  const kept = new Map<string, string>()
  for (const declaration of (Array.isArray(written) ? written : written.split(';')).flatMap((each) => each.split(';'))) {
    const [, property = '', value = ''] = /^\s*(fill|stroke|color|stroke-width)\s*:\s*(.+?)\s*(?:!important\s*)?$/.exec(declaration) ?? []
    if (property === 'stroke-width' ? /^[\d.]+(?:px)?$/.test(value) : property !== '' && colorValue.test(value) && value !== 'none')
      kept.set(property, value.replace(/\s*,\s*/g, ' '))
  }
  const fill = kept.get('fill')
  if (fill !== undefined && !kept.has('color')) kept.set('color', `oklch(from ${fill} calc((0.62 - l) * 1000) 0 0)`)
  return [...kept].map(([property, value]) => `${property}:${value}`).join(',')
}
