import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cleanSite, openSiteShelf } from '../../bench/site.ts'
import type { Tool } from '../../bench/tool.ts'

it('an output and a cache, twice -> both gone from the site, and everything with the shelf', () => {
  const sitesIn = mkdtempSync(join(tmpdir(), 'sitegen-bench-test-'))
  const tool: Tool = {
    name: 'one',
    versions: {},
    sitesIn,
    links: 'urls',
    docs: 'docs',
    output: 'build',
    leftovers: ['build', '.cache', 'never'],
    prepare: () => undefined,
    build: () => ({ program: 'true', args: [] }),
    devHost: '127.0.0.1',
    pageFile: (url) => url,
  }
  const shelf = openSiteShelf()
  try {
    const site = shelf.take(tool, 2)
    for (const round of [1, 2]) {
      for (const path of ['build', '.cache']) {
        mkdirSync(join(site.directory, path))
        writeFileSync(join(site.directory, path, `${round}`), '')
      }
      cleanSite(site)
      expect(['build', '.cache'].map((path) => existsSync(join(site.directory, path)))).toEqual([false, false])
      expect(existsSync(join(site.directory, 'docs'))).toBe(true)
    }
    shelf.clear()
    expect(readdirSync(sitesIn)).toEqual([])
  } finally {
    shelf.clear()
    rmSync(sitesIn, { recursive: true, force: true })
  }
})
