// `sitegen dev` as a program: its address, what it says in the terminal, the browser that it opens, and its end.
import { execFile } from 'node:child_process'
import { chmodSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, it } from 'vitest'
import { config, makeFolder, resultOf, runProgram, startProgram, untilWritten } from './run-program.ts'

const run = promisify(execFile)
let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const intro = 'content/docs/intro.md'

function makeSite(more: Record<string, string> = {}): string {
  folder = realpathSync(makeFolder({ 'site.config.ts': config, [intro]: '# Intro\n\nFirst words.\n', ...more }))
  return folder
}

interface Started {
  child: ReturnType<typeof startProgram>
  /** Of the home page. */
  url: URL
  finished: ReturnType<typeof resultOf>
  /** So far. */
  stderr: () => string
}

/** Resolves when the program has said its address. */
async function startDev(args: string[], env: Record<string, string> = {}): Promise<Started> {
  const child = startProgram(['dev', '--port', '0', ...args], { cwd: folder, env })
  const finished = resultOf(child)
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (text: string) => {
    stdout += text
  })
  child.stderr.on('data', (text: string) => {
    stderr += text
  })
  await untilWritten(child.stdout, 'Ctrl+C')
  return { child, url: new URL(/http:\S+/.exec(stdout)?.[0] ?? ''), finished, stderr: () => stderr }
}

it('without --host -> this machine only; mistakes and their end in the terminal; Ctrl+C -> exit code 130', async () => {
  makeSite()
  const { child, url, finished } = await startDev([])
  expect(url.hostname).toBe('127.0.0.1')
  // The page holds the stream open, as in a browser: changes are watched from then on.
  const stream = await fetch(new URL('/__sitegen/events?path=/docs/intro', url))
  expect(await (await fetch(new URL('/docs/intro', url))).text()).toContain('First words.')
  const found = untilWritten(child.stdout, 'link-broken')
  writeFileSync(join(folder, intro), '# Intro\n\n[Gone](/docs/gone)\n')
  await found
  const mended = untilWritten(child.stdout, 'No errors any more.')
  writeFileSync(join(folder, intro), '# Intro\n\nLast words.\n')
  await mended
  expect(await (await fetch(new URL('/docs/intro', url))).text()).toContain('Last words.')
  child.kill('SIGINT')
  await stream.body?.cancel().catch(() => undefined)
  const { exitCode, stdout } = await finished
  expect(exitCode).toBe(130)
  expect(stdout).toMatch(/error link-broken\n.*\/docs\/gone.*\n {2}content\/docs\/intro\.md:3:1\n/)
})

it('--open -> the address, given to the program that opens it', async () => {
  makeSite({ 'bin/xdg-open': '#!/bin/sh\necho "opened $1" > "$OPENED"\n' })
  const opened = join(folder, 'opened.txt')
  chmodSync(join(folder, 'bin/xdg-open'), 0o755)
  // A pipe is read to its end once somebody has written: nothing is waited for but that.
  const reading = run('mkfifo', [opened]).then(() => run('cat', [opened]))
  const { child, url, finished } = await startDev(['--open'], { PATH: `${join(folder, 'bin')}:${process.env.PATH}`, OPENED: opened })
  expect((await reading).stdout).toBe(`opened ${url.href}\n`)
  child.kill('SIGINT')
  expect((await finished).exitCode).toBe(130)
})

it('--open without such a program -> said, and the site is served', async () => {
  makeSite()
  const { child, url, finished, stderr } = await startDev(['--open'], { PATH: join(folder, 'none') })
  await expect.poll(stderr).toContain('No browser could be opened; open the address above.')
  expect((await fetch(new URL('/docs/intro', url))).status).toBe(200)
  child.kill('SIGINT')
  expect((await finished).exitCode).toBe(130)
})

it('a port in use -> exit code 2 and what to do', async () => {
  makeSite()
  const other = createServer()
  const port = await new Promise<number>((resolve) =>
    other.listen(0, '127.0.0.1', () => {
      const address = other.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    }),
  )
  const { exitCode, stderr } = await runProgram(['dev', '--port', String(port)], { cwd: folder })
  other.close()
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining(`Port ${port} is in use by another program.`)])
})
