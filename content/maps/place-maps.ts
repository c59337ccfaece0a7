// The plugin: a document that has a place on a map (`maps.ts`) shows the map below its first paragraph.
import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Root, RootContent } from 'hast'
import type { Plugin } from 'sitegen'
import { drawMap } from './draw-map.ts'
import { maps } from './maps.ts'
import { readPositions } from './place-map.ts'

const docs = 'content/docs'
const figures = '/components/figures/'

interface DocumentFile {
  path: string
}

const positions = readPositions(maps)

export function placeMaps(): Plugin {
  return {
    name: 'place-maps',
    site: { stylesheetsByClass: { 'place-map': 'content/maps/maps.css' } },
    markdown: { rehype: [() => (tree: Root, file: DocumentFile) => addPlaceMap(tree, file.path)] },
  }
}

/** @param path of the document, absolute. */
export function addPlaceMap(tree: Root, path: string): void {
  const [site, document] = splitPath(path)
  const position = document === undefined ? undefined : positions.get(document)
  if (!position || hasFigure(tree)) return
  const address = (other: string): string => `@site/${docs}/${other}${endingOf(join(site, docs, other))}`
  tree.children.splice(endOfIntroduction(tree), 0, drawMap(position, address))
}

/** Path of a file -> the folder of the site, and the name of the document; only the former if it is none of the docs. */
function splitPath(path: string): [site: string, document?: string] {
  const parts = path.split(sep).join('/').split(`/${docs}/`)
  const [site = '', document] = parts
  return parts.length === 2 ? [site, document?.replace(/\.mdx?$/, '')] : [site]
}

/** A document may become `.mdx`, for a film or a figure. */
function endingOf(path: string): string {
  return existsSync(`${path}.mdx`) ? '.mdx' : '.md'
}

/** A page with a live figure shows that instead. */
function hasFigure({ children }: Root): boolean {
  return children.some((node) => node.type === 'mdxjsEsm' && node.value.includes(figures))
}

/** Where the map goes: below the first paragraph, and below what that announces; in front of a heading that comes before any text. */
function endOfIntroduction({ children }: Root): number {
  const first = children.findIndex(isBlock)
  if (first === -1) return children.length
  const paragraph = children[first]
  if (paragraph?.type !== 'element' || paragraph.tagName !== 'p') return first
  if (!textOf(paragraph).trimEnd().endsWith(':')) return first + 1
  const announced = children.findIndex((node, index) => index > first && isBlock(node))
  return announced === -1 ? first + 1 : announced + 1
}

function isBlock(node: RootContent): boolean {
  return node.type === 'element' || node.type === 'raw' || node.type.startsWith('mdxJsx')
}

function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
