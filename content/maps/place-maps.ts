// The plugin: a document that has a place on a map (`maps.ts`) shows the map below its first paragraph.
import { existsSync } from 'node:fs'
import { sep } from 'node:path'
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

interface Options {
  /** Documents with a place, and the ending of their files: one may become `.mdx`, for a film or a figure. */
  endings: Readonly<Record<string, string>>
}

/** Read with the configuration, and an option, because documents are read again when an option has changed. */
export function readEndings(site: string): Options['endings'] {
  const folder = `${site}/${docs}/`
  return Object.fromEntries([...positions.keys()].map((document) => [document, existsSync(`${folder}${document}.mdx`) ? '.mdx' : '.md']))
}

/** @param site its folder. */
export function placeMaps(site: string): Plugin {
  return {
    name: 'place-maps',
    site: { stylesheetsByClass: { 'place-map': 'content/maps/maps.css' } },
    markdown: { rehype: [[rehypePlaceMaps, { endings: readEndings(site) }]] },
  }
}

function rehypePlaceMaps(options: Options): (tree: Root, file: DocumentFile) => void {
  return (tree, file) => addPlaceMap(tree, file.path, options)
}

/** @param path of the document, absolute. */
export function addPlaceMap(tree: Root, path: string, { endings }: Options): void {
  const document = documentOf(path)
  const position = document === undefined ? undefined : positions.get(document)
  if (!position || hasFigure(tree)) return
  const address = (other: string): string => `@site/${docs}/${other}${endings[other]}`
  tree.children.splice(endOfIntroduction(tree), 0, drawMap(position, address))
}

/** Path of a file -> the name of the document, if it is one of the docs. */
function documentOf(path: string): string | undefined {
  return path
    .split(sep)
    .join('/')
    .split(`/${docs}/`)[1]
    ?.replace(/\.mdx?$/, '')
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
