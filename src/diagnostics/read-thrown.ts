// What code of a site has thrown, as plain data. Anything can be thrown, reading it may throw again, and messages may hold whole files.

export interface Thrown {
  name: string
  /** Cut when it is long. */
  message: string
  stack: string
  cause?: Thrown
}

const mostLines = 12
const mostCharacters = 1200
/** An error may be its own cause. */
const mostCauses = 5

export function readThrown(error: unknown, causes = mostCauses): Thrown {
  const property = (name: 'name' | 'message' | 'stack' | 'cause'): unknown =>
    attempt(() => (error instanceof Error ? error[name] : undefined))
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  const cause = property('cause')
  const name = text(property('name'))
  const isError = attempt(() => error instanceof Error) ?? false
  const message = isError ? text(property('message')) || name : attempt(() => String(error))
  return {
    name,
    message: cut(message ?? 'something that cannot be shown'),
    stack: text(property('stack')),
    ...(cause !== undefined && causes > 0 && { cause: readThrown(cause, causes - 1) }),
  }
}

/** The message alone, to go on after it: without a period at the end. */
export function textOfThrown(error: unknown): string {
  return readThrown(error).message.replace(/\.$/, '')
}

function cut(text: string): string {
  const lines = text
    .slice(0, mostCharacters)
    .trim()
    .split(/\r\n|[\r\n]/)
  const shown = lines
    .slice(0, mostLines)
    .map((line) => line.trimEnd())
    .join('\n')
  return lines.length > mostLines || text.trim().length > mostCharacters ? `${shown} …` : shown
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
