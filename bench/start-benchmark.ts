// How every benchmark starts: options, help, and exit code 2 for what was typed wrong.
import { WrongOption } from './read-options.ts'

export interface Benchmark<Options extends { help: boolean }> {
  usage: string
  /** @throws WrongOption */
  parse: (args: readonly string[], workingDirectory: string) => Options
  /** Gives the exit code. @throws WrongOption for options that turn out to be wrong later. */
  run: (options: Options) => Promise<number>
}

/** Gives the exit code: that of the run, 2 for wrong options. */
export async function startBenchmark<Options extends { help: boolean }>(
  args: readonly string[],
  { usage, parse, run }: Benchmark<Options>,
): Promise<number> {
  try {
    const options = parse(args, process.cwd())
    if (!options.help) return await run(options)
    console.log(usage)
    return 0
  } catch (error) {
    if (!(error instanceof WrongOption)) throw error
    console.error(error.message)
    return 2
  }
}
