// `sitegen migrate`: writes the configuration of a site that another generator builds, runs all checks, and says what remains.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { InvalidArgumentError } from 'commander'
import { DiagnosticError } from '../diagnostics/diagnostic.ts'
import type { RemainingCause } from '../migrate/group-findings.ts'
import type { AddCommand, GlobalOptions } from './add-command.ts'
import { exitCodes, UsageError } from './exit-code.ts'
import { resolveSite } from './parse-option.ts'
import type { Terminal } from './terminal.ts'

interface MigrateOptions extends GlobalOptions {
  dryRun?: boolean
  report: 'pretty' | 'json'
}

/** A group of findings names this many. */
const mostExamples = 5

const examples = `
Examples:
  sitegen migrate                  the site of this folder, with its docusaurus.config
  sitegen migrate website          of another folder
  sitegen migrate --dry-run        prints the configuration and writes nothing`

export const addMigrateCommand: AddCommand = (program, terminal, finish) => {
  program
    .command('migrate')
    .description('write the configuration of a Docusaurus, VitePress or Starlight site, and say what remains')
    .argument('[dir]', 'folder of the site (default: the working folder)')
    .option('--dry-run', 'print the configuration, and write and check nothing')
    .option('--report <format>', 'how what remains is printed: pretty or json', parseReport, 'pretty')
    .addHelpText('after', examples)
    .action(async (dir, _options, command) => finish(await runMigrate(dir, command.optsWithGlobals(), terminal)))
}

