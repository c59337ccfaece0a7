// What renders at build time in place of an island's component: a component that writes the island's HTML, its props and the address of its
// module, so that the browser can wake it later. Runs inside the server bundle only.
import { type ComponentType, createContext, type ReactNode, useContext, useId } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandTrigger } from '../../client/island-trigger.ts'
import { readElementProps } from '../../lib/element-data.ts'
import { HeadTarget } from '../../theme/mdx/head-tags.tsx'
import { insideIsland, markFoundIsland, noteLost, originOf } from '../lost-code.ts'
import { createIslandMemory, type IslandMemory } from './island-memory.ts'
import { elementsAsData, IslandPropError, serializeProps } from './serialize-props.ts'

const triggers: readonly string[] = ['intent', 'visible', 'idle', 'load', 'only'] satisfies IslandTrigger[]

export interface IslandEnvironment {
  /** Address of the browser module of an island, by its site-relative file. */
  urlOf: (module: string) => string
  /** What the browser has to know for an island of its page, and where it finds the data that pages share (theme/provide-page.ts). */
  pageFor: (module: string) => { site: Record<string, string>; page: object } | undefined
  /**
   * Gives nested renderings the contexts of the page, because React does not pass them on.
   * @param onRead is called when something of the page is read.
   */
  provide: (node: ReactNode, onRead?: () => void) => ReactNode
}

export const IslandContext = createContext<IslandEnvironment | undefined>(undefined)

/** True inside an island: everything in it is live already, so an island within it is an ordinary component. */
const InsideIsland = createContext(false)

interface IslandSource {
  module: string
  exportName: string
  /** When it wakes if the page does not say it. */
  client?: unknown
  /** Parts of it are loaded when they are first shown. Where that fails when the site is built, browsers show all of it. */
  loadsLater?: boolean
  /** Its module does not start with 'use client': it has been found to need the browser. */
  isFound?: boolean
  /** It asks what elements it is given. Slots are HTML and would not do. */
  inspectsElements?: boolean
}

type IslandProps = Record<string, unknown> & { client?: unknown; persist?: unknown }

/** `value` is an export of a module with 'use client'. Components become references; anything else is returned unchanged. */
export function createIslandReference<Value>(value: Value, source: IslandSource): Value | ComponentType<IslandProps> {
  if (!isComponent(value, source.exportName)) return value
  const Component: ComponentType<Record<string, unknown>> = value
  const memory = createIslandMemory()
  const reference = (props: IslandProps): ReactNode => <Island Component={Component} source={source} memory={memory} given={props} />
  if (source.isFound) markFoundIsland(reference)
  // `Tabs.Item` of a component that is used by its own module as before.
  return source.isFound && typeof value === 'function' ? Object.assign(reference, value) : reference
}

interface IslandInput {
  Component: ComponentType<Record<string, unknown>>
  source: IslandSource
  memory: IslandMemory
  /** The props that the page gives, `client` and `persist` among them. */
  given: IslandProps
}

