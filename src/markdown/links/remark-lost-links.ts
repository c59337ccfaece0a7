// Reports text that was meant as a link but is none to a Markdown parser, and links without an address. They are text on the page, brackets and
// all, so no check of the finished page can find them.
import type { Link, Nodes, Root, Text } from 'mdast'
import type { VFile } from 'vfile'
import { createPlaceFinder } from '../../content/place-finder.ts'
import { type DocumentState, placeOfNode, stateOf } from '../document-state.ts'
import { walkMarkdown } from '../walk-tree.ts'
import { reportEmptyAddress } from './record-link.ts'

interface LostLink {
  /** Range in the text. */
  start: number
  end: number
  message: string
  hint: string
}

/** How an address begins that is not merely a word. */
const address = String.raw`(?:https?:\/\/|mailto:|\.{0,2}\/|#)`

/** A link with an address that has spaces or lacks its bracket. */
const inlinePattern = /(?<!\\)\]\(([^()]*(?:\([^()]*\)[^()]*)*)(\)?)/g
const spacedPattern = new RegExp(String.raw`(?<!\\)\] \((${address}[^\s()]*)\)`, 'g')
const swappedPattern = new RegExp(String.raw`(?<!\\)\(([^()\n]+)\)\[(${address}[^\s[\]]*)\]`, 'g')
const referencePattern = /(?<!\\)\]\[([^[\]\n]*)\]/g
const footnotePattern = /(?<!\\)\[\^([^[\]\s]+)\](?!:)/g

