import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openOutput } from '../../../src/build/output/output.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitegen-output-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('openOutput', () => {
  it('written files -> appear only when published, counted', async () => {
    const target = join(folder, 'build')
    const output = await openOutput(target)
    await output.write('a/b/index.html', 'héllo')
    await writeFile(join(folder, 'logo.svg'), '<svg/>')
    await output.copy(join(folder, 'logo.svg'), 'img/logo.svg')
    expect((await readdir(folder)).includes('build')).toBe(false)
    await output.publish()
    expect(await readFile(join(target, 'a/b/index.html'), 'utf8')).toBe('héllo')
    expect({ files: output.files, bytes: output.bytes }).toEqual({ files: 2, bytes: 12 })
  })

  it('files that are copied at the same time -> each is counted', async () => {
    const output = await openOutput(join(folder, 'build'))
    const names = Array.from({ length: 20 }, (_, index) => `${index}.txt`)
    for (const name of names) await writeFile(join(folder, name), name.padEnd(100))
    await Promise.all(names.map((name) => output.copy(join(folder, name), name)))
    expect(output.bytes).toBe(2000)
    await output.close()
  })

  it('an older output -> replaced whole, nothing left beside it', async () => {
    const target = join(folder, 'build')
    for (const text of ['first', 'second']) {
      const output = await openOutput(target)
      await output.write(`${text}.txt`, text)
      await output.publish()
      await output.close()
    }
    expect(await readdir(target)).toEqual(['second.txt'])
    expect(await readdir(folder)).toEqual(['build'])
  })

  it('discarded -> the last good output stays as it was', async () => {
    const target = join(folder, 'build')
    const good = await openOutput(target)
    await good.write('good.txt', 'good')
    await good.publish()
    const bad = await openOutput(target)
    await bad.write('bad.txt', 'bad')
    await bad.close()
    expect(await readdir(target)).toEqual(['good.txt'])
    expect(await readdir(folder)).toEqual(['build'])
  })
})