function Island({ Component, source, memory, given }: IslandInput): ReactNode {
  const inside = useContext(InsideIsland)
  const environment = useContext(IslandContext)
  const hasHead = useContext(HeadTarget)
  const identifierPrefix = useId()
  const { client, persist, ...own } = given
  if (inside || (source.isFound && !environment)) return <Component {...own} />
  const name = source.exportName === 'default' ? (Component.displayName ?? Component.name ?? 'default') : source.exportName
  if (!environment) throw new Error(`The island ${name} of ${source.module} was rendered outside a page.`)
  let trigger = client ?? source.client ?? 'intent'
  if (typeof trigger !== 'string' || !triggers.includes(trigger))
    throw new IslandPropError(name, 'client', source.module, `expected one of ${triggers.join(', ')}, found ${JSON.stringify(trigger)}`)
  if (persist !== undefined && (typeof persist !== 'string' || persist === ''))
    throw new IslandPropError(name, 'persist', source.module, `expected a name, found ${JSON.stringify(persist)}`)
  const serialized = serialize()
  if (!serialized) {
    const content = environment.provide(
      <HeadTarget value={hasHead}>
        <Component {...own} />
      </HeadTarget>,
    )
    const { head, body } = splitHead(insideIsland(() => renderToString(content, { identifierPrefix })))
    return withHead(head, <sg-slot dangerouslySetInnerHTML={{ __html: body }} />)
  }
  const { json, slots, elements } = serialized
  const heads: string[] = []
  const withoutHead = (html: string): string => {
    const { head, body } = splitHead(html)
    heads.push(head)
    return body
  }
  const rendered = new Map(
    [...slots].map(([prop, node]) => {
      const slot = environment.provide(<HeadTarget value={hasHead}>{node}</HeadTarget>)
      return [prop, withoutHead(renderToString(slot, { identifierPrefix: `${identifierPrefix}${prop}` }))]
    }),
  )
  const slotElements = Object.fromEntries(
    [...rendered].map(([prop, html]) => [prop, <sg-slot key={prop} data-name={prop} dangerouslySetInnerHTML={{ __html: html }} />]),
  )
  const render = (onRead?: () => void): string =>
    insideIsland(() =>
      renderToString(
        environment.provide(
          <InsideIsland value={true}>
            <HeadTarget value={hasHead}>
              <Component {...own} {...slotElements} {...readElementProps(elements)} />
            </HeadTarget>
          </InsideIsland>,
          onRead,
        ),
        { identifierPrefix },
      ),
    )
  const renderOrRecall = (): string =>
    slots.size > 0 ? render() : memory.recall(`${identifierPrefix} ${hasHead} ${json} ${elements ?? ''}`, render)
  const whole = trigger === 'only' ? undefined : source.loadsLater ? renderLoaded(renderOrRecall) : renderOrRecall()
  if (whole === undefined) trigger = 'only'
  const html = withoutHead(whole ?? '')
  const needed = environment.pageFor(source.module)
  return withHead(
    heads.join(''),
    <sg-island
      data-module={environment.urlOf(source.module)}
      data-export={source.exportName === 'default' ? undefined : source.exportName}
      data-client={trigger}
      data-persist={persist}
      data-prefix={identifierPrefix}
      data-props={json === '{}' ? undefined : json}
      data-site={needed && JSON.stringify(needed.site)}
      data-page={needed && JSON.stringify(needed.page)}
      data-elements={elements}
      data-slots={slots.size > 0 ? [...slots.keys()].join(' ') : undefined}
      dangerouslySetInnerHTML={{ __html: html + unusedSlots(rendered, html) }}
    />,
  )

  /** @returns undefined for a component that nobody has called an island: its HTML alone is better than no page. */
  function serialize(): (ReturnType<typeof serializeProps> & { elements?: string }) | undefined {
    try {
      const parts = serializeProps(own, name, source.module)
      const looked = source.inspectsElements ? [...parts.slots].filter(([, node]) => typeof node === 'object' && node !== null) : []
      if (looked.length === 0) return parts
      const data = looked.map(([prop, node]) => {
        const elements = elementsAsData(node)
        if (elements !== undefined) return [prop, elements]
        throw new IslandPropError(
          name,
          prop,
          source.module,
          'expected data, found components; it asks what they are, and browsers get their HTML',
        )
      })
      const slots = new Map([...parts.slots].filter((slot) => !looked.some(([prop]) => prop === slot[0])))
      return { json: parts.json, slots, elements: JSON.stringify(Object.fromEntries(data)) }
    } catch (error) {
      if (!source.isFound || !(error instanceof IslandPropError)) throw error
      noteLost({ kind: 'prop', message: error.message, origin: originOf(given) })
      return undefined
    }
  }
}

/** React marks what it has not waited for. */
const unfinished = '<!--$!-->'

function renderLoaded(render: () => string): string | undefined {
  try {
    const html = render()
    return html.includes(unfinished) ? undefined : html
  } catch {
    return undefined
  }
}

const headTags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link|base)(?: [^\s=>"]+(?:="[^"]*")?)*\/?>)+/

/** React writes what belongs into the head before everything else. In the browser an island does not have it. */
function splitHead(html: string): { head: string; body: string } {
  if (!html.includes('<sg-head>')) return { head: '', body: html }
  const [head = ''] = headTags.exec(html) ?? []
  return { head, body: html.slice(head.length) }
}

function withHead(head: string, element: ReactNode): ReactNode {
  if (head === '') return element
  return (
    <>
      <sg-head dangerouslySetInnerHTML={{ __html: head }} />
      {element}
    </>
  )
}

/** Slots that the first rendering does not show still have to reach the browser. */
function unusedSlots(slots: Map<string, string>, html: string): string {
  return [...slots]
    .filter(([prop]) => !html.includes(`<sg-slot data-name="${prop}">`))
    .map(([prop, slot]) => `<template data-slot="${prop}">${slot}</template>`)
    .join('')
}

function isComponent(value: unknown, exportName: string): value is ComponentType<Record<string, unknown>> {
  if (typeof value === 'function') return exportName === 'default' || /^[A-Z]/.test(exportName)
  return typeof value === 'object' && value !== null && '$$typeof' in value
}

interface IslandElementProps {
  key?: string
  dangerouslySetInnerHTML?: { __html: string }
  [data: `data-${string}`]: string | undefined
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'sg-island': IslandElementProps
      'sg-slot': IslandElementProps
    }
  }
}
