// What the last output holds is taken from there when it is still as it was left, and only then.
import { link, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createContentStore, hashOf } from '../../src/cache/content-store.ts'
import { openOutput } from '../../src/render/output.ts'

let folder: string
let target: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitegen-reuse-'))
  target = join(folder, 'build')
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
  const output = await openOutput(target, createContentStore(join(folder, '.sitegen/cache')))
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
    ['a file linked from elsewhere', () => link(join(target, 'a.html'), join(folder, 'elsewhere.html'))],
    ['the output removed', () => rm(target, { recursive: true })],
    ['the cache removed', () => rm(join(folder, '.sitegen'), { recursive: true })],
  ])('%s -> the output is made good', async (_name, damage) => {
    await build()
    await damage()
    await build()
  })

  it('a file changed while the build runs -> its bytes are asked for', async () => {
    await build()
    const { loaded } = await build({ 'c.html': 'c' }, () => writeFile(join(target, 'a.html'), 'changed meanwhile'))
    expect(loaded).toEqual(['a.html'])
  })
})