export function remarkLostLinks() {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    let hasFootnotes: boolean | undefined
    const definesFootnotes = (): boolean => {
      hasFootnotes ??= tree.children.some((node) => node.type === 'footnoteDefinition')
      return hasFootnotes
    }
    walkMarkdown(tree, (node, index, siblings) => {
      if ((node.type === 'link' || node.type === 'image') && node.url === '') reportEmptyAddress(state, node.type, placeOfNode(state, node))
      if (node.type === 'definition' && node.url === '') {
        reportEmptyAddress(state, 'link', placeOfNode(state, node))
        noteUses(tree, node.identifier, state)
      }
      if (node.type === 'text' && /\][[( ]|\)\[|\[\^/.test(node.value)) {
        const raw = withBareAddress(sourceOf(node, state), siblings.slice(index + 1, index + 3), state)
        if (raw === undefined) return undefined
        const opensBefore = siblings.slice(0, index).some((sibling) => sibling.type === 'text' && sibling.value.includes('['))
        for (const lost of [...findLostLinks(raw.text, opensBefore), ...findLostNotes(raw.text, definesFootnotes)]) report(lost, raw, state)
      }
      return undefined
    })
  }
}

/** What refers to an empty definition has the same cause. */
function noteUses(tree: Root, identifier: string, state: DocumentState): void {
  walkMarkdown(tree, (node) => {
    if ((node.type === 'linkReference' || node.type === 'imageReference') && node.identifier === identifier) {
      const { line, column } = placeOfNode(state, node)
      state.emptyAddresses.add(`${line}:${column}`)
    }
    return undefined
  })
}

function findLostLinks(text: string, opensBefore: boolean): LostLink[] {
  const found: LostLink[] = []
  /** Where the label begins; undefined for brackets that belong to a word: `list[0][1]`. */
  const labelStart = (end: number): number | undefined => {
    const start = text.lastIndexOf('[', end - 1)
    if (start < 0) return opensBefore ? end : undefined
    return /[\w\\\])]/.test(text[start - 1] ?? ' ') || text.slice(start + 1, end).includes(']') ? undefined : start
  }
  const add = (match: RegExpMatchArray, message: string, hint: string): void => {
    const start = labelStart(match.index ?? 0)
    if (start !== undefined) found.push({ start, end: (match.index ?? 0) + match[0].length, message, hint })
  }
  for (const match of text.matchAll(inlinePattern)) {
    const [, written = '', closed] = match
    const url = written.trim()
    if (!/[/.#@]|^[a-z][a-z\d+.-]*:\S/i.test(url)) continue
    if (closed === '') {
      const [start = ''] = url.split(/\s/)
      if (new RegExp(`^${address}`).test(start))
        add(match, 'Expected a `)` after the address of the link, found none; it is shown as text.', `Write \`](${start})\`.`)
    } else if (/\s/.test(url)) {
      const hint = `Write the address in angle brackets, \`](<${url.replace(/\s+/g, ' ')}>)\`, or each space as \`%20\`.`
      add(
        match,
        `The address "${url.replace(/\s+/g, ' ')}" has a space, so this is no ${text[(labelStart(match.index) ?? 0) - 1] === '!' ? 'image' : 'link'} but text.`,
        hint,
      )
    }
  }
  for (const match of text.matchAll(spacedPattern))
    add(match, 'There is a space between the text and the address of the link, so both are shown as text.', `Write \`](${match[1]})\`.`)
  for (const { 0: whole, 1: label = '', 2: url = '', index } of text.matchAll(swappedPattern))
    found.push({ start: index, end: index + whole.length, ...swapped(label, url) })
  for (const match of text.matchAll(referencePattern)) {
    const start = labelStart(match.index)
    const name = match[1] || (start === undefined ? '' : text.slice(start + 1, match.index))
    if (name.trim() === '' || /^(?:\d+|\^.*)$/.test(name)) continue
    add(
      match,
      `The link names the address "${name}", which is defined nowhere, so it is shown as text.`,
      `Add a line \`[${name}]: /its/address\`.`,
    )
  }
  return found
}

/** `[^abc]` alone may be a pattern. */
function findLostNotes(text: string, definesFootnotes: () => boolean): LostLink[] {
  return [...text.matchAll(footnotePattern)].flatMap(({ 0: whole, 1: name = '', index }): LostLink[] => {
    if (!/^\d+$/.test(name) && !definesFootnotes()) return []
    const message = `The footnote "${name}" is not defined, so its mark is shown as text.`
    return [{ start: index, end: index + whole.length, message, hint: `Add a line \`[^${name}]: Its text.\`.` }]
  })
}

function swapped(label: string, url: string): Pick<LostLink, 'message' | 'hint'> {
  return { message: 'The brackets of the link are exchanged, so it is shown as text.', hint: `Write \`[${label}](${url})\`.` }
}

interface RawText {
  text: string
  /** Index in the source of the document. */
  start: number
}

/** An address up to its first space is a link of its own, `[x](https://a.b/c d)`: the text goes on behind it, up to the bracket. */
function withBareAddress(raw: RawText | undefined, [link, rest]: readonly Nodes[], state: DocumentState): RawText | undefined {
  if (!raw?.text.endsWith('](') || link?.type !== 'link' || rest?.type !== 'text') return raw
  const between = sourceOf(link, state)
  const after = sourceOf(rest, state)
  if (between === undefined || after === undefined || !/^\w/.test(between.text)) return raw
  return { ...raw, text: raw.text + between.text + after.text.slice(0, after.text.indexOf(')') + 1) }
}

/** As written, with its escapes. */
function sourceOf(node: Text | Link, state: DocumentState): RawText | undefined {
  const { position } = node
  if (position === undefined) return undefined
  const { source } = state.source
  const start = offsetOf(source, position.start.line + state.lineOffset, position.start.column)
  const end = offsetOf(source, position.end.line + state.lineOffset, position.end.column)
  return { text: source.slice(start, end), start }
}

function offsetOf(source: string, line: number, column: number): number {
  const lineEnd = /\r\n?|\n/g
  for (let current = 1; current < line; current++) if (!lineEnd.test(source)) return source.length
  return lineEnd.lastIndex + column - 1
}

function report({ start, end, message, hint }: LostLink, raw: RawText, state: DocumentState): void {
  const place = createPlaceFinder(state.source.file, state.source.source)(raw.start + start, raw.start + end)
  state.diagnostics.push({ id: 'link-malformed', level: 'warning', message, place, hint })
}
