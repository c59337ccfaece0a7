// The compiled program from outside: texts, streams and exit codes.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'acorn'
import { afterEach, describe, expect, it } from 'vitest'
import { config, makeFolder, resultOf, runProgram, startProgram, untilWritten } from './run-program.ts'

const folders: string[] = []
function folder(files: Record<string, string | Uint8Array>): string {
  const made = makeFolder(files)
  folders.push(made)
  return made
}
afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true })
})

const page = '# Home\n\nText.\n'
const site = { 'site.config.ts': config, 'content/pages/index.md': page }

describe('help and version', () => {
  it('--help -> commands, examples and exit codes', async () => {
    const { exitCode, stdout, stderr } = await runProgram(['--help'])
    expect([exitCode, stderr]).toEqual([0, ''])
    expect(stdout).toMatchInlineSnapshot(`
      "Usage: sitegen [options] [command]

      Builds a checked static site from Markdown, MDX and React.

      Options:
        --version                      print the version
        --site <dir>                   folder with site.config.ts (default: the
                                       working folder)
        --verbose                      print stack traces
        --help                         print what a command does, with examples

      Commands:
        init [options] [dir]           write a new site: configuration, sample pages,
                                       scripts, a workflow for CI
        migrate [options] [dir]        write the configuration of a Docusaurus,
                                       VitePress or Starlight site, and say what
                                       remains
        build [options]                build the site
        check-links [options]          run all checks without writing the site
        check-code [options]           check the types and the commands of all samples
        dev [options]                  serve the site while it is being written; pages
                                       follow every save
        serve [options]                serve the built site
        search                         ask and judge the search of the built site, or
                                       push it to Algolia
        markdown [options] [file]      print the HTML of a Markdown document
        translations [options]         list what the languages of the site lack
        version [options] <name>       keep the docs as they are as a version, in all
                                       languages
        eject [options] [part]         write a part of the theme into the site
        compare [options] <old> <new>  show what has changed between two built sites
        clean [options]                remove the built site and the cache

      Examples:
        sitegen init                     writes a new site
        sitegen migrate                  writes the configuration of a Docusaurus site
        sitegen build                    builds the site of this folder into build/
        sitegen build --site docs-site   builds the site of another folder
        sitegen check-links              runs all checks, writes nothing
        sitegen check-code               checks the types and commands of samples
        sitegen dev                      serves the site while it is being written
        sitegen serve                    serves the built site
        sitegen search query "lambda"    prints what readers find
        sitegen search push              puts the site into the index that Algolia hosts
        sitegen markdown README.md       prints the HTML of a document
        sitegen translations             lists what the languages of the site lack
        sitegen version 2.0              keeps the docs as they are as a version
        sitegen eject Footer             writes a part of the theme into the site
        sitegen compare OLD NEW          shows what has changed between two built sites
        sitegen clean                    removes the built site and the cache

      Exit codes: 0 fine, 1 the site has errors, 2 wrong usage or configuration, 130 interrupted.
      Colors follow NO_COLOR and FORCE_COLOR.
      "
    `)
  })

  it.each(['build', 'check-links', 'serve', 'markdown'])('%s --help -> its options and examples', async (command) => {
    const { exitCode, stdout } = await runProgram([command, '--help'])
    expect(exitCode).toBe(0)
    expect(stdout).toMatchSnapshot()
  })

  it('--version -> that of the package', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
    expect(await runProgram(['--version'])).toEqual({ exitCode: 0, stdout: `${version}\n`, stderr: '' })
  })

  it.each(['cli.js', 'command-apart.js', 'command-thread.js'])(
    'starting, %s -> loads what reads the command line, and nothing of what builds',
    (module) => {
      const { bytes, packages } = loadedBy(module)
      expect(packages).toEqual([])
      // Commander with its texts is two thirds of it; the parts that build are 3 MB.
      expect(bytes).toBeLessThan(250_000)
    },
  )
})

