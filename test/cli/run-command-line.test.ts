// The commands with a build that is made up: what they ask of it, and what they make of its result and its failures.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BuildOptions, BuildReport } from '../../src/build/build-report.ts'
import { explainFailure, runCommandLine } from '../../src/cli/run-command-line.ts'
import { type Diagnostic, DiagnosticError } from '../../src/diagnostics/diagnostic.ts'
import { createFakeTerminal, type FakeTerminal } from './fake-terminal.ts'
import { config, makeFolder } from './run-program.ts'

const buildSite = vi.hoisted(() => vi.fn<(options: BuildOptions) => Promise<BuildReport>>())
vi.mock('../../src/build/build-site.ts', () => ({ buildSite }))

const warning: Diagnostic = {
  id: 'anchor-broken',
  level: 'warning',
  message: 'Expected an anchor, found "#x".',
  place: { file: 'content/a.md', line: 2, column: 1, endLine: 2, endColumn: 4 },
}
const error: Diagnostic = { ...warning, id: 'link-broken', level: 'error', message: 'Expected a page, found "/x".' }

function createReport(parts: Partial<BuildReport> = {}): BuildReport {
  const steps = [
    { name: 'configuration', milliseconds: 12.345 },
    { name: 'pages', milliseconds: 1500 },
  ]
  return {
    pages: 120,
    files: 1,
    bytes: 1_234_567,
    steps,
    documents: 100,
    cache: { documents: 0, pages: 0, bundle: false },
    peakMemory: 400_000_000,
    diagnostics: [],
    failed: false,
    workers: 2,
    ...parts,
  }
}

let cwd = ''
let terminal: FakeTerminal
const run = (...args: string[]) => runCommandLine(args, terminal)

beforeEach(() => {
  cwd = makeFolder({ 'site/site.config.ts': config, 'site/content/a.md': 'a\nSee [x](#x)\n' })
  terminal = createFakeTerminal({ workingDirectory: cwd })
  buildSite.mockReset()
})
afterEach(() => rmSync(cwd, { recursive: true, force: true }))

