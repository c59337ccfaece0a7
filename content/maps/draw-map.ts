// A map as HTML: the steps as a row of drawings, and below it the pages of the step that this page belongs to.
import type { Element, ElementContent } from 'hast'
import { type GlyphName, glyphs } from './glyphs.ts'
import type { PlaceMap, Position, Step } from './place-map.ts'

type AddressOf = (document: string) => string

/**
 * The map of a page.
 * @param addressOf what a link to a document is written as
 */
export function drawMap({ map, at, document }: Position, addressOf: AddressOf): Element {
  const here = at === undefined ? undefined : map.steps[at]
  return element(
    'figure',
    { className: ['place-map', 'fig-colors', `map-${map.kind}`] },
    element('figcaption', { dataOnly: 'page' }, element('strong', {}, map.name), countSteps(map, at)),
    element(
      'ol',
      { className: ['map-steps'], dataOnly: 'page' },
      ...map.steps.map((step) => drawStep(step, step === here, document, addressOf)),
    ),
    ...(here ? [drawPlaces(here, document, addressOf)] : []),
    // For the Markdown form of the page and feeds. Not for the search: it is said on many pages.
    element('p', { hidden: true, dataOnly: 'text', className: ['visually-hidden'] }, ...markCode(sayPosition(map, here))),
  )
}

function countSteps({ kind, steps }: PlaceMap, at: number | undefined): string {
  if (kind === 'parts') return ''
  return at === undefined ? `, in ${steps.length} steps` : `, step ${at + 1} of ${steps.length}`
}

function drawStep(step: Step, isHere: boolean, document: string, addressOf: AddressOf): Element {
  const main = step.leads ?? Object.keys(step.places)[0]
  const content = [drawGlyph(step.glyph), element('span', {}, step.name)]
  const className = ['map-step']
  return element(
    'li',
    isHere ? { ariaCurrent: 'step' } : {},
    main === undefined || main === document
      ? element('span', { className }, ...content)
      : element('a', { className, href: addressOf(main) }, ...content),
    ...(step.gives === undefined ? [] : [element('code', { className: ['map-gives'] }, step.gives)]),
  )
}

/** What happens in a step, and its pages. */
function drawPlaces({ name, says, places }: Step, document: string, addressOf: AddressOf): Element {
  const items = Object.entries(places).map(([place, label]) =>
    element(
      'li',
      {},
      place === document
        ? element('strong', { ariaCurrent: 'page' }, ...markCode(label))
        : element('a', { href: addressOf(place) }, ...markCode(label)),
    ),
  )
  return element(
    'div',
    { className: ['map-here'], dataOnly: 'page' },
    element('p', {}, element('strong', {}, `${name}.`), ' ', ...markCode(says)),
    ...(items.length > 1 ? [element('ul', {}, ...items)] : []),
  )
}

function sayPosition({ name, kind, steps }: PlaceMap, here: Step | undefined): string {
  const line = `${name} (${steps.map((step) => step.name).join(kind === 'flow' ? ' → ' : ', ')}).`
  return here ? `Where this page stands: ${line} It belongs to ${here.name}: ${here.says}` : line
}

function drawGlyph(name: GlyphName): Element {
  const shapes = glyphs[name].map(([tone, path]) => element('path', { className: [`map-${tone}`], d: path }))
  return element('svg', { viewBox: '0 0 40 32', width: 40, height: 32, ariaHidden: 'true' }, ...shapes)
}

/** Text with code between backticks. */
function markCode(text: string): ElementContent[] {
  return text.split('`').map((part, index) => (index % 2 === 0 ? { type: 'text', value: part } : element('code', {}, part)))
}

function element(tagName: string, properties: Element['properties'], ...children: (ElementContent | string)[]): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  }
}
