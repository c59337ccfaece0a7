// What every command is to the program: a function that adds it, and the options that all of them share.
import type { Command } from 'commander'
import type { Terminal } from './terminal.ts'

export interface GlobalOptions {
  site?: string
  verbose?: boolean
}

/** Registers a command on `program`; its action passes the exit code to `finish`. */
export type AddCommand = (program: Command, terminal: Terminal, finish: (exitCode: number) => void) => void
