import type { Plugin } from 'sitegen'
import { mark } from './mark.ts'

interface Element {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: Element[]
}

/** Writes what is emphasized in capital letters. */
export function shout(): Plugin {
  const raise = (node: Element): void => {
    if (node.type === 'text') node.value = `${node.value?.toUpperCase()}${mark}`
    for (const child of node.children ?? []) raise(child)
  }
  const visit = (node: Element): void => {
    if (node.tagName === 'em') raise(node)
    else for (const child of node.children ?? []) visit(child)
  }
  return { name: 'shout', markdown: { rehype: [() => visit] } }
}
