// Reads the options of the reader's benchmark.
import { resolve } from 'node:path'
import { parseCount, readOptions } from '../read-options.ts'

export interface ReaderOptions {
  /** Pages of the corpus. */
  pages: number
  /** How often each time is measured; the median is printed. */
  runs: number
  /** Absolute folder of a built site with the same corpus, to set the paint beside. */
  beside?: string
  /** Absolute folder with Lighthouse installed. */
  lighthouse?: string
  help: boolean
}

export const usage = `Usage: npm run bench:reader -- [options]

  --pages N         pages of the corpus (default: 1000)
  --runs N          runs of each time (default: 5)
  --beside DIR      built site of another generator with the same corpus, for the paint
  --lighthouse DIR  folder with an installed lighthouse, to audit this repository's site
  --help            print this

docs/benchmark.md says what is measured.`

/** @throws WrongOption */
export function parseReaderArguments(args: readonly string[], workingDirectory: string): ReaderOptions {
  const { pages, runs, beside, lighthouse, help } = readOptions(args, {
    pages: { type: 'string', default: '1000' },
    runs: { type: 'string', default: '5' },
    beside: { type: 'string' },
    lighthouse: { type: 'string' },
    help: { type: 'boolean', default: false },
  })
  return {
    pages: parseCount('--pages', pages),
    runs: parseCount('--runs', runs),
    ...(beside === undefined ? {} : { beside: resolve(workingDirectory, beside) }),
    ...(lighthouse === undefined ? {} : { lighthouse: resolve(workingDirectory, lighthouse) }),
    help,
  }
}
