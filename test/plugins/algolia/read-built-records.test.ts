// How the records of a built site are read again to be pushed.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { readBuiltRecords } from '../../../src/plugins/algolia/read-built-records.ts'
import { makeFolder } from '../../cli/run-program.ts'
import { filesWith } from './push-tests.ts'

let directory = ''
afterEach(() => rmSync(directory, { recursive: true, force: true }))

async function contentsOf(text: string): Promise<unknown[]> {
  directory = makeFolder(filesWith(text))
  const built = await readBuiltRecords(join(directory, 'build'))
  const contents: unknown[] = []
  for await (const batch of built.batches()) contents.push(...batch.map(({ content }) => content))
  expect([built.records, built.bytes]).toEqual([contents.length, Buffer.byteLength(text)])
  return contents
}

const lineOf = (content: string): string => `${JSON.stringify({ objectID: content, content })}\n`

it.each([
  ['a line separator', 'one\u2028two'],
  ['a paragraph separator', 'one\u2029two'],
  ['a next line', 'one\u0085two'],
  ['a character that ends a line of Windows', 'one\rtwo'],
])('%s in a text -> part of the text: a record ends where the line feed is', async (_what, content) => {
  expect(await contentsOf(lineOf(content) + lineOf('last'))).toEqual([content, 'last'])
})

it.each([
  ['a carriage return at the end of a record', '{"objectID":"a","content":"one"}\r\n'],
  ['one between its parts', '{"objectID":"a",\r"content":"one"}\n'],
])('%s -> white space of JSON', async (_what, line) => {
  expect(await contentsOf(line + lineOf('last'))).toEqual(['one', 'last'])
})

it('characters of several bytes, over the borders of what is read at once -> whole', async () => {
  const contents = Array.from({ length: 40 }, (_, index) => `${index} ${'日本語 🎬 '.repeat(300)}`)
  expect(await contentsOf(contents.map(lineOf).join(''))).toEqual(contents)
})

it('more bytes than a request should have, in fewer characters -> several batches', async () => {
  // Three bytes each.
  directory = makeFolder(filesWith(Array.from({ length: 900 }, (_, index) => lineOf(`${index} ${'語'.repeat(3000)}`)).join('')))
  const sizes: number[] = []
  for await (const batch of (await readBuiltRecords(join(directory, 'build'))).batches())
    sizes.push(Buffer.byteLength(JSON.stringify(batch)))
  expect(sizes.length).toBeGreaterThan(1)
  expect(Math.max(...sizes)).toBeLessThan(5_100_000)
})
