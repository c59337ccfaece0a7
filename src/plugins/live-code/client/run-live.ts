// Runs an example in a React root of its own, so that nothing of it is left when it goes, and its errors are its own. A result is shown when it
// has been rendered without an error; until then the one before it stays.

import { Component, createElement, Fragment, isValidElement, type ReactNode, useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { text } from '../../../lib/texts/text.ts'
import { eachName, turnName } from '../guard-loops.ts'

export interface LiveExample {
  /** Ends it: its effects, its timers and what it shows. */
  stop(): void
}

interface LiveRun {
  /** What `compileLive` gives. */
  program: string
  callsRender: boolean
  scope: Readonly<Record<string, unknown>>
  /** Where the result is shown. */
  box: HTMLElement
  /** It has been rendered. */
  onShown: () => void
  /** Also called for errors that come later: while it renders again, in event handlers, in timers. */
  onError: (error: unknown) => void
}

/** A loop may keep the page waiting for so long. In milliseconds. */
const patience = 1000
let examples = 0

/** @param line of the error in the example, from 1. */
export function lineOfError(error: unknown): number | undefined {
  const [, line] = /live-code-\d+\.js:(\d+)/.exec(error instanceof Error ? (error.stack ?? '') : '') ?? []
  // Two lines of the function stand above.
  return line === undefined || Number(line) < 3 ? undefined : Number(line) - 2
}

export function runLive({ program, callsRender, scope, box, onShown, onError }: LiveRun): LiveExample {
  const name = `live-code-${++examples}.js`
  const timers = createTimers()
  const place = document.createElement('div')
  place.hidden = true
  box.append(place)
  let root: Root | undefined
  let isOver = false

  const isOwn = (error: unknown): boolean => error instanceof Error && (error.stack ?? '').includes(name)
  const onLateError = (event: ErrorEvent | PromiseRejectionEvent): void => {
    const error: unknown = 'reason' in event ? event.reason : event.error
    if (!isOwn(error)) return
    event.preventDefault()
    onError(error)
  }
  addEventListener('error', onLateError)
  addEventListener('unhandledrejection', onLateError)

  const stop = (): void => {
    if (isOver) return
    isOver = true
    timers.clear()
    removeEventListener('error', onLateError)
    removeEventListener('unhandledrejection', onLateError)
    place.remove()
    // Not while React renders.
    queueMicrotask(() => root?.unmount())
  }
  const fail = (error: unknown): void => {
    if (isOver) return
    if (place.hidden) stop()
    onError(error)
  }
  const show = (value: unknown): void => {
    root ??= createRoot(place, { onUncaughtError: fail, onCaughtError: () => undefined })
    const shown = (): void => {
      if (isOver) return
      place.hidden = false
      onShown()
    }
    root.render(createElement(Boundary, { onError: fail }, createElement(Shown, { onShown: shown }, elementOf(value))))
  }

  const given: Record<string, unknown> = {
    ...scope,
    ...timers.functions,
    render: show,
    [turnName]: turn,
    [eachName]: each,
  }
  const names = Object.keys(given).filter((key) => key !== 'default')
  try {
    const body = `"use strict";${callsRender ? '' : 'return '}${program}\n//# sourceURL=${name}`
    const result: unknown = new Function(...names, body)(...names.map((key) => given[key]))
    if (!callsRender) show(result)
    else if (root === undefined) throw new Error(text('theme.Playground.notRendered'))
  } catch (error) {
    fail(error)
  }
  return { stop }
}

function elementOf(value: unknown): ReactNode {
  if (typeof value === 'function') return createElement(Object.assign(value, {}) as () => ReactNode)
  return isValidElement(value) || typeof value === 'string' || typeof value === 'number' || Array.isArray(value)
    ? createElement(Fragment, {}, value)
    : undefined
}

interface BoundaryProps {
  onError: (error: unknown) => void
  children?: ReactNode
}

/** Errors while the example renders: React would call them uncaught, and say so in the console. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? undefined : this.props.children
  }
}

function Shown({ onShown, children }: { onShown: () => void; children?: ReactNode }): ReactNode {
  // Without a list: an example that calls `render` again is shown again.
  useLayoutEffect(onShown)
  return children
}

let turns = 0
let began = 0

/** Counts since the page last came to something else than the examples. */
function turn(): true {
  if (turns === 0) {
    began = performance.now()
    setTimeout(() => {
      turns = 0
    })
  }
  turns++
  if (turns % 1024 === 0 && performance.now() - began > patience) {
    // An example may catch the error and go on: then its next turn ends it as well.
    turns--
    throw new Error(text('theme.Playground.endlessLoop'))
  }
  return true
}

function* each<Value>(values: Iterable<Value>): Generator<Value> {
  for (const value of values) {
    turn()
    yield value
  }
}

/** The timers of an example, which end with it. */
function createTimers(): { functions: Record<string, unknown>; clear: () => void } {
  const ends = new Set<() => void>()
  const keep = <Arguments extends unknown[]>(start: (...given: Arguments) => number, end: (id: number) => void) => {
    return (...given: Arguments): number => {
      const id = start(...given)
      ends.add(() => end(id))
      return id
    }
  }
  const functions = {
    setTimeout: keep(
      (handler: () => void, after?: number, ...given: unknown[]) => window.setTimeout(handler, after, ...given),
      (id) => window.clearTimeout(id),
    ),
    setInterval: keep(
      (handler: () => void, after?: number, ...given: unknown[]) => window.setInterval(handler, after, ...given),
      (id) => window.clearInterval(id),
    ),
    requestAnimationFrame: keep(
      (handler: FrameRequestCallback) => window.requestAnimationFrame(handler),
      (id) => window.cancelAnimationFrame(id),
    ),
  }
  return { functions, clear: () => ends.forEach((end) => void end()) }
}
