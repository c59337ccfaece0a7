// Versions of a docs collection: where they are looked for, which are built, what is wrong with their list.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { DocsOptions } from '../../src/config/content-options.ts'
import { readVersions } from '../../src/content/read-versions.ts'
import { makeSite } from './make-site.ts'
import { makeConfig } from './test-config.ts'

async function read(files: Record<string, string>, options: DocsOptions = {}, folders: string[] = []) {
  const site = makeSite(files)
  for (const folder of folders) mkdirSync(join(site, folder), { recursive: true })
  const [docs] = makeConfig(site, { docs: options }).docs
  if (!docs) throw new Error('no docs')
  return readVersions(site, 'site.config.ts', docs)
}

test('no versions.json -> the current version alone', async () => {
  expect(await read({})).toEqual({ released: [], folders: { current: 'content/docs' }, sidebarFiles: {}, diagnostics: [] })
})

test('versions beside the docs folder -> their folders and sidebars files', async () => {
  const versions = await read({ 'content/versions.json': '["2.0", "1.0"]' }, { sidebarPath: 'sidebars.ts' }, [
    'content/versioned_docs/version-2.0',
    'content/versioned_docs/version-1.0',
  ])
  expect(versions).toEqual({
    released: ['2.0', '1.0'],
    folders: { current: 'content/docs', '2.0': 'content/versioned_docs/version-2.0', '1.0': 'content/versioned_docs/version-1.0' },
    sidebarFiles: {
      current: 'sidebars.ts',
      '2.0': 'content/versioned_sidebars/version-2.0-sidebars.json',
      '1.0': 'content/versioned_sidebars/version-1.0-sidebars.json',
    },
    diagnostics: [],
  })
})

test('another collection, docs at the top -> prefixed names in the site folder', async () => {
  const { folders } = await read({ 'api_versions.json': '["1"]' }, { id: 'api', path: 'api' }, ['api_versioned_docs/version-1'])
  expect(folders).toEqual({ current: 'api', '1': 'api_versioned_docs/version-1' })
})

test('docs outside of the site, or a list in the site folder and none beside the docs -> the versions in the site folder', async () => {
  const folders = ['versioned_docs/version-1', 'docs/versioned_docs/version-1']
  const inSite = { '1': 'versioned_docs/version-1' }
  expect((await read({ 'versions.json': '["1"]' }, { path: '../docs' }, folders)).folders).toEqual({ current: '../docs', ...inSite })
  expect((await read({ 'versions.json': '["1"]' }, { path: 'docs/guide' }, folders)).folders).toEqual({ current: 'docs/guide', ...inSite })
  const both = { 'versions.json': '["1"]', 'docs/versions.json': '["1"]' }
  expect((await read(both, { path: 'docs/guide' }, folders)).folders).toEqual({
    current: 'docs/guide',
    '1': 'docs/versioned_docs/version-1',
  })
})

test('options -> only these versions, no sidebars', async () => {
  const files = { 'content/versions.json': '["2", "1"]' }
  const folders = ['content/versioned_docs/version-2', 'content/versioned_docs/version-1']
  expect((await read(files, { onlyIncludeVersions: ['1', 'current'] }, folders)).folders).toEqual({
    current: 'content/docs',
    '1': 'content/versioned_docs/version-1',
  })
  const withoutCurrent = await read(files, { includeCurrentVersion: false, sidebarPath: false }, folders)
  expect(Object.keys(withoutCurrent.folders).sort()).toEqual(['1', '2'])
  expect(withoutCurrent.sidebarFiles).toEqual({})
})

test.each([
  ['["2", "a/b"]', 'the text "a/b"', 1, 7],
  ['["2",\n "2"]', 'stands in the list twice', 2, 2],
  ['["current"]', 'cannot be released', 1, 2],
  ['[".."]', 'not the name of a folder', 1, 2],
  ['[""]', 'must not be empty', 1, 2],
  ['["__proto__"]', 'is not allowed', 1, 2],
  [`["${'x'.repeat(33)}"]`, 'longer than 32', 1, 2],
  ['[2]', 'the number 2', 1, 2],
  ['{}', 'must be a list', 1, 1],
  ['["2",\n 1.0.0]', 'not valid JSON', 2, 5],
  ['["3"]', 'has no folder `content/versioned_docs/version-3`', 1, 2],
])('%s -> version-invalid: %s', async (list, message, line, column) => {
  const { diagnostics } = await read({ 'content/versions.json': list }, {}, ['content/versioned_docs/version-2'])
  expect(diagnostics).toHaveLength(1)
  expect(diagnostics[0]).toMatchObject({ id: 'version-invalid', level: 'error', place: { file: 'content/versions.json' } })
  expect(diagnostics[0]?.place).toMatchObject({ line, column })
  expect(diagnostics[0]?.message).toContain(message)
})

test('options that name no version -> version-invalid with the nearest', async () => {
  const { diagnostics } = await read(
    { 'content/versions.json': '["v2.0"]' },
    { lastVersion: 'v2.1', onlyIncludeVersions: ['currant'], versions: { other: {} } },
    ['content/versioned_docs/version-v2.0'],
  )
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'Docs collection `default`: `lastVersion` names the version `v2.1`, which does not exist.',
    'Docs collection `default`: `onlyIncludeVersions` names the version `currant`, which does not exist.',
    'Docs collection `default`: `versions` names the version `other`, which does not exist.',
  ])
  expect(diagnostics.map(({ hint }) => hint?.slice(0, 24))).toEqual([
    'Did you mean `v2.0`? The',
    'Did you mean `current`? ',
    'The versions are current',
  ])
})
