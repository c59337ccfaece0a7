// `clean` removes what builds have made, and nothing else.
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createOwnedName } from '../../src/cache/owned-name.ts'
import { runCommandLine } from '../../src/cli/run-command-line.ts'
import { createFakeTerminal, type FakeTerminal } from './fake-terminal.ts'
import { config, makeFolder, resultOf, startProgram } from './run-program.ts'

const generated = '<meta name="generator" content="sitegen">'

const entry = `.sitegen/cache/ab/${'cd'.repeat(31)}`

let cwd = ''
let terminal: FakeTerminal
const clean = (...args: string[]) => runCommandLine(['clean', ...args], terminal)

beforeEach(() => {
  cwd = makeFolder({
    'site.config.ts': config,
    'content/a.md': 'a\n',
    'build/404.html': generated,
    'build/a/index.html': 'a',
    [entry]: 'entry',
    '.sitegen/cache/packs/index': '',
    '.sitegen/cache/packs/0123456789abcdef': 'pack',
    '.sitegen/cache/pruned': '',
    '.sitegen/previous-output/404.html': generated,
    '.sitegen/external-links.json': '{}',
  })
  terminal = createFakeTerminal({ workingDirectory: cwd })
})
afterEach(() => rmSync(cwd, { recursive: true, force: true }))

describe('clean', () => {
  it('a built site -> output and cache gone, sources there', async () => {
    expect(await clean()).toBe(0)
    expect(terminal.out).toBe('Removed build, .sitegen.\n')
    expect(readdirSync(cwd).sort()).toEqual(['content', 'site.config.ts'])
  })

  it('again -> nothing to remove', async () => {
    await clean()
    const again = createFakeTerminal({ workingDirectory: cwd })
    expect(await runCommandLine(['clean'], again)).toBe(0)
    expect(again.out).toBe('There was nothing to remove.\n')
  })

  it('--out -> that one', async () => {
    mkdirSync(join(cwd, 'public'))
    writeFileSync(join(cwd, 'public/404.html'), generated)
    expect(await clean('--out', 'public')).toBe(0)
    expect(readdirSync(cwd).sort()).toEqual(['build', 'content', 'site.config.ts'])
  })

  it.each([
    ['content', 'a source folder'],
    ['.', 'the site folder itself'],
    ['..', 'holds the site folder'],
    ['mine', 'files that are not an earlier output'],
  ])('--out %s -> refused, nothing removed', async (out, reason) => {
    mkdirSync(join(cwd, 'mine'))
    writeFileSync(join(cwd, 'mine/notes.txt'), '')
    expect(await clean('--out', out)).toBe(2)
    expect(terminal.err).toContain(reason)
    expect(existsSync(join(cwd, entry)) && existsSync(join(cwd, 'build'))).toBe(true)
  })

  it('what sitegen did not make, and what a running build needs -> left and named', async () => {
    const running = createOwnedName('work')
    mkdirSync(join(cwd, '.sitegen', running))
    const mine = [
      '.sitegen/notes.txt',
      '.sitegen/work-notes.txt',
      '.sitegen/cache/ab/mine',
      '.sitegen/cache/packs/mine',
      '.sitegen/cache/mine',
    ]
    for (const file of mine) writeFileSync(join(cwd, file), 'mine')
    expect(await clean()).toBe(0)
    expect(terminal.out).toContain(`Left .sitegen/cache, .sitegen/notes.txt, .sitegen/${running}, .sitegen/work-notes.txt, which`)
    for (const file of mine) expect(existsSync(join(cwd, file)), file).toBe(true)
    expect(existsSync(join(cwd, entry))).toBe(false)
    expect(readdirSync(join(cwd, '.sitegen/cache/packs'))).toEqual(['mine'])
  })

  it('.sitegen that is a link -> what it leads to stays', async () => {
    rmSync(join(cwd, '.sitegen'), { recursive: true })
    mkdirSync(join(cwd, 'elsewhere'))
    writeFileSync(join(cwd, 'elsewhere/notes.txt'), 'mine')
    symlinkSync('elsewhere', join(cwd, '.sitegen'))
    expect(await clean()).toBe(0)
    expect(existsSync(join(cwd, 'elsewhere/notes.txt'))).toBe(true)
  })

  it.each(['.sitegen', '.sitegen/cache', '.sitegen/cache/packs'])(
    '%s that leads out of the site -> refused, nothing removed',
    async (link) => {
      const elsewhere = makeFolder({ 'cache/pruned': '', pruned: '', index: '' })
      try {
        rmSync(join(cwd, link), { recursive: true })
        symlinkSync(elsewhere, join(cwd, link))
        expect(await clean()).toBe(1)
        expect(terminal.err).toContain(`Expected ${link} to be a folder of the site, found a link to ${elsewhere}`)
        expect(readdirSync(elsewhere, { recursive: true }).sort()).toEqual(['cache', 'cache/pruned', 'index', 'pruned'])
        expect(existsSync(join(cwd, 'build'))).toBe(true)
      } finally {
        rmSync(elsewhere, { recursive: true })
      }
    },
  )

  it('killed half-way -> what is left is no riddle to the next one', async () => {
    for (let file = 0; file < 2000; file++) writeFileSync(join(cwd, 'build/a', `${file}.html`), '')
    const child = startProgram(['clean'], { cwd })
    const ended = resultOf(child)
    while (existsSync(join(cwd, 'build/404.html')) && child.exitCode === null) await new Promise((next) => setImmediate(next))
    child.kill('SIGKILL')
    await ended
    expect(await clean()).toBe(0)
    expect(readdirSync(cwd).sort()).toEqual(['content', 'site.config.ts'])
  })
})
