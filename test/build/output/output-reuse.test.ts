// What the last output holds is taken from there when it is still as it was left, and only then.
import { link, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openOutput } from '../../../src/build/output/output.ts'
import { look, placeIn, readOutputRecord } from '../../../src/build/output/output-record.ts'
import { createContentStore } from '../../../src/cache/content-store.ts'
import { hashOf } from '../../../src/lib/hash.ts'

let folder: string
let target: string
let previous: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitegen-reuse-'))
  target = join(folder, 'build')
  previous = join(folder, '.sitegen/previous-output')
  await writeFile(join(folder, 'logo.svg'), '<svg/>')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

interface Built {
  /** Paths for which the bytes had to be given once more. */
  loaded: string[]
  reused: string[]
  inode: number
}

/** A build that keeps `a.html` and `deep/b.html` if it can, copies the logo, and writes what is given. */
async function build(files: Record<string, string> = {}, during?: () => Promise<void>): Promise<Built> {
  const store = createContentStore(join(folder, '.sitegen/cache'))
  const output = await openOutput(target, { store, directory: previous })
  const loaded: string[] = []
  const reused: string[] = []
  for (const path of ['a.html', 'deep/b.html']) {
    const text = `the text of ${path}`
    const load = async () => {
      loaded.push(path)
      return Buffer.from(text)
    }
    if (output.reuse(path, hashOf(text), load)) reused.push(path)
    else await output.write(path, text)
  }
  await output.copy(join(folder, 'logo.svg'), 'img/logo.svg')
  for (const [path, text] of Object.entries(files)) await output.write(path, text)
  await during?.()
  await output.publish()
  await output.close()
  expect(await readFile(join(target, 'a.html'), 'utf8')).toBe('the text of a.html')
  expect(await readFile(join(target, 'deep/b.html'), 'utf8')).toBe('the text of deep/b.html')
  expect((await readdir(target, { recursive: true })).sort()).toEqual(
    ['a.html', 'deep', 'deep/b.html', 'img', 'img/logo.svg', ...Object.keys(files)].sort(),
  )
  expect((await readdir(folder)).filter((name) => name.startsWith('.build'))).toEqual([])
  return { loaded, reused, inode: (await stat(target)).ino }
}

/** A build of nothing but these files. Gives the inode of the output. */
async function publish(files: Record<string, string>): Promise<number> {
  const store = createContentStore(join(folder, '.sitegen/cache'))
  const output = await openOutput(target, { store, directory: previous })
  for (const [path, text] of Object.entries(files)) await output.write(path, text)
  await output.publish()
  await output.close()
  return (await stat(target)).ino
}

async function readAll(directory: string): Promise<Record<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file.slice(directory.length + 1), await readFile(file, 'utf8')])))
}

const both = ['a.html', 'deep/b.html']

describe('an output like the last one', () => {
  it('nothing changed -> the folder stays, nothing is read or written', async () => {
    const { inode } = await build()
    expect(await build()).toEqual({ loaded: [], reused: both, inode })
    expect(await build()).toEqual({ loaded: [], reused: both, inode })
  })

  it('one more file, then one less -> the others are taken over', async () => {
    await build()
    expect(await build({ 'c.html': 'c' })).toMatchObject({ loaded: [], reused: both })
    expect(await build({ 'c.html': 'other' })).toMatchObject({ loaded: [], reused: both })
    expect(await build()).toMatchObject({ loaded: [], reused: both })
  })

  it('a static file changed -> copied again', async () => {
    await build()
    await writeFile(join(folder, 'logo.svg'), '<svg />')
    await build()
    expect(await readFile(join(target, 'img/logo.svg'), 'utf8')).toBe('<svg />')
  })

  it.each<[string, () => Promise<unknown>]>([
    ['a file changed by hand', () => writeFile(join(target, 'a.html'), 'the text of A.html')],
    ['a file removed', () => rm(join(target, 'a.html'))],
    [
      'a file replaced by a link',
      async () => {
        await rm(join(target, 'a.html'))
        await symlink('deep/b.html', join(target, 'a.html'))
      },
    ],
    [
      'a file replaced by a folder',
      async () => {
        await rm(join(target, 'a.html'))
        await mkdir(join(target, 'a.html'))
      },
    ],
    ['a file added', () => writeFile(join(target, 'deep/mine.txt'), 'x')],
    ['a file linked from elsewhere', () => link(join(target, 'a.html'), join(folder, `elsewhere-${Math.random()}.html`))],
    ['the output removed', () => rm(target, { recursive: true })],
    ['the cache removed', () => rm(join(folder, '.sitegen'), { recursive: true })],
    [
      'a folder replaced by a file',
      async () => {
        await rm(join(target, 'deep'), { recursive: true })
        await writeFile(join(target, 'deep'), 'x')
      },
    ],
  ])('%s -> the output is made good, also when it is the one before the last', async (_name, damage) => {
    await build()
    await damage()
    await build()
    await build({ 'c.html': 'c' })
    await damage()
    await build({ 'c.html': 'other' })
    await build({ 'c.html': 'third' })
    await build()
  })

  it('a file changed while the build runs -> its bytes are asked for', async () => {
    await build()
    const { loaded } = await build({ 'c.html': 'c' }, () => writeFile(join(target, 'a.html'), 'changed meanwhile'))
    expect(loaded).toEqual(['a.html'])
  })
})

