// The drawing of a diagram as SVG for a page: in the colors of the site, with what it says as its name. The library writes a whole file, with a
// style sheet and fonts from another host; only the shapes are taken.
import { escapeAttribute } from '../../lib/escape.ts'
import type { DrawingText } from './drawing-text.ts'
import { flowchartText, stateText } from './graph-texts.ts'
import { linesOfLabel, restoreSigns, sayLabel } from './label-text.ts'
import { type DiagramFacts, factOf } from './read-diagram.ts'
import { sequenceText } from './sequence-text.ts'
import { classText, entityText } from './table-texts.ts'

/** Of the library `beautiful-mermaid`. */
export type Draw = (text: string, options: { padding: number }) => string

const padding = 4
/** The library takes minutes for thousands of boxes, and Mermaid seconds. */
const mostLabels = 1500

/** Undefined if the library does not draw everything in it. */
export function drawingText(kind: string, facts: DiagramFacts): DrawingText | undefined {
  switch (kind) {
    case 'flowchart':
    case 'flowchart-v2':
      return flowchartText(facts)
    case 'stateDiagram':
    case 'stateDiagram-v2':
    case 'state':
      return stateText(facts)
    case 'sequence':
      return sequenceText(facts)
    case 'class':
    case 'classDiagram':
      return classText(factOf(facts, 'getData'))
    case 'er':
      return entityText(factOf(facts, 'getData'))
    default:
      return undefined
  }
}

/**
 * @param id no other drawing of the page has it.
 * @param name instead of what the drawing says.
 * @returns undefined if a label is not in the drawing, or if there are too many.
 */
export function drawDiagram(
  { text, labels, says, turned = [], links }: DrawingText,
  draw: Draw,
  id: string,
  name?: string,
): string | undefined {
  if (labels.length > mostLabels) return undefined
  const drawn = draw(text, { padding })
  if (!showsAll(restoreSigns(drawn), labels)) return undefined
  const [, attributes = '', inside = ''] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(drawn) ?? []
  const [, width = 0, height = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(attributes) ?? []).map((part) => Math.ceil(Number(part)))
  const hasLinks = links !== undefined && links.size > 0
  const withArrows = turnArrows(inside, turned)
  const shapes = (hasLinks ? addLinks(withArrows, links) : withArrows)
    .replace(/<style>[\s\S]*?<\/style>|<text[^>]*>\(no attributes\)<\/text>/g, '')
    .replace(/ (?:data-[\w-]+|class)="[^"]*"/g, (attribute) => (attribute === ' class="mono"' ? attribute : ''))
    .replace(/(\bid="|url\(#)([\w-]+)/g, `$1${id}-$2`)
    .replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/>\s+</g, '><')
    .trim()
  const label = escapeAttribute(name ?? says.join('; '))
  // What is inside of a picture is not there for those who do not see it, and links are for everybody.
  return `<svg role="${hasLinks ? 'group' : 'img'}" aria-label="${label}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${restoreSigns(shapes)}</svg>`
}

/** Arrows at the right end of edges that were sent the other way round; and where the library draws a marker inside of a box, beside it. */
function turnArrows(svg: string, turned: readonly string[]): string {
  const left = [...turned]
  return svg
    .replace(/<polyline class="edge" [^>]*>/g, (edge) => {
      const [from, to, style, label] = ['from', 'to', 'style', 'label'].map(
        (name) => new RegExp(` data-${name}="([^"]*)"`).exec(edge)?.[1] ?? '',
      )
      const index = left.indexOf(`${from} ${to} ${style} ${label?.replaceAll('\n', '<br>')}`)
      if (index < 0) return edge
      left.splice(index, 1)
      const start = (_: string, id: string): string => ` marker-start="url(#${id.replace('arrowhead', 'arrowhead-start')})"`
      return / marker-start=/.test(edge) ? edge : edge.replace(/ marker-end="url\(#([\w-]+)\)"/, start)
    })
    .replace(/(<marker id="arrowhead-start[^>]* orient=")auto-start-reverse"/g, '$1auto"')
    .replace(/(?<=<marker id="cls-(?:composition|aggregation)"[^>]* refX=")0(?=")/g, '12')
}

/** Nothing may be lost on the way through the library. */
function showsAll(svg: string, labels: readonly string[]): boolean {
  const shown = svg
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, '')
  return labels.every((label) => linesOfLabel(label).every((line) => shown.includes(line.replace(/\s+/g, ''))))
}

function addLinks(svg: string, links: ReadonlyMap<string, string>): string {
  return svg.replace(/<g class="node" data-id="(\w+)"[^>]*>[\s\S]*?<\/g>/g, (whole, id: string) => {
    const address = links.get(id)
    return address === undefined ? whole : `<a href="${escapeAttribute(address)}">${whole}</a>`
  })
}

/** What an author has said of a diagram, with `accTitle` and `accDescr`. */
export function nameByAuthor(title: string, description: string): string | undefined {
  const parts = [title, description].map(sayLabel).filter((part) => part !== '')
  return description === '' ? undefined : parts.join('. ')
}
