// sitegen as the benchmark uses it: the compiled command line of this repository, with a configuration that says as little as possible.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tool } from './tool.ts'

/** Into the folder of a corpus. @param search whether it is searched: the peers come without a search, and what ours adds is measured by itself. */
export function writeConfiguration(site: string, { search, locales = ['en'] }: { search: boolean; locales?: readonly string[] }): void {
  const [defaultLocale] = locales
  const configuration = `import { defineConfig } from 'sitegen'

export default defineConfig({
  title: 'Bench docs',
  url: 'https://docs.example.com',
  docs: { path: 'docs', routeBasePath: '/' },${locales.length < 2 ? '' : `\n  i18n: ${JSON.stringify({ defaultLocale, locales })},`}
  navbar: { title: 'Bench docs', items: [{ to: '/', label: 'Docs' }] },
  search: ${search ? '{}' : 'false'},
})
`
  writeFileSync(join(site, 'site.config.ts'), configuration)
}

/** @param root folder of this repository, compiled. */
export function describeSitegen(root: string): Tool {
  const program = process.execPath
  const executable = commandLineOf(root)
  return {
    name: 'sitegen',
    versions: { sitegen: describeVersion(root) },
    links: 'files',
    docs: 'docs',
    output: 'build',
    leftovers: ['.sitegen', 'build'],
    prepare: (site, locales) => writeConfiguration(site, { search: false, ...(locales && { locales }) }),
    build: (site) => ({ program, args: [executable, 'build', '--site', site] }),
    ...(hasDevServer(executable)
      ? { dev: (site: string, port: number) => ({ program, args: [executable, 'dev', '--site', site, '--port', String(port)] }) }
      : {}),
    devHost: '127.0.0.1',
    pageFile: (url) => `${url.slice(1)}index.html`,
  }
}

export function commandLineOf(root: string): string {
  return join(root, 'bin/sitegen.js')
}

/** The list of commands in the help is what a user can call; a command that is not there is not built yet. */
export function listsCommand(help: string, command: string): boolean {
  return help.split('\n').some((line) => line.trimStart().startsWith(`${command} `) && /^ {2}\S/.test(line))
}

function hasDevServer(executable: string): boolean {
  const { stdout, status } = spawnSync(process.execPath, [executable, '--help'], { encoding: 'utf8' })
  if (status !== 0) throw new Error('Expected `sitegen --help` to work. Run `npm run compile` first.')
  return listsCommand(stdout, 'dev')
}

/** The version, and the commit where this is a clone. */
function describeVersion(root: string): string {
  const { version }: { version?: unknown } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const commit = git(root, 'rev-parse', '--short', 'HEAD')
  const changed = git(root, 'status', '--porcelain', '--untracked-files=no', '--', 'src', 'package.json')
  return `${String(version)}${commit === '' ? '' : ` at ${commit}${changed === '' ? '' : ' with changes'}`}`
}

function git(root: string, ...args: string[]): string {
  const { stdout, status } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}
