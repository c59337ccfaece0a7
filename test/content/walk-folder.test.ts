// Which files are found, in which order, and where symbolic links are followed.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { walkFolder } from '../../src/content/walk-folder.ts'
import { makeSite } from './make-site.ts'

const walk = (siteDirectory: string, folder = 'docs') => walkFolder({ siteDirectory, folder, accepts: (name) => name !== 'skipped' })

test('files in folders -> sorted by code unit, skipped ones not entered', async () => {
  const site = makeSite({ 'docs/b.md': '', 'docs/a/z.md': '', 'docs/B.md': '', 'docs/skipped/x.md': '', 'docs/é.md': '', 'other.md': '' })
  expect(await walk(site)).toEqual({ paths: ['B.md', 'a/z.md', 'b.md', 'é.md'], diagnostics: [], missing: false })
})

test('no folder, or a file in its place -> missing', async () => {
  const site = makeSite({ docs: '' })
  expect((await walk(site)).missing).toBe(true)
  expect((await walk(site, 'none')).missing).toBe(true)
})

test('links inside the site -> followed', async () => {
  const site = makeSite({ 'docs/a.md': '', 'shared/b.md': '' })
  symlinkSync('../shared', join(site, 'docs/linked'))
  symlinkSync('../shared/b.md', join(site, 'docs/c.md'))
  expect(await walk(site)).toMatchObject({ paths: ['a.md', 'c.md', 'linked/b.md'], diagnostics: [] })
})

test.each([
  ['to its own folder', '.', 'loop'],
  ['to the folder above', '..', 'loop/docs'],
  ['to itself', 'loop', 'loop'],
])('a link %s -> content-symlink-loop, the rest is read', async (_, target, place) => {
  const site = makeSite({ 'docs/a.md': '' })
  symlinkSync(target, join(site, 'docs/loop'))
  const { paths, diagnostics } = await walk(site)
  expect(paths).toEqual(['a.md'])
  expect(diagnostics).toMatchObject([{ id: 'content-symlink-loop', level: 'error', place: { file: `docs/${place}` } }])
})

test('two links at each other -> content-symlink-loop', async () => {
  const site = makeSite({ 'docs/a/x.md': '', 'docs/b/y.md': '' })
  symlinkSync('../b', join(site, 'docs/a/to-b'))
  symlinkSync('../a', join(site, 'docs/b/to-a'))
  const { diagnostics } = await walk(site)
  expect(diagnostics.map(({ id }) => id)).toEqual(['content-symlink-loop', 'content-symlink-loop'])
})

test('links that multiply without a loop -> an end and content-symlink-loop', async () => {
  const site = makeSite({ 'docs/a.md': '' })
  for (let level = 0; level < 18; level++) {
    mkdirSync(join(site, `l${level}`))
    for (const name of ['x', 'y']) symlinkSync(`../l${level + 1}`, join(site, `l${level}/${name}`))
  }
  mkdirSync(join(site, 'l18'))
  symlinkSync('../l0', join(site, 'docs/bomb'))
  expect((await walk(site)).diagnostics).toMatchObject([
    { id: 'content-symlink-loop', place: { file: 'docs' }, message: expect.stringContaining('20000') },
  ])
})

test('links out of the site -> content-unreadable', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'sitegen-outside-'))
  const site = makeSite({ 'docs/a.md': '' })
  symlinkSync(outside, join(site, 'docs/out'))
  symlinkSync('/etc/passwd', join(site, 'docs/b.md'))
  symlinkSync(outside, join(site, 'elsewhere'))
  const { paths, diagnostics } = await walk(site)
  expect(paths).toEqual(['a.md'])
  expect(diagnostics.map(({ id, place }) => `${id} ${place?.file}`).sort()).toEqual([
    'content-unreadable docs/b.md',
    'content-unreadable docs/out',
  ])
  expect((await walk(site, 'elsewhere')).diagnostics).toMatchObject([
    { id: 'content-unreadable', message: expect.stringContaining('outside of the site') },
  ])
})

test('a link to nothing -> content-unreadable', async () => {
  const site = makeSite({ 'docs/a.md': '' })
  symlinkSync('none.md', join(site, 'docs/b.md'))
  expect((await walk(site)).diagnostics).toMatchObject([{ id: 'content-unreadable', place: { file: 'docs/b.md' } }])
})

test('a name of 250 bytes, a path of 1100 -> content-name-too-long', async () => {
  const folder = 'f'.repeat(200)
  const site = makeSite({
    [`docs/${'n'.repeat(247)}.md`]: '',
    [`docs/${Array(6).fill(folder).join('/')}/a.md`]: '',
    [`docs/${'é'.repeat(118)}.md`]: '',
  })
  const { paths, diagnostics } = await walk(site)
  expect(paths).toEqual([`${'é'.repeat(118)}.md`])
  expect(diagnostics.map(({ id }) => id)).toEqual(['content-name-too-long', 'content-name-too-long'])
})

test('a name that is not UTF-8 -> content-unreadable says so; U+FFFD itself is a name', async () => {
  const site = makeSite({ 'docs/a.md': '', 'docs/x\uFFFD.md': '' })
  writeFileSync(Buffer.concat([Buffer.from(join(site, 'docs/')), Buffer.from([0xe4]), Buffer.from('.md')]), '')
  const { paths, diagnostics } = await walk(site)
  expect(paths).toEqual(['a.md', 'x\uFFFD.md'])
  expect(diagnostics).toMatchObject([{ id: 'content-unreadable', message: expect.stringContaining('its name is not valid UTF-8') }])
})

test('a pipe, also behind a link -> left out, and nothing waits for it', async () => {
  const site = makeSite({ 'docs/a.md': '' })
  expect(spawnSync('mkfifo', [join(site, 'docs/pipe.md')]).status).toBe(0)
  symlinkSync('pipe.md', join(site, 'docs/link.md'))
  expect(await walk(site)).toMatchObject({ paths: ['a.md'], diagnostics: [] })
})