/** What a compiled module loads before it runs: its own parts in bytes, and the packages that are not bundled. */
function loadedBy(name: string, seen = new Set<string>()): { bytes: number; packages: string[] } {
  if (seen.has(name)) return { bytes: 0, packages: [] }
  seen.add(name)
  const source = readFileSync(fileURLToPath(new URL(`../../dist/${name}`, import.meta.url)), 'utf8')
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' })
  const imports = body.flatMap((node) =>
    node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration' ? [node.source?.value] : [],
  )
  const packages: string[] = []
  let bytes = source.length
  for (const imported of imports) {
    if (typeof imported !== 'string' || isBuiltin(imported)) continue
    if (imported.startsWith('./')) {
      const part = loadedBy(imported.slice(2), seen)
      bytes += part.bytes
      packages.push(...part.packages)
    } else packages.push(imported)
  }
  return { bytes, packages }
}

describe('wrong usage', () => {
  it.each([
    [['biuld']],
    [['build', 'extra']],
    [['build', '--formt', 'json']],
    [['build', '--workers', 'many']],
    [['build', '--workers', '-1']],
    [['build', '--format', 'jsn']],
    [['serve', '--port', '99999']],
    [['serve', '--port', '80x']],
    [['check-links', '--site', '/nowhere/at/all']],
    [['build', '--out', '/']],
    [['build', '--site']],
  ])('%j -> exit code 2 and what was expected', async (args) => {
    const { exitCode, stdout, stderr } = await runProgram(args, { cwd: folder({}) })
    expect([exitCode, stdout]).toEqual([2, ''])
    expect(stderr).toMatchSnapshot()
  })

  it('no command -> the help and exit code 2', async () => {
    const { exitCode, stdout, stderr } = await runProgram([])
    expect([exitCode, stdout]).toEqual([2, ''])
    expect(stderr).toContain('Usage: sitegen')
  })

  it('a file for --site -> says that it is a file', async () => {
    const cwd = folder({ 'site.config.ts': config })
    const { exitCode, stderr } = await runProgram(['build', '--site', 'site.config.ts'], { cwd })
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('found "site.config.ts", which is a file.')])
  })
})

describe('wrong configuration', () => {
  const broken = "export default {\n  titel: 'T',\n  url: 'https://example.com',\n}\n"

  it('an unknown key -> exit code 2, the place as seen from here, the line, the fix; no stack', async () => {
    const cwd = folder({ 'docs-site/site.config.ts': broken })
    const { exitCode, stdout, stderr } = await runProgram(['build', '--site', 'docs-site'], { cwd })
    expect([exitCode, stdout]).toEqual([2, ''])
    expect(stderr).toMatchInlineSnapshot(`
      "configuration …
      error config-unknown-key
        Unknown key "titel" in the configuration.
        docs-site/site.config.ts:2:3
        2 |   titel: 'T',
          |   ^^^^^
        hint: Did you mean "title"?

      1 error, 0 warnings
      "
    `)
  })

  it('no configuration -> exit code 2 and a minimal one', async () => {
    const { exitCode, stderr } = await runProgram(['check-links'], { cwd: folder({}) })
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('export default defineConfig({')])
  })

  it('a machine format -> the report on standard output', async () => {
    const cwd = folder({ 'site.config.ts': broken })
    const { exitCode, stdout } = await runProgram(['check-links', '--format', 'json'], { cwd })
    expect(exitCode).toBe(2)
    expect(JSON.parse(stdout)).toMatchObject({
      errors: 1,
      diagnostics: [{ id: 'config-unknown-key', place: { file: 'site.config.ts', line: 2 } }],
    })
  })

  it('--verbose -> the stack as well', async () => {
    const { exitCode, stderr } = await runProgram(['build', '--verbose'], { cwd: folder({ 'site.config.ts': broken }) })
    expect(exitCode).toBe(2)
    expect(stderr).toMatch(/\n {4}at .*load-config\.ts/)
  })

  it('NO_COLOR and FORCE_COLOR -> followed; no colour into a pipe', async () => {
    const cwd = folder({ 'site.config.ts': broken })
    const stderrWith = async (env: Record<string, string>) => (await runProgram(['build'], { cwd, env })).stderr
    expect(await stderrWith({})).not.toContain('\x1b[')
    expect(await stderrWith({ FORCE_COLOR: '1' })).toContain('\x1b[31m')
    expect(await stderrWith({ FORCE_COLOR: '1', NO_COLOR: '1' })).not.toContain('\x1b[')
  })

  it('a timer that the configuration leaves behind -> does not keep the program', async () => {
    const cwd = folder({ 'site.config.ts': `setInterval(() => {}, 1000)\n${broken}` })
    expect((await runProgram(['build'], { cwd })).exitCode).toBe(2)
  })

  it('an error that the configuration throws later -> one line, no stack', async () => {
    const cwd = folder({
      'site.config.ts': `setTimeout(() => { throw new Error('late') })\nawait new Promise((done) => setTimeout(done, 60000))\n${config}`,
    })
    const { exitCode, stderr } = await runProgram(['build'], { cwd })
    expect(exitCode).toBe(2)
    expect(stderr).toMatch(/error config-not-loadable\n.*threw while it was loaded: Error: late\n.*site\.config\.ts:1:\d+/)
    expect(stderr).not.toContain('    at ')
  })
})

