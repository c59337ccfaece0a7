// The part of waking an island that needs React: imports the component and hydrates it over the HTML that the build wrote.
import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

export async function hydrateIsland(island: HTMLElement): Promise<void> {
  const { module: url, export: exportName = 'default', prefix: identifierPrefix = '', props = '{}', slots = '', client } = island.dataset
  if (!url) throw new Error('The island has no module.')
  const loaded: Record<string, unknown> = await import(url)
  const Component = loaded[exportName]
  if (!isComponent(Component)) throw new Error(`${url} has no component ${exportName}.`)
  const element = createElement(Component, { ...JSON.parse(props), ...readSlots(island, slots) })
  // Resolves when the handlers are in place, so that a click given again finds them.
  await new Promise<void>((onAwake) => {
    const root = createElement(Awake, { onAwake }, element)
    if (client === 'only') createRoot(island, { identifierPrefix }).render(root)
    else startTransition(() => void hydrateRoot(island, root, { identifierPrefix }))
  })
}

function Awake({ onAwake, children }: { onAwake: () => void; children?: ReactNode }): ReactNode {
  useEffect(onAwake, [onAwake])
  return children
}

/** Slots keep the HTML that is in the document: it is adopted, never sent twice. */
function readSlots(island: HTMLElement, names: string): Record<string, ReactNode> {
  return Object.fromEntries(
    names
      .split(' ')
      .filter(Boolean)
      .map((name) => [
        name,
        createElement('sg-slot', { key: name, 'data-name': name, dangerouslySetInnerHTML: { __html: slotHtml(island, name) } }),
      ]),
  )
}

function slotHtml(island: HTMLElement, name: string): string {
  const inDocument = island.querySelector(`sg-slot[data-name="${CSS.escape(name)}"]`)
  if (inDocument) return inDocument.innerHTML
  const template = island.querySelector(`:scope > template[data-slot="${CSS.escape(name)}"]`)
  const html = template?.innerHTML ?? ''
  template?.remove()
  return html
}

function isComponent(value: unknown): value is ComponentType<Record<string, unknown>> {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}
