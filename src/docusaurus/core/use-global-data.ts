// `@docusaurus/useGlobalData`: what plugins give, and what the docs and the blogs of the site are, under the names of Docusaurus's plugins.

import { withBaseUrl } from '../../lib/site-path.ts'
import { useSite } from '../../theme/hooks/use-site.ts'
import { addBaseUrlToDocs } from '../docs/docs-data.ts'
import { type GlobalData, readGlobalData } from '../global-data.ts'

export default function useGlobalData(): GlobalData {
  const { docs, blogs, config } = useSite()
  return {
    ...readGlobalData(config.customFields),
    'docusaurus-plugin-content-docs': Object.fromEntries(
      Object.entries(docs).map(([id, data]) => [id, addBaseUrlToDocs(data, config.baseUrl)]),
    ),
    'docusaurus-plugin-content-blog': Object.fromEntries(
      Object.entries(blogs).map(([id, { path }]) => [id, { path: withBaseUrl(path, config.baseUrl) }]),
    ),
  }
}

export function useAllPluginInstancesData(name: string, options: { failfast?: boolean } = {}): Record<string, unknown> | undefined {
  const found = useGlobalData()[name]
  if (found === undefined && options.failfast) throw new Error(`Expected a plugin that gives data under the name ${name}, found none.`)
  return found
}

export function usePluginData(name: string, id = 'default', options: { failfast?: boolean } = {}): unknown {
  const found = useAllPluginInstancesData(name, options)?.[id]
  if (found === undefined && options.failfast) throw new Error(`Expected data of the plugin ${name} with the id ${id}, found none.`)
  return found
}