describe('build', () => {
  it('options -> those of the build, paths from the working folder', async () => {
    buildSite.mockResolvedValue(createReport({ outDirectory: join(cwd, 'public') }))
    expect(await run('build', '--site', 'site', '--out', 'public', '--workers', '3')).toBe(0)
    expect(buildSite.mock.calls[0]?.[0]).toMatchObject({
      siteDirectory: join(cwd, 'site'),
      outDirectory: join(cwd, 'public'),
      workers: 3,
      write: true,
      signal: terminal.signal,
    })
  })

  it('nothing found -> the summary alone', async () => {
    buildSite.mockResolvedValue(createReport({ outDirectory: join(cwd, 'site/build') }))
    await run('build', '--site', 'site')
    expect(terminal.out).toMatchInlineSnapshot(`
      "  configuration     12 ms
        pages             1.5 s
      Built: 120 pages, 1 file, 1.2 MB in 1.5 s with 2 workers; 0 errors, 0 warnings.
      From earlier builds: nothing. Peak memory: 400.0 MB.
      The site is in site/build
      "
    `)
  })

  it('errors -> the findings with paths from here, the summary, exit code 1', async () => {
    buildSite.mockResolvedValue(createReport({ outDirectory: join(cwd, 'site/build'), diagnostics: [warning, error], failed: true }))
    expect(await run('build', '--site', 'site')).toBe(1)
    expect(terminal.out).toMatchInlineSnapshot(`
      "warning anchor-broken
        Expected an anchor, found "#x".
        site/content/a.md:2:1
        2 | See [x](#x)
          | ^^^

      error link-broken
        Expected a page, found "/x".
        site/content/a.md:2:1
        2 | See [x](#x)
          | ^^^

      1 error, 1 warning

        configuration     12 ms
        pages             1.5 s
      Not built: 120 pages, 1 file, 1.2 MB in 1.5 s with 2 workers; 1 error, 1 warning.
      From earlier builds: nothing. Peak memory: 400.0 MB.
      The site has errors, so the last output was left as it was.
      "
    `)
  })

  it('--format github -> findings on standard output, the rest beside it', async () => {
    buildSite.mockResolvedValue(createReport({ diagnostics: [warning] }))
    expect(await run('build', '--site', 'site', '--format', 'github')).toBe(0)
    expect(terminal.out).toBe(
      '::warning file=site/content/a.md,line=2,col=1,endColumn=3,title=anchor-broken::Expected an anchor, found "#x".\n',
    )
    expect(terminal.err).toContain('Built: 120 pages, 1 file, 1.2 MB in 1.5 s with 2 workers; 0 errors, 1 warning.')
  })

  it('--report -> the documented JSON', async () => {
    buildSite.mockResolvedValue(createReport({ outDirectory: join(cwd, 'site/build'), diagnostics: [warning] }))
    await run('build', '--site', 'site', '--report', 'deep/report.json')
    const { sitegen, ...report } = JSON.parse(readFileSync(join(cwd, 'deep/report.json'), 'utf8'))
    expect(sitegen).toMatch(/^\d+\.\d+\.\d+/)
    expect(report).toEqual({
      version: 1,
      outDirectory: 'site/build',
      failed: false,
      pages: 120,
      files: 1,
      bytes: 1_234_567,
      workers: 2,
      documents: 100,
      cache: { documents: 0, pages: 0, bundle: false },
      peakMemory: 400_000_000,
      steps: [
        { name: 'configuration', milliseconds: 12.3 },
        { name: 'pages', milliseconds: 1500 },
      ],
      errors: 0,
      warnings: 1,
      infos: 0,
      diagnostics: [
        {
          id: 'anchor-broken',
          level: 'warning',
          message: 'Expected an anchor, found "#x".',
          place: { file: 'site/content/a.md', line: 2, column: 1, endLine: 2, endColumn: 4 },
          count: 1,
        },
      ],
    })
  })

  it('a folder for --report -> refused before anything is built', async () => {
    mkdirSync(join(cwd, 'reports'))
    expect(await run('build', '--site', 'site', '--report', 'reports')).toBe(2)
    expect(terminal.err).toContain('which is a folder.')
    expect(buildSite).not.toHaveBeenCalled()
  })

  it('a report that cannot be written -> exit code 2, said without a stack', async () => {
    buildSite.mockResolvedValue(createReport())
    expect(await run('build', '--site', 'site', '--report', 'site/site.config.ts/x.json')).toBe(2)
    expect(buildSite).not.toHaveBeenCalled()
    expect(terminal.err).toContain('error: The report could not be written: ')
    expect(terminal.err).not.toContain('    at ')
  })

  it('small outputs -> bytes and kilobytes', async () => {
    buildSite.mockResolvedValue(createReport({ bytes: 999, pages: 1 }))
    await run('build', '--site', 'site')
    buildSite.mockResolvedValue(createReport({ bytes: 1000 }))
    await run('build', '--site', 'site')
    expect(terminal.out).toContain('Built: 1 page, 1 file, 999 B in')
    expect(terminal.out).toContain('1.0 kB')
  })
})

describe('options', () => {
  it.each([
    ['--workers', 'x', 'Expected a whole number from 0 to 64.'],
    ['--workers', '65', 'Expected a whole number from 0 to 64.'],
    ['--workers', '1e1', 'Expected a whole number from 0 to 64.'],
    ['--format', 'jsn', 'Expected one of pretty, json, github, sarif. Did you mean json?'],
    ['--format', 'xml', 'Expected one of pretty, json, github, sarif.\n'],
    ['--site', 'nope', 'found "nope", which does not exist.'],
    ['--site', 'site/site.config.ts', 'which is a file.'],
    ['--site', 'site/site.config.ts/x', 'which does not exist.'],
  ])('%s %s -> exit code 2: %s', async (option, value, message) => {
    expect(await run('build', option, value)).toBe(2)
    expect(terminal.err).toContain(message)
    expect(buildSite).not.toHaveBeenCalled()
  })

  it('a mistake with colour and a width of the terminal -> the same text', async () => {
    terminal = createFakeTerminal({ workingDirectory: cwd, color: true, errorColor: true, columns: 200 })
    expect(await run('nothing')).toBe(2)
    expect(await run('--help')).toBe(0)
    expect(terminal.out).toContain('folder with site.config.ts (default: the working folder)\n')
  })
})

