// The maps of this site (content/maps): what they say of the pages is what the pages say themselves.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Element, Root, RootContent } from 'hast'
import { describe, expect, it } from 'vitest'
import { maps } from '../../content/maps/maps.ts'
import { readPositions } from '../../content/maps/place-map.ts'
import { addPlaceMap, readEndings } from '../../content/maps/place-maps.ts'

const site = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const positions = readPositions(maps)
const steps = maps.flatMap((map) => map.steps.map((step, at) => ({ map, step, at })))

function fileOf(document: string): string {
  const path = `${site}/content/docs/${document}`
  return existsSync(`${path}.mdx`) ? `${path}.mdx` : `${path}.md`
}

const textOf = (document: string): string => readFileSync(fileOf(document), 'utf8')
const titleOf = (document: string): string => /^title: (.*)$/m.exec(textOf(document))?.[1] ?? ''
const codeIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => code ?? [])

describe('the data of the maps', () => {
  it('each place -> a document', () => {
    expect([...positions.keys()].filter((document) => !existsSync(fileOf(document)))).toEqual([])
  })

  it('a label that is code -> stands in the title of its page', () => {
    const labels = steps.flatMap(({ step }) => Object.entries(step.places))
    const wrong = labels.filter(([document, label]) => codeIn(label).some((code) => !titleOf(document).includes(code)))
    expect(wrong).toEqual([])
  })

  it('a sentence of a step -> its code stands in one of the pages of the step', () => {
    const wrong = steps.flatMap(({ map, step }) => {
      const texts = Object.keys(step.places).map(textOf)
      return codeIn(step.says)
        .filter((code) => !texts.some((text) => text.includes(code.replace('()', ''))))
        .map((code) => `${map.name}, ${step.name}: ${code}`)
    })
    expect(wrong).toEqual([])
  })

  it('what a step gives to the next one -> a name in the pages of one of the two', () => {
    const wrong = steps.filter(({ map, step, at }) => {
      const pages = [step, map.steps[at + 1]].flatMap((each) => Object.keys(each?.places ?? {}))
      return step.gives !== undefined && !pages.some((document) => textOf(document).includes(step.gives ?? ''))
    })
    expect(wrong.map(({ map, step }) => `${map.name}, ${step.name}`)).toEqual([])
  })

  it('names of steps -> short enough to stand beside each other on a phone', () => {
    const room = (count: number): number => (count > 5 ? 8 : 9)
    const wrong = steps.filter(({ map, step }) => step.name.length > room(map.steps.length))
    expect(wrong.map(({ step }) => step.name)).toEqual([])
    expect(maps.filter((map) => map.steps.length < 3 || map.steps.length > 6)).toEqual([])
  })

  it('a document with two places -> an error that names both', () => {
    const map = { name: 'One', kind: 'flow', steps: [{ name: 'A', glyph: 'code', says: '', places: { setup: 'Setup' } }] } as const
    expect(() => readPositions([map, { ...map, name: 'Other' }])).toThrow('found "setup" in "One" and in "Other"')
  })
})

describe('the map of a page', () => {
  it('a function of a family -> below the first paragraph, with its place marked and the others linked', () => {
    const tree = draw('lambda/deploysite', [paragraph('Intro.'), paragraph('More.')])
    expect(tree.children.map(describeNode)).toEqual(['p', 'figure', 'p'])
    const nodes = elementsOf(tree)
    expect(nodes.filter(({ properties }) => properties.ariaCurrent === 'step').map(wordsOf)).toEqual(['SiteserveUrl'])
    expect(nodes.filter(({ properties }) => properties.ariaCurrent === 'page').map(wordsOf)).toEqual(['deploySite()'])
    expect(nodes.filter(({ tagName }) => tagName === 'a').map(({ properties }) => properties.href)).toContain(
      '@site/content/docs/lambda/getsites.md',
    )
  })

  it('a first paragraph that announces something -> below that', () => {
    const tree = draw('lambda/deploysite', [paragraph('It looks like this:'), paragraph('So.'), paragraph('More.')])
    expect(tree.children.map(describeNode)).toEqual(['p', 'p', 'figure', 'p'])
  })

  it('a page that begins with a heading -> above it', () => {
    const heading: Element = { type: 'element', tagName: 'h2', properties: {}, children: [] }
    expect(draw('lambda/deploysite', [heading]).children.map(describeNode)).toEqual(['figure', 'h2'])
  })

  it('a page on no map, and a document that is none of the docs -> as it was', () => {
    expect(draw('lambda/faq', [paragraph('Intro.')]).children.map(describeNode)).toEqual(['p'])
    expect(drawFile(`${site}/content/blog/2021-02-11-remotion-1-1.md`, [paragraph('Intro.')]).children.map(describeNode)).toEqual(['p'])
  })

  it('the overview of a family -> the steps, none of them marked', () => {
    const nodes = elementsOf(draw('renderer/index', []))
    expect(nodes.filter(({ properties }) => properties.ariaCurrent !== undefined)).toEqual([])
    expect(nodes.filter(({ tagName }) => tagName === 'figcaption').map(wordsOf)).toEqual(['A render in Node.js, in 5 steps'])
  })

  it('for readers of text -> one sentence about the place, which the search leaves out', () => {
    const said = elementsOf(draw('lambda/deploysite', [])).filter(({ properties }) => properties.dataOnly === 'text')
    expect(said.map(wordsOf)).toEqual([
      'Where this page stands: A render on Lambda (Function → Site → Render → Progress → File → Cleanup). It belongs to Site: The project is bundled and uploaded to a bucket in S3. Its address is the serveUrl.',
    ])
    expect(said[0]?.properties.className).toContain('visually-hidden')
  })
})

function draw(document: string, children: RootContent[]): Root {
  return drawFile(fileOf(document), children)
}

function drawFile(path: string, children: RootContent[]): Root {
  const tree: Root = { type: 'root', children }
  addPlaceMap(tree, path, { endings: readEndings(site) })
  return tree
}

function paragraph(value: string): Element {
  return { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] }
}

const describeNode = (node: RootContent): string => (node.type === 'element' ? node.tagName : node.type)

function elementsOf({ children }: Root | Element): Element[] {
  return children.flatMap((child) => (child.type === 'element' ? [child, ...elementsOf(child)] : []))
}

function wordsOf({ children }: Element): string {
  return children.map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? wordsOf(child) : '')).join('')
}
