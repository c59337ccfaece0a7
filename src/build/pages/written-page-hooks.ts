// The hook `page` of the plugins of a site, among those of all plugins: loaded in a thread when a site has one.
import type { PluginModule } from '../../config/plugin-module.ts'
import { pluginValue } from '../../plugins/plugin-values.ts'
import type { LookAtPage } from './look-at-page.ts'
import type { PageHook } from './page-hook.ts'

/** What a thread needs to call them. */
export const writtenModule = pluginValue<{ module: PluginModule; siteDirectory: string }>('plugins of the site')

export const writtenPageHooks: PageHook = ({ ofPlugins }) => {
  const written = writtenModule.of(ofPlugins)
  if (!written) return undefined
  const { module, siteDirectory } = written
  let loading: Promise<LookAtPage> | undefined
  return ({ route }) => ({
    async finish(page) {
      loading ??= import('./look-at-page.ts').then(({ loadPageHooks }) => loadPageHooks(module, siteDirectory))
      return (await loading)(route, page)
    },
  })
}
