// Translates an npm command for four package managers. A pure function, because fences in Markdown and the component of the theme both need
// it. No library: the known ones always turn `npx` into a download, which is wrong for programs that a project has installed.

export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const

export type PackageManager = (typeof packageManagers)[number]

export const packageManagerLabels: Readonly<Record<PackageManager, string>> = { npm: 'npm', pnpm: 'pnpm', yarn: 'Yarn', bun: 'Bun' }

/** Tabs of this group show the same manager everywhere. */
export const packageManagerGroup = 'package-manager'

type Target = Exclude<PackageManager, 'npm'>

const installFlags: Readonly<Record<string, Record<Target, string>>> = {
  '-D': { pnpm: '-D', yarn: '-D', bun: '-d' },
  '--save-dev': { pnpm: '-D', yarn: '-D', bun: '-d' },
  '-E': { pnpm: '-E', yarn: '-E', bun: '--exact' },
  '--save-exact': { pnpm: '-E', yarn: '-E', bun: '--exact' },
  '-O': { pnpm: '-O', yarn: '-O', bun: '--optional' },
  '--save-optional': { pnpm: '-O', yarn: '-O', bun: '--optional' },
  '-g': { pnpm: '-g', yarn: '', bun: '-g' },
  '--global': { pnpm: '-g', yarn: '', bun: '-g' },
  '-S': { pnpm: '', yarn: '', bun: '' },
  '--save': { pnpm: '', yarn: '', bun: '' },
}

/**
 * `npm i -D typescript` -> `bun add -d typescript`. Handles install, ci, uninstall, run, test, start, create, init and npx, several lines,
 * and commands joined with `&&`; anything else stays as it is.
 */
export function convertCommand(command: string, manager: PackageManager): string {
  if (manager === 'npm') return command
  return command
    .split('\n')
    .map((line) =>
      line
        .split(' && ')
        .map((part) => convertOne(part, manager))
        .join(' && '),
    )
    .join('\n')
}

function convertOne(command: string, manager: Target): string {
  const [, before = '', rest = ''] = /^(\s*(?:[$>] )?)(.*)$/s.exec(command) ?? []
  const [program = '', ...words] = rest.trim().split(/\s+/)
  if (program === 'npx') return before + convertNpx(words, manager)
  if (program !== 'npm') return command
  const converted = convertNpm(words, manager)
  return converted === undefined ? command : before + converted
}

function convertNpm([verb = '', ...words]: string[], manager: Target): string | undefined {
  switch (verb) {
    case 'i':
    case 'install':
    case 'add':
      return convertInstall(words, manager)
    case 'ci':
      return join(manager, 'install', manager === 'yarn' ? '--immutable' : '--frozen-lockfile', ...words)
    case 'un':
    case 'uninstall':
    case 'remove':
    case 'rm':
      return isGlobal(words) && manager === 'yarn'
        ? join('yarn global remove', ...flagsFor(words, manager))
        : join(manager, 'remove', ...flagsFor(words, manager))
    case 'run':
      return join(manager, ...(manager === 'yarn' ? [] : ['run']), ...withoutSeparator(words))
    case 'test':
    case 'start':
      // `bun test` is Bun's own test runner.
      return join(manager, ...(manager === 'bun' ? ['run'] : []), verb, ...withoutSeparator(words))
    case 'create':
    case 'init':
      return words.some((word) => !word.startsWith('-'))
        ? join(manager, 'create', ...withoutSeparator(words))
        : join(manager, 'init', ...words)
    default:
      return undefined
  }
}

function convertInstall(words: string[], manager: Target): string {
  const packages = words.filter((word) => !word.startsWith('-'))
  if (packages.length === 0) return join(manager, 'install', ...words)
  const verb = isGlobal(words) && manager === 'yarn' ? 'yarn global add' : `${manager} add`
  return join(verb, ...flagsFor(words, manager))
}

/** A name with a version or a `create-…` is downloaded and run. Anything else is taken to be installed in the project. */
function convertNpx(words: string[], manager: Target): string {
  const own = words.filter((word) => word !== '-y' && word !== '--yes' && word !== '--no-install')
  const [name = ''] = own
  if (manager === 'bun') return join('bunx', ...own)
  if (/^(?:@[^/]+\/)?create-|.@/.test(name)) return join(manager, 'dlx', ...own)
  return join(manager === 'yarn' ? 'yarn' : 'pnpm exec', ...own)
}

function flagsFor(words: readonly string[], manager: Target): string[] {
  return words.map((word) => (Object.hasOwn(installFlags, word) ? (installFlags[word]?.[manager] ?? word) : word))
}

function isGlobal(words: readonly string[]): boolean {
  return words.includes('-g') || words.includes('--global')
}

/** Only npm needs `--` between its own arguments and those of the script. */
function withoutSeparator(words: readonly string[]): string[] {
  const separator = words.indexOf('--')
  return words.filter((_, index) => index !== separator)
}

function join(...words: string[]): string {
  return words.filter((word) => word !== '').join(' ')
}
