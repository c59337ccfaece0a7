// A disk that is full, for the output and for the cache: a small file system in memory that is filled. Needs the right to mount one.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { sampleSite, startTestServer } from '../dev/start-test-server.ts'
import { listLeftovers, openFaultSite, readTree } from './fault-site.ts'

const probe = join(tmpdir(), `sitegen-mount-${process.pid}`)
const canMount = process.platform === 'linux' && process.getuid?.() === 0 && mount(probe, '1m')
if (canMount) unmount(probe)

function mount(directory: string, size: string): boolean {
  mkdirSync(directory, { recursive: true })
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', directory]).status === 0
}

function unmount(directory: string): void {
  spawnSync('umount', ['-l', directory])
  rmSync(directory, { recursive: true, force: true })
}

/** Leaves `free` kilobytes. */
function fill(directory: string, free: number): void {
  spawnSync('dd', ['if=/dev/zero', `of=${join(directory, 'ballast')}`, 'bs=1k'])
  spawnSync('truncate', ['-s', `-${free * 1024}`, join(directory, 'ballast')])
}

describe.skipIf(!canMount)('a full disk (skipped where a file system cannot be mounted)', () => {
  afterAll(() => rmSync(probe, { recursive: true, force: true }))

  it.each([0, 60])('the output, with %i kB left -> said, exit code 1, the last output stays, the next build works', async (free) => {
    const site = openFaultSite()
    const disk = join(site.directory, 'disk')
    mount(disk, '4m')
    onTestFinished(() => unmount(disk))
    const out = join(disk, 'out')
    expect((await site.build('--out', out)).exitCode).toBe(0)
    const before = readTree(out)
    writeFileSync(join(site.directory, 'static/large.bin'), 'x'.repeat(300_000))
    fill(disk, free)
    const { exitCode, stderr } = await site.build('--out', out)
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('error: There is no space left on the disk to write')])
    expect(readTree(out)).toEqual(before)
    expect(listLeftovers(disk)).toEqual([])
    rmSync(join(disk, 'ballast'))
    expect((await site.build('--out', out)).exitCode).toBe(0)
    expect(readTree(out)).toEqual(await site.buildClean())
  })

  it.each([0, 200])('the cache, with %i kB left -> nothing fails', async (free) => {
    const site = openFaultSite()
    const disk = join(site.directory, '.sitegen')
    mount(disk, '4m')
    onTestFinished(() => unmount(disk))
    fill(disk, free)
    for (const workers of ['0', '1']) {
      const { exitCode, stderr } = await site.build('--workers', workers)
      expect([exitCode, stderr]).toEqual([0, expect.not.stringContaining('error')])
    }
    cpSync(site.out, join(site.directory, 'kept'), { recursive: true })
    rmSync(join(disk, 'ballast'))
    expect(readTree(join(site.directory, 'kept'))).toEqual(await site.buildClean())
  })

  it('the cache of the dev server -> pages, and their edits', async () => {
    const dev = await startTestServer(sampleSite, {
      prepare(directory) {
        mount(join(directory, '.sitegen'), '1m')
        fill(join(directory, '.sitegen'), 0)
      },
    })
    onTestFinished(async () => {
      unmount(join(dev.directory, '.sitegen'))
      await dev.close()
    })
    expect((await dev.get('/')).body).toContain('First label')
    expect((await dev.get('/docs/intro')).body).toContain('Welcome to the start.')
    await dev.server.watching
    dev.write('content/docs/intro.md', '---\ntitle: Introduction\n---\n\nEdited text.\n')
    await expect.poll(async () => (await dev.get('/docs/intro')).body).toContain('Edited text.')
    dev.write('content/components/label.tsx', 'export function Label() {\n  return <p>Second label</p>\n}\n')
    await expect.poll(async () => (await dev.get('/')).body).toContain('Second label')
  })
})
