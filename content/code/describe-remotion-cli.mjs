// Writes remotion-cli.json: the commands and flags of the toolkit's command line, read from its installed packages. The packages list them
// nowhere, so this looks at which flags each command's code reads. Run it after the packages were updated:
// node content/code/describe-remotion-cli.mjs && npm run format
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const require = createRequire(import.meta.url)
const folderOf = (name) => join(here, '../../node_modules', name, 'dist')
const { BrowserSafeApis } = require('@remotion/renderer/client')
const optionFlags = new Map(Object.entries(BrowserSafeApis.options).map(([name, { cliFlag }]) => [name, cliFlag]))

const core = listModules(folderOf('@remotion/cli'))
const coreFiles = {
  benchmark: ['benchmark.js'],
  browser: [],
  bundle: ['bundle.js'],
  compositions: ['compositions.js', 'print-compositions.js'],
  gpu: ['gpu.js'],
  help: [],
  render: ['render.js'],
  still: ['still.js'],
  studio: ['studio.js'],
  upgrade: ['upgrade.js'],
  versions: ['versions.js'],
}
const owned = new Set(Object.values(coreFiles).flat())
const sharedFlags = flagsOf([...core].filter(([path]) => !owned.has(path)).map(([, text]) => text))

const commands = Object.fromEntries(
  Object.entries(coreFiles).map(([name, files]) => [name, { flags: flagsOf(files.map((file) => core.get(file) ?? '')) }]),
)
commands.preview = commands.studio
commands.browser = { commands: { ensure: {} } }
// They hand everything on to the program of that name.
commands.ffmpeg = { anyFlags: true }
commands.ffprobe = { anyFlags: true }
commands.upgrade.flags = [...new Set([...commands.upgrade.flags, '--package-manager', '--version'])].sort()
commands.lambda = describeCloud('@remotion/lambda')
commands.cloudrun = describeCloud('@remotion/cloudrun')

const description = {
  source: 'Written by describe-remotion-cli.mjs from the installed packages.',
  programs: [{ name: 'remotion', packages: ['@remotion/cli'], flags: [...new Set([...sharedFlags, '--help'])].sort(), commands }],
}
writeFileSync(join(here, 'remotion-cli.json'), `${JSON.stringify(description, null, 2)}\n`)

/** Commands are folders or files below `cli/commands`; each names itself, and its subcommands, in a constant. */
function describeCloud(name) {
  const modules = listModules(join(folderOf(name), 'cli'))
  const shared = flagsOf([...modules].filter(([path]) => !path.startsWith('commands/')).map(([, text]) => text))
  const found = {}
  for (const [path, text] of modules) {
    const [, folder, rest] = /^commands\/([^/]+?)(?:\.js|\/(.+))$/.exec(path) ?? []
    if (folder === undefined) continue
    found[folder] ??= { flags: [] }
    const command = found[folder]
    const names = [...text.matchAll(/exports\.\w*COMMAND = '([\w-]+)'/g)].map(([, constant]) => constant)
    const subcommands = rest === undefined || rest === 'index.js' ? [] : names.filter((constant) => constant !== folder)
    const flags = flagsOf([text, ...helpersOf(path, modules)])
    if (subcommands.length === 0) command.flags.push(...flags)
    for (const subcommand of subcommands) {
      command.commands ??= {}
      command.commands[subcommand] = { flags }
    }
  }
  return {
    flags: shared,
    commands: Object.fromEntries(
      Object.entries(found).map(([key, { flags, ...rest }]) => [key, { flags: [...new Set(flags)].sort(), ...rest }]),
    ),
  }
}

/** The modules that a command uses, also those that lie in the folder of another command, but no other commands. */
function helpersOf(path, modules, seen = new Set([path])) {
  return [...(modules.get(path) ?? '').matchAll(/\brequire\("(\.{1,2}\/[^"]+)"\)/g)].flatMap(([, source]) => {
    const target = join(dirname(path), `${source}.js`).replaceAll('\\', '/')
    const text = modules.get(target)
    if (text === undefined || seen.has(target) || !target.startsWith('commands/') || /exports\.\w*COMMAND = /.test(text)) return []
    seen.add(target)
    return [text, ...helpersOf(target, modules, seen)]
  })
}

function listModules(directory) {
  const paths = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(paths.sort().map((path) => [relative(directory, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')]))
}

/** What is read of the parsed arguments, directly or through an option object that knows its flag. */
function flagsOf(texts) {
  const flags = new Set()
  for (const text of texts) {
    for (const [, dotted, quoted] of text.matchAll(/\bparsed(?:Lambda|Cloudrun)?Cli(?:\.(\w+)|\['([^']+)'\])/g)) flags.add(dotted ?? quoted)
    for (const [, names] of text.matchAll(/\{ ([\w, ]+) \} = \w+\.parsed(?:Lambda|Cloudrun)?Cli;/g))
      for (const name of names.split(', ')) flags.add(name)
    for (const [, option] of text.matchAll(/\b(\w+Option)\.(?:getValue|cliFlag)\b/g))
      if (optionFlags.has(option)) flags.add(optionFlags.get(option))
    const booleans = /BooleanFlags = \[([\s\S]*?)\]/.exec(text)?.[1] ?? ''
    for (const [, flag] of booleans.matchAll(/'([\w-]+)'/g)) flags.add(flag)
  }
  // Not a flag; removed (it throws); renamed (it warns).
  for (const name of ['_', 'png', 'quality']) flags.delete(name)
  return [...flags].map((flag) => (flag.length === 1 ? `-${flag}` : `--${flag}`)).sort()
}
