// docs/specification.md (9.13 to 9.15) names constants of the scheduler that React brings along. They are its own; here they are held against the copy that islands get.
import { createRequire } from 'node:module'
import { afterEach, describe, expect, it, vi } from 'vitest'

interface Task {
  startTime: number
  expirationTime: number
}

/** The part of the package that has these constants; it has no types of its own. */
interface Scheduler {
  unstable_ImmediatePriority: number
  unstable_UserBlockingPriority: number
  unstable_NormalPriority: number
  unstable_LowPriority: number
  unstable_IdlePriority: number
  unstable_scheduleCallback(priority: number, work: () => void): Task
  unstable_cancelCallback(task: Task): void
  unstable_shouldYield(): boolean
  unstable_forceFrameRate(framesPerSecond: number): void
}

const require = createRequire(import.meta.url)
/** The copy that react-dom imports, wherever the package manager has put it: the browser bundle gets the same one. */
const path = createRequire(require.resolve('react-dom/package.json')).resolve('scheduler')
const scheduler: Scheduler = require(path)

afterEach(() => {
  scheduler.unstable_forceFrameRate(0)
  vi.restoreAllMocks()
})

/** How many whole milliseconds a task may work before it is asked to let the browser paint, by a clock that stands still but for this test. */
function measureFrame(): Promise<number> {
  const started = Math.ceil(performance.now())
  const clock = vi.spyOn(performance, 'now').mockReturnValue(started)
  return new Promise((resolve) => {
    scheduler.unstable_scheduleCallback(scheduler.unstable_NormalPriority, () => {
      let milliseconds = 0
      while (milliseconds < 1000 && !scheduler.unstable_shouldYield()) {
        milliseconds++
        clock.mockReturnValue(started + milliseconds)
      }
      clock.mockRestore()
      resolve(milliseconds)
    })
  })
}

describe('the scheduler of React', () => {
  it.each([
    ['user-blocking', 'unstable_UserBlockingPriority', 250],
    ['normal', 'unstable_NormalPriority', 5000],
    ['low', 'unstable_LowPriority', 10000],
    ['idle', 'unstable_IdlePriority', 1073741823],
    ['immediate', 'unstable_ImmediatePriority', -1],
  ] as const)('[spec 9.14] %s work -> has to be done after its timeout', (_, priority, timeout) => {
    const task = scheduler.unstable_scheduleCallback(scheduler[priority], () => {})
    scheduler.unstable_cancelCallback(task)
    expect(task.expirationTime - task.startTime).toBeCloseTo(timeout, 3)
  })

  it('[spec 9.13] a task that works on -> is asked to yield after 5 ms', async () => {
    expect(await measureFrame()).toBe(5)
  })

  it('[spec 9.15] [spec 5.04] a frame rate from 0 to 125 -> its frame in milliseconds; any other -> refused, with an error', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    scheduler.unstable_forceFrameRate(50)
    expect(await measureFrame()).toBe(20)
    for (const outside of [-1, 126, 1000]) {
      scheduler.unstable_forceFrameRate(outside)
      expect(await measureFrame()).toBe(20)
    }
    expect(complaint).toHaveBeenCalledTimes(3)
    scheduler.unstable_forceFrameRate(125)
    expect(await measureFrame()).toBe(8)
    scheduler.unstable_forceFrameRate(0)
    expect(await measureFrame()).toBe(5)
  })
})
