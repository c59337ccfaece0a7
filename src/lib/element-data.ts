// Elements of HTML as data. An island that looks at its children cannot be given their HTML, so the page has them in this form; the server
// renders the island with what is read from it as well, so that both see the same.
import { createElement, type ReactNode } from 'react'

export type ElementData =
  | string
  | number
  | null
  | ElementData[]
  | { type: string; key?: string; props: Record<string, unknown>; children: ElementData }

export function readElements(data: ElementData): ReactNode {
  if (data === null || typeof data === 'string' || typeof data === 'number') return data
  // As React is given several children of one element: they need no keys.
  if (Array.isArray(data)) return data.map(readElements)
  const { type, key, props, children } = data
  const own = key === undefined ? props : { ...props, key }
  if (children === null) return createElement(type, own)
  return Array.isArray(children)
    ? createElement(type, own, ...children.map(readElements))
    : createElement(type, own, readElements(children))
}

/** @param json prop -> its elements. */
export function readElementProps(json: string | undefined): Record<string, ReactNode> {
  if (json === undefined) return {}
  const parsed: Record<string, ElementData> = JSON.parse(json)
  return Object.fromEntries(Object.entries(parsed).map(([prop, data]) => [prop, readElements(data)]))
}
