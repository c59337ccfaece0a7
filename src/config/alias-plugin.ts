// Folders under names of their own (`aliases`) where modules import from them. It is a plugin of esbuild like those of the site, so that every
// bundle has it.
import { join } from 'node:path'
import type { Aliases } from '../lib/aliases.ts'
import type { EsbuildPlugin } from '../plugins/published-plugin.ts'

/** None where no folder has a name. */
export function aliasPlugins(aliases: Aliases, siteDirectory: string): EsbuildPlugin[] {
  const names = Object.entries(aliases)
  if (names.length === 0) return []
  const folders = Object.fromEntries(names.map(([name, folder]) => [name, join(siteDirectory, folder)]))
  return [
    {
      name: 'aliases',
      setup({ initialOptions }) {
        const known = 'alias' in initialOptions && typeof initialOptions.alias === 'object' ? initialOptions.alias : {}
        Object.assign(initialOptions, { alias: { ...folders, ...known } })
      },
    },
  ]
}
