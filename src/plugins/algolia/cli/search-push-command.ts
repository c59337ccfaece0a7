// `sitegen search push`: puts the records of the built site into the index that Algolia hosts.
import { join, resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import type { GlobalOptions } from '../../../cli/add-command.ts'
import { exitCodes, UsageError } from '../../../cli/exit-code.ts'
import { resolveSite } from '../../../cli/parse-option.ts'
import type { Terminal } from '../../../cli/terminal.ts'
import { version } from '../../../cli/version.ts'
import { isHostOrigin } from '../../../config/is-host-origin.ts'
import type { ResolvedConfig } from '../../../config/resolved-config.ts'
import { formatBytes, formatTime, plural } from '../../../lib/figures.ts'
import type { BuiltRecords } from '../read-built-records.ts'

interface SearchPushOptions extends GlobalOptions {
  out?: string
  dryRun?: boolean
  allowEmpty?: boolean
  host?: string[]
}

const examples = `
The key that may write comes from the environment, as ALGOLIA_ADMIN_KEY. It is not kept and not printed.

Examples:
  sitegen search push --dry-run     says what would be pushed; asks nobody
  sitegen search push
  sitegen search push --out public  pushes what \`build --out public\` wrote`

/** Registers the command on the group `search`. */
export function addSearchPushCommand(group: Command, terminal: Terminal, finish: (exitCode: number) => void): void {
  group
    .command('push')
    .description('put the records of the built site into the index that Algolia hosts')
    .option('--out <dir>', 'folder of the built site (default: build in the site folder)')
    .option('--dry-run', 'say what would be pushed, and push nothing')
    .option('--allow-empty', 'push also when there is not one record')
    .option('--host <origin>', 'ask this host instead of those of the provider; for more than one, repeat it', collectHost)
    .addHelpText('after', examples)
    .action(async (_options, command: Command) => finish(await runSearchPush(command.optsWithGlobals(), terminal)))
}

/** The key is sent to it, so it has to be encrypted, unless it stays on this machine. */
function collectHost(value: string, hosts: readonly string[] = []): string[] {
  if (isHostOrigin(value) && (value.startsWith('https:') || /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(value).hostname)))
    return [...hosts, value]
  throw new InvalidArgumentError('Expected an origin with https, such as https://search.example.com.')
}

async function runSearchPush(options: SearchPushOptions, terminal: Terminal): Promise<number> {
  const siteDirectory = resolveSite(options.site, terminal.workingDirectory)
  const [{ loadConfig }, { PushError }] = await Promise.all([import('../../../config/load-config.ts'), import('../push-error.ts')])
  const { config } = await loadConfig(siteDirectory, terminal.activity?.note)
  const outDirectory = options.out === undefined ? join(siteDirectory, 'build') : resolve(terminal.workingDirectory, options.out)
  try {
    return await push(config, outDirectory, options, terminal)
  } catch (error) {
    if (!(error instanceof PushError)) throw error
    terminal.writeError(`error: ${error.message}\n${error.hint}\n`)
    return error.isUsage ? exitCodes.usage : exitCodes.siteErrors
  }
}

async function push(
  config: ResolvedConfig,
  outDirectory: string,
  { dryRun = false, allowEmpty = false, host = [] }: SearchPushOptions,
  terminal: Terminal,
): Promise<number> {
  const { search } = config
  if (search?.provider !== 'algolia') {
    const found = search === undefined ? 'no search' : `the provider "${search.provider}"`
    throw new UsageError(
      `Expected "search.provider" to be "algolia" in ${config.configFile}, found ${found}.`,
      "Add `search: { provider: 'algolia', appId: '…', apiKey: '…', indexName: '…' }`.",
    )
  }
  const { readBuiltRecords } = await import('../read-built-records.ts')
  const built = await readBuiltRecords(
    outDirectory,
    config.locales.map(({ folder }) => folder),
  )
  const amount = `${plural(built.records, 'record')} (${formatBytes(built.bytes)})`
  if (built.records === 0 && !allowEmpty) {
    throw new UsageError(
      `Expected records in "${outDirectory}", found none: the index "${search.indexName}" would be empty, and readers would find nothing.`,
      'Unlisted pages, drafts and pages with noindex have none. To empty the index on purpose, add --allow-empty.',
    )
  }
  if (dryRun) {
    terminal.write(
      `Would put ${amount} and ${plural(Object.keys(built.settings).length, 'setting')} into a new index of the application ` +
        `"${search.appId}", and then put that in the place of "${search.indexName}". Nothing was sent.\n`,
    )
    return exitCodes.fine
  }
  const adminKey = readAdminKey(search.apiKey)
  terminal.writeError(`Pushing ${amount} to "${search.indexName}" …\n`)
  const began = Date.now()
  await replaceIndex({ config, search, adminKey, built, hosts: host }, terminal)
  terminal.write(`Pushed ${amount} to "${search.indexName}" in ${formatTime(Date.now() - began)}.\n`)
  return exitCodes.fine
}

interface ReplaceInput {
  config: ResolvedConfig
  search: { appId: string; indexName: string }
  adminKey: string
  built: BuiltRecords
  hosts: string[]
}

async function replaceIndex({ config, search, adminKey, built, hosts }: ReplaceInput, terminal: Terminal): Promise<void> {
  const { appId, indexName } = search
  const [{ findClientLibrary }, { openPushClient }, { pushIndex }, { explainPushFailure }] = await Promise.all([
    import('../find-client-library.ts'),
    import('../open-push-client.ts'),
    import('../push-index.ts'),
    import('../push-error.ts'),
  ])
  const client = await openPushClient({ library: findClientLibrary(config), appId, adminKey, hosts, generatorVersion: version })
  const clock = {
    now: Date.now,
    wait: (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds)),
    pollDelay: (times: number) => Math.min(times * 200, 5000),
    unique: () => Math.random().toString(36).slice(2, 8),
  }
  const onProgress = (done: number): void => {
    if (terminal.isInteractive && done < built.records) terminal.writeError(`  ${done} of ${built.records}\n`)
  }
  try {
    await pushIndex({ client, indexName, built, clock, signal: terminal.signal, onProgress })
  } catch (error) {
    if (terminal.signal.aborted) throw terminal.signal.reason
    throw explainPushFailure(error, { appId, indexName, adminKey })
  }
}

function readAdminKey(searchKey: string): string {
  const key = process.env.ALGOLIA_ADMIN_KEY?.trim() ?? ''
  if (key === '') {
    throw new UsageError(
      'Expected the key that may write in the variable ALGOLIA_ADMIN_KEY of the environment, found nothing.',
      'The admin key is under "API Keys" in the settings of the Algolia dashboard. In CI, keep it as a secret; never write it into a file of the site.',
    )
  }
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new UsageError(
      'Expected the key in ALGOLIA_ADMIN_KEY to be letters and digits, found a space, a line end or another sign in it.',
      'Look at how the secret was stored: it may hold more than the key.',
    )
  }
  if (key === searchKey) {
    throw new UsageError(
      'Expected "search.apiKey" to be a key that may only search, found the same as in ALGOLIA_ADMIN_KEY.',
      'Every page holds "search.apiKey". If it is the admin key, make a new one in the Algolia dashboard: the old one is public.',
    )
  }
  return key
}
