// Files that may be to blame -> their text, and never one outside of the site.
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { followImports } from '../../src/check/follow-imports.ts'
import { createSourceReader } from '../../src/check/source-reader.ts'

const folder = mkdtempSync(join(tmpdir(), 'sitegen-sources-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('documents, files of the site, others -> text of the tree, of the disk, nothing', () => {
  const site = join(folder, 'site')
  rmSync(site, { recursive: true, force: true })
  const outside = join(folder, 'secret.ts')
  writeFileSync(outside, 'secret')
  const read = createSourceReader({ siteDirectory: folder, outsideFolders: [] }, { documents: [], partials: [] })
  expect(read('secret.ts')).toBe('secret')
  expect(read('none.ts')).toBeUndefined()

  const inner = mkdtempSync(join(folder, 'inner-'))
  writeFileSync(join(inner, 'a.ts'), 'a')
  writeFileSync(join(inner, 'large.ts'), 'x'.repeat(2_000_001))
  symlinkSync('../secret.ts', join(inner, 'link.ts'))
  const document = {
    file: 'docs/a.md',
    source: 'from the tree',
    path: 'a.md',
    collection: { kind: 'docs' as const, id: 'default' },
    format: 'md' as const,
    frontMatter: { custom: {} },
    frontMatterPlaces: {},
    bodyOffset: 0,
    bodyLine: 1,
    hash: '',
  }
  const readInner = createSourceReader({ siteDirectory: inner, outsideFolders: [] }, { documents: [document], partials: [] })
  expect(['docs/a.md', 'a.ts', '../secret.ts', 'link.ts', 'large.ts', '.'].map(readInner)).toEqual([
    'from the tree',
    'a',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('documents whose texts are forgotten -> read once when asked for, never before', () => {
  const reads: string[] = []
  const forgotten = (file: string) => ({
    file,
    get source() {
      reads.push(file)
      return `text of ${file}`
    },
  })
  const read = createSourceReader(
    { siteDirectory: folder, outsideFolders: [] },
    {
      documents: [forgotten('docs/a.md'), forgotten('docs/b.md')],
      partials: [forgotten('docs/_c.md')],
    },
  )
  expect(reads).toEqual([])
  expect([read('docs/b.md'), read('docs/b.md'), read('docs/_c.md')]).toEqual([
    'text of docs/b.md',
    'text of docs/b.md',
    'text of docs/_c.md',
  ])
  expect(reads).toEqual(['docs/b.md', 'docs/_c.md'])
})

test('imports in every form -> local modules, step by step, packages and circles left out', () => {
  const sources: Record<string, string> = {
    'pages/index.tsx': `import { A } from '../components/a'\nimport "./b.js"\nexport * from '@site/lib'\nconst c = await import( './c.jsx' )\nimport React from 'react'\nimport x from '../../outside'`,
    'components/a.tsx': "import '../pages/index.tsx'\nconst d = require('./d.json')",
    'components/d.json': '{}',
    'pages/b.js': '',
    'pages/c.jsx': "import './none'",
    'lib/index.ts': '',
    '../outside.ts': 'never',
  }
  expect(followImports(['pages/index.tsx'], (file) => sources[file])).toEqual([
    'pages/index.tsx',
    'components/a.tsx',
    'pages/b.js',
    'lib/index.ts',
    'pages/c.jsx',
    'components/d.json',
  ])
})
