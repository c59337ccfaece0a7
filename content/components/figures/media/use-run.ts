// One piece of work at a time: a later one takes the place of an earlier one, whose outcome is then of no interest.
import { useRef, useState } from 'react'

export type RunState = 'waiting' | 'working' | 'done' | 'failed'

export interface Outcome<Value> {
  state: RunState
  value: Value
  /** How long the work has taken, without loading the library. */
  milliseconds: number
  /** What the library said when it failed. */
  message: string
}

export interface Run<Value> extends Outcome<Value> {
  /** `show` replaces the value while the work goes on. */
  start: (work: Work<Value>) => Promise<void>
}

export type Work<Value> = (show: (value: Value) => void) => Promise<Value>

/**
 * @param first what is shown before anything has been done.
 * @param load the library that the work needs. It is loaded with the first piece of work, so a page that is only read costs nothing.
 */
export function useRun<Value>(first: Value, load: () => Promise<unknown>): Run<Value> {
  const [outcome, setOutcome] = useState<Outcome<Value>>({ state: 'waiting', value: first, milliseconds: 0, message: '' })
  const turn = useRef(0)

  const start = async (work: Work<Value>): Promise<void> => {
    turn.current += 1
    const mine = turn.current
    const change = (next: (earlier: Outcome<Value>) => Outcome<Value>): void => {
      if (turn.current === mine) setOutcome(next)
    }
    change((earlier) => ({ ...earlier, state: 'working', message: '' }))
    try {
      await load()
      const from = performance.now()
      const value = await work((part) => change((earlier) => ({ ...earlier, value: part })))
      change(() => ({ state: 'done', value, milliseconds: performance.now() - from, message: '' }))
    } catch (error) {
      change((earlier) => ({ ...earlier, state: 'failed', message: error instanceof Error ? error.message : String(error) }))
    }
  }
  return { ...outcome, start }
}