describe('build', () => {
  it('a site -> its output, a step on each line, a summary, a report; nothing else in the folder', async () => {
    const cwd = folder(site)
    const { exitCode, stdout, stderr } = await runProgram(
      ['build', '--out', 'public', '--report', 'reports/build.json', '--workers', '0'],
      { cwd },
    )
    expect([exitCode, stdout, stderr]).toEqual([0, expect.anything(), expect.stringMatching(/^configuration …\ncontent …\n/)])
    expect(stdout).toMatch(
      /Built: \d+ pages?, \d+ files, [\d.]+ k?B in [\d.]+ m?s with 0 workers; 0 errors, \d+ warnings?\.\nFrom earlier builds: nothing\. Peak memory: [\d.]+ MB\.\nThe site is in public\n$/,
    )
    expect(existsSync(join(cwd, 'public/index.html'))).toBe(true)
    expect(JSON.parse(readFileSync(join(cwd, 'reports/build.json'), 'utf8'))).toMatchObject({
      version: 1,
      outDirectory: 'public',
      failed: false,
      errors: 0,
      steps: expect.arrayContaining([{ name: 'configuration', milliseconds: expect.any(Number) }]),
    })
    expect(
      readdirSync(cwd)
        .filter((name) => name !== '.sitegen')
        .sort(),
    ).toEqual(['content', 'public', 'reports', 'site.config.ts'])
  })

  it('a site with an error -> exit code 1, the place, and the last output as it was', async () => {
    const cwd = folder({ ...site, 'content/pages/bad.mdx': '# Bad\n\n<Unclosed>\n' })
    mkdirSync(join(cwd, 'build'))
    const last = '<meta name="generator" content="sitegen"/>the last one'
    writeFileSync(join(cwd, 'build/404.html'), last)
    const { exitCode, stdout } = await runProgram(['build', '--workers', '0'], { cwd })
    expect(exitCode).toBe(1)
    expect(stdout).toMatch(/error mdx-syntax\n.*\n {2}content\/pages\/bad\.mdx:\d+:\d+\n/)
    expect(stdout).toContain('The site has errors, so the last output was left as it was.')
    expect(readFileSync(join(cwd, 'build/404.html'), 'utf8')).toBe(last)
  })

  it('--format sarif -> that alone on standard output', async () => {
    const { exitCode, stdout, stderr } = await runProgram(['build', '--format', 'sarif', '--workers', '0'], { cwd: folder(site) })
    expect(exitCode).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ version: '2.1.0' })
    expect(stderr).toContain('Built: ')
  })

  it('SIGINT -> cleans up, says so in one line, exit code 130', async () => {
    const waiting = `import { existsSync } from 'node:fs'
while (!existsSync('go')) await new Promise((done) => setTimeout(done, 5))
${config}`
    const cwd = folder({ ...site, 'site.config.ts': waiting })
    const child = startProgram(['build'], { cwd })
    const finished = resultOf(child)
    await untilWritten(child.stderr, 'configuration')
    child.kill('SIGINT')
    writeFileSync(join(cwd, 'go'), '')
    expect(await finished).toEqual({ exitCode: 130, stdout: '', stderr: 'configuration …\nInterrupted.\n' })
    expect(readdirSync(cwd).sort()).toEqual(['content', 'go', 'site.config.ts'])
  })
})

