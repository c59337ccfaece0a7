// What code throws beside its own course: in a timer, or as a promise that is rejected and that nobody awaits.
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Hands on what is thrown so while `load` runs, and right after. Nothing else may run meanwhile that could be taken for it. Without effect where
 * somebody else listens already.
 */
export async function noteStray<Value>(load: () => Promise<Value>, note: (error: unknown) => void): Promise<Value> {
  if (process.hasUncaughtExceptionCaptureCallback()) return load()
  process.setUncaughtExceptionCaptureCallback(note)
  try {
    const value = await load()
    // Node says so after the promises of this turn.
    await pause(0)
    return value
  } finally {
    process.setUncaughtExceptionCaptureCallback(null)
  }
}

/** Also fails for what is thrown so. */
export async function catchStray<Value>(load: () => Promise<Value>): Promise<Value> {
  let fail: (error: unknown) => void = () => undefined
  const stray = new Promise<never>((_, reject) => {
    fail = reject
  })
  return noteStray(async () => {
    const value = await Promise.race([load(), stray])
    await Promise.race([pause(0), stray])
    return value
  }, fail)
}
