// Reads the options of the benchmark of builds.
import { resolve } from 'node:path'
import { mostLocales } from './locales/variants.ts'
import { parseCount, readOptions, WrongOption } from './read-options.ts'

export const parts = ['build', 'size', 'dev', 'start'] as const
export type Part = (typeof parts)[number]

export interface BenchmarkOptions {
  /** Pages of the sites that are compared with the peers. */
  pages: number
  /** Sizes that only sitegen is measured at, to see what grows with the site. */
  scale: readonly number[]
  /** Absolute folders of installed peers. */
  peers: readonly string[]
  /** How often each build is measured. */
  runs: number
  parts: readonly Part[]
  /** How many languages the corpus gets; only what they cost is measured then. */
  locales?: number
  /** Absolute; where every single figure goes. */
  json?: string
  help: boolean
}

export const usage = `Usage: npm run bench -- [options]

  --pages N        pages of the sites that are compared (default: 1000)
  --scale N,N      further sizes for sitegen alone (default: 100,4000)
  --peer DIR       folder with an installed peer; may be given more than once
  --runs N         runs of each build, sitegen and the peers in turns (default: 3)
  --only PART      build, size, dev or start; may be given more than once (default: all)
  --locales N      what N languages cost (2 to ${mostLocales}), and nothing else
  --json FILE      write every single figure
  --help           print this

docs/benchmark.md says what is measured and how to set up a peer.`

/** @throws WrongOption */
export function parseArguments(args: readonly string[], workingDirectory: string): BenchmarkOptions {
  const values = readOptions(args, {
    pages: { type: 'string', default: '1000' },
    scale: { type: 'string', default: '100,4000' },
    peer: { type: 'string', multiple: true },
    runs: { type: 'string', default: '3' },
    only: { type: 'string', multiple: true },
    locales: { type: 'string' },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  })
  const only = values.only ?? []
  for (const part of only) {
    if (!isPart(part)) throw new WrongOption(`--only: expected one of ${parts.join(', ')}, found "${part}".`)
  }
  return {
    pages: parseCount('--pages', values.pages),
    scale: values.scale === '' ? [] : values.scale.split(',').map((size) => parseCount('--scale', size)),
    peers: (values.peer ?? []).map((directory) => resolve(workingDirectory, directory)),
    runs: parseCount('--runs', values.runs),
    parts: only.length === 0 ? parts : parts.filter((part) => only.includes(part)),
    ...(values.locales === undefined ? {} : { locales: parseLocales(values.locales) }),
    ...(values.json === undefined ? {} : { json: resolve(workingDirectory, values.json) }),
    help: values.help,
  }
}

function parseLocales(text: string): number {
  const count = parseCount('--locales', text)
  if (count < 2 || count > mostLocales) throw new WrongOption(`--locales: expected a number from 2 to ${mostLocales}, found "${text}".`)
  return count
}

function isPart(text: string): text is Part {
  return parts.some((part) => part === text)
}
