// The plugins of a module in the thread that needs them, and what is said of a hook that fails or gives something else than it should.
import * as z from 'zod'
import { importCode } from '../config/import-config.ts'
import type { PluginModule } from '../config/plugin-module.ts'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import { textOfThrown } from '../diagnostics/read-thrown.ts'
import type { Plugin } from '../plugins/plugin.ts'

export async function openPlugins({ code }: PluginModule, siteDirectory: string): Promise<readonly Plugin[]> {
  // The configuration has run and was checked: its exports have this form.
  const { plugins = [] }: { plugins?: readonly Plugin[] } = await importCode(siteDirectory, code)
  return plugins
}

/** The name of a plugin of a site among all plugins of a build: it may have that of a feature. */
export function nameInBuild(plugin: string): string {
  return `plugin ${plugin}`
}

/** @param where goes on after "has failed", for a hook that is called for many things. */
export function hookFailed(hook: string, plugin: string, problem: string, place: Place | undefined, where = ''): Diagnostic {
  return {
    id: 'plugin-failed',
    level: 'error',
    message: `The hook \`${hook}\` of the plugin ${plugin} has failed${where}: ${problem}`,
    ...(place && { place }),
    hint: 'Look at the plugin and its options. docs/plugins.md has what the hook is given and what it gives.',
  }
}

/**
 * The list that a hook gives, or what is wrong with it.
 * @param item the form of what is in the list, which is called `noun`.
 */
export async function listFromHook<Item>(
  call: () => unknown,
  item: z.ZodType<Item>,
  noun: string,
): Promise<{ items: Item[]; problem?: string }> {
  try {
    const { data, error } = z.array(item).safeParse(await call())
    if (data) return { items: data }
    const [issue] = error.issues
    return { items: [], problem: `expected a list of ${noun}; ${issue?.path.join('.') || 'what it gave'}: ${issue?.message}.` }
  } catch (thrown) {
    return { items: [], problem: textOfThrown(thrown) }
  }
}
