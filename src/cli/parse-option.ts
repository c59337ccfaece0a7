// Reads the values of options. An error says what was expected; commander adds the option and the value.
import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { InvalidArgumentError } from 'commander'
import { type ReportFormat, reportFormats } from '../diagnostics/reporters/reporter.ts'
import { nearest } from '../diagnostics/suggest.ts'
import { UsageError } from './exit-code.ts'
import { readMemory } from './read-memory.ts'

const mostWorkers = 64

export function parseWorkers(value: string): number {
  return parseWhole(value, 0, mostWorkers)
}

export function parsePort(value: string): number {
  return parseWhole(value, 0, 65_535)
}

/** With less, not even the calling thread has enough. */
const leastMemory = 128 * 1024 ** 2

/** Returns bytes. */
export function parseMemory(value: string): number {
  const bytes = readMemory(value)
  if (bytes >= leastMemory) return bytes
  throw new InvalidArgumentError('Expected a size of at least 128m, such as 512m or 2g.')
}

function parseWhole(value: string, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
  if (number >= least && number <= most) return number
  throw new InvalidArgumentError(`Expected a whole number from ${least} to ${most}.`)
}

export function parseFormat(value: string): ReportFormat {
  const format = reportFormats.find((name) => name === value)
  if (format !== undefined) return format
  const suggestion = nearest(value, reportFormats)
  throw new InvalidArgumentError(
    `Expected one of ${reportFormats.join(', ')}.${suggestion === undefined ? '' : ` Did you mean ${suggestion}?`}`,
  )
}

/** The site folder as an absolute path. Throws a UsageError if it is not a folder. */
export function resolveSite(site: string | undefined, workingDirectory: string): string {
  const directory = resolve(workingDirectory, site ?? '.')
  const stats = existsSync(directory) ? statSync(directory) : undefined
  if (stats?.isDirectory()) return directory
  const found = stats === undefined ? 'which does not exist' : 'which is a file'
  throw new UsageError(`Expected --site to be a folder, found "${site}", ${found}.`, 'Give the folder that holds site.config.ts.')
}
