import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compareFolders } from '../../../src/build/verify/compare-folders.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitegen-compare-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function compare(first: Record<string, string>, second: Record<string, string>) {
  for (const [name, files] of Object.entries({ first, second })) {
    await mkdir(join(folder, name))
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name, path)), { recursive: true })
      await writeFile(join(folder, name, path), text)
    }
  }
  return compareFolders(join(folder, 'first'), join(folder, 'second'))
}

describe('compareFolders', () => {
  it('the same files -> nothing', async () => {
    expect(await compare({ 'a/b.html': 'x', 'c.txt': '' }, { 'a/b.html': 'x', 'c.txt': '' })).toEqual([])
  })

  it('files in one only -> which one', async () => {
    expect(await compare({ 'a/b.html': 'x' }, { 'a/c.html': 'x' })).toEqual([
      { path: 'a/b.html', onlyIn: 'first' },
      { path: 'a/c.html', onlyIn: 'second' },
    ])
  })

  it('other bytes -> the first place, with what is around it', async () => {
    expect(await compare({ 'a.html': 'one\ntwo\nthree 1 four\n' }, { 'a.html': 'one\ntwo\nthree 2 four\n' })).toEqual([
      { path: 'a.html', at: { byte: 14, line: 3, first: 'one two three 1 four ', second: 'one two three 2 four ' } },
    ])
  })

  it('one ends earlier -> said', async () => {
    const [difference] = await compare({ a: 'same' }, { a: 'same and more' })
    expect(difference?.at).toEqual({ byte: 4, line: 1, first: 'same (end)', second: 'same and more' })
  })

  it('control characters -> not in the context', async () => {
    const [difference] = await compare({ a: '\u001b[31mred' }, { a: '\u001b[31mREd' })
    expect(difference?.at?.first).toBe(' [31mred')
  })
})
