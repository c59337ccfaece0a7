// What plugins may read of a site.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readSiteFile, sitePathOf } from '../../src/plugins/read-site-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'sitegen-read-'))
const site = join(folder, 'site')
const bounds = { siteDirectory: site, outsideFolders: ['../docs'] }
mkdirSync(join(site, 'inner'), { recursive: true })
mkdirSync(join(folder, 'docs'))
writeFileSync(join(folder, 'docs/part.md'), 'Part')
writeFileSync(join(site, 'inner/text.ts'), '\uFEFFconst a = "é"\n')
writeFileSync(join(site, 'inner/latin.txt'), new Uint8Array([0xe9, 10]))
writeFileSync(join(folder, 'secret.txt'), 'secret')
symlinkSync(join(folder, 'secret.txt'), join(site, 'way-out.txt'))
symlinkSync(join(site, 'inner/text.ts'), join(site, 'inside.ts'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each(['inner/text.ts', './inner/../inside.ts'])('%s -> its text, without a byte order mark', (path) =>
  expect(readSiteFile(bounds, path)).toBe('const a = "é"\n'),
)

it('a file of a folder of content beside the site -> its text', () => expect(readSiteFile(bounds, '../docs/part.md')).toBe('Part'))

it.each([
  ['../secret.txt', /leads out/],
  ['way-out.txt', /a link that leads out/],
  [join(folder, 'secret.txt'), /leads out/],
  ['inner', /a folder/],
  ['inner/latin.txt', /no text in UTF-8/],
  ['gone.txt', /no file of this name/],
  ['inner/text.ts/more', /no file of this name/],
  ['a\0b', /leads out/],
])('%j -> refused', (path, message) => expect(() => readSiteFile(bounds, path)).toThrow(message))

it('paths -> relative to the site, or none', () => {
  expect(sitePathOf(bounds, 'inner/../a.ts')).toBe('a.ts')
  expect(sitePathOf(bounds, '..a/b')).toBe('..a/b')
  expect(sitePathOf(bounds, '../site')).toBeUndefined()
})
