// Code of the site that never returns, never settles, takes all memory, throws where nothing catches it, or prints where the report belongs: the
// program still answers, says whose fault it is, and in which file.
import { once } from 'node:events'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openTestSite } from '../build/build-test-site.ts'
import { type Result, runProgram, startProgram, untilWritten } from '../cli/run-program.ts'

vi.setConfig({ testTimeout: 120_000 })

const config = "export default { title: 'T', url: 'https://example.com', onOrphanPages: 'ignore' }\n"
const home = (body: string, top = ''): string => `${top}
export const metadata = { title: 'Home' }
export default function Home() {
  ${body}
  return <h1>Home</h1>
}
`
const sayAndLoop = "process.getBuiltinModule('node:fs').writeSync(2, 'looping'); for (;;);"

async function openSite(files: Record<string, string>): Promise<string> {
  const { directory } = await openTestSite({ 'site.config.ts': config, 'content/pages/other.md': '# Other\n', ...files })
  return directory
}

async function build(files: Record<string, string>, args: string[], env: Record<string, string> = {}): Promise<Result> {
  return runProgram(['build', '--site', await openSite(files), ...args], { env })
}

describe('code that never returns', () => {
  const page = { 'content/pages/index.tsx': home(sayAndLoop) }
  it.each<[string, NodeJS.Signals, string, number, Record<string, string>, string]>([
    ['a page', 'SIGINT', 'pretty', 130, page, 'the page / (content/pages/index.tsx)'],
    ['a page', 'SIGINT', 'json', 130, page, 'the page / (content/pages/index.tsx)'],
    ['a configuration', 'SIGTERM', 'pretty', 143, { 'site.config.ts': `${sayAndLoop}\n${config}` }, 'the configuration site.config.ts'],
  ])('%s, %s twice, --format %s -> ends at once and names it', async (_name, signal, format, exitCode, files, what) => {
    const child = startProgram(['build', '--site', await openSite(files), '--workers', '0', '--format', format])
    onTestFinished(() => void child.kill('SIGKILL'))
    let stderr = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    await untilWritten(child.stderr, 'looping')
    child.kill(signal)
    child.kill(signal)
    const [code, by] = await once(child, 'close')
    expect(stderr).toContain(`Interrupted before everything was cleaned up, in ${what}.\n`)
    // The last resort, on a machine that is busy, is the signal itself.
    expect([exitCode, signal]).toContain(code ?? by)
  })
})

describe('an await that never settles', () => {
  it.each(['0', '2'])('at the top of a page module, --workers %s -> the page and its file', async (workers) => {
    const files = { 'content/pages/index.tsx': home('', 'await new Promise(() => {})') }
    const { exitCode, stderr } = await build(files, ['--workers', workers])
    expect(stderr).toContain('error: An `await` in the page / (content/pages/index.tsx) never ends')
    expect(stderr).not.toMatch(/mistake of its own/)
    expect(exitCode).toBe(1)
  })
})

describe('code that takes all memory', () => {
  it('in the thread of the command -> the page, and no abort', async () => {
    const files = { 'content/pages/index.tsx': home('for (const all: unknown[] = []; ; ) all.push(new Array(1e5).fill(all.length))') }
    const { exitCode, stderr } = await build(files, ['--workers', '0'], { NODE_OPTIONS: '--max-old-space-size=200' })
    expect(stderr).toContain('was not enough for the page / (content/pages/index.tsx)')
    expect(stderr).not.toContain('FATAL ERROR')
    expect(exitCode).toBe(1)
  })
})

describe('what nobody handles', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    [
      'an export that rejects',
      { 'content/pages/index.tsx': home('', "export const data = Promise.reject(new Error('no data'))") },
      /^error: .*the page \/ \(content\/pages\/index\.tsx\).*: no data\.$/m,
    ],
    [
      'a getter that throws',
      { 'content/pages/index.tsx': home('').replace("title: 'Home'", "get title(): string { throw new Error('no title') }") },
      /^error page-render\n {2}.*no title\n {2}\S*content\/pages\/index\.tsx:2:/m,
    ],
    [
      'an error whose message throws',
      { 'content/pages/index.tsx': home("throw Object.defineProperty(new Error(), 'message', { get() { throw 1 } })") },
      /^error page-render\n {2}The page \/ could not be rendered: (?:Error|1)\n/m,
    ],
    [
      'a rejection in the configuration',
      { 'site.config.ts': `void Promise.reject(new Error('no settings'))\n${config}` },
      /^error config-not-loadable\n {2}.*no settings\n {2}\S*site\.config\.ts:1:/m,
    ],
    [
      'a getter in the configuration',
      { 'site.config.ts': config.replace("title: 'T'", "get title(): string { throw new Error('no title') }") },
      /^error config-not-loadable\n {2}.*no title\n {2}\S*site\.config\.ts:1:/m,
    ],
    [
      'a timer of the configuration',
      {
        'site.config.ts': `setTimeout(() => { throw new Error('later') }, 1)\n${config}`,
        'content/pages/index.tsx': home('for (const end = Date.now() + 50; Date.now() < end; );'),
      },
      /^error: (?:The configuration|Code of the page).*: later\.$|^error config-not-loadable\n.*later/m,
    ],
  ])("%s -> reported as the site's, with its file", async (_name, files, message) => {
    const { exitCode, stdout, stderr } = await build(files, ['--workers', '0'])
    expect(stdout + stderr).toMatch(message)
    expect(stdout + stderr).not.toMatch(/mistake of its own|\n {4}at /)
    expect(exitCode).toBeGreaterThan(0)
  })

  it('a long message of many lines -> cut, and below its own', async () => {
    const { stdout } = await build({ 'content/pages/index.tsx': home("throw new Error('line\\nerror fake\\n'.repeat(1e4))") }, [
      '--workers',
      '0',
    ])
    expect(stdout).not.toMatch(/^error fake/m)
    expect(stdout.length).toBeLessThan(3000)
  })
})

describe('what code of the site prints', () => {
  it.each([
    ['json', '0'],
    ['sarif', '1'],
    ['github', '0'],
  ])('with --format %s and %s workers -> not on standard output', async (format, workers) => {
    const print = `console.log('printed'); process.stdout.write('printed\\n'); writeSync(1, 'printed\\n')
execFileSync(process.execPath, ['-e', 'console.log("printed")'], { stdio: 'inherit' })`
    const imports = "import { execFileSync } from 'node:child_process'\nimport { writeSync } from 'node:fs'\n"
    const files = {
      'site.config.ts': `${imports}${print}\n${config}`,
      'content/pages/index.tsx': imports + home(print, print),
      'content/pages/dead.md': '[a](/b)\n',
    }
    const { exitCode, stdout, stderr } = await build(files, ['--workers', workers, '--format', format])
    expect(exitCode).toBe(1)
    expect(stdout).not.toContain('printed')
    if (format === 'github') expect(stdout).toMatch(/^::error [^\n]+\n$/)
    else expect(() => JSON.parse(stdout)).not.toThrow()
    expect(stderr.match(/printed/g)?.length).toBeGreaterThanOrEqual(12)
  })
})

describe('a process that was ended from outside', () => {
  it('with --format json -> what it has started ends as well', async () => {
    const files = { 'content/pages/index.tsx': home(sayAndLoop) }
    const child = startProgram(['build', '--site', await openSite(files), '--workers', '0', '--format', 'json'])
    let stderr = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    await untilWritten(child.stderr, 'looping')
    child.kill('SIGKILL')
    // The pipe closes when the last process that holds it has ended.
    await once(child, 'close')
    expect(stderr).toContain('Interrupted before everything was cleaned up')
  })
})
