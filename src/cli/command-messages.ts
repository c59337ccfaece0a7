// What passes between the thread of a command and the one that looks on.
import type { Terminal } from './terminal.ts'

/** What the thread is started with. */
export interface CommandData {
  args: string[]
  facts: Pick<Terminal, 'color' | 'errorColor' | 'isInteractive' | 'columns' | 'workingDirectory'>
  activity: SharedArrayBuffer
}

export type FromCommand = { type: 'write'; to: 'write' | 'writeError'; text: string } | { type: 'end'; exitCode: number }

export type ToCommand = 'interrupt'
