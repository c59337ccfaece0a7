// The module that starts the runtime on every page. It is written for each site, so that a site loads only the features that it uses.
import { join } from 'node:path'
import type { AskAi } from '../client/ask-ai.ts'
import type { RuntimeOptions } from '../client/main.ts'
import { packageDirectory } from '../lib/package-directory.ts'

export interface RuntimeEntry extends RuntimeOptions {
  hasAnnouncementBar: boolean
  /** The navbar hides while the reader scrolls down. */
  hidesNavbar: boolean
  hasSearch: boolean
  /** Where page views are sent. */
  pageViewEndpoint: string | undefined
  /** The chat on every page. */
  askAi: AskAi | undefined
  /** Absolute paths of modules that the runtime loads. */
  clientModules: readonly string[]
}

export function writeRuntimeEntry(entry: RuntimeEntry): string {
  const { baseUrl, hasIslands, pageViewEndpoint, askAi, clientModules } = entry
  const imports = [importOf('startRuntime', 'main.ts')]
  const features: string[] = []
  const add = (name: string, file: string, ...values: unknown[]): void => {
    imports.push(importOf(name, file))
    features.push(`() => ${name}(${values.map((value) => JSON.stringify(value)).join(', ')})`)
  }
  if (entry.hasAnnouncementBar) add('startAnnouncementBar', 'shell/announcement-bar.ts')
  if (entry.hidesNavbar) add('startHidingNavbar', 'shell/hiding-navbar.ts')
  if (entry.hasSearch) add('startSearchKeys', '../plugins/search/client/search-keys.ts')
  if (pageViewEndpoint !== undefined) add('startPageViews', 'page-views.ts', pageViewEndpoint)
  if (askAi) add('startAskAi', 'ask-ai.ts', askAi)
  // Each is loaded separately, so that a faulty one cannot break the runtime.
  const modules = clientModules.map((path) => `() => import(${JSON.stringify(path)})`)
  const options: RuntimeOptions = { baseUrl, hasIslands }
  return [...imports, `startRuntime(${JSON.stringify(options)}, [${features.join(', ')}], [${modules.join(', ')}])`].join('\n')
}

function importOf(name: string, file: string): string {
  return `import { ${name} } from ${JSON.stringify(join(packageDirectory, 'src/client', file))}`
}
