// What the options of all benchmarks have in common: how they are read, what counts are, and how a wrong one is told from a fault.
import { type ParseArgsConfig, parseArgs } from 'node:util'

type OptionTable = NonNullable<ParseArgsConfig['options']>
type Values<Options extends OptionTable> = ReturnType<typeof parseArgs<{ args: string[]; options: Options }>>['values']

/** A wrong option; its message is for the person who typed it. */
export class WrongOption extends Error {}

/** @throws WrongOption for options that are not in the table. */
export function readOptions<const Options extends OptionTable>(args: readonly string[], options: Options): Values<Options> {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new WrongOption(error instanceof Error ? error.message : String(error))
  }
}

/** @throws WrongOption */
export function parseCount(option: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new WrongOption(`${option}: expected a whole number from 1 to 999999, found "${text}".`)
  return Number(text)
}
