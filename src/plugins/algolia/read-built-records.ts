// Reads what the build has written for the hosted index. Line by line: the records of a large site do not have to fit into memory.
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
 * @param folders of its languages in there, '' for the default one: one index has the records of all.
 * @throws PushError when it has no records, or a line that is none.
 */
export async function readBuiltRecords(outDirectory: string, folders: readonly string[] = ['']): Promise<BuiltRecords> {
  const files = folders.map((folder) => join(outDirectory, folder, recordsFile))
  const settings = join(outDirectory, settingsFile)
  for (const needed of [...files, settings]) {
    if (existsSync(needed)) continue
    throw new PushError(
      `Expected a built site in "${outDirectory}", found no ${needed.slice(outDirectory.length + 1)} there.`,
      'Run `sitegen build` first, with search switched on.',
      true,
    )
  }
  let records = 0
  let bytes = 0
  for await (const { length } of readRecords(files)) {
    records++
    bytes += length + 1
  }
  return {
    settings: readSettings(settings),
    records,
    bytes,
    async *batches() {
      let batch: PushedRecord[] = []
      let size = 0
      for await (const { record, length } of readRecords(files)) {
        if (batch.length === mostRecords || (batch.length > 0 && size + length > mostBytes)) {
          yield batch
          batch = []
          size = 0
        }
        batch.push(record)
        size += length
      }
      if (batch.length > 0) yield batch
    },
  }
}

/** `length` is that of the line, in bytes. */
async function* readRecords(files: readonly string[]): AsyncIterable<{ record: PushedRecord; length: number }> {
  for (const file of files) {
    let number = 0
    for await (const line of readLines(file)) yield { record: readRecord(line, file, ++number), length: Buffer.byteLength(line) }
  }
}

/** At line feeds alone: the `readline` of newer versions of Node.js ends lines at U+2028 and U+2029 too, which JSON leaves as they are in texts. */
async function* readLines(file: string): AsyncIterable<string> {
  const parts: AsyncIterable<string> = createReadStream(file, 'utf8')
  let rest = ''
  for await (const part of parts) {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    yield* lines.filter((line) => line !== '')
  }
  if (rest !== '') yield rest
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
