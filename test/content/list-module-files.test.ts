import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listModuleFiles } from '../../src/content/list-module-files.ts'
import { configOf } from '../routes/planner-input.ts'

async function siteWith(files: string[]): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'sitegen-modules-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  for (const file of files) {
    await mkdir(join(directory, file, '..'), { recursive: true })
    await writeFile(join(directory, file), '')
  }
  return directory
}

function collectionsOf(itemComponent: string, listComponent?: string) {
  return configOf({ collections: [{ id: 'a', itemComponent, ...(listComponent === undefined ? {} : { listComponent }) }] }).collections
}

describe('listModuleFiles', () => {
  it('folders of components -> their modules, sorted, nothing else', async () => {
    const siteDirectory = await siteWith([
      'content/b/two.tsx',
      'content/b/one.jsx',
      'content/b/style.css',
      'content/b/deep/x.tsx',
      'lib/list.ts',
      'other/y.tsx',
    ])
    const collections = collectionsOf('content/b/one.tsx', 'lib/list.ts')
    expect(await listModuleFiles({ siteDirectory, collections })).toEqual(['content/b/one.jsx', 'content/b/two.tsx', 'lib/list.ts'])
  })

  it('a component at the top of the site -> names without a folder', async () => {
    const siteDirectory = await siteWith(['item.tsx'])
    expect(await listModuleFiles({ siteDirectory, collections: collectionsOf('item.tsx') })).toEqual(['item.tsx'])
  })

  it('a folder that is missing, or no collections -> nothing', async () => {
    const siteDirectory = await siteWith([])
    expect(await listModuleFiles({ siteDirectory, collections: collectionsOf('content/none/item.tsx') })).toEqual([])
    expect(await listModuleFiles({ siteDirectory, collections: [] })).toEqual([])
  })
})