describe('check-links', () => {
  it('--format sarif -> places from here, and where each id is explained', async () => {
    buildSite.mockResolvedValue(createReport({ diagnostics: [error], failed: true }))
    expect(await run('check-links', '--site', 'site', '--format', 'sarif')).toBe(1)
    const [result] = JSON.parse(terminal.out).runs
    expect(result.results[0].locations[0].physicalLocation.artifactLocation).toEqual({ uri: 'site/content/a.md', uriBaseId: '%SRCROOT%' })
    expect(result.originalUriBaseIds['%SRCROOT%'].uri).toMatch(/^file:\/\/\/.*\/$/)
    const [rule] = result.tool.driver.rules
    expect([undefined, expect.stringMatching(/docs\/diagnostics\.md#config-missing$/)]).toContainEqual(rule.helpUri)
  })

  it('nothing found -> says so; nothing is written', async () => {
    buildSite.mockResolvedValue(createReport())
    expect(await run('check-links', '--site', 'site', '--external')).toBe(0)
    expect(buildSite.mock.calls[0]?.[0]).toMatchObject({ write: false, external: true })
    expect(terminal.out).toBe('Checked 120 pages in 1.5 s: nothing found.\n')
  })

  it('errors -> findings, exit code 1', async () => {
    buildSite.mockResolvedValue(createReport({ diagnostics: [error], failed: true }))
    expect(await run('check-links', '--site', 'site')).toBe(1)
    expect(terminal.out).toContain('1 error, 0 warnings\n\nChecked 120 pages in 1.5 s.\n')
  })

  it('--format json with nothing found -> a whole document', async () => {
    buildSite.mockResolvedValue(createReport())
    expect(await run('check-links', '--site', 'site', '--format', 'json')).toBe(0)
    expect(JSON.parse(terminal.out)).toMatchObject({ errors: 0, diagnostics: [] })
    expect(terminal.err).toContain('Checked 120 pages')
  })

  it('a source file that is missing, or outside of the site -> the finding without its line', async () => {
    const places = ['content/none.md', '../site.secret'].map((file) => ({ file, line: 1, column: 1 }))
    buildSite.mockResolvedValue(createReport({ diagnostics: places.map((place) => ({ ...warning, place })) }))
    await run('check-links', '--site', 'site')
    expect(terminal.out).not.toContain(' | ')
  })
})

describe('failures', () => {
  it('a mistake in the configuration -> exit code 2; in a component -> 1', async () => {
    buildSite.mockRejectedValue(new DiagnosticError([{ ...error, id: 'config-invalid' }]))
    expect(await run('build', '--site', 'site')).toBe(2)
    buildSite.mockRejectedValue(new DiagnosticError([{ ...error, id: 'component-not-loadable' }]))
    expect(await run('build', '--site', 'site')).toBe(1)
    expect(terminal.out).toBe('')
    expect(terminal.err).toContain('error component-not-loadable\n')
  })

  it('a mistake in a machine format -> on standard output as well', async () => {
    buildSite.mockRejectedValue(new DiagnosticError([error]))
    expect(await run('check-links', '--site', 'site', '--format', 'json')).toBe(1)
    expect(JSON.parse(terminal.out)).toMatchObject({ errors: 1 })
  })

  it.each([
    ['ENOSPC', 'There is no space left on the disk to write "/x".'],
    ['EACCES', 'This user may not read or write "/x".'],
    ['EROFS', 'The disk is read-only, so "/x" cannot be written.'],
    ['EMFILE', 'Too many files are open to open "/x".'],
    ['EBUSY', 'The system is using "/x".'],
    ['EXDEV', 'EXDEV: as Node says it.'],
    ['ENOENT', 'ENOENT: as Node says it.'],
    ['ENOENT', 'No folder can be made in "/".', 'mkdir'],
  ])('the system refuses with %s -> %s, exit code 1', async (code, message, syscall = 'write') => {
    buildSite.mockRejectedValue(Object.assign(new Error(`${code}: as Node says it.`), { syscall, code, path: '/x' }))
    expect(await run('build', '--site', 'site')).toBe(1)
    expect(terminal.err).toContain(`error: ${message}\n`)
    expect(terminal.err).not.toContain('mistake of its own')
  })

  it('an error of the program -> one line and how to see more; --verbose shows it', async () => {
    buildSite.mockRejectedValue(new TypeError('x is not\na function.'))
    expect(await run('build', '--site', 'site')).toBe(1)
    expect(terminal.err).toMatch(
      /error: sitegen failed, which is a mistake of its own: TypeError: x is not a function\. Run the command again with --verbose to see where\.\n$/,
    )
    expect(await run('build', '--site', 'site', '--verbose')).toBe(1)
    expect(terminal.err).toContain('\n    at ')
  })

  it('something thrown that is no error -> its text', async () => {
    await explainFailure('plain', terminal, { siteDirectory: cwd, verbose: true })
    expect(terminal.err).toBe(
      'error: sitegen failed, which is a mistake of its own: plain. Run the command again with --verbose to see where.\n',
    )
  })

  it('interrupted while building -> one line, exit code 130', async () => {
    const interruption = new AbortController()
    terminal = createFakeTerminal({ workingDirectory: cwd, signal: interruption.signal })
    buildSite.mockImplementation(async ({ signal }) => {
      interruption.abort()
      signal?.throwIfAborted()
      return createReport()
    })
    expect(await run('build', '--site', 'site')).toBe(130)
    expect(terminal.err).toBe('Interrupted.\n')
  })
})

describe('serve', () => {
  it('a built site -> served until interrupted', async () => {
    const built = makeFolder({ 'site.config.ts': config, 'public/404.html': '' })
    const interruption = new AbortController()
    terminal = createFakeTerminal({ workingDirectory: built, signal: interruption.signal })
    const { write } = terminal
    terminal.write = (text) => {
      write(text)
      interruption.abort()
    }
    expect(await run('serve', '--port', '0', '--out', 'public')).toBe(130)
    expect(terminal.out).toMatch(/^Serving .*public\nhttp:\/\/127\.0\.0\.1:\d+\/\nStop with Ctrl\+C\.\n$/)
    rmSync(built, { recursive: true, force: true })
  })

  it('no build -> exit code 2', async () => {
    expect(await run('serve', '--site', 'site', '--port', '0')).toBe(2)
    expect(terminal.err).toContain('Run `sitegen build` first.')
    expect(existsSync(join(cwd, 'site/.sitegen'))).toBe(false)
  })
})

describe('markdown', () => {
  it('standard input in parts, also in the middle of a letter -> HTML', async () => {
    const bytes = Buffer.from('# Grüße\n')
    terminal = createFakeTerminal({ workingDirectory: cwd, stdin: [bytes.subarray(0, 5), bytes.subarray(5)] })
    expect(await run('markdown', '--bare')).toBe(0)
    expect(terminal.out).toBe('<h1>Grüße</h1>\n')
  })

  it('a keyboard -> says how to end', async () => {
    terminal = createFakeTerminal({ workingDirectory: cwd, stdin: ['x'] })
    terminal.input.isTTY = true
    await run('markdown', '--bare')
    expect(terminal.err).toBe('Reading Markdown from the keyboard; end it with Ctrl+D.\n')
  })

  it('a file below a file -> nothing there', async () => {
    expect(await run('markdown', 'site/site.config.ts/x.md')).toBe(2)
    expect(terminal.err).toContain('found nothing there.')
  })

  it('a name that no file can have -> said without a stack', async () => {
    expect(await run('markdown', 'a'.repeat(300))).toBe(2)
    expect(terminal.err).toContain('could not be read: ENAMETOOLONG')
  })

  it('bytes that are no text -> the line', async () => {
    terminal = createFakeTerminal({ workingDirectory: cwd, stdin: [Buffer.from([0x61, 0x0a, 0x0a, 0xff])] })
    expect(await run('markdown')).toBe(2)
    expect(terminal.err).toContain('Expected standard input to be UTF-8 text, found other bytes in line 3.')
  })

  it('interrupted while reading -> exit code 130', async () => {
    const interruption = new AbortController()
    const input = new PassThrough()
    terminal = createFakeTerminal({ workingDirectory: cwd, signal: interruption.signal, input })
    input.on('newListener', (event) => {
      if (event === 'readable') queueMicrotask(() => interruption.abort())
    })
    expect(await run('markdown')).toBe(130)
    expect(input.destroyed).toBe(true)
  })
})