describe('check-links', () => {
  it('a site -> how many pages, and nothing written', async () => {
    const cwd = folder(site)
    const { exitCode, stdout } = await runProgram(['check-links', '--workers', '0'], { cwd })
    expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/Checked \d+ pages? in /)])
    expect(
      readdirSync(cwd)
        .filter((name) => name !== '.sitegen')
        .sort(),
    ).toEqual(['content', 'site.config.ts'])
  })
})

describe('markdown', () => {
  it('standard input -> HTML', async () => {
    const { exitCode, stdout, stderr } = await runProgram(['markdown', '--bare'], { input: '# *Hi*\n' })
    expect([exitCode, stdout, stderr]).toEqual([0, '<h1><em>Hi</em></h1>\n', ''])
  })

  it('a file -> HTML; --bare -> without additions', async () => {
    const cwd = folder({ 'a.md': ':::note\nText\n:::\n' })
    const full = await runProgram(['markdown', 'a.md'], { cwd })
    const bare = await runProgram(['markdown', 'a.md', '--bare'], { cwd })
    expect([full.exitCode, bare.exitCode]).toEqual([0, 0])
    expect(full.stdout).not.toContain(':::')
    expect(bare.stdout).toContain(':::note')
  })

  it('nothing -> nothing', async () => {
    expect(await runProgram(['markdown'], { input: '' })).toEqual({ exitCode: 0, stdout: '', stderr: '' })
  })

  it.each([
    ['missing.md', 'Expected "missing.md" to be a file, found nothing there.'],
    ['folder', 'Expected "folder" to be a file, found a folder.'],
    ['latin1.md', 'Expected "latin1.md" to be UTF-8 text, found other bytes in line 2.'],
  ])('%s -> exit code 2: %s', async (file, message) => {
    const cwd = folder({ 'folder/a.md': '', 'latin1.md': Buffer.from('fine\ncaf\xe9\n', 'latin1') })
    const { exitCode, stdout, stderr } = await runProgram(['markdown', file], { cwd })
    expect([exitCode, stdout]).toEqual([2, ''])
    expect(stderr).toContain(`error: ${message}\n`)
  })

  it('a reader that goes away -> no error, no stack', async () => {
    const child = startProgram(['markdown', '--bare'])
    const finished = resultOf(child)
    child.stdout.destroy()
    child.stdin.end('text\n\n'.repeat(20_000))
    expect(await finished).toMatchObject({ exitCode: 0, stderr: '' })
  })
})

describe('serve', () => {
  it('a built site -> its address, pages, and 130 after SIGINT', async () => {
    const cwd = folder({ 'site.config.ts': config, 'build/404.html': 'none', 'build/index.html': 'home' })
    const child = startProgram(['serve', '--port', '0'], { cwd })
    let stdout = ''
    child.stdout.on('data', (text) => {
      stdout += text
    })
    const finished = resultOf(child)
    await untilWritten(child.stdout, 'Ctrl+C')
    const url = /http:\S+/.exec(stdout)?.[0] ?? ''
    expect(await (await fetch(url)).text()).toBe('home')
    child.kill('SIGINT')
    expect(await finished).toMatchObject({ exitCode: 130, stderr: 'Interrupted.\n' })
  })

  it('no build -> exit code 2 and what to do', async () => {
    const { exitCode, stderr } = await runProgram(['serve'], { cwd: folder({ 'site.config.ts': config }) })
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('Run `sitegen build` first.')])
  })

  it('a port in use -> exit code 2 and what to do', async () => {
    const other = createServer()
    const port = await new Promise<number>((resolve) =>
      other.listen(0, '127.0.0.1', () => {
        const address = other.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      }),
    )
    const cwd = folder({ 'site.config.ts': config, 'build/404.html': '' })
    const { exitCode, stderr } = await runProgram(['serve', '--port', String(port)], { cwd })
    other.close()
    expect([exitCode, stderr]).toEqual([
      2,
      `error: Port ${port} is in use by another program.\nStop that program, or choose another port with --port.\n`,
    ])
  })
})
