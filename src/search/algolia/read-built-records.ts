// Reads what the build has written for the hosted index. Line by line: the records of a large site do not have to fit into memory.
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { settingsFile } from './index-settings.ts'
import { PushError } from './push-error.ts'
import { recordsFile } from './write-records.ts'

export interface BuiltRecords {
  settings: Record<string, unknown>
  records: number
  /** Of all lines. */
  bytes: number
  /** Reads the file again, in parts that the provider takes at once. */
  batches(): AsyncIterable<PushedRecord[]>
}

export type PushedRecord = Record<string, unknown> & { objectID: string }

/** What the provider advises: up to 10 MB a request. */
const mostRecords = 1000
const mostBytes = 5_000_000

/**
 * @param outDirectory absolute folder of a built site.
 * @throws PushError when it has no records, or a line that is none.
 */
export async function readBuiltRecords(outDirectory: string): Promise<BuiltRecords> {
  const file = join(outDirectory, recordsFile)
  const settings = join(outDirectory, settingsFile)
  for (const needed of [file, settings]) {
    if (existsSync(needed)) continue
    throw new PushError(
      `Expected a built site in "${outDirectory}", found no ${needed.slice(outDirectory.length + 1)} there.`,
      'Run `sitegen build` first, with search switched on.',
      true,
    )
  }
  let records = 0
  let bytes = 0
  for await (const line of readLines(file)) {
    readRecord(line, file, records + 1)
    records++
    bytes += Buffer.byteLength(line) + 1
  }
  return {
    settings: readSettings(settings),
    records,
    bytes,
    async *batches() {
      let batch: PushedRecord[] = []
      let size = 0
      let number = 0
      for await (const line of readLines(file)) {
        if (batch.length === mostRecords || (batch.length > 0 && size + line.length > mostBytes)) {
          yield batch
          batch = []
          size = 0
        }
        number++
        batch.push(readRecord(line, file, number))
        size += line.length
      }
      if (batch.length > 0) yield batch
    },
  }
}

async function* readLines(file: string): AsyncIterable<string> {
  for await (const line of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line !== '') yield line
  }
}

function readRecord(line: string, file: string, number: number): PushedRecord {
  const record = parseObject(line)
  const { objectID } = record ?? {}
  if (record && typeof objectID === 'string') return { ...record, objectID }
  throw new PushError(
    `Expected line ${number} of "${file}" to be a record in JSON with an objectID, found something else.`,
    'Run `sitegen build` again.',
  )
}

function readSettings(file: string): Record<string, unknown> {
  const settings = parseObject(readFileSync(file, 'utf8'))
  if (settings) return settings
  throw new PushError(`Expected "${file}" to be an object in JSON, found something else.`, 'Run `sitegen build` again.')
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}
