// `sitegen translations`: what each language of the site lacks, and the files that translators fill in.
import { InvalidArgumentError } from 'commander'
import type { TranslationsReport } from '../build/translations/check-site-translations.ts'
import type { AddCommand, GlobalOptions } from './add-command.ts'
import { exitCodes, UsageError } from './exit-code.ts'
import { resolveSite } from './parse-option.ts'
import type { Terminal } from './terminal.ts'

type Format = 'pretty' | 'json' | 'github'

interface TranslationsOptions extends GlobalOptions {
  format: Format
  locale?: string
  write?: boolean
}

const examples = `
Examples:
  sitegen translations                 what is missing, stale or without an original
  sitegen translations --locale fr
  sitegen translations --write         makes the files that translators fill in`

export const addTranslationsCommand: AddCommand = (program, terminal, finish) => {
  program
    .command('translations')
    .description('list what the languages of the site lack')
    .option('--format <format>', 'how it is printed: pretty, json or github', parseTranslationsFormat, 'pretty')
    .option('--locale <language>', 'only this language')
    .option('--write', 'make and extend the files of texts')
    .addHelpText('after', examples)
    .action(async (_options, command) => finish(await runTranslations(command.optsWithGlobals(), terminal)))
}

async function runTranslations({ site, format, locale, write = false }: TranslationsOptions, terminal: Terminal): Promise<number> {
  const siteDirectory = resolveSite(site, terminal.workingDirectory)
  const [{ checkSiteTranslations }, { renderReport }] = await Promise.all([
    import('../build/translations/check-site-translations.ts'),
    import('./print-report.ts'),
  ])
  const report = await checkSiteTranslations({ siteDirectory, locale, write, note: terminal.activity?.note }).catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) throw error
    throw new UsageError(`A file of texts is no JSON: ${error.message}.`, 'Mend it, and run the command again. Nothing was written.')
  })
  if (report.locales.length === 0)
    throw new UsageError('The site has one language.', "Name the others in the configuration: i18n: { locales: ['en', 'fr'] }.")
  if (locale !== undefined && report.states.length === 0)
    throw new UsageError(`Expected --locale to be one of ${report.locales.join(', ')}, found ${locale}.`)
  const context = { siteDirectory, workingDirectory: terminal.workingDirectory, color: terminal.color }
  if (format === 'github') terminal.write(await renderReport(report.diagnostics, { ...context, format }))
  else if (format === 'json') terminal.write(`${JSON.stringify(describe(report), undefined, 2)}\n`)
  else terminal.write(print(report))
  return report.failed ? exitCodes.siteErrors : exitCodes.fine
}

function describe({ states, written, failed }: TranslationsReport): object {
  return {
    version: 1,
    failed,
    written,
    locales: states.map(({ texts, ...state }) => ({
      ...state,
      percent: percentOf(state),
      texts: texts.map(({ file, wanted, missing }) => ({ file, texts: Object.keys(wanted).length, missing })),
    })),
  }
}

function print({ states, written }: TranslationsReport): string {
  const lines = states.flatMap(({ label, locale, documents, missing, stale, orphaned, texts, ...state }) => [
    `${label} (${locale}): ${percentOf({ documents, missing, stale, ...state })}% of ${documents} documents up to date, ${missing.length} missing, ${stale.length} stale`,
    ...stale.flatMap(({ file, date, sections }) => [
      `  stale     ${file}, of ${date.slice(0, 10)}`,
      ...sections.map(({ heading, change }) => `              ${change}: ${heading ?? 'before the first heading'}`),
    ]),
    ...missing.map(({ original }) => `  missing   ${original}`),
    ...orphaned.map((file) => `  orphaned  ${file}`),
    ...texts
      .filter((file) => file.missing.length > 0 && !written.includes(file.file))
      .map(
        ({ file, wanted, missing }) => `  texts     ${file} lacks ${missing.length} of ${Object.keys(wanted).length}: ${listIds(missing)}`,
      ),
    '',
  ])
  return [...lines, ...(written.length > 0 ? [`Wrote ${written.join('\n      ')}`, ''] : [])].join('\n')
}

const mostListed = 20

/** A language that the theme does not speak lacks more than a hundred. */
function listIds(ids: readonly string[]): string {
  const more = ids.length - mostListed
  return [...ids.slice(0, mostListed), ...(more > 0 ? [`and ${more} more`] : [])].join(', ')
}

/** Rounded down: 100 means that nothing is left to do. */
function percentOf({ documents, missing, stale }: Pick<TranslationsReport['states'][number], 'documents' | 'missing' | 'stale'>): number {
  return documents === 0 ? 100 : Math.floor((100 * (documents - missing.length - stale.length)) / documents)
}

function parseTranslationsFormat(value: string): Format {
  if (value === 'pretty' || value === 'json' || value === 'github') return value
  throw new InvalidArgumentError('Expected pretty, json or github.')
}
