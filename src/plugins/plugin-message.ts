// What a plugin says of the site, as a finding.
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { PluginFinding } from './hook-types.ts'

/** @param configFile the place of one that names none. */
export function pluginMessage(plugin: string, finding: PluginFinding, configFile: string): Diagnostic {
  const { message, place = { file: configFile }, level = 'error', hint } = finding
  return { id: 'plugin-message', level, message: `${plugin}: ${message}`, place, ...(hint !== undefined && { hint }) }
}
