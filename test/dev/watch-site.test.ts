// What the watcher reports of folders that a site begins to use while it is served: saves that come before they are watched must not be lost.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { FileEvent } from '../../src/dev/watch/classify-change.ts'
import { watchSite } from '../../src/dev/watch/watch-site.ts'

it('a folder that is added, files saved before and after -> those since the given time are reported, and each later save', async () => {
  const site = mkdtempSync(join(realpathSync(tmpdir()), 'watch-'))
  onTestFinished(() => rmSync(site, { recursive: true, force: true }))
  mkdirSync(join(site, 'client/deep'), { recursive: true })
  const reported: FileEvent[] = []
  const watcher = watchSite(site, { deep: [], flat: ['.'] }, (events) => void reported.push(...events))
  onTestFinished(() => watcher.close())
  await watcher.ready
  const since = Date.now()
  writeFileSync(join(site, 'client/deep/saved.js'), '1')
  watcher.add({ deep: ['client'], flat: ['.'] }, since)
  await expect.poll(() => reported).toContainEqual({ file: 'client/deep/saved.js', type: 'change' })
  writeFileSync(join(site, 'client/later.js'), '1')
  await expect.poll(() => reported.map(({ file }) => file)).toContain('client/later.js')
  watcher.add({ deep: ['client'], flat: ['.'] }, Date.now())
})

it('a file of an added folder that was saved before the given time -> nothing', async () => {
  const site = mkdtempSync(join(realpathSync(tmpdir()), 'watch-'))
  onTestFinished(() => rmSync(site, { recursive: true, force: true }))
  mkdirSync(join(site, 'client'))
  writeFileSync(join(site, 'client/old.js'), '1')
  const reported: FileEvent[] = []
  const watcher = watchSite(site, { deep: [], flat: ['.'] }, (events) => void reported.push(...events))
  onTestFinished(() => watcher.close())
  await watcher.ready
  watcher.add({ deep: ['client'], flat: [] }, Date.now() + 60_000)
  writeFileSync(join(site, 'mark.txt'), '1')
  await expect.poll(() => reported.map(({ file }) => file)).toContain('mark.txt')
  expect(reported.map(({ file }) => file)).not.toContain('client/old.js')
})
