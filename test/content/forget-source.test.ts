import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetSource, withSource } from '../../src/content/forget-source.ts'
import { decodeText } from '../../src/content/read-text-file.ts'
import { readSourceDocument } from '../../src/content/source-document.ts'

let site: string
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'sitegen-forget-'))
})
afterEach(() => rmSync(site, { recursive: true, force: true }))

function readDocument(bytes: Buffer, made?: { plugin: string }) {
  writeFileSync(join(site, 'a.md'), bytes)
  const { text, hash } = decodeText(bytes, 'a.md')
  const collection = { kind: 'pages', id: 'default' } as const
  return readSourceDocument({ file: 'a.md', path: 'a.md', collection, text, hash, defaultFormat: 'md', ...(made && { made }) }).document
}

it('a document whose text is forgotten -> the same when it is read again; an error once the file is another one', () => {
  const document = readDocument(Buffer.from('\uFEFF---\ntitle: A title that is long\n---\n# Ä\n'))
  const before = structuredClone(document)
  forgetSource(document)
  expect(document).toEqual({ ...before, source: undefined })
  expect(withSource(document, site)).toEqual(before)
  writeFileSync(join(site, 'a.md'), 'another')
  expect(() => withSource(document, site)).toThrow('The file was changed, moved or removed while the site was built.')
  rmSync(join(site, 'a.md'))
  expect(() => withSource(document, site)).toThrow('The file was changed, moved or removed while the site was built.')
})

it('a document of an empty file -> read again too', () => {
  const document = readDocument(Buffer.from(''))
  const before = structuredClone(document)
  forgetSource(document)
  expect(withSource(document, site)).toEqual(before)
})

it('a document that a plugin has made -> keeps its text', () => {
  const document = readDocument(Buffer.from('# A\n'), { plugin: 'p' })
  const before = structuredClone(document)
  forgetSource(document)
  rmSync(join(site, 'a.md'))
  expect([document, withSource(document, site)]).toEqual([before, before])
})
