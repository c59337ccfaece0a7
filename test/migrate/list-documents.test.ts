import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listOutsideImports } from '../../src/migrate/list-documents.ts'

const folder = mkdtempSync(join(tmpdir(), 'sitegen-outside-'))
const files: Record<string, string> = {
  'CONTRIBUTING.md': '# Contributing\n',
  'packages/core/src/names.ts': 'export {}\n',
  'docs/shared.mdx': 'import Other from "./other.mdx"\n',
  'docs/other.mdx': '# Other\n',
  'guides/core.mdx': "import Code from '!!../packages/core/src/names.ts?raw'\n",
  'packages/site/docs/a.md': '# A\n',
  'website/community/contributing.mdx': "import Text from '@site/../CONTRIBUTING.md'\n\n<Text />\n",
  'website/community/names.mdx':
    "import Code from '!!raw-loader!@site/../packages/core/src/names.ts';\nimport Shared from '../../docs/shared.mdx'\nimport Gone from '../../gone/a.md'\n",
}
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
afterAll(() => rmSync(folder, { recursive: true }))

test('imports from beside the site -> the folders and files there, without those of the content and those that do not exist', () =>
  expect(listOutsideImports(join(folder, 'website'), ['community', '../docs'])).toEqual(['../CONTRIBUTING.md', '../packages']))

test('documents beside the site that import from a folder which the site is in -> the path from the site', () =>
  expect(listOutsideImports(join(folder, 'packages/site'), ['docs', '../../guides'])).toEqual(['../core']))
