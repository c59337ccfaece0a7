// The part of waking an island that needs React: hydrates its component over the built HTML. It is bundled with each island: with React for
// islands of the site, with Preact for those of the theme (bundle/island-entry.ts).
import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { readElementProps } from '../lib/element-data.ts'
import { CrashBoundary } from './crash-boundary.tsx'

/** Gives `content` the page that `island` is on. */
export type PageProvider = (island: HTMLElement, content: ReactNode) => ReactNode

/**
 * Resolves when the component's event handlers are in place.
 * @param components the module of the island.
 * @param importProvider for islands that need something of their page.
 */
export async function hydrateIsland(
  island: HTMLElement,
  components: Readonly<Record<string, unknown>>,
  importProvider?: () => Promise<{ loadPage(island: HTMLElement): Promise<PageProvider> }>,
): Promise<void> {
  const { export: exportName = 'default', prefix: identifierPrefix = '', client } = island.dataset
  const Component = components[exportName]
  if (!isComponent(Component)) throw new Error(`The module has no component ${exportName}.`)
  const provider = island.dataset.site === undefined ? undefined : await importProvider?.()
  const provide: PageProvider = (await provider?.loadPage(island)) ?? ((_, content) => content)
  // The reader may have left the page while the modules were loading: then nothing would ever end the component's effects.
  if (!island.isConnected) return
  const isPage = island.parentElement?.localName === 'main'
  const treeOf = (element: HTMLElement, onAwake: () => void): ReactNode => {
    const { props = '{}', slots = '', elements } = element.dataset
    const content = createElement(Component, { ...JSON.parse(props), ...readSlots(element, slots), ...readElementProps(elements) })
    return createElement(Awake, { onAwake }, createElement(CrashBoundary, { isPage }, provide(element, content)))
  }
  // Resolves when the handlers are in place, so that a repeated click reaches them.
  const awake = new Promise<void>((onAwake) => {
    const follow = (root: Root): void =>
      followNavigation(
        island,
        root,
        (next) => treeOf(next, onAwake),
        () => awake,
      )
    const tree = treeOf(island, onAwake)
    if (client === 'only') {
      const root = createRoot(island, { identifierPrefix })
      root.render(tree)
      follow(root)
    } else {
      restoreStyles(island)
      startTransition(() => follow(hydrateRoot(island, tree, { identifierPrefix })))
    }
  })
  await awake
}

/**
 * The runtime fires events on the island when its page is left, or when the next page has it too, with other props (src/client/main.ts).
 */
function followNavigation(island: HTMLElement, root: Root, treeOf: (next: HTMLElement) => ReactNode, awake: () => Promise<void>): void {
  const unmount = (): void => root.unmount()
  // React treats any update before hydration has ended as an error.
  island.addEventListener('sitegen:leave', () => (island.dataset.state === 'awake' ? unmount() : void awake().then(unmount)), {
    once: true,
  })
  island.addEventListener('sitegen:props', (event) => {
    if (!(event instanceof CustomEvent) || !(event.detail instanceof HTMLElement)) return
    const tree = treeOf(event.detail)
    // Synchronously: the page must not be shown with the props of the previous one.
    flushSync(() => root.render(tree))
  })
}

function Awake({ onAwake, children }: { onAwake: () => void; children?: ReactNode }): ReactNode {
  useEffect(onAwake, [onAwake])
  return children
}

/** Slots reuse the HTML that is in the document, so that it is never sent twice. */
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

/**
 * Gives the elements of an island back the `style` attributes that the build has moved into a style sheet (src/render/move-styles.ts):
 * React changes and removes single declarations, and no rule with the old values may get in the way. Set through the object model, which a
 * strict Content-Security-Policy allows.
 */
function restoreStyles(island: HTMLElement): void {
  for (const element of island.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    element.removeAttribute('data-style')
    element.classList.remove(...[...element.classList].filter((name) => /^s-[\da-f]{8}$/.test(name)))
    if (element.classList.length === 0) element.removeAttribute('class')
  }
}