describe('the output before the last one', () => {
  it('few changes -> it becomes the next output, with files of the last one', async () => {
    const { inode } = await build()
    const second = await build({ 'c.html': 'c' })
    expect((await stat(previous)).ino).toBe(inode)
    expect((await build({ 'c.html': 'other', 'deep/d.html': 'd' })).inode).toBe(inode)
    expect((await stat(previous)).ino).toBe(second.inode)
    expect((await build({ 'deep/d.html': 'd' })).inode).toBe(second.inode)
  })

  it('files become folders, folders become files, most of it stays -> made of it all the same', async () => {
    const common = { 'a.html': 'a', 'b.html': 'b', 'e/f/g.html': 'g' }
    const inodes: number[] = []
    const variants: Record<string, string>[] = [
      { 'c/d/one.html': '1', x: 'x' },
      { c: 'a file', 'x/y.html': 'y' },
      { 'c/d': 'file' },
      { 'c/d/e/one.html': '1' },
    ]
    for (const variant of [...variants, ...variants]) {
      const files = { ...common, ...variant }
      inodes.push(await publish(files))
      expect(await readAll(target)).toEqual(files)
    }
    expect(new Set(inodes).size).toBe(2)
  })

  it('edits, some of them in folders -> the record has every file and folder as a look at it shows', async () => {
    const store = createContentStore(join(folder, '.sitegen/cache'))
    const common = { 'a.html': 'a', 'b/c.html': 'c', 'd/e.html': 'e', 'f.html': 'f' }
    const edits: Record<string, string>[] = [
      {},
      { 'b/x.html': '1' },
      { 'b/x.html': '2' },
      { 'd/y/z.html': '1' },
      {},
      { 'z.html': '' },
      { 'a.html': 'b' },
    ]
    const looked = (paths: Iterable<string>) => Array.from(paths, (path) => [path, look(placeIn(target, path))?.signature])
    for (const edit of edits) {
      await publish({ ...common, ...edit })
      const { files, folders } = (await readOutputRecord(store, target, 'last')) ?? { files: new Map(), folders: new Map() }
      expect([...folders]).toEqual(looked(folders.keys()))
      expect(Array.from(files, ([path, { signature }]) => [path, signature])).toEqual(looked(files.keys()))
      expect([...files.keys()].sort()).toEqual(Object.keys({ ...common, ...edit }).sort())
    }
  })

  it('a file of the next output changed -> that of the one before is another', async () => {
    await build({ 'c.html': 'one' })
    await build({ 'c.html': 'two' })
    await build({ 'c.html': 'three' })
    expect(await readFile(join(previous, 'c.html'), 'utf8')).toBe('two')
    await build({ 'c.html': 'two' })
    expect(await readFile(join(previous, 'c.html'), 'utf8')).toBe('three')
  })

  it.each<[string, () => Promise<unknown>]>([
    ['a file removed', () => rm(join(previous, 'deep/b.html'))],
    ['a file added', () => writeFile(join(previous, 'deep/mine.txt'), 'x')],
    ['a file added at its top', () => writeFile(join(previous, 'mine.txt'), 'x')],
    ['a file changed', () => writeFile(join(previous, 'img/logo.svg'), '<svg>changed</svg>')],
    ['a folder added', () => mkdir(join(previous, 'deep/empty'))],
    ['replaced by a file', () => rm(previous, { recursive: true }).then(() => writeFile(previous, 'x'))],
    ['replaced by a link', () => rm(previous, { recursive: true }).then(() => symlink(folder, previous))],
    ['removed', () => rm(previous, { recursive: true })],
  ])('%s -> the next output is right, and nothing is left', async (_name, damage) => {
    await build()
    await build({ 'c.html': 'c' })
    await damage()
    await build({ 'c.html': 'other' })
    await build({ 'c.html': 'third' })
    expect(await readFile(join(target, 'img/logo.svg'), 'utf8')).toBe('<svg/>')
    expect(await readdir(join(folder, '.sitegen'))).toEqual(['cache', 'previous-output'])
  })
})

describe('a file of several parts', () => {
  /** Gives the parts that were asked for their bytes. */
  async function assemble(texts: readonly string[]): Promise<string[]> {
    const store = createContentStore(join(folder, '.sitegen/cache'))
    const output = await openOutput(target, { store, directory: previous })
    const read: string[] = []
    const parts = texts.map((text) => ({
      identity: `part ${text}`,
      read: async () => {
        read.push(text)
        return Buffer.from(`${text}\n`)
      },
    }))
    await output.assemble('all.txt', hashOf(...texts), parts)
    await output.publish()
    await output.close()
    expect(await readFile(join(target, 'all.txt'), 'utf8')).toBe(texts.map((text) => `${text}\n`).join(''))
    return read
  }

  it('one changed, one added, one removed, others in another order -> only what is new is read', async () => {
    expect(await assemble(['a', 'long b', 'c'])).toEqual(['a', 'long b', 'c'])
    expect(await assemble(['a', 'long b', 'c'])).toEqual([])
    expect(await assemble(['a', 'B', 'c'])).toEqual(['B'])
    expect(await assemble(['a', 'B', 'd', 'c'])).toEqual(['d'])
    expect(await assemble(['c', 'a'])).toEqual([])
  })

  it.each<[string, () => Promise<unknown>]>([
    ['changed by hand', () => writeFile(join(target, 'all.txt'), 'A\nb\n')],
    ['removed', () => rm(join(target, 'all.txt'))],
    ['the cache removed', () => rm(join(folder, '.sitegen/cache'), { recursive: true })],
  ])('%s -> all of it is read', async (_name, damage) => {
    await assemble(['a', 'b'])
    await damage()
    expect(await assemble(['a', 'c'])).toEqual(['a', 'c'])
  })
})
