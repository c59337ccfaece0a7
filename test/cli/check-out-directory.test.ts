import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkOutDirectory } from '../../src/cli/check-out-directory.ts'

let root = ''
let site = ''

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'sitegen-out-')))
  site = join(root, 'site')
  for (const folder of ['site/content/docs', 'site/build', 'site/empty', 'documents', 'other-site', 'built', 'public'])
    mkdirSync(join(root, folder), { recursive: true })
  for (const file of [
    'documents/letter.txt',
    'other-site/site.config.ts',
    'other-site/404.html',
    'public/404.html',
    'built/x.html',
    'site/file',
  ]) {
    writeFileSync(join(root, file), '')
  }
  writeFileSync(join(root, 'built/404.html'), '<meta name="generator" content="sitegen"/>')
  symlinkSync(site, join(root, 'link'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('checkOutDirectory', () => {
  it.each(['site/build', 'site/empty', 'site/new/deeper', 'built', 'site-build', 'site/contents'])('%s -> fine', (out) => {
    expect(() => checkOutDirectory(join(root, out), site)).not.toThrow()
  })

  it.each([
    ['site', 'the site folder itself'],
    ['link', 'the site folder itself'],
    ['.', 'holds the site folder'],
    ['site/content', 'in "content", a source folder'],
    ['site/content/docs/out', 'in "content", a source folder'],
    ['link/content/new', 'in "content", a source folder'],
    ['site/static', 'in "static", a source folder'],
    ['site/.git/x', 'in ".git", a source folder'],
    ['site/file', 'which is a file'],
    ['site/file/x/y', 'a file'],
    ['other-site', 'which is a site folder'],
    ['public', 'holds files that are not an earlier output'],
    ['documents', 'holds files that are not an earlier output'],
  ])('%s -> refused: %s', (out, reason) => {
    expect(() => checkOutDirectory(join(root, out), site)).toThrow(reason)
  })

  it('the root of the disk -> refused', () => expect(() => checkOutDirectory('/', site)).toThrow('which is the root of the disk'))
})
