// `compare` as a command: what it prints, its exit code, and what it takes.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { runCommandLine } from '../../src/cli/run-command-line.ts'
import { createFakeTerminal, type FakeTerminal } from './fake-terminal.ts'
import { makeFolder } from './run-program.ts'

const page = (title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><nav>Menu</nav><main>${body}</main></body></html>`

describe('sitegen compare', () => {
  let cwd = ''
  let terminal: FakeTerminal
  const compare = (files: Record<string, string>, ...args: string[]) => {
    cwd = makeFolder(files)
    terminal = createFakeTerminal({ workingDirectory: cwd })
    return runCommandLine(['compare', ...args], terminal)
  }
  afterEach(() => rmSync(cwd, { recursive: true, force: true }))

  const before = {
    'old/index.html': page('Home', '<h1>Home</h1><p>One two three.</p>'),
    'old/usage.html': page('Usage', '<h1>Usage</h1><h2 id="a">A</h2>'),
    'old/gone/index.html': page('Gone', '<p>Gone</p>'),
  }

  it('the same site -> nothing lost, exit code 0', async () => {
    const same = Object.fromEntries(Object.entries(before).map(([path, text]) => [path.replace('old/', 'new/'), text]))
    expect(await compare({ ...before, ...same }, 'old', 'new')).toBe(0)
    expect(terminal.out).toContain('Compared old (3 pages) with new (3 pages).')
    expect(terminal.out).toMatch(/Addresses +0 lost, 0 moved with a redirect, 0 new\n/)
    expect(terminal.out).toMatch(/Texts +the same\n/)
  })

  it('a page gone, another moved without a redirect -> errors with what is likely; --allow -> fine', async () => {
    const after = {
      'new/index.html': page('Home', '<h1>Home</h1><p>One four three.</p>'),
      'new/guide/usage/index.html': page('Usage | Kit', '<h2 id="a">A</h2>'),
    }
    expect(await compare({ ...before, ...after }, 'old', 'new')).toBe(1)
    expect(terminal.out).toContain("Add a redirect: { from: '/usage', to: '/guide/usage' }, if that is the page now.")
    expect(terminal.out).toContain('The address /gone of old leads nowhere any more.\n  old/gone/index.html\n')
    expect(terminal.out).toMatch(/Texts +1 page differ: 1 words gone, 1 new\n/)
    expect(await compare({ ...before, ...after, 'gone.txt': '# meant\n/gone/\n/us*\n' }, 'old', 'new', '--allow', 'gone.txt')).toBe(0)
    expect(terminal.out).toContain('0 lost and 2 allowed')
  })

  it('--format json, github; --html -> the result in that form', async () => {
    const after = { 'new/index.html': page('Home', '<p>One <b>&lt;script&gt;</b></p>') }
    expect(await compare({ ...before, ...after }, 'old', 'new', '--format', 'json', '--html', 'out.html')).toBe(1)
    expect(JSON.parse(terminal.out)).toMatchObject({ version: 1, lost: [{ path: '/gone' }, { path: '/usage' }], texts: [{ path: '/' }] })
    const html = readFileSync(join(cwd, 'out.html'), 'utf8')
    expect(html).toContain('<del>')
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toContain('<script')
    await compare({ ...before, ...after }, 'old', 'new', '--format', 'github')
    expect(terminal.out).toContain('::error')
    expect(terminal.out).not.toContain('Compared')
  })

  it('a sitemap -> its addresses, below the base of the new site', async () => {
    const after = { 'new/a/index.html': page('A', '', '<link rel="canonical" href="https://example.com/kit/a/">') }
    const sitemap = (...paths: string[]): string => paths.map((path) => `<url><loc>https://old.example/kit/${path}</loc></url>`).join('\n')
    expect(await compare({ ...after, 'sitemap.xml': sitemap('a') }, 'sitemap.xml', 'new')).toBe(0)
    expect(await compare({ ...after, 'sitemap.xml': sitemap('a', 'b') }, 'sitemap.xml', 'new')).toBe(1)
    expect(terminal.out).toContain('The address /b of sitemap.xml leads nowhere any more.\n  sitemap.xml\n')
  })

  it('what cannot be compared -> exit code 2 and why', async () => {
    for (const [args, message] of [
      [['none', 'new'], 'there is nothing'],
      [['new', 'empty.xml'], 'found no <loc>'],
      [['index.xml', 'new'], 'lists other sitemaps'],
      [['empty', 'new'], 'has no HTML files'],
      [['new', 'new', '--allow', 'no.txt'], 'cannot be read'],
      [['new', 'new', '--format', 'sarif'], 'Expected one of pretty, json, github'],
    ] as const) {
      const files = {
        'new/index.html': page('A', ''),
        'empty.xml': '',
        'index.xml': '<sitemapindex><loc>https://a.example/</loc></sitemapindex>',
        'empty/x.txt': '',
      }
      expect(await compare(files, ...args), message).toBe(2)
      expect(terminal.err).toContain(message)
      rmSync(cwd, { recursive: true })
    }
  })
})
