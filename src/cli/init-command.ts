// `sitegen init`: writes a new site into a folder. Nothing that is there is changed, but for what is missing in package.json and .gitignore.
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { InvalidArgumentError } from 'commander'
import packageJson from '../../package.json' with { type: 'json' }
import { nearest } from '../diagnostics/suggest.ts'
import { packageDirectory } from '../lib/package-directory.ts'
import type { AddCommand, GlobalOptions } from './add-command.ts'
import { exitCodes, UsageError } from './exit-code.ts'
import {
  addToPackage,
  listStarterFiles,
  type PackageFile,
  type StarterPart,
  starterFolders,
  starterParts,
  starterScripts,
  starterWorkflow,
} from './starter.ts'
import type { Terminal } from './terminal.ts'

interface InitOptions extends GlobalOptions {
  title?: string
  parts?: StarterPart[]
  color?: string
  url?: string
}

const examples = `
Examples:
  sitegen init                             asks, and writes into the working folder
  sitegen init website --title "My kit"    into another folder; asks for the parts
  sitegen init --title "My kit" --parts docs,home --color "#7a2fbf"`

export const addInitCommand: AddCommand = (program, terminal, finish) => {
  program
    .command('init')
    .description('write a new site: configuration, sample pages, scripts, a workflow for CI')
    .argument('[dir]', 'folder of the site (default: the working folder)')
    .option('--title <text>', 'title of the site')
    .option('--parts <list>', 'docs, blog, home, with commas between them', parseParts)
    .option('--color <#rrggbb>', 'the one color of the site', parseColor)
    .option('--url <address>', 'where the site will be served', parseUrl)
    .addHelpText('after', examples)
    .action(async (dir, _options, command) => finish(await runInit(dir, command.optsWithGlobals(), terminal)))
}

async function runInit(dir: string | undefined, options: InitOptions, terminal: Terminal): Promise<number> {
  const directory = resolve(terminal.workingDirectory, options.site ?? '.', dir ?? '.')
  await refuseSite(directory)
  const { askStarter } = await import('./ask-starter.ts')
  const answers = await askStarter(options, basename(directory), terminal)
  if (answers === undefined) return exitCodes.interrupted
  const filled = await findFilled(directory)
  const files = listStarterFiles({ ...answers, filled })
  const repository = repositoryOf(directory) ?? directory
  const place = relative(repository, directory).replaceAll('\\', '/')
  const workflow = join(repository, '.github/workflows', place === '' ? 'site.yml' : `${basename(directory)}.yml`)
  const show = (path: string): string => relative(terminal.workingDirectory, path).replaceAll('\\', '/') || '.'

  const written: string[] = []
  const kept: string[] = []
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text, { flag: 'wx' }).then(
      () => written.push(show(path)),
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
        kept.push(show(path))
      },
    )
  }
  // The configuration comes last: a folder that has one is a site, and is refused the next time.
  const { 'site.config.ts': config = '', '.gitignore': ignored = '', ...others } = Object.fromEntries(files)
  const changed = [
    ...(await change(join(directory, 'package.json'), (text) =>
      addToPackage(text, { title: answers.title, sitegen: sourceOf(directory) }),
    )),
    ...(await change(join(directory, '.gitignore'), (text) => addLines(text, ignored))),
  ].map(show)
  for (const [path, text] of Object.entries(others)) await write(join(directory, path), text)
  kept.push(...filled.map((part) => show(join(directory, starterFolders[part]))))
  await write(workflow, starterWorkflow(place === '' ? '.' : place))
  await write(join(directory, 'site.config.ts'), config)

  terminal.write(`Wrote ${[...written, ...changed].sort().join('\n      ')}\n`)
  if (kept.length > 0) terminal.write(`Left as they are: ${kept.sort().join(', ')}\n`)
  const enter = directory === terminal.workingDirectory ? '' : `  cd ${show(directory)}\n`
  const run = (await readDevScript(directory)) === starterScripts.dev ? 'npm run dev' : `npx ${starterScripts.dev}`
  terminal.write(`\nNext:\n${enter}  npm install\n  ${run}\n`)
  return exitCodes.fine
}

async function refuseSite(directory: string): Promise<void> {
  const entries = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR')
      throw new UsageError(`Expected a folder, found the file ${directory}.`, 'Name a folder, or one that does not exist yet.')
    throw error
  })
  const config = entries.find((name) => /^site\.config\.[cm]?[jt]s$/.test(name))
  if (config !== undefined)
    throw new UsageError(
      `${join(directory, config)} exists already: this folder is a site.`,
      'Run `sitegen dev` to see it, or name another folder.',
    )
}

/** A project may have had a script of this name before. */
async function readDevScript(directory: string): Promise<string | undefined> {
  const { scripts }: PackageFile = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8'))
  return scripts?.dev
}

/** The parts that have content already. */
async function findFilled(directory: string): Promise<StarterPart[]> {
  const counts = await Promise.all(
    starterParts.map(async (part) => (await readdir(join(directory, starterFolders[part])).catch(() => [])).length),
  )
  return starterParts.filter((_, index) => counts[index] !== 0)
}

/** `path` of a file whose missing parts were added, or nothing when it had all. @param add gets the text of the file; undefined without one. */
async function change(path: string, add: (text: string | undefined) => string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })
  let added = ''
  try {
    added = add(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new UsageError(`${path} is no JSON object: ${error.message}.`, 'Mend it, and run the command again. Nothing was written.')
  }
  if (added === text) return []
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, added)
  return [path]
}

function addLines(text: string | undefined, wanted: string): string {
  if (text === undefined) return wanted
  const bare = (line: string): string => line.trim().replace(/^\/|\/$/g, '')
  const found = new Set(text.split(/\r?\n/).map(bare))
  const missing = wanted.split('\n').filter((line) => line !== '' && !found.has(bare(line)))
  if (missing.length === 0) return text
  return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${missing.join('\n')}\n`
}

/** The nearest folder with a repository, from `directory` upwards. */
function repositoryOf(directory: string): string | undefined {
  if (existsSync(join(directory, '.git'))) return directory
  return dirname(directory) === directory ? undefined : repositoryOf(dirname(directory))
}

/**
 * What package.json has to say so that the site gets this program: nothing when it is installed there, a version when it comes from a registry,
 * otherwise the folder that it runs in.
 */
function sourceOf(directory: string): string | undefined {
  const installed = join(directory, 'node_modules/sitegen')
  if (existsSync(installed)) return undefined
  return packageJson.private ? `file:${relative(directory, packageDirectory).replaceAll('\\', '/')}` : `^${packageJson.version}`
}

function parseParts(value: string): StarterPart[] {
  const names = value.split(',').map((name) => name.trim())
  return names.map((name) => {
    const part = starterParts.find((each) => each === name)
    if (part !== undefined) return part
    const meant = nearest(name, starterParts)
    throw new InvalidArgumentError(`Expected some of ${starterParts.join(', ')}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`)
  })
}

function parseColor(value: string): string {
  if (/^#[\da-f]{6}$/i.test(value)) return value
  throw new InvalidArgumentError('Expected a color of six hexadecimal digits, such as "#7a2fbf" (in quotes).')
}

function parseUrl(value: string): string {
  if (/^https?:\/\//i.test(value) && URL.canParse(value)) return value
  throw new InvalidArgumentError('Expected an address with https, such as https://docs.example.com.')
}
