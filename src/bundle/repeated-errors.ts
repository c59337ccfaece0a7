// Some plugins print an error and then throw it, Tailwind for example. It is reported as a finding, so the terminal need not have it a second
// time. Whatever else code of the site prints stays as it is.
import { AsyncLocalStorage } from 'node:async_hooks'
import { textOfThrown } from '../diagnostics/read-thrown.ts'

/** The errors that a call has printed, for as long as it runs. */
const printed = new AsyncLocalStorage<Error[]>()

/** There is one console in a process: these functions have been put there. */
const holding = new WeakSet<typeof console.error>()

/** @returns what the call returns. An error that it prints is printed when the call has ended, unless it has thrown the same. */
export async function withoutRepeatedErrors<Value>(call: () => Value | Promise<Value>): Promise<Value> {
  holdPrintedErrors()
  const held: Error[] = []
  try {
    return await printed.run(held, call)
  } catch (error) {
    const text = textOfThrown(error)
    held.splice(0, held.length, ...held.filter(({ message }) => !text.includes(message)))
    throw error
  } finally {
    for (const error of held) console.error(error)
  }
}

function holdPrintedErrors(): void {
  const print = console.error
  if (holding.has(print)) return
  const hold = (...values: unknown[]): void => {
    const held = printed.getStore()
    const [first] = values
    if (held && values.length === 1 && first instanceof Error) held.push(first)
    else print.apply(console, values)
  }
  holding.add(hold)
  console.error = hold
}
