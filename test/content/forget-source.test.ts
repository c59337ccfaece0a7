import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetSource } from '../../src/content/forget-source.ts'
import { decodeText } from '../../src/content/read-text-file.ts'
import { readSourceDocument } from '../../src/content/source-document.ts'

let site: string
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'sitegen-forget-'))
})
afterEach(() => rmSync(site, { recursive: true, force: true }))

it('a document whose text is forgotten -> the same when it is read again, also by another thread; an error once the file is another one', () => {
  const bytes = Buffer.from('\uFEFF---\ntitle: A title that is long\n---\n# Ä\n')
  writeFileSync(join(site, 'a.md'), bytes)
  const { text, hash } = decodeText(bytes, 'a.md')
  const collection = { kind: 'pages', id: 'default' } as const
  const { document } = readSourceDocument({ file: 'a.md', path: 'a.md', collection, text, hash, defaultFormat: 'md' })
  const before = structuredClone(document)
  forgetSource(document, site)
  expect(document).toEqual(before)
  expect(structuredClone(document)).toEqual(before)
  writeFileSync(join(site, 'a.md'), 'another')
  expect(() => document.source).toThrow('The document a.md was changed while the site was built.')
})