async function runMigrate(dir: string | undefined, { site, dryRun = false, report }: MigrateOptions, terminal: Terminal): Promise<number> {
  const siteDirectory = resolveSite(
    dir === undefined ? site : resolve(terminal.workingDirectory, site ?? '.', dir),
    terminal.workingDirectory,
  )
  const [{ findForeignSite }, { groupByFile, migrateSite }, { configFileNames }, { groupFindings }, addresses, redirects] =
    await Promise.all([
      import('../migrate/find-foreign-site.ts'),
      import('../migrate/migrate-site.ts'),
      import('../config/find-config-file.ts'),
      import('../migrate/group-findings.ts'),
      import('../migrate/ignored-addresses.ts'),
      import('../migrate/dead-redirects.ts'),
    ])
  const foreign = findForeignSite(siteDirectory)
  if (foreign === undefined)
    throw new UsageError(
      `Expected ${siteDirectory} to have a docusaurus.config, .vitepress/config or astro.config, found none.`,
      'Give the folder that has it: sitegen migrate website.',
    )
  const migration = await migrateSite(siteDirectory, foreign).catch((error: unknown) => {
    throw new UsageError(
      `${foreign.configFile} could not be run: ${error instanceof Error ? error.message : String(error)}`,
      'Install the packages that it imports; or take out of it what fails, run this again, and put it back.',
    )
  })
  if (dryRun) {
    terminal.write(migration.text)
    return exitCodes.fine
  }
  const own = configFileNames.find((name) => existsSync(join(siteDirectory, name)))
  const ownText = own === undefined ? '' : readFileSync(join(siteDirectory, own), 'utf8')
  const patterns = addresses.readPatterns(ownText)
  const gone = redirects.readDeadRedirects(ownText)
  const isSame = own !== undefined && ownText === migration.textWith(patterns, gone)
  // As this program has written it: the last run may have checked nothing, for lack of a package.
  const isOwn = own === undefined || isSame
  if (own === undefined) {
    writeFileSync(join(siteDirectory, 'site.config.ts'), migration.text)
    for (const [path, text] of migration.files) {
      const file = join(siteDirectory, path)
      if (existsSync(file)) continue
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  }
  const [{ buildSite }] = await Promise.all([import('../build/build-site.ts')])
  const { activity, signal } = terminal
  const found = await buildSite({ siteDirectory, write: false, signal, ...(activity && { activity }) }).catch((error: unknown) => {
    if (error instanceof DiagnosticError) return { diagnostics: error.diagnostics, pages: 0 }
    throw error
  })
  const ignored = isOwn ? addresses.listStrayAddresses(found.diagnostics) : []
  const dead = isOwn ? redirects.listDeadRedirects(found.diagnostics) : []
  if (ignored.length > 0 || dead.length > 0)
    writeFileSync(
      join(siteDirectory, own ?? 'site.config.ts'),
      migration.textWith([...patterns, ...addresses.patternsOf(ignored)], [...gone, ...dead]),
    )
  const remaining = groupFindings(redirects.withoutRedirects(addresses.withoutAddresses(found.diagnostics, ignored), dead))
  const written =
    own === undefined
      ? `Wrote ${describeFiles(['site.config.ts', ...migration.files.keys()])}.`
      : isSame
        ? `${own} is there already, and ${ignored.length + dead.length > 0 ? 'leaves out more now' : 'would be the same'}.`
        : `${own} is there already, and was left as it is.`
  const leftOut = [
    ...(ignored.length === 0
      ? []
      : [
          `${ignored.length === 1 ? '1 whole address with the host of the site is no page' : `${ignored.length} whole addresses with the host of the site are no pages`} of it: see \`externalLinks\`. They are not checked.`,
        ]),
    ...(dead.length === 0
      ? []
      : [
          `${dead.length === 1 ? '1 redirect leads' : `${dead.length} redirects lead`} to no page, for example ${dead[0]?.from} to ${dead[0]?.to}. Left out: see the remarks at the end of site.config.ts.`,
        ]),
  ]
  if (report === 'json') {
    terminal.write(
      `${JSON.stringify({ version: 1, config: own ?? 'site.config.ts', written: own === undefined, pages: found.pages, left: migration.left, remaining }, undefined, 2)}\n`,
    )
  } else {
    const left = groupByFile(migration.left).flatMap(([file, ofFile]) => [
      '',
      file === foreign.configFile ? `Of ${file}, this has no counterpart:` : `Of ${file}, this stays with the host:`,
      ...ofFile.map(({ key, reason, line }) => `  ${key}${line === undefined ? '' : ` (${file}:${line})`}: ${reason}`),
    ])
    terminal.write(
      [
        written,
        ...leftOut,
        ...left,
        '',
        remaining.length === 0
          ? `Checked ${found.pages} pages: nothing found. Run sitegen build.`
          : `Checked ${found.pages} pages. What remains, by its cause:`,
        ...remaining.flatMap(describeCause),
        '',
      ].join('\n'),
    )
  }
  return remaining.some(({ level }) => level === 'error') ? exitCodes.siteErrors : exitCodes.fine
}

/** Texts of languages are many files: a number of them says enough. */
function describeFiles(paths: readonly string[]): string {
  const texts = paths.filter((path) => path.startsWith('content/i18n/')).length
  const named = texts > 2 ? [...paths.filter((path) => !path.startsWith('content/i18n/')), `${texts} files in content/i18n`] : paths
  return named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1)}` : String(named[0])
}

function describeCause({ id, level, count, files, examples: found, hint }: RemainingCause): string[] {
  const shown = found.slice(0, mostExamples)
  const more = found.length - shown.length
  return [
    '',
    `${level} ${id}: ${count} in ${files} ${files === 1 ? 'file' : 'files'}`,
    ...shown.flatMap(({ message, count: times, place, hint: own }) => [
      `  ${place === undefined ? '' : `${place}  `}${message}${times > 1 ? ` (${times} times)` : ''}`,
      ...(own === undefined ? [] : [`    hint: ${own}`]),
    ]),
    ...(more > 0 ? [`  and ${more} more`] : []),
    ...(hint === undefined ? [] : [`  hint: ${hint}`]),
  ]
}

function parseReport(value: string): 'pretty' | 'json' {
  if (value === 'pretty' || value === 'json') return value
  throw new InvalidArgumentError('Expected pretty or json.')
}
