// The command line: its commands and the options that they share. Nothing heavy is imported here, so that --help is fast.
import { Command } from 'commander'
import { addCheckCodeCommand } from '../plugins/samples/cli/check-code-command.ts'
import { addSearchCommand } from '../plugins/search/cli/search-command.ts'
import { addBuildCommand } from './build-command.ts'
import { addCheckLinksCommand } from './check-links-command.ts'
import { addCleanCommand } from './clean-command.ts'
import { addCompareCommand } from './compare-command.ts'
import { addDevCommand } from './dev-command.ts'
import { addEjectCommand } from './eject-command.ts'
import { addInitCommand } from './init-command.ts'
import { addMarkdownCommand } from './markdown-command.ts'
import { addMigrateCommand } from './migrate-command.ts'
import { addServeCommand } from './serve-command.ts'
import type { Terminal } from './terminal.ts'
import { addTranslationsCommand } from './translations-command.ts'
import { version } from './version.ts'
import { addVersionCommand } from './version-command.ts'

const examples = `
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
Colors follow NO_COLOR and FORCE_COLOR.`

export function createProgram(terminal: Terminal, finish: (exitCode: number) => void): Command {
  const program = new Command('sitegen')
    .description('Builds a checked static site from Markdown, MDX and React.')
    .version(version, '--version', 'print the version')
    .helpOption('--help', 'print what a command does, with examples')
    .helpCommand(false)
    .option('--site <dir>', 'folder with site.config.ts (default: the working folder)')
    .option('--verbose', 'print stack traces')
    .addHelpText('after', examples)
    .showHelpAfterError('Run it with --help to see what it takes.')
    .configureOutput({
      writeOut: terminal.write,
      writeErr: terminal.writeError,
      getOutHelpWidth: () => terminal.columns,
      getErrHelpWidth: () => terminal.columns,
      getOutHasColors: () => terminal.color,
      getErrHasColors: () => terminal.errorColor,
    })
    // The help of each command also lists the shared options.
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
  for (const add of [
    addInitCommand,
    addMigrateCommand,
    addBuildCommand,
    addCheckLinksCommand,
    addCheckCodeCommand,
    addDevCommand,
    addServeCommand,
    addSearchCommand,
    addMarkdownCommand,
    addTranslationsCommand,
    addVersionCommand,
    addEjectCommand,
    addCompareCommand,
    addCleanCommand,
  ])
    add(program, terminal, finish)
  return program
}
