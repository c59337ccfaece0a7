// The versions of installed packages are found wherever a package manager has put them.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listManifests } from '../../src/cache/list-manifests.ts'

let root: string

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'sitegen-manifests-')))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Folder of a package -> what its manifest says it depends on. */
function install(packages: Record<string, object>): void {
  for (const [folder, manifest] of Object.entries(packages)) {
    mkdirSync(join(root, folder), { recursive: true })
    writeFileSync(join(root, folder, 'package.json'), JSON.stringify(manifest))
  }
}

function link(from: string, to: string): void {
  mkdirSync(dirname(join(root, from)), { recursive: true })
  symlinkSync(join(root, to), join(root, from))
}

const list = (directory: string, ...names: string[]): string[] =>
  listManifests(join(root, directory), names).map((path) => path.slice(root.length + 1).replace('/package.json', ''))

describe('listManifests', () => {
  it('packages beside the program, one inside of another -> each once, the nearest version', () => {
    install({
      'node_modules/sitegen': {},
      'node_modules/a': { dependencies: { b: '1', '@x/c': '1' } },
      'node_modules/b': { dependencies: { a: '1' } },
      'node_modules/a/node_modules/@x/c': { optionalDependencies: { b: '1', 'for-another-system': '1' } },
      'node_modules/@x/c': {},
      'node_modules/unused': {},
    })
    expect(list('node_modules/sitegen', 'a')).toEqual(['node_modules/a/node_modules/@x/c', 'node_modules/a', 'node_modules/b'])
  })

  it('folders of links, as pnpm makes them -> the real folders', () => {
    install({
      'node_modules/.pnpm/sitegen@1/node_modules/sitegen': {},
      'node_modules/.pnpm/a@1/node_modules/a': { dependencies: { b: '1' } },
      'node_modules/.pnpm/b@1/node_modules/b': {},
    })
    link('node_modules/.pnpm/sitegen@1/node_modules/a', 'node_modules/.pnpm/a@1/node_modules/a')
    link('node_modules/.pnpm/a@1/node_modules/b', 'node_modules/.pnpm/b@1/node_modules/b')
    expect(list('node_modules/.pnpm/sitegen@1/node_modules/sitegen', 'a')).toEqual([
      'node_modules/.pnpm/a@1/node_modules/a',
      'node_modules/.pnpm/b@1/node_modules/b',
    ])
  })

  it('a package that is not installed, a manifest that cannot be read -> left out', () => {
    install({ 'clone/node_modules/a': {} })
    writeFileSync(join(root, 'clone/node_modules/a/package.json'), '{')
    expect(list('clone', 'a', 'missing')).toEqual(['clone/node_modules/a'])
  })
})
