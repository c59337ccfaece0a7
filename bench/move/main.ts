// Moves a site of Docusaurus, VitePress or Starlight and looks at what came out: migrates a copy, builds it cold and once more with nothing changed, opens
// every page with an island, and compares with what the other generator builds of the same source. Nothing is written to the folder of the site.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative, resolve } from 'node:path'
import { commandLineOf } from '../sitegen-tool.ts'
import { startBenchmark } from '../start-benchmark.ts'
import { countFaults } from './count-faults.ts'
import { type MoveOptions, parseArguments, usage } from './parse-arguments.ts'

/** @param root folder of this repository. @returns the exit code: 1 when a step failed or a page has a fault. */
export function runMove(args: readonly string[], root: string): Promise<number> {
  return startBenchmark(args, { usage, parse: parseArguments, run: (options) => move(options, root) })
}

async function move({ repository, site, before, keep }: MoveOptions, root: string): Promise<number> {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'sitegen-move-')))
  try {
    copyWithoutPackages(repository, copy)
    const folder = join(copy, site)
    const packages = join(folder, 'node_modules')
    if (!existsSync(packages)) symlinkSync(join(root, 'node_modules'), packages)
    const sitegen = (...command: string[]): Promise<number> => run(process.execPath, [commandLineOf(root), ...command], folder)
    await sitegen('migrate')
    // What the checks of the migration have kept would make the first build an easy one.
    await sitegen('clean')
    if ((await sitegen('build')) !== 0) return 1
    // Nothing has changed.
    if ((await sitegen('build')) !== 0) return 1
    const out = join(folder, 'build')
    const { pages, faults } = await countFaults(out, folder, root)
    for (const { path, fault } of faults) console.log(`${path}\n  ${fault}`)
    console.log(`${pages} pages with islands, ${faults.length} faults`)
    const old = before ?? (await buildWithDocusaurus(folder))
    const compared = old === undefined ? 0 : await sitegen('compare', old, out)
    return faults.length === 0 && compared === 0 ? 0 : 1
  } finally {
    if (keep) console.log(`The copy is in ${copy}`)
    else rmSync(copy, { recursive: true, force: true })
  }
}

/** Installed packages are linked to; what was built, and the history, stays behind. */
function copyWithoutPackages(from: string, to: string): void {
  const packages: string[] = []
  cpSync(from, to, {
    recursive: true,
    filter(path) {
      const name = basename(path)
      if (name === 'node_modules') packages.push(relative(from, path))
      return !['node_modules', '.git', '.docusaurus', '.sitegen'].includes(name)
    },
  })
  for (const path of packages) symlinkSync(join(from, path), join(to, path))
}

/** @returns its output; undefined if it is not installed or cannot build the site. */
async function buildWithDocusaurus(folder: string): Promise<string | undefined> {
  const program = join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs')
  if (!existsSync(program)) return undefined
  const out = resolve(folder, 'before')
  return (await run(process.execPath, [program, 'build', '--out-dir', out], folder)) === 0 ? out : undefined
}

function run(command: string, args: readonly string[], workingDirectory: string): Promise<number> {
  console.log(`\n> ${args.slice(1).join(' ')}`)
  const started = performance.now()
  const child = spawn(command, args, { cwd: workingDirectory, stdio: 'inherit' })
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => {
      console.log(`  ${((performance.now() - started) / 1000).toFixed(1)} s`)
      done(code ?? 1)
    })
  })
}
