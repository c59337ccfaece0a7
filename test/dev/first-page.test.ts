// A server that is asked for a page while it starts: the page comes before the site is read, and everything else is right all the same.
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findFreePort } from '../../bench/find-free-port.ts'
import { closeWorkspace, openWorkspace } from '../../src/build/workspace.ts'
import { loadConfig } from '../../src/config/load-config.ts'
import { type DevSite, openDevSite } from '../../src/dev/dev-site.ts'
import { createDevWorker } from '../../src/dev/dev-worker.ts'
import { configFile, startTestServer } from './start-test-server.ts'
import { writeFiles } from './write-files.ts'

const page = (title: string, text = 'Text.', more = ''): string => `---\ntitle: ${title}\n${more}---\n\n${text}\n`

const files: Record<string, string> = {
  'site.config.ts': configFile,
  'site.css': '',
  'content/docs/intro.md': page('Introduction'),
  'content/docs/a/_category_.json': '{ "label": "First folder", "position": 1 }',
  'content/docs/a/one.md': page('One', 'See [far](../b/c/far.md) and [two](./two.md).'),
  'content/docs/a/two.md': page('Two'),
  'content/docs/a/three.md': page('Three'),
  'content/docs/b/index.md': page('Second folder', 'Text.', 'sidebar_position: 2\n'),
  'content/docs/b/other.md': page('Other'),
  'content/docs/b/c/far.md': page('Far'),
  'content/docs/b/c/moved.md': page('Moved', 'Text.', 'slug: /docs-elsewhere\n'),
  'content/docs/z/a.md': page('First of the last folder'),
  'content/docs/z/broken.md': page('Broken', 'See [nothing](./nothing.md).', 'sidebar_position: first\n'),
}

async function openSite(directory: string, target: string | undefined): Promise<DevSite> {
  const workspace = await openWorkspace(directory, true)
  const parseWorker = createDevWorker(() => undefined)
  onTestFinished(async () => {
    await parseWorker.close()
    await closeWorkspace(workspace)
  })
  const loaded = await loadConfig(directory)
  const onBundle = (): void => undefined
  const render = async (): Promise<undefined> => undefined
  return openDevSite({ siteDirectory: directory, workspace, loaded, parseWorker, firstTarget: () => target, render, onBundle })
}

function makeSite(): string {
  const directory = mkdtempSync(join(realpathSync(tmpdir()), 'sitegen-first-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  mkdirSync(join(directory, 'content/pages'), { recursive: true })
  writeFiles(directory, files)
  return directory
}

describe('a site that is opened for one page', () => {
  it('a page in a folder -> the page as it will be, and the others once they are taken in', async () => {
    const directory = makeSite()
    const whole = await openSite(directory, undefined)
    const near = await openSite(directory, '/docs/a/one')
    expect([whole.isWhole, near.isWhole]).toEqual([true, false])
    expect(near.outputs.routeOf('/docs/a/one')).toEqual(whole.outputs.routeOf('/docs/a/one'))
    expect(near.outputs.routeOf('/docs/b/other')).toBeUndefined()
    const labels = (site: DevSite): string[] =>
      Object.values(site.plan.table.site.sidebars).flatMap((items) => items.map((item) => ('label' in item ? item.label : '')))
    expect(labels(near)).toEqual(labels(whole))
    expect(near.problems()).toEqual([])
    expect(whole.problems().length).toBeGreaterThan(0)
    const routeOf = (path: string) => near.plan.table.routes.flatMap((route) => (route.path === path ? [route] : []))
    expect([...routeOf('/docs/a/two'), ...routeOf('/docs/b/')].map(near.isCertain)).toEqual([true, false])

    expect(await Promise.all([near.complete(), near.complete()])).toEqual([true, false])
    expect(near.isWhole).toBe(true)
    expect(near.plan).toEqual(whole.plan)
    expect(near.problems()).toEqual(whole.problems())
  })

  it('a small part of a site that is known already -> nothing of the others is forgotten', async () => {
    const directory = makeSite()
    const first = await openSite(directory, undefined)
    await first.keep()
    const near = await openSite(directory, '/docs/a/one')
    expect(near.isWhole).toBe(false)
    await near.keep()
    expect(near.documents.get('content/docs/b/other.md')).toBeDefined()
    await near.complete()
    expect(near.plan.table).toEqual(first.plan.table)
  })

  it('a site whose documents are all near -> whole at once', async () => {
    const directory = mkdtempSync(join(realpathSync(tmpdir()), 'sitegen-first-'))
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
    writeFiles(directory, { 'site.config.ts': configFile, 'site.css': '', 'content/docs/intro.md': page('Introduction') })
    expect((await openSite(directory, '/docs/intro')).isWhole).toBe(true)
  })
})

describe('a server that is asked while it starts', () => {
  it.each([
    ['/docs/a/one', 200, 'Three'],
    ['/docs/b/c/far', 200, 'Moved'],
    ['/docs/docs-elsewhere', 200, 'Moved'],
    ['/docs/nowhere', 404, 'no page at this address'],
    ['/sitemap.xml', 200, 'https://example.com/docs/b/c/far'],
  ])('%s -> %i, then the whole site', async (target, status, text) => {
    const port = await findFreePort()
    const starting = startTestServer(files, { port })
    await untilOpen(port)
    const answer = await fetch(`http://127.0.0.1:${port}${target}`)
    expect([answer.status, (await answer.text()).includes(text)]).toEqual([status, true])
    const started = await starting
    onTestFinished(() => started.close())
    const other = await started.get('/docs/z/broken')
    expect([other.status, other.body.includes('First of the last folder')]).toEqual([200, true])
    // Mistakes of documents that were read later are reported as those of the others are.
    await started.found(({ place }) => place?.file === 'content/docs/z/broken.md')
    await started.server.watching
    expect((await started.get('/docs/a/one')).body.includes('href="/docs/b/c/far"')).toBe(true)
  })

  it('a configuration that cannot be used -> refused, and the port is free again', async () => {
    const port = await findFreePort()
    await expect(startTestServer({ 'site.config.ts': 'export default { title: 1 }\n' }, { port })).rejects.toThrow()
    await expect(untilOpen(port, 1)).rejects.toThrow('ECONNREFUSED')
  })
})

/** Tries again and again to connect. */
async function untilOpen(port: number, attempts = Number.POSITIVE_INFINITY): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const problem = await new Promise<Error | undefined>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(undefined)).once('error', resolve)
      socket.once('connect', () => socket.destroy())
    })
    if (!problem) return
    if (attempt >= attempts) throw problem
    await setImmediate()
  }
}
