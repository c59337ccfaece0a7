// A terminal for tests: collects what is written.
import { Readable } from 'node:stream'
import type { Terminal } from '../../src/cli/terminal.ts'

export interface FakeTerminal extends Terminal {
  readonly out: string
  readonly err: string
}

export function createFakeTerminal(parts: Partial<Terminal> & { stdin?: (string | Uint8Array)[] } = {}): FakeTerminal {
  const { stdin = [], ...rest } = parts
  let out = ''
  let err = ''
  return {
    write: (text) => {
      out += text
    },
    writeError: (text) => {
      err += text
    },
    color: false,
    errorColor: false,
    isInteractive: false,
    columns: 80,
    workingDirectory: '/work',
    input: Readable.from(stdin, { objectMode: false }),
    signal: new AbortController().signal,
    ...rest,
    get out() {
      return out
    },
    get err() {
      return err
    },
  }
}
