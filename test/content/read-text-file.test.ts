// Bytes -> text: encoding mistakes have a place and the text goes on.
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { decodeText, readTextFile, unreadable } from '../../src/content/read-text-file.ts'
import { makeSite } from './make-site.ts'

const bytes = (...parts: (string | number[])[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string)))

test('byte order mark -> gone', () => {
  expect(decodeText(bytes([0xef, 0xbb, 0xbf], 'a'), 'a.md')).toMatchObject({ text: 'a', diagnostics: [] })
})

test('NUL -> content-nul-byte with its place, a replacement in the text', () => {
  const { text, diagnostics } = decodeText(bytes('one\nt\0wo\0'), 'a.md')
  expect(text).toBe('one\nt\uFFFDwo\uFFFD')
  expect(diagnostics).toMatchObject([{ id: 'content-nul-byte', level: 'error', place: { file: 'a.md', line: 2, column: 2 } }])
})

test.each([
  ['a lone continuation', bytes('ab\nc', [0x80], 'd'), 4, 2, 2, '0x80'],
  ['a Windows-1252 letter', bytes('é caf', [0xe9], ' x'), 6, 1, 6, '0xE9'],
  ['a character cut off at the end', bytes('abc', [0xe2, 0x82]), 3, 1, 4, '0xE2'],
  ['a character cut off by a letter', bytes('x', [0xf0, 0x9f, 0x98], 'y'), 1, 1, 2, '0xF0'],
  ['an overlong form', bytes('x', [0xc0, 0xaf]), 1, 1, 2, '0xC0'],
  ['a surrogate', bytes('xy', [0xed, 0xa0, 0x80]), 2, 1, 3, '0xED'],
  ['at the start', bytes([0xff], 'abc'), 0, 1, 1, '0xFF'],
  ['after a long text', bytes('é\n'.repeat(1000), [0xc3, 0x28]), 3000, 1001, 1, '0xC3'],
])('%s -> content-not-utf8 at its byte', (_, content, offset, line, column, byte) => {
  const { diagnostics, text } = decodeText(content, 'a.md')
  expect(diagnostics).toMatchObject([{ id: 'content-not-utf8', level: 'error', place: { file: 'a.md', line, column } }])
  expect(diagnostics[0]?.message).toContain(`byte ${byte} at offset ${offset} (`)
  expect(text).toContain('\uFFFD')
})

test('UTF-16 -> says so', () => {
  expect(decodeText(Buffer.from('\uFEFFabc', 'utf16le'), 'a.md').diagnostics[0]?.hint).toContain('UTF-16')
})

test('same bytes -> same hash', () => {
  expect(decodeText(bytes('a'), 'x').hash).toBe('ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb')
})

test('nothing there, or a folder -> content-unreadable', async () => {
  const site = makeSite({ 'a.md': 'x' })
  mkdirSync(join(site, 'folder.md'))
  expect((await readTextFile(join(site, 'none.md'), 'none.md')).diagnostics).toMatchObject([
    { id: 'content-unreadable', place: { file: 'none.md' } },
  ])
  expect((await readTextFile(join(site, 'folder.md'), 'folder.md')).diagnostics).toMatchObject([
    { id: 'content-unreadable', message: expect.stringContaining('it is a folder') },
  ])
})

test('a pipe in the place of a file -> nothing is waited for', async () => {
  const site = makeSite({ 'a.md': '' })
  expect(spawnSync('mkfifo', [join(site, 'pipe.md')]).status).toBe(0)
  expect(await readTextFile(join(site, 'pipe.md'), 'pipe.md')).toMatchObject({ text: '', diagnostics: [] })
})

test.each([65_535, 65_536, 65_537, 200_000])('%i bytes -> all of them, also after another file', async (size) => {
  const text = 'line of a text\n'.repeat(20_000).slice(0, size)
  const site = makeSite({ 'a.md': text, 'b.md': 'short' })
  expect(await readTextFile(join(site, 'a.md'), 'a.md')).toMatchObject({ text, hash: decodeText(bytes(text), 'a.md').hash })
  expect(await readTextFile(join(site, 'b.md'), 'b.md')).toMatchObject({ text: 'short' })
})

test('33 MB -> content-too-large', async () => {
  const site = makeSite({ 'a.md': Buffer.alloc(33 * 1024 * 1024, 'a') })
  expect((await readTextFile(join(site, 'a.md'), 'a.md')).diagnostics).toMatchObject([
    { id: 'content-too-large', message: expect.stringContaining('33 MB') },
  ])
})

test('errors of the file system -> what they mean', () => {
  const error = (code: string) => Object.assign(new Error('x'), { code })
  expect(unreadable('a.md', error('EACCES'))).toMatchObject({
    id: 'content-unreadable',
    message: 'The file could not be read: permission denied.',
  })
  expect(unreadable('a.md', error('EIO'))).toMatchObject({ id: 'content-unreadable', message: 'The file could not be read: EIO.' })
  expect(unreadable('a.md', error('ENAMETOOLONG'))).toMatchObject({ id: 'content-name-too-long' })
  expect(unreadable('a.md', 'odd').message).toContain('odd')
})
